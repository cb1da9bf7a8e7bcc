"""What is printed: files with sources, reading, checking, flat tables, and their numbers."""
