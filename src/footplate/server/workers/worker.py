"""The process that thinks: `python -m footplate.server.workers.worker SECONDS`.

It reads jobs from its input and writes answers to its output, and remembers nothing between them.
"""

import math
import os
import signal
import sys
import threading
import time
from queue import SimpleQueue
from typing import BinaryIO, Final

import msgspec
from msgspec.structs import replace

import footplate
from footplate.bots import make_bot
from footplate.bots.analysis import Analyst, judge, turn_at
from footplate.bots.explaining import explain
from footplate.bots.lines import LineBot
from footplate.bots.memory import Memory
from footplate.bots.purpose import purpose
from footplate.bots.search import SearchBot
from footplate.core.refusal import in_words
from footplate.core.state import State
from footplate.server.workers.frames import LARGEST_ANSWER, LENGTH, Answer, frame
from footplate.server.workers.jobs import Job, check_kind, plain, state_of

NICE: Final = 5
"""The server itself comes first wherever there are fewer processors than work."""
ENOUGH: Final = 0.6
"""After which part of its time a bot that looks ahead takes what is best so far: the rest is for
the playout that was begun, and for a busy machine."""


def think(job: Job, limit: float = math.inf) -> Answer:
    """The decision of the job's bot, which has so many seconds."""
    begun = time.monotonic()
    try:
        check_kind(job.bot)
        state = state_of(job)
        bot = make_bot(job.bot, footplate.game(job.game), job.seed)
        if isinstance(bot, SearchBot):
            bot.memory = Memory(job.counted)
            left = limit * ENOUGH - (time.monotonic() - begun)
            bot.settings = replace(bot.settings, limit=max(left, 1e-3))
            if job.told is not None:
                return _judged(bot, state, job) if job.played else _explained(bot, state, job.told)
        code = bot.choose(state)
        if not isinstance(bot, LineBot):
            return Answer(plain(state.decode(code)))
        said = None if job.told is None else purpose(bot, state, code, job.told)
        rest = [plain(state.decode(each)) for each in bot.rest]
        return Answer(plain(state.decode(code)), rest=rest, purpose=said)
    except Exception as error:
        return Answer(error=in_words(error)[: LARGEST_ANSWER // 8])


def _explained(bot: SearchBot, state: State, names: list[str]) -> Answer:
    thought = bot.think(state)
    code = thought.lines[thought.chosen].line[0]
    return Answer(plain(state.decode(code)), reasons=explain(state, thought, names))


def _judged(bot: SearchBot, state: State, job: Job) -> Answer:
    analyst = Analyst(state.game, job.seed, bot.settings)
    analyst.memory = bot.memory
    turn = judge(state, 0, turn_at(state, job.played), analyst, job.told or [])
    return Answer(turn.better.actions[0], turn=turn)


def main() -> None:
    # The server ends us when it wishes to, by closing the pipe: neither Ctrl-C at its terminal nor
    # a service manager that signals a whole group shall make it play fallbacks before it stops.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    jobs, answers = _pipes()
    limit = float(sys.argv[1])
    waiting: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_read, args=(jobs, waiting), daemon=True).start()
    _write(answers, Answer())
    while True:
        job = msgspec.msgpack.decode(waiting.get(), type=Job)
        _alarm(limit)
        answer = think(job, limit)
        _alarm(0)
        _write(answers, answer)


def _pipes() -> tuple[BinaryIO, BinaryIO]:
    """Our input and output, for ourselves alone: what anything else prints is no answer."""
    jobs, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return jobs, answers


def _read(jobs: BinaryIO, waiting: "SimpleQueue[bytes]") -> None:
    """In a thread of its own, so that the end of the server is noticed while a bot thinks."""
    while len(head := jobs.read(LENGTH.size)) == LENGTH.size:
        (size,) = LENGTH.unpack(head)
        if len(data := jobs.read(size)) < size:
            break
        waiting.put(data)
    os._exit(0)


def _alarm(seconds: float) -> None:
    """Compiled code lets no other thread run: whatever it does, the system ends us after a while.

    The server is to notice first that a limit has passed, hence the double.
    """
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds * 2 + 1 if seconds else 0)


def _write(answers: BinaryIO, answer: Answer) -> None:
    try:
        answers.write(frame(answer))
        answers.flush()
    except OSError:
        os._exit(0)  # nobody is there to read it


if __name__ == "__main__":
    main()
