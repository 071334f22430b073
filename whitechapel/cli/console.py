"""Where the commands print, what they read from the keyboard, and how they end."""

from __future__ import annotations

from rich.console import Console

try:
    import readline  # its mere presence gives `input` a history and editing
except ImportError:
    readline = None  # type: ignore[assignment]  # there is none on Windows

WRONG = 2
"""The exit code for anything wrong with the request."""
BROKEN_LAW = 1


def screen() -> Console:
    """Where everything is printed. Colours follow the terminal, and NO_COLOR turns them off."""
    return Console(highlight=False)


def keyboard(prompt: str, begun: str = "") -> str:
    """A line that somebody types or continues; with history and editing where the system has them."""
    if not begun or readline is None:
        return input(prompt)
    readline.set_startup_hook(lambda: readline.insert_text(begun))
    try:
        return input(prompt)
    finally:
        readline.set_startup_hook()
