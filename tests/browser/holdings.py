"""Everything a page holds: what it shows, what it has been sent, and every object in its JavaScript memory."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, NamedTuple

from browser.visitor import Visitor
from playwright.async_api import Error

AWAY = re.compile(r'(\\?"away\\?": ?)\d+')
"""Since when somebody is not at the table."""
KEPT_AT = re.compile(r'\\"at\\":\d+')
"""When the page last wrote down what it keeps of a table."""

# Every array and object on the heap, also those that only a closure knows: their texts, in order, and texts by name.
COLLECT = """function () {
    const text = (value) => typeof value === "string";
    const found = new Set();
    for (const one of this) {
        let kept;
        try {
            if (Array.isArray(one)) kept = one.filter(text);
            else if (one instanceof Map || one instanceof Set) kept = [...one].flat().filter(text);
            else if (String(one) !== "[object Object]") continue; // what the browser itself made, such as elements
            else kept = Object.fromEntries(Object.entries(Object.getOwnPropertyDescriptors(one))
                .filter(([, how]) => text(how.value)).map(([name, how]) => [name, how.value]));
        } catch { continue; }
        const written = JSON.stringify(kept);
        if (written.length > 2 && written.length < 4000) found.add(written);
    }
    return [...found];
}"""

KINDS = ("Object", "Array", "Map", "Set")


class Holdings(NamedTuple):
    """What a page holds."""

    dom: str
    kept: str
    frames: list[Any]
    bodies: list[Any]
    memory: set[str]

    def lists(self) -> Iterator[list[str]]:
        """Every list of texts that is anywhere in it."""
        for written in self.memory:
            found = json.loads(written)
            if isinstance(found, list):
                yield found
        yield from lists([*self.frames, *self.bodies])


def lists(data: Any) -> Iterator[list[str]]:
    """Every list of texts inside some data."""
    if isinstance(data, list):
        texts = [one for one in data if isinstance(one, str)]
        if texts:
            yield texts
    for inner in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from lists(inner)


async def holdings(visitor: Visitor, name: str = "") -> Holdings:
    """What the page holds now. `name`, the table's id, is left out, and so are what the clock says and the heads of the
    record: those follow from everybody's answers, but a key that no page has hides them."""
    page = visitor.page
    dom = await page.evaluate("document.documentElement.outerHTML")
    kept = await page.evaluate(
        "JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state])"
    )
    bodies = []
    for answer in [one for one in visitor.answers if "/api/" in one.url and one.ok]:
        with suppress(Error):  # what came late for a page that was left has gone with it
            bodies.append(await answer.json())
    session = await page.context.new_cdp_session(page)
    await session.send("HeapProfiler.enable")
    await session.send("HeapProfiler.collectGarbage")
    memory: set[str] = set()
    for kind in KINDS:
        prototype = await session.send("Runtime.evaluate", {"expression": f"{kind}.prototype"})
        objects = await session.send("Runtime.queryObjects", {"prototypeObjectId": prototype["result"]["objectId"]})
        call = {"functionDeclaration": COLLECT, "objectId": objects["objects"]["objectId"], "returnByValue": True}
        memory.update((await session.send("Runtime.callFunctionOn", call))["result"]["value"])
    await session.detach()

    heads = {str(message["head"]) for message in visitor.received if message.get("head")}

    def plain(text: str) -> str:
        if not name:
            return text
        for head in heads:
            text = text.replace(head, "HEAD")
        return AWAY.sub(r"\g<1>0", KEPT_AT.sub("", text.replace(name, "TABLE")))

    frames = [json.loads(plain(frame)) for frame in visitor.frames]
    for frame in frames:
        frame.pop("now", None)
    return Holdings(plain(dom), plain(kept), frames, [json.loads(plain(json.dumps(body))) for body in bodies],
                    {plain(written) for written in memory})  # fmt: skip
