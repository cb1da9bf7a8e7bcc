"""How the bot thinks about Age of Steam: what goods could move, what to build, what it is worth."""
