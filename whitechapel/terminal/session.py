"""A game at one terminal: a person at one seat, bots at the others. Nothing is printed or typed here."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

from whitechapel.bots import Bot, BotMaker
from whitechapel.core.frames import CHANCE, Action, Event, State
from whitechapel.core.game import Game, Memory
from whitechapel.core.transcript import Transcript


class Given(NamedTuple):
    """An answer of the person's: how many came before it, and whether it taught the person anything."""

    lines: int
    news: bool


class Session:
    """One game, what the person was told of it, and who sits at the other seats."""

    game: Game
    transcript: Transcript
    state: State
    log: list[Event]
    """What the person was told, in order, as far as they may read it again."""

    def __init__(
        self, game: Game, options: Any, seat: int, bot: BotMaker, rng: Random, memory: str | None = None
    ) -> None:
        self.game = game
        self.seat = seat
        self.policy = memory or game.memory_policy
        """How much is remembered for the person and told to the bots: `strict`, `notebook` or `full`."""
        self.notes: list[str] = []
        """The person's own notebook, where there is one."""
        self.saved = 0
        """How many answers have been saved to a file."""
        self._bot = bot
        self._rng = rng
        self._begin(options)

    def _begin(self, options: Any) -> None:
        self.transcript = Transcript(self.game, options)
        self.state = self.game.start(options)
        self.state.events = []
        self.log = []
        self._memory = self.game.memory(options, self.seat)
        self._given: list[Given] = []
        self._bots: Mapping[int, Bot] = {
            seat: self._bot(self.game, options, seat, Random(self._rng.getrandbits(64)))
            for seat in range(options.seats)
            if seat != self.seat
        }

    def view(self) -> Any:
        """What the person sees now."""
        return self.game.view(self.state, self.seat)

    @property
    def memory(self) -> Memory:
        """Everything the person was told, whether or not it may be shown to them again."""
        return self._memory

    def answer(self, action: Action) -> None:
        """The person answers. Raises a GameError and changes nothing if the answer is refused. In a game played from
        memory, what has been turned down since the last answer is forgotten now."""
        told = len(self.log)
        self._play(self.seat, action)
        self._forget(told)

    def _forget(self, told: int) -> None:
        """Empty what was turned down again among the first events of the log: it is left to the person's own memory."""
        if self.policy != "full":
            self.log[:told] = [self.game.forgotten(event) for event in self.log[:told]]

    def go_on(self) -> None:
        """Let chance and bots answer until the person is asked or the game is over."""
        while not self.state.over:
            waiting = self.state.waiting()
            if self.seat in waiting:
                return
            if CHANCE in waiting:
                self._play(CHANCE, self.state.sample(self._rng))
            else:
                seat = waiting[0]
                self._play(seat, self.game.action(self._bots[seat].choose(self.game.view(self.state, seat))))

    def _play(self, seat: int, action: Action) -> None:
        self.state.play(seat, action)
        events, self.state.events = self.state.events or [], []
        if seat == self.seat:
            self._given.append(Given(len(self.transcript.lines), self.game.news(events, seat)))
        self.transcript.add(seat, action)
        for event in events:
            for other, bot in self._bots.items():
                bot.hear(self.game.told_to_bot(event, other, self.policy))
            told = self.game.told(event, self.seat)
            self._memory.hear(told)
            self.log.append(told)

    # -- save and load ----------------------------------------------------------------------------

    @property
    def unsaved(self) -> bool:
        """Whether there are answers not yet saved."""
        return self.saved != len(self.transcript.lines)

    def restore(self, transcript: Transcript) -> None:
        """Continue another game, retold from its beginning. Raises a GameError and changes nothing if it cannot be
        played."""
        transcript.replay()
        self._begin(transcript.settings)
        for seat, text in transcript.lines:
            self._play(seat, self.game.chance(text) if seat == CHANCE else self.game.action(text))
        self.saved = len(transcript.lines)
        self._forget(len(self.log))

    # -- undo -------------------------------------------------------------------------------------

    def undo(self) -> str:
        """Take back the person's last answer and return its text, with everything as before it. Only if nothing was
        learned; otherwise nothing happens and the result is empty. `no_undo` says why."""
        if self.no_undo():
            return ""
        text = self.transcript.lines[-1][1]
        shorter = Transcript(self.game, self.transcript.settings)
        shorter.lines = self.transcript.lines[:-1]
        saved = self.saved
        self.restore(shorter)
        self.saved = saved
        return text

    def no_undo(self) -> str:
        """The id of the message that says why the last answer cannot be taken back, or empty if it can."""
        if not self._given:
            return "undo-nothing"
        last = self._given[-1]
        since = [seat for seat, _ in self.transcript.lines[last.lines + 1 :]]
        if CHANCE in since:
            return "undo-chance"
        if since:
            return "undo-others"
        return "undo-learned" if last.news else ""
