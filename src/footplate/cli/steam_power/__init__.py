"""Steam Power in the terminal: the map, the sheets, and what a player may type."""
