"""Who one is survives the loss of a browser: by a code that was written down, and by a link on another device."""

from __future__ import annotations

import pytest
from browser.conftest import Comes
from browser.visitor import TOO_WIDE
from playwright.async_api import expect


@pytest.mark.slow
async def test_a_code_and_a_link_lead_back_and_a_link_only_once(comes: Comes) -> None:
    ines = await comes()
    await ines.sits_down("mr-jack", ["person", "bot:constable"])
    await ines.goes("/settings")
    await expect(ines.page.get_by_label("Your name")).not_to_have_value("")  # until the house has said who one is
    await ines.page.get_by_label("Your name").fill("Ines")
    await ines.page.locator("form", has_text="Your name").get_by_role("button").click()
    await expect(ines.page.get_by_role("status").first).to_have_text("Saved.")
    await ines.page.get_by_role("button", name="Write down a code").click()
    code = await ines.page.locator(".code").inner_text()
    await ines.page.get_by_role("button", name="Take it to another device").click()
    link = await ines.page.locator(".link").inner_text()
    await expect(ines.page.get_by_role("img", name=link)).to_be_visible()

    phone = await comes(phone=True, language="de")
    await phone.goes(link)
    assert not await phone.page.evaluate(TOO_WIDE)
    await phone.page.get_by_role("button", name="Das bin ich").click()
    await expect(phone.page.get_by_role("status")).to_have_text("Willkommen zurück, Ines.")
    assert code not in phone.page.url
    assert "#" not in phone.page.url
    await phone.page.get_by_role("main").get_by_role("link", name="Meine Tische").click()
    await expect(phone.page.get_by_text("Mr. Jack")).to_be_visible()
    await phone.goes("/settings")
    assert not await phone.page.evaluate(TOO_WIDE)

    other = await comes()
    await other.goes("/back")
    await other.page.get_by_label("Your code").fill(code.lower().replace("-", " "))
    await other.page.get_by_role("button", name="That is me").click()
    await expect(other.page.get_by_role("status")).to_have_text("Welcome back, Ines.")

    again = await comes()
    again.provokes("404")
    await again.goes(link)
    await again.page.get_by_role("button", name="That is me").click()
    await expect(again.page.get_by_role("alert")).to_contain_text("is not valid, or no longer valid")
