"""Imperial Steam in the terminal: lists of cities, sheets, and what a player may type."""
