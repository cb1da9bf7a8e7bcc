"""A position as data, and back."""
