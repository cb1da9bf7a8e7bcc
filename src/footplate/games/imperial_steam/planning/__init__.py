"""Looking ahead in Imperial Steam."""
