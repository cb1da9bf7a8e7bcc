"""What to say where an optional package is not installed."""


def missing(what: str, extra: str, error: ImportError) -> ImportError:
    """One line that says which extra brings what is needed."""
    return ImportError(f"{what} needs more: pip install 'footplate[{extra}]' ({error})")
