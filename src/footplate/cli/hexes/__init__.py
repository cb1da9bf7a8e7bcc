"""What the terminal shows of any game on a hex map."""
