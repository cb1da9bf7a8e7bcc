"""The server under load: `python -m bench.server`, part of `make bench`."""
