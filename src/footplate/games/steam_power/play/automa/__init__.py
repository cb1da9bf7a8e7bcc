"""The Automa: an opponent that plays by the rulebook and says why."""
