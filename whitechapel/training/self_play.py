"""Teach a net by letting it play itself: proximal policy optimisation, with entropy that stays.

Many hands are played side by side in processes without PyTorch; this one answers for all of them at once and learns
from what came of it. Two groups of players take turns, so that neither the processors nor the device wait.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from whitechapel.bots.net import MOST, bounds, packed, parts_of, read
from whitechapel.training.curve import Curve
from whitechapel.training.players import SEATS, Lesson, Players


class Recipe(NamedTuple):
    """How a net is taught."""

    tables: Sequence[tuple[Mapping[str, Any], int]]
    """The settings that are played, and how often."""
    width: int = 384
    inner: int = 128
    """The two layers between what is seen and what is said."""
    rows: int = 512
    """How many hands each process plays side by side, in each of two groups."""
    horizon: int = 64
    """After how many answers a hand it learns."""
    batch: int = 32768
    epochs: int = 2
    rate: float = 5e-4
    """How fast it learns at first; at the end a tenth of it."""
    entropy: float = 0.02
    calm: float = 0.005
    """What it is worth not to be predictable, at first and at the end."""
    points: float = 0.0
    """How much of the reward is, at first, the points of the hand instead of the chance to win the match. In the second
    half of a training it is all the match."""
    league: float = 0.0
    """In which share of the hands one of two sides is played by what was learned some time ago."""
    past: int = 8
    """How many of its former selves the league keeps."""
    spread: float = 0.97
    """How far a result is passed back."""
    clip: float = 0.2
    scale: float = 4.0
    """What a whole match is worth."""


class Mind(nn.Module):  # type: ignore[misc]  # where types are checked there is no PyTorch
    """The net as PyTorch teaches it; `whitechapel.bots.net` is the same in whole numbers."""

    def __init__(self, inputs: int, width: int, inner: int, answers: int) -> None:
        super().__init__()
        self.sizes = (inputs, width, inner, answers + 1)
        self.first = nn.Linear(inputs, width)
        self.second = nn.Linear(width, inner)
        self.last = nn.Linear(inner, answers + 1)
        nn.init.normal_(self.first.weight, std=0.08)
        nn.init.orthogonal_(self.last.weight, 0.1)
        nn.init.zeros_(self.last.bias)

    def forward(self, active: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithm of how often each answer is given, and what the hand is worth."""
        seen = torch.zeros((len(active), self.sizes[0] + 1), device=active.device, dtype=torch.float32)
        seen.scatter_(1, active.long(), 1.0)
        hidden = functional.relu(self.first(seen[:, :-1]))
        inner = functional.relu(self.second(hidden))
        found = self.last(inner)
        return functional.log_softmax(found[:, :-1].masked_fill(masks == 0, -1e9), -1), found[:, -1]

    def file(self) -> bytes:
        """The net in whole numbers."""

        weights = [
            self.first.weight.t(), self.first.bias, self.second.weight.t(), self.second.bias,
            self.last.weight.t(), self.last.bias,
        ]  # fmt: skip
        parts = []
        for number, part in enumerate(weights):
            one, limit = bounds(number)
            whole = (part.detach().float().cpu() * one).round().clamp(1 - limit, limit - 1)
            parts.append([int(weight) for weight in whole.reshape(-1).tolist()])
        return packed(parts, self.sizes)

    def read(self, file: bytes) -> None:
        """Take over the weights of a net in whole numbers."""
        sizes, weights = read(file)
        if sizes != self.sizes:
            raise ValueError(f"This net has layers of {sizes} numbers; {self.sizes} are needed.")
        layers = (self.first, self.second, self.last)
        with torch.no_grad():
            for number, part in enumerate(parts_of(sizes, weights)):
                layer = layers[number // 2]
                exact = torch.tensor(part, dtype=torch.float32) / bounds(number)[0]
                if number % 2:
                    layer.bias.copy_(exact)
                else:
                    layer.weight.copy_(exact.reshape(layer.in_features, layer.out_features).t())


class Group:
    """Players that answer together, and what they have seen since the last lesson."""

    def __init__(self, players: Players, recipe: Recipe, answers: int, device: str, league: float) -> None:
        """`league` is the share of the hands in which a former self, or a rival, plays one side."""
        self.players = players
        self.ready = False
        """Whether what the players show now has been waited for."""
        rows, steps = players.rows, recipe.horizon
        shape = (steps, rows)
        self.active = torch.zeros((*shape, MOST), dtype=torch.int16, device=device)
        self.masks = torch.zeros((*shape, answers), dtype=torch.uint8, device=device)
        self.given = torch.zeros(shape, dtype=torch.int64, device=device)
        self.odds = torch.zeros(shape, device=device)
        self.worth = torch.zeros(shape, device=device)
        self.seats: NDArray[Any] = np.zeros(shape, np.int64)
        self.rewards: NDArray[Any] = np.zeros((*shape, SEATS), np.float32)
        self.points: NDArray[Any] = np.zeros((*shape, SEATS), np.float32)
        self.ended: NDArray[Any] = np.zeros(shape, np.bool_)
        self.lent: NDArray[Any] = np.zeros(shape, np.bool_)
        """Which answers a former self gave: nothing is learned from those."""
        self.side: NDArray[Any] = np.full(rows, -1)
        """By row: which seats, the even or the odd ones, a former self plays; -1: none."""
        guests = round(rows * league)
        self.side[:guests] = np.arange(guests) % 2

    def answer(self, mind: Mind, past: Mind | None, step: int) -> None:
        """Look at what the players show, note what has ended, and answer."""
        players = self.players
        if not self.ready:
            players.wait()
            self.ready = True
        shown = players.arrays
        if step:
            self.rewards[step - 1] = shown.rewards
            self.points[step - 1] = shown.points
            self.ended[step - 1] = shown.ended
        if step == len(self.given):
            return
        active, masks = self.active[step], self.masks[step]
        active.copy_(torch.from_numpy(shown.active))
        masks.copy_(torch.from_numpy(shown.masks))
        self.seats[step] = shown.seats
        with torch.no_grad():
            odds, worth = mind(active, masks)
            given = torch.multinomial(odds.exp(), 1).squeeze(-1)
            if past is not None:
                self.lent[step] = (self.side >= 0) & (self.seats[step] % 2 == self.side)
                theirs = torch.from_numpy(np.flatnonzero(self.lent[step])).to(active.device)
                if len(theirs):
                    other, _ = past(active[theirs], masks[theirs])
                    given[theirs] = torch.multinomial(other.exp(), 1).squeeze(-1)
        shown.numbers[:] = given.cpu().numpy()
        self.ready = False
        players.go_on()
        self.given[step] = given
        self.odds[step] = odds.gather(1, given[:, None]).squeeze(-1)
        self.worth[step] = worth

    def advantages(self, recipe: Recipe, points: float) -> tuple[Tensor, Tensor]:
        """By how much each answer turned out better than expected, and of which answers that is known. `points` is
        the part of the reward that is by points."""
        worth = self.worth
        device = worth.device

        def there(array: NDArray[Any]) -> Tensor:
            return torch.from_numpy(array).to(device)

        seats, ended, lent = there(self.seats), there(self.ended), there(self.lent)
        won = there(((1 - points) * self.rewards + points * self.points) * recipe.scale)
        found = torch.zeros_like(worth)
        known = torch.zeros_like(lent)
        after, passed, reward = (torch.zeros((worth.shape[1], SEATS), device=device) for _ in range(3))
        sure = torch.zeros(reward.shape, dtype=torch.bool, device=device)
        for step in range(len(worth) - 1, -1, -1):
            over = ended[step, :, None]
            after.masked_fill_(over, 0)
            passed.masked_fill_(over, 0)
            reward = torch.where(over, won[step], reward)
            sure |= over
            seat = seats[step, :, None]
            now = worth[step, :, None]
            known[step] = sure.gather(1, seat)[:, 0]
            gain = reward.gather(1, seat) + after.gather(1, seat) - now + recipe.spread * passed.gather(1, seat)
            found[step] = gain[:, 0]
            after.scatter_(1, seat, now)
            passed.scatter_(1, seat, gain * known[step, :, None])
            reward.scatter_(1, seat, 0.0)
            sure.scatter_(1, seat, True)
        return found, known & ~lent


class Progress(NamedTuple):
    """How far it has come."""

    seconds: float
    answers: int
    entropy: float
    surprise: float
    """How far off its judgement of a hand is."""
    length: float
    """How many answers a hand takes."""


class Plan(NamedTuple):
    """A training: where it is done, and how long."""

    game: str
    seconds: float
    """How long it takes in all, however often it is interrupted."""
    processes: int
    device: str
    seed: int
    out: Path
    """Gets the net in whole numbers. Beside it, with the suffix .pt, is all that is needed to go on another time;
    -01.bin, -02.bin ... are the nets on the way; and .curve.jsonl says how it went, a line for each figure."""
    pause: float | None = None
    """Stop after so many seconds, to go on another time."""
    resume: Path | None = None
    start: Path | None = None
    """A net in whole numbers to begin with."""
    rival: Path | None = None
    """A net that stays as it is and plays one side of every hand: it is learned how to beat that one."""
    seats: int = 2
    """At how many seats nets are rated."""
    stages: int = 6
    """How many nets are kept on the way. Each is rated, and each becomes a former self in the league."""
    rivals: Mapping[str, int] = {}
    """Whom each of them plays, in how many deals of two matches."""
    raters: int = 2
    """How many processes play those matches."""


def teach(
    plan: Plan,
    recipe: Recipe,
    report: Callable[[Progress], None] = lambda progress: None,
    clock: Callable[[], float] = time.monotonic,
) -> None:
    """Teach a net."""
    torch.manual_seed(plan.seed)
    torch.set_float32_matmul_precision("high")
    lesson = Lesson(plan.game, recipe.tables)
    answers = len(lesson.answers)
    sizes = (lesson.inputs.size, recipe.width, recipe.inner, answers)
    mind = Mind(*sizes).to(plan.device)
    if plan.start is not None:
        mind.read(plan.start.read_bytes())
    optimiser = torch.optim.Adam(mind.parameters(), lr=recipe.rate, eps=1e-5, fused=plan.device != "cpu")
    done, before, selves = 0, 0.0, []
    if plan.resume is not None:
        # Only what this command has written is read: numbers, no code.
        kept = torch.load(plan.resume, map_location=plan.device, weights_only=True)
        mind.load_state_dict(kept["mind"])
        optimiser.load_state_dict(kept["optimiser"])
        done, before, selves = kept["answers"], kept["seconds"], kept["selves"]
    league = recipe.league if plan.rival is None else 1.0
    past = Mind(*sizes).to(plan.device) if league else None
    if past is not None and plan.rival is not None:
        past.read(plan.rival.read_bytes())
    # Each group has all the processors while the other waits for its answers.
    groups = [
        Group(
            Players(plan.game, recipe.tables, plan.processes, recipe.rows, f"{plan.seed} {done} {part}"),
            recipe,
            answers,
            plan.device,
            league,
        )
        for part in range(2)
    ]
    luck = Random(f"{plan.seed} {done} league")
    began = clock()
    until = plan.seconds if plan.pause is None else min(plan.seconds, before + plan.pause)
    stage = int(plan.stages * before / plan.seconds)
    with Curve(plan.out.with_suffix(".curve.jsonl"), plan.game, plan.seats, plan.rivals, plan.raters) as curve:
        try:
            while (spent := before + clock() - began) < until:
                left = 1 - spent / plan.seconds
                for setting in optimiser.param_groups:
                    setting["lr"] = recipe.rate * (0.1 + 0.9 * left)
                if past is not None and plan.rival is None:
                    past.load_state_dict(luck.choice(selves) if selves else mind.state_dict())
                for step in range(recipe.horizon + 1):
                    for group in groups:
                        group.answer(mind, past, step)
                points = recipe.points * max(0.0, 2 * left - 1)
                curiosity = recipe.calm + (recipe.entropy - recipe.calm) * left
                entropy, surprise = _learn(mind, optimiser, groups, recipe, points, curiosity)
                answered = recipe.horizon * sum(group.players.rows for group in groups)
                done += answered
                hands = sum(int(group.ended.sum()) for group in groups)
                spent = before + clock() - began
                now = Progress(spent, done, entropy, surprise, answered / max(1, hands))
                curve.add(now._asdict())
                report(now)
                if int(plan.stages * spent / plan.seconds) > stage:
                    stage += 1
                    if past is not None and plan.rival is None:
                        now_known = {name: part.clone() for name, part in mind.state_dict().items()}
                        selves = [*selves, now_known][-recipe.past :]
                    on_the_way = plan.out.with_stem(f"{plan.out.stem}-{stage:02}")
                    on_the_way.write_bytes(mind.file())
                    curve.rate(on_the_way, done)
                    _keep(plan.out, mind, optimiser, done, spent, selves)
        finally:
            _keep(plan.out, mind, optimiser, done, before + clock() - began, selves)
            for group in groups:
                group.players.close()


def _keep(
    out: Path, mind: Mind, optimiser: torch.optim.Optimizer, done: int, seconds: float, selves: Sequence[Any]
) -> None:
    out.write_bytes(mind.file())
    kept = {
        "mind": mind.state_dict(), "optimiser": optimiser.state_dict(), "answers": done, "seconds": seconds,
        "selves": list(selves),
    }  # fmt: skip
    torch.save(kept, out.with_suffix(".pt"))


def _learn(
    mind: Mind,
    optimiser: torch.optim.Optimizer,
    groups: Sequence[Group],
    recipe: Recipe,
    points: float,
    curiosity: float,
) -> tuple[float, float]:
    """One lesson: the answers that turned out well are given more often."""
    device = groups[0].active.device
    judged = [group.advantages(recipe, points) for group in groups]
    found = torch.cat([one.flatten() for one, _ in judged])
    known = torch.cat([one.flatten() for _, one in judged]).nonzero().squeeze(-1)

    def whole(name: str) -> Tensor:
        return torch.cat([getattr(group, name).flatten(0, 1) for group in groups])

    active, masks, given, odds, worth = [whole(name) for name in ("active", "masks", "given", "odds", "worth")]
    wanted = found + worth
    found = (found - found[known].mean()) / (found[known].std() + 1e-6)
    surprise = spread = torch.zeros(())
    for _ in range(recipe.epochs):
        for part in known[torch.randperm(len(known), device=device)].split(recipe.batch):
            now, judged_now = mind(active[part], masks[part])
            ratio = (now.gather(1, given[part][:, None]).squeeze(-1) - odds[part]).exp()
            gain = found[part]
            better = torch.min(ratio * gain, ratio.clamp(1 - recipe.clip, 1 + recipe.clip) * gain).mean()
            surprise = functional.smooth_l1_loss(judged_now, wanted[part])
            spread = -(now.exp() * now.clamp(min=-30)).sum(-1).mean()
            loss = 0.5 * surprise - better - curiosity * spread
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(mind.parameters(), 0.5)
            optimiser.step()
    return spread.item(), surprise.item()
