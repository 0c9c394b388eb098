"""Plays a contest on an executor."""

from collections.abc import Callable, Mapping
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from itertools import islice

from bummerl.arena.contest import ArenaError, Block, Contest, engine_mark, play_block

Finished = Callable[[int, Block], None]


def play_contest(
    contest: Contest, executor: Executor, done: Mapping[int, Block], finished: Finished, ahead: int
) -> list[Block]:
    """Plays the blocks that are not in `done`, and gives all of them in order.

    At most `ahead` blocks are submitted and not yet finished; `finished` is told each block as it comes. The result
    is the same for every executor and every order. Raises `ArenaError` if a worker cannot play or has died.
    """
    blocks = dict(done)
    engine = engine_mark()
    waiting = (number for number in range(contest.blocks) if number not in done)
    running: dict[Future[Block], int] = {}
    try:
        while True:
            for number in islice(waiting, ahead - len(running)):
                running[executor.submit(play_block, contest, number, engine)] = number
            if not running:
                return [blocks[number] for number in range(contest.blocks)]
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                number = running.pop(future)
                blocks[number] = future.result()
                finished(number, blocks[number])
    except BrokenExecutor:
        raise ArenaError("a worker process has died") from None
    finally:
        for future in running:
            future.cancel()
