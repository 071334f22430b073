"""The host looks after the people at a table, and everybody after their devices: at a desk and on a phone."""

from __future__ import annotations

import pytest
from browser.conftest import WIDE, Comes
from browser.visitor import Visitor
from playwright.async_api import expect

WORDS = {
    "en": {
        "menu": "Menu", "here": "Who is here", "mute": "Mute Otto", "unmute": "Let Otto talk again",
        "remove": "Remove Otto", "sure": "Remove Otto for good", "closed": "Closed to newcomers",
        "removed": "The host has removed you from this table.", "is_closed": "closed this table to newcomers",
        "devices": "Devices", "this": "this device", "everywhere": "Sign out everywhere else",
        "only": "Only this device is signed in now.",
    },
    "de": {
        "menu": "Menü", "here": "Wer da ist", "mute": "Otto stumm schalten", "unmute": "Otto wieder reden lassen",
        "remove": "Otto entfernen", "sure": "Otto endgültig entfernen", "closed": "Für Neue geschlossen",
        "removed": "hat dich vom Tisch verwiesen", "is_closed": "für Neue geschlossen",
        "devices": "Geräte", "this": "dieses Gerät", "everywhere": "Überall sonst abmelden",
        "only": "Jetzt ist nur noch dieses Gerät angemeldet.",
    },
}  # fmt: skip


async def called(visitor: Visitor, nickname: str) -> Visitor:
    """Somebody who already has a name here."""
    await visitor.context.request.post(f"{visitor.base}/api/players", data={"nickname": nickname})
    await visitor.context.add_init_script("localStorage['whitechapel-been-here'] = 'yes'")
    return visitor


@pytest.mark.parametrize(("language", "phone"), [pytest.param("en", False, marks=WIDE), ("de", True)])
async def test_the_host_mutes_and_removes_somebody_and_closes_the_table(
    comes: Comes, language: str, phone: bool
) -> None:
    words = WORDS[language]
    ines, otto, late = [await comes(language, phone=phone) for _ in range(3)]
    await called(otto, "Otto")
    await called(ines, "Ines")
    links = await ines.opens("jack-the-ripper", ["person", "open", "open"])
    await ines.goes(links[0])
    table = await ines.page.evaluate("location.pathname")
    await otto.goes(table)
    await otto.page.locator(".lobby").wait_for()
    await ines.page.get_by_role("button", name=words["menu"]).click()
    here = ines.page.get_by_role("region", name=words["here"])
    await here.get_by_role("button", name=words["mute"]).click()
    await here.get_by_role("button", name=words["unmute"]).wait_for()
    await here.get_by_role("checkbox", name=words["closed"]).check()
    await ines.until(lambda: ines.table["closed"])
    await late.goes(table)
    await expect(late.page.get_by_role("alert")).to_contain_text(words["is_closed"])
    await here.get_by_role("button", name=words["remove"]).click()
    await here.get_by_role("button", name=words["sure"]).click()
    await expect(otto.page.get_by_role("alert")).to_contain_text(words["removed"])
    await expect(here.get_by_text("Otto")).to_have_count(0)
    width = await ines.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0


@pytest.mark.parametrize(("language", "phone"), [pytest.param("en", False, marks=WIDE), ("de", True)])
async def test_a_player_sees_their_devices_and_signs_out_everywhere_else(
    comes: Comes, language: str, phone: bool
) -> None:
    words = WORDS[language]
    ines = await called(await comes(language, phone=phone), "Ines")
    other = await (await ines.context.request.post(f"{ines.base}/api/me/devices")).json()
    await ines.goes("/settings")
    panel = ines.page.locator("section", has=ines.page.get_by_role("heading", name=words["devices"]))
    await expect(panel.get_by_role("listitem")).to_have_count(2)
    await expect(panel.get_by_text(words["this"])).to_have_count(1)
    for _ in range(2):  # once more, to be sure
        await panel.get_by_role("button", name=words["everywhere"]).click()
    await expect(panel.get_by_text(words["only"])).to_be_visible()
    await expect(panel.get_by_role("listitem")).to_have_count(1)
    gone = await ines.context.request.get(f"{ines.base}/api/me", headers={"authorization": f"Bearer {other['token']}"})
    assert gone.status == 401
    assert await ines.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
