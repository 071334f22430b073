"""What to call a device, going by what it says about itself."""

from __future__ import annotations

import re
from typing import Final

BROWSERS: Final = (
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome", "Chrome"), ("Safari", "Safari"),
)  # fmt: skip
"""What stands in the header, and what people call it. Each also names those below it."""
SYSTEMS: Final = (
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("CrOS", "ChromeOS"),
    ("Mac OS", "macOS"), ("Linux", "Linux"),
)  # fmt: skip
PRODUCT: Final = re.compile(r"[\w.+-]{1,40}")


def device_name(user_agent: str) -> str:
    """A short name for the device behind a request, from its header `User-Agent`; empty if it does not say."""
    browser = _first(BROWSERS, user_agent)
    if browser:
        return ", ".join(filter(None, (browser, _first(SYSTEMS, user_agent))))
    product = PRODUCT.match(user_agent)
    return product[0] if product else ""


def _first(names: tuple[tuple[str, str], ...], user_agent: str) -> str:
    return next((name for sign, name in names if sign in user_agent), "")
