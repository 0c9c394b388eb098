"""The browsers of this machine, to be driven. Nothing is downloaded: what is missing is named with what brings it."""

import os
import shutil
import socket
import subprocess
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from driver import FLAGS
from webdriver import Browser, Marionette, OverHttp, patiently


class MissingError(Exception):
    """A program that is not on this machine."""


@contextmanager
def program(command: Sequence[str | Path], environment: dict[str, str], told: Sequence[int] = ()) -> Iterator[None]:
    """Run a program beside this one, into whose open files `told` it writes; what it has begun ends with it."""
    process = subprocess.Popen(
        command,
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        pass_fds=told,
        start_new_session=True,
    )
    try:
        yield
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, 15)
        with suppress(subprocess.TimeoutExpired):
            process.wait(10)
        with suppress(ProcessLookupError):
            os.killpg(process.pid, 9)
        process.wait()


def found(package: str, *names: str) -> Path:
    """Where a program is; `package` is what Debian calls the package that brings it."""
    for name in names:
        if path := shutil.which(name):
            return Path(path)
    raise MissingError(package)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
        return port


@contextmanager
def driven(command: Sequence[str | Path], wish: dict[str, Any], **environment: str) -> Iterator[OverHttp]:
    """A session with a driver, which runs as long as it lasts."""
    port = free_port()
    with program([*command, f"--port={port}"], environment), closing(OverHttp(port, wish)) as session:
        yield session


@contextmanager
def chromium(profile: Path) -> Iterator[Browser]:
    binary = found("chromium", "chromium", "chromium-browser")
    driver = found("chromium-driver", "chromedriver")
    arguments = [*FLAGS, "--headless=new", "--window-size=1024,800", f"--user-data-dir={profile}"]
    with driven([driver], {"goog:chromeOptions": {"binary": str(binary), "args": arguments}}) as session:
        yield Browser("Chromium", session)


@contextmanager
def screen() -> Iterator[str]:
    """A screen that nobody sees; gives its name."""
    reads, writes = os.pipe()
    server = found("xvfb", "Xvfb")
    command: list[str | Path] = [server, "-displayfd", str(writes), "-screen", "0", "1600x1400x24", "-nolisten", "tcp"]
    with program(command, {}, [writes]), os.fdopen(reads) as told:
        os.close(writes)
        yield f":{told.readline().strip()}"


@contextmanager
def webkit(profile: Path) -> Iterator[Browser]:
    driver = found("webkit2gtk-driver", "WebKitWebDriver")
    homes = {name: str(profile) for name in ("HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")}
    with screen() as display, driven([driver], {}, DISPLAY=display, NO_AT_BRIDGE="1", **homes) as session:
        yield Browser("WebKitGTK", session)


FIREFOX = """
user_pref("marionette.port", 0);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
"""


@contextmanager
def firefox(profile: Path) -> Iterator[Browser]:
    binary = found("firefox-esr", "firefox", "firefox-esr")
    (profile / "user.js").write_text(FIREFOX, "utf-8")
    told = profile / "MarionetteActivePort"
    told.unlink(missing_ok=True)
    command: list[str | Path] = [binary, "--headless", "--no-remote", "--marionette", "--profile", profile]
    with (
        program(command, {"HOME": str(profile)}),
        closing(Marionette(patiently(lambda: int(told.read_text("utf-8"))))) as session,
    ):
        yield Browser("Firefox", session)


@dataclass
class Kind:
    """A browser to be run."""

    run: Callable[[Path], AbstractContextManager[Browser]]
    keeps: bool = True
    """Whether what it has stored in `profile` is there when it runs again."""
    touches: bool = True
    """Whether its driver has fingers; else they are a mouse, too."""


KINDS = {"chromium": Kind(chromium), "firefox": Kind(firefox), "webkit": Kind(webkit, keeps=False, touches=False)}
