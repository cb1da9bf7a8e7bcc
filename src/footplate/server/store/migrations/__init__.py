"""The history of the schema."""
