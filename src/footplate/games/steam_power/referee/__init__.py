"""Why not: the rules that an action breaks."""
