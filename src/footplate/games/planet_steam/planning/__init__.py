"""What the bots look at."""
