"""From a fresh clone to the page, with empty caches: how long `make play` takes.

    PYTHONPATH=tests python3 -m install.fresh

What is committed is cloned. The time on the clock depends on what else the machine does, that of the processors hardly.
"""

from __future__ import annotations

import os
import resource
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

from install.smoke import fetch

ROOT = Path(__file__).resolve().parents[2]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def page_after(home: Path) -> float:
    """Clone, play, and see the page; returns after how many seconds."""
    port = free_port()
    caches = {"npm_config_cache": str(home / "npm"), "PIP_CACHE_DIR": str(home / "pip")}
    began = time.monotonic()
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(home / "clone")], check=True)
    wanted = f"ARGS=--no-open --host 127.0.0.1 --port {port} --data {home / 'data'}"
    command = ["make", "play", wanted]
    play = subprocess.Popen(command, cwd=home / "clone", env={**os.environ, **caches}, start_new_session=True)
    try:
        while play.poll() is None:
            try:
                fetch(f"http://127.0.0.1:{port}/")
            except OSError:
                time.sleep(0.1)
            else:
                return time.monotonic() - began
        raise SystemExit("make play has ended.")
    finally:
        os.killpg(play.pid, signal.SIGINT)
        play.wait()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="whitechapel-fresh-", ignore_cleanup_errors=True) as scratch:
        seconds = page_after(Path(scratch))
        time.sleep(3)  # the compiler in the background notices that the server is gone
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = used.ru_utime + used.ru_stime
    load, cores = os.getloadavg()[0], os.cpu_count()
    print(f"the page after {seconds:.1f} s; {cpu:.1f} s of processor time; load {load:.1f} on {cores} cores")
