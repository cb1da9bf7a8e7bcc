"""Imperial Steam."""
