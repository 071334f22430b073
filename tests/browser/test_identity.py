"""Who one is, kept by a passkey, found again, taken back; friends by a link; everything forgotten; the host's desk."""

from __future__ import annotations

from pathlib import Path

import pytest
from browser.conftest import Comes
from browser.parlour import parlour
from browser.visitor import TOO_WIDE, Visitor
from playwright.async_api import expect

from whitechapel.server.host import serving, upkeep


async def has_authenticator(visitor: Visitor) -> None:
    """Their device can keep passkeys."""
    line = await visitor.context.new_cdp_session(visitor.page)
    await line.send("WebAuthn.enable")
    how = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    options = {**how, "isUserVerified": True, "automaticPresenceSimulation": True}
    await line.send("WebAuthn.addVirtualAuthenticator", {"options": options})


@pytest.mark.slow
async def test_a_passkey_is_made_used_and_revoked_and_then_everything_is_forgotten(comes: Comes, address: str) -> None:
    # A passkey belongs to a name, and 127.0.0.1 is none.
    ines = await comes(base=address.replace("127.0.0.1", "localhost"))
    await has_authenticator(ines)
    await ines.sits_down("mr-jack", ["person", "bot:constable"])
    await ines.goes("/settings")
    page = ines.page
    await expect(page.get_by_label("Your name")).not_to_have_value("")
    await page.get_by_label("Your name").fill("Ines")
    await page.get_by_label("A hat with a plume").check(force=True)
    await page.get_by_role("button", name="Save").first.click()
    await expect(page.get_by_role("status").first).to_have_text("Saved.")
    await page.get_by_role("button", name="Make a passkey").click()
    await expect(page.get_by_text("From now on your passkey leads you back.")).to_be_visible()

    ines.provokes("401")  # from now on nobody knows them at first
    await ines.context.clear_cookies()
    await ines.goes("/back")
    await page.get_by_role("button", name="Come back with a passkey").click()
    await expect(page.get_by_role("status")).to_have_text("Welcome back, Ines.")
    await page.get_by_role("main").get_by_role("link", name="My tables").click()
    await expect(page.get_by_text("Mr. Jack")).to_be_visible()

    await ines.goes("/settings")
    await expect(page.get_by_label("A hat with a plume")).to_be_checked()
    await page.get_by_role("button", name="Revoke").click()
    await expect(page.get_by_text("This passkey has been revoked.")).to_be_visible()
    await page.get_by_role("button", name="Write down a code").click()
    code = await page.locator(".code").inner_text()
    await ines.context.clear_cookies()
    ines.provokes("404")  # the passkey
    await ines.goes("/back")
    await page.get_by_role("button", name="Come back with a passkey").click()
    await expect(page.get_by_role("alert")).to_have_text("This passkey is not valid here.")
    await page.get_by_label("Your code").fill(code)
    await page.get_by_role("button", name="That is me").click()
    await expect(page.get_by_role("status")).to_have_text("Welcome back, Ines.")

    await ines.goes("/settings")
    async with page.expect_download() as saving:
        await page.get_by_role("button", name="Download", exact=True).click()
    assert '"nickname": "Ines"' in (await (await saving.value).path()).read_text(encoding="utf-8")
    await page.get_by_role("button", name="Have it all deleted").click()
    await page.get_by_role("button", name="Delete everything").click()
    await expect(page.get_by_role("heading", name="Whitechapel", level=1)).to_be_visible()
    await ines.goes("/back")
    await page.get_by_label("Your code").fill(code)
    await page.get_by_role("button", name="That is me").click()
    await expect(page.get_by_role("alert")).to_contain_text("This code is not valid")


@pytest.mark.slow
async def test_friends_by_a_link_and_a_report_that_reaches_the_hosts_desk(comes: Comes, tmp_path: Path) -> None:
    with parlour(tmp_path) as address:
        ines = await comes(base=address)
        await ines.goes("/friends")
        link = await ines.page.get_by_label("Your link for friends").input_value()
        otto = await comes(base=address, phone=True, language="de")
        await otto.goes(link)
        assert not await otto.page.evaluate(TOO_WIDE)
        await otto.page.get_by_role("button", name="Freundschaft schließen").click()
        await expect(otto.page.get_by_role("status").first).to_have_text("Du und Guest seid jetzt befreundet.")
        await otto.page.get_by_role("link", name="Guest").click()
        await otto.page.get_by_role("button", name="Guest zu einer Partie einladen").click()
        await otto.page.get_by_role("dialog").get_by_role("link", name="Mr. Jack").click()
        await otto.page.get_by_role("button", name="Tisch eröffnen").click()
        await otto.page.locator(".lobby").wait_for()
        await ines.goes("/friends")
        await ines.page.get_by_role("region", name="Invitations").get_by_role("link", name="Go there").click()
        await ines.page.locator(".lobby").wait_for()
        assert ines.page.url.partition("?")[0] == otto.page.url.partition("?")[0]
        await ines.goes("/friends")  # nobody sits at a server that is gone
        await otto.goes("/friends")
        await otto.page.get_by_role("link", name="Guest").click()
        await otto.page.get_by_role("button", name="Melden").click()
        await otto.page.get_by_label("Was ist passiert?").fill("Zu laut.")
        await otto.page.get_by_role("button", name="Abschicken").click()
        await expect(otto.page.get_by_role("status")).to_have_text("Wer den Server betreibt, weiß jetzt davon.")
        assert not await otto.page.evaluate(TOO_WIDE)

        host = await comes(base=address)
        await host.goes(await upkeep.desk(serving.place(tmp_path, None), address))
        await expect(host.page.get_by_role("heading", name="One report")).to_be_visible()
        assert "#" not in host.page.url
        await host.page.get_by_role("button", name="Rename").click()
        await host.page.get_by_label("The new name").fill("A quiet one")
        await host.page.get_by_role("button", name="Save").click()
        await expect(host.page.get_by_role("link", name="A quiet one")).to_be_visible()
        await host.page.get_by_role("button", name="Done").click()
        await expect(host.page.get_by_text("Nobody has complained.")).to_be_visible()
        otto.provokes("403")
        await otto.goes("/desk")
        await expect(otto.page.get_by_text("whitechapel desk")).to_be_visible()
