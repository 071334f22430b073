"""Lessons in a browser: a newcomer who does only what the coach says and points at comes to the end of every case."""

from __future__ import annotations

import pytest
from browser.conftest import DESK, PHONE, WIDE, Comes
from browser.newcomer import Newcomer, Seen
from playwright.async_api import ViewportSize, expect

from whitechapel.core import lessons
from whitechapel.games import HOUSE

STEPS = {(game.id, one.name): [step for _, step in lessons.steps(one)] for game in HOUSE for one in lessons.of(game)}
SAMPLE = {
    ("jack-the-ripper", "first-case", "phone", "de"),
    ("rue-morgue", "first-case", "desk", "en"),
    ("mr-jack", "detective", "lying", "en"),
    ("mr-jack", "jack", "desk", "de"),
    ("check-the-ripper", "first-case", "phone", "de"),
}
"""Each lesson once, for every test run."""
HIDDEN_COUNT = """() => {
  const count = document.querySelector(".chapters .count");
  if (!count?.checkVisibility() || document.querySelector("dialog[open]")) return false;
  const { right, top, height } = count.getBoundingClientRect();
  return document.elementFromPoint(right - 1, top + height / 2)?.closest(".chapters") == null;
}"""
"""Whether something stands in front of the number of the step; only phones show it."""
WINDOWS = {"desk": DESK, "phone": PHONE, "lying": ViewportSize(width=667, height=375)}
WALKS = [
    pytest.param(*walk, marks=() if walk in SAMPLE else WIDE)
    for walk in [(*lesson, window, language) for lesson in STEPS for window in WINDOWS for language in ("en", "de")]
]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "lesson", "window", "language"), WALKS)
async def test_a_newcomer_comes_to_the_end_by_the_coach_alone(
    comes: Comes, game: str, lesson: str, window: str, language: str
) -> None:
    phone, size = window != "desk", WINDOWS[window]
    visitor = await comes(language, phone=phone)
    await visitor.page.set_viewport_size(size)
    newcomer = Newcomer(visitor, touch=phone)
    await newcomer.begins(game, lesson)
    walked: list[Seen] = []

    async def look(seen: Seen) -> None:
        step = STEPS[game, lesson][len(walked)]
        walked.append(seen)
        assert bool(seen.rings) >= bool(step.points), f"{step.say}: the coach points at {step.points} in vain"
        hidden = [[x, y] for x, y, *_ in seen.rings if not (0 < x < size["width"] and 0 < y < size["height"])]
        assert not hidden, f"{step.say}: what the coach points at cannot be seen"
        assert not await visitor.page.evaluate(HIDDEN_COUNT), f"{step.say}: the number of the step is hidden"
        await visitor.fits()

    await newcomer.learns(look)
    assert len(walked) == len(STEPS[game, lesson])
    await expect(newcomer.bar.locator("button.lamp")).to_have_text("Jetzt spielen" if language == "de" else "Play now")


async def test_a_lesson_is_left_and_taken_up_again_at_its_chapter(comes: Comes) -> None:
    visitor = await comes()
    newcomer = Newcomer(visitor)
    await newcomer.begins("jack-the-ripper", "first-case")
    await newcomer.shown()
    await newcomer.bar.get_by_role("button", name="Gavels").click()
    await visitor.until(lambda: newcomer.coach.get("chapter") == 2)
    await newcomer.bar.get_by_role("link", name="Leave, keep my place").click()
    door = visitor.page.locator('[data-lesson="jack-the-ripper/first-case"]')
    await expect(door).to_contain_text("Chapter 3 of 5")
    await door.click()
    await visitor.until(lambda: newcomer.coach.get("chapter") == 2)
    assert (await newcomer.shown()).said.startswith("Cards with a gavel have powers")


async def test_another_answer_is_given_back_and_a_forbidden_one_refused_by_its_rule(comes: Comes) -> None:
    visitor = await comes()
    newcomer = Newcomer(visitor)
    await newcomer.begins("jack-the-ripper", "first-case")
    await newcomer.does_it()
    await newcomer.shown()
    await visitor.page.locator(".hand [data-card]").first.click()
    await expect(visitor.page.get_by_role("alert")).to_contain_text("always in this order")
    await visitor.page.keyboard.press("Escape")
    await visitor.page.locator('[data-spot="yard"]').click()
    await expect(newcomer.bar.locator(".reply")).to_contain_text("what the Case File holds")
    await newcomer.does_it()
    await expect(newcomer.bar.locator(".reply")).not_to_be_attached()


async def test_lessons_are_offered_once_at_a_first_visit(comes: Comes) -> None:
    visitor = await comes()
    await visitor.goes("/")
    offer = visitor.page.get_by_role("region", name="New here?")
    await offer.get_by_role("button", name="Mr. Jack").wait_for()
    await visitor.goes("/")
    await visitor.page.locator("[data-lesson]").first.wait_for()
    await expect(offer).not_to_be_attached()
