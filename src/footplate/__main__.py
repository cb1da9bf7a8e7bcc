"""`python -m footplate`: the same as the command `footplate`."""

from footplate.cli import main

main()
