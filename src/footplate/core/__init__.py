"""The contract that every game keeps and everything else hangs on."""
