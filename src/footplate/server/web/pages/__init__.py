"""Plain pages until there are better ones: what is here, how to join, how to call it."""
