"""One file a phase of the rulebook's sequence of play."""
