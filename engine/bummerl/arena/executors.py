"""Where the blocks of a contest are played: here, on all cores, or on a cluster, always by way of an executor."""

import importlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any, ParamSpec, TypeVar

from bummerl.arena.contest import ArenaError

_Given = ParamSpec("_Given")
_Found = TypeVar("_Found")

_PATIENCE = "10s"
"""How long to wait for the cluster's scheduler."""


class Here(Executor):
    """Does everything at once, in this thread."""

    def submit(self, fn: Callable[_Given, _Found], /, *args: _Given.args, **kwargs: _Given.kwargs) -> Future[_Found]:
        """The finished future of a call. What the call raises is raised here."""
        future: Future[_Found] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


@contextmanager
def processes(jobs: int) -> Iterator[Executor]:
    """An executor of so many processes. If the contest is stopped, so are they, at once."""
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, initializer=_begin_process)
    try:
        yield pool
    except BaseException:
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _begin_process() -> None:
    """Lets a process of the pool end without a word at an interrupt, and with its parent if that is killed."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def cluster(address: str) -> Iterator[Executor]:
    """An executor of the workers of a `dask.distributed` cluster; if one is lost, others do its work again.

    Raises `ArenaError` if the package is not there, the scheduler does not answer, or the cluster breaks down.
    """
    try:
        # By name, as the package is optional: neither type checkers nor those without it shall need it.
        distributed: Any = importlib.import_module("distributed")
    except ImportError:
        raise ArenaError("a cluster needs the package `distributed`: pip install 'bummerl[cluster]'") from None
    try:
        client = distributed.Client(address, timeout=_PATIENCE)
    except (OSError, ValueError) as error:
        raise ArenaError(f"no scheduler answers at {address}: {error}") from None
    with client:
        executor: Executor = client.get_executor(pure=False)
        try:
            yield executor
        except BaseException as error:
            executor.shutdown(wait=False)
            trouble = _trouble(error, distributed)
            if trouble is not None:
                raise ArenaError(f"the cluster cannot go on: {trouble}") from None
            raise


def _trouble(error: BaseException, distributed: Any) -> str | None:
    """What is wrong with the cluster, if it is the cluster."""
    if isinstance(error, distributed.KilledWorker):
        return "its workers die one after the other"
    if isinstance(error, (CancelledError, distributed.comm.CommClosedError)):
        return "the scheduler has gone"
    # The scheduler reads what it is given to do, so that it needs the engine, too.
    cause = error.__cause__ if isinstance(error, RuntimeError) else error
    return f"{cause}; scheduler and workers need this engine" if isinstance(cause, ImportError) else None
