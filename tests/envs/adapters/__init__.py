"""What needs the extras: `make test-envs` runs it in an environment that has them."""
