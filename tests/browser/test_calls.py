"""Being called: the page asks once and at the right moment, the server calls the browser, and its service worker shows
it. The maker's push service is a web server of this test; everything else is as people have it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator

import pytest
from browser.conftest import Comes
from browser.parlour import parlour
from browser.visitor import TOO_WIDE, Visitor
from patience import GLANCE, PATIENCE, until
from playwright.async_api import CDPSession, expect
from server.outside import Browser, web_server

HERE = """
from whitechapel.server.host import serving as _serving
from whitechapel.server.web.carriers import CallOptions as _Options
_real = _serving.carriers
_serving.carriers = lambda store, options: _real(store, _Options(webhooks="any"))
"""
"""A host who lets addresses of this machine be called."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with parlour(tmp_path_factory.mktemp("calls"), tampered=HERE) as base:
        yield base


async def subscribes_at(visitor: Visitor, browser: Browser) -> None:
    """Let a page's browser know a push service that can be reached from here."""
    told = json.dumps(browser.subscription)
    await visitor.context.add_init_script(
        f"""
        const told = {told};
        PushManager.prototype.subscribe = async () => ({{
          toJSON: () => ({{ endpoint: told.endpoint, keys: {{ p256dh: told.p256dh, auth: told.auth }} }}),
        }});
        """
    )


async def deliver(session: CDPSession, base: str, data: str) -> None:
    """What the browser does when its maker's service has a message for it."""
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    await session.send("ServiceWorker.enable")
    await until(lambda: found)
    await session.send("ServiceWorker.deliverPushMessage", {"origin": base, "registrationId": found[-1], "data": data})


@pytest.mark.slow
async def test_the_page_asks_while_another_is_awaited_and_calls_when_it_is_ones_turn(
    comes: Comes,
) -> None:
    async with web_server() as service:
        browser = Browser(service)
        ines = await comes(phone=True)
        await ines.context.grant_permissions(["notifications"], origin=ines.base)
        await subscribes_at(ines, browser)
        links = await ines.opens("mr-jack", ["person", "person"], visibility="link")
        otto = await comes()
        await otto.goes(links[1])
        await otto.page.locator("header.status").wait_for()
        await ines.goes(links[0])
        await ines.asked()
        offer = ines.page.get_by_role("button", name="Alert me on this device")
        await expect(offer).to_have_count(0)
        await otto.page.close()
        await plays_a_turn(ines)
        await expect(ines.page.get_by_text("may take a while")).to_be_visible()
        assert not await ines.page.evaluate(TOO_WIDE)
        await offer.click()
        await expect(ines.page.get_by_text("Alerts are on for this device.")).to_be_visible()
        await ines.page.get_by_role("button", name="Close", exact=True).click()
        await ines.goes("/settings")
        await expect(ines.page.get_by_role("button", name="Stop alerts on this device")).to_be_visible()
        assert not await ines.page.evaluate(TOO_WIDE)

        again = await otto.context.new_page()
        back = Visitor(otto.context, again, otto.base)
        await back.goes(links[1])
        await back.asked()
        await plays_a_turn(back)
        (push,) = await service.came(1)
        read = browser.read(push)
        assert (read["title"], read["link"]) == ("It is your turn", links[0].partition("?")[0])
        # Without a screen the browser shows no notifications: what the service worker would show is caught.
        (worker,) = ines.context.service_workers
        await worker.evaluate("self.registration.showNotification = async (...shown) => void (self.shown = shown)")
        await deliver(await ines.context.new_cdp_session(ines.page), ines.base, json.dumps(read))
        async with asyncio.timeout(PATIENCE):
            while not (shown := await worker.evaluate("self.shown ?? null")):
                await asyncio.sleep(GLANCE)
        title, how = shown
        assert (title, how["data"]["link"]) == ("It is your turn", read["link"])
        await ines.goes("/calls/stop" + read["stop"].partition("/calls/stop")[2])
        await expect(ines.page.get_by_role("status")).to_have_text("You will get no more alerts.")
        await ines.page.get_by_role("button", name="Turn alerts on again").click()
        await expect(ines.page.get_by_role("status")).to_have_text("Alerts are on again.")


async def plays_a_turn(visitor: Visitor) -> None:
    """Answer until somebody else is asked; nothing that could end the game."""
    while visitor.options:
        await visitor.gives(next(one for one in visitor.options if not one.startswith(("accuse", "leave"))))
