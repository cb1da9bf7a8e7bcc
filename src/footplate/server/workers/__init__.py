"""Processes that think for bots and hints, so that nobody waits for somebody else's computation.

    jobs.py      what a bot is asked, and what comes back
    frames.py    how both are written into a pipe
    worker.py    the process that thinks; it imports the engine and nothing of the server
    process.py   such a process, seen from the server
    fair.py      who comes next: table by table
    pool.py      all of it: a decision for every job, whatever happens to the processes
    kept.py      the positions in which bots have failed, for the host
    hints.py     a decision told to a person

Nothing is imported here: a worker's modules lie in this package, and it needs few of them.
"""
