"""What to say where an optional package is not installed."""


def missing(module: str, error: ImportError) -> ImportError:
    """One line that says which extra brings what a module needs."""
    return ImportError(f"{module} needs more: pip install 'footplate[envs]' ({error})")
