"""What can be said: actions, their codes, events, and the words they share."""
