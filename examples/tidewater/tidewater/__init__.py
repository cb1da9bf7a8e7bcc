"""Tidewater: merchants bid for barges and sell into a market that falls. A teaching game."""
