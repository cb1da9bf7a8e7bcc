"""Hex geometry, track tiles and link tracing: what every game on a hex map shares."""
