"""Planet Steam."""
