"""The command line. What a command needs is imported inside it, so that `footplate` starts fast."""

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command and leave with its exit code: 0, 1 for a finding, 2 for bad input."""
    try:
        from footplate.cli.app import run
    except KeyboardInterrupt:
        sys.exit(130)  # before there was anything to end cleanly
    sys.exit(run(sys.argv[1:] if arguments is None else list(arguments)))
