"""What happens: the state, setting up, and one file a chapter of the rulebook."""
