"""Age of Steam in the terminal: the map, the sheets, and what a player may type."""
