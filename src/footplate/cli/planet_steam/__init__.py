"""Planet Steam in the terminal: the map, the terminal, the sheets, and what a player may type."""
