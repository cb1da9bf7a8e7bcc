"""How a bot thinks ahead in Planet Steam."""
