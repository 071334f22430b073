"""OpenSpiel: every game as a Python game, registered when this module is imported.

    import pyspiel
    from whitechapel.research import openspiel_games

    game = pyspiel.load_game("python_whitechapel_jack_the_ripper(edition=us-games,seats=3)")

The settings of a game are its parameters; a text that looks like a number, such as an edition or the seat of the first
dealer, starts with an underscore (`edition=_2006`), or OpenSpiel would take it for a number. Chance is explicit and
exact, see `playthrough`. Questions that several seats answer in secret are asked one seat at a time; nobody is
told an answer before all are in. The returns sum to zero.

`endgame=N` begins N answers before the end of a random game, see `endgame`.

- **Information state**: everything the seat was told and all its own answers, as text; as a tensor, what it sees and
  the exact expectation of everything hidden from it.
- **Observation**: what the seat sees now; without private information, what a spectator sees.
- **resample_from_infostate** draws a world fairly with the game's own `sample`, never from the true state.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from whitechapel import game as game_by_name
from whitechapel.core.frames import CHANCE
from whitechapel.core.game import Game, Setting
from whitechapel.games import GAMES
from whitechapel.research.encode import encoding, payoffs, schema
from whitechapel.research.endgame import Endgame, Ending
from whitechapel.research.playthrough import Playthrough, view_text
from whitechapel.research.quick.course import OVER

__all__ = ["NAMES", "name_of", "small"]

USUAL: Final = "usual"
"""The value of a parameter whose default depends on others."""
LONGEST_SHUFFLE: Final = 62
ENDING: Final = {"endgame": 0, "deals": 4, "seed": 0}
"""The parameters that are not settings: see `endgame`. Without answers it is the whole game."""


def name_of(game: str) -> str:
    """OpenSpiel's name for the game with this id."""
    return f"python_whitechapel_{game.replace('-', '_')}"


def small(game: str) -> pyspiel.Game:
    """An end of the game with this id that is small enough for methods that walk through whole trees."""
    house = game_by_name(game)
    parameters = schema(house, house.read_settings({})).small
    if not parameters:
        raise ValueError(f"The game {game} names no end that is small enough; try some of your own, as endgame=2.")
    return pyspiel.load_game(name_of(game), dict(parameters))


def parameter(option: Setting) -> int | bool | str:
    """The default of a setting, in one of the types that OpenSpiel knows."""
    if option.default is None:
        return USUAL
    alike = all(type(value) is type(option.default) for value in option.values)
    value: int | bool | str = option.default
    if alike and not isinstance(value, str):
        return value
    return f"_{value}" if str(value).isdigit() else str(value)


class WhitechapelGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel ships no types
    """One game of the house with one set of options."""

    house: Game
    game_type: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, params = self.house, params or {}
        given = {
            name: value.removeprefix("_") if isinstance(value, str) else value
            for name, value in params.items()
            if value != USUAL and name not in ENDING
        }
        ending = Ending(*[int(params.get(name, usual)) for name, usual in ENDING.items()])
        self.ending = ending if ending.answers else None
        agreed = game.read_settings(given)
        self.encoding = encoding(game, agreed)
        self.bound = game.bound(agreed)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoding.actions),
            max_chance_outcomes=max(self.encoding.outcomes, ending.deals if ending.answers else 0),
            num_players=agreed.seats,
            min_utility=-1.0,
            max_utility=agreed.seats - 1.0,
            utility_sum=0.0,
            max_game_length=self.bound,
        )
        super().__init__(self.game_type, info, params)

    def new_initial_state(self) -> WhitechapelState:
        """A new game, before anything is shuffled."""
        return WhitechapelState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A shuffle takes at most as many choices as there are cards."""
        return self.bound * LONGEST_SHUFFLE

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> WhitechapelObserver:
        """An observer of what a seat, or a spectator, sees or knows."""
        return WhitechapelObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params or {})


class WhitechapelState(pyspiel.State):  # type: ignore[misc]  # pyspiel ships no types
    """A game on its way. Everything is in its playthrough, which knows how to copy and to pickle itself."""

    __slots__ = ("asked", "playthrough", "unwritten", "writing")

    def __init__(self, game: WhitechapelGame) -> None:
        super().__init__(game)
        numbers, ending = game.encoding, game.ending
        self.playthrough = Playthrough(numbers) if ending is None else Endgame(numbers, ending)
        self.asked: int = self.playthrough.player
        """The same as there, because it is read several times at every step."""
        self.unwritten: list[tuple[int, int]] = []
        """Who chose what, and OpenSpiel's own history has yet to hear of it."""
        self.writing = False
        """Whether it is being told: these choices have been made already."""

    @property
    def __dict__(self) -> dict[str, Any]:
        """What OpenSpiel copies and pickles: it asks for this. The attributes themselves are slots: Python finds them
        much sooner than what an object of OpenSpiel's has in a dictionary."""
        return {name: getattr(self, name) for name in WhitechapelState.__slots__}

    @__dict__.setter
    def __dict__(self, found: dict[str, Any]) -> None:
        for name, value in found.items():
            setattr(self, name, value)

    def current_player(self) -> int:
        """Who is asked: a seat, chance, or nobody."""
        return self.asked

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.asked == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.playthrough.choices()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can do now, with exact probabilities."""
        return self.playthrough.outcomes()

    def _apply_action(self, action: int) -> None:
        if not self.writing:
            self._write()
            self.asked = self.playthrough.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE and self.playthrough.player != CHANCE:
            return f"outcome {action}"
        if player != CHANCE:
            return self.playthrough.actions[action].text
        return self.playthrough.words(action)

    def returns(self) -> list[float]:
        """What the game was worth to each seat; zero before it is over."""
        numbers = self.playthrough.encoding
        if self.playthrough.player != OVER:
            return [0.0] * int(numbers.agreed.seats)
        return payoffs(numbers.game, self.playthrough.state)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> WhitechapelState:
        """A state in another world that looks the same to this seat."""
        new = WhitechapelState(self.get_game())
        new.playthrough = self.playthrough.resample(player, int(sampler() * (1 << 53)))
        new.asked = new.playthrough.player
        return new

    def __str__(self) -> str:
        return str(self.playthrough)

    # -- the same as OpenSpiel's own, for callers in Python, without the detour through C++ ------------------------

    def is_chance_node(self) -> bool:
        """Whether chance is asked."""
        return self.asked == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The numbers of the legal answers, in order."""
        asked = self.asked
        if asked >= 0:
            return self.playthrough.choices() if player is None or player == asked else []
        return [outcome for outcome, _ in self.playthrough.outcomes()] if asked == CHANCE else []

    def apply_action(self, action: int) -> None:
        """Make this choice. OpenSpiel's history learns of it when somebody asks for the history, or for a copy: for
        every entry C++ asks Python twice, which takes longer than all the rest."""
        if type(action) is not int or action < 0:
            super().apply_action(action)  # it takes numpy's numbers too, and says what is wrong
            return
        asked = self.asked
        self.asked = self.playthrough.choose(action)
        self.unwritten.append((asked, action))

    def _write(self) -> None:
        """Bring OpenSpiel's history up to date."""
        unwritten, self.unwritten = self.unwritten, []
        now = self.asked
        self.writing = True
        for self.asked, action in unwritten:
            super().apply_action(action)
        self.writing = False
        self.asked = now


def _up_to_date(name: str) -> Callable[..., Any]:
    """A method of OpenSpiel's that reads the history."""
    theirs = getattr(pyspiel.State, name)

    def method(self: WhitechapelState, *arguments: Any) -> Any:
        self._write()
        return theirs(self, *arguments)

    method.__name__ = name
    method.__doc__ = theirs.__doc__
    return method


for _name in (
    "history", "full_history", "history_str", "move_number", "is_initial_state", "is_initial_non_chance_state",
    "clone", "child", "serialize", "__getstate__",
):  # fmt: skip
    setattr(WhitechapelState, _name, _up_to_date(_name))


class WhitechapelObserver:
    """Writes down what is seen: as `tensor` and `dict`, plane by plane, and as text."""

    def __init__(self, game: WhitechapelGame, iig_obs_type: pyspiel.IIGObservationType, params: dict[str, Any]) -> None:
        if params:
            raise ValueError(f"An observer of Whitechapel takes no parameters; it was given {params}.")
        private = iig_obs_type.private_info
        if not iig_obs_type.public_info or private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("Nobody at a table sees the secrets alone, or all hands at once.")
        self._encoding = game.encoding
        self._spectator = private == pyspiel.PrivateInfoType.NONE
        self._recalls = iig_obs_type.perfect_recall and not self._spectator
        numbers = self._encoding
        rows, columns = len(numbers.holders[0]), len(numbers.held)
        self.tensor = np.zeros(numbers.size + (rows * columns if self._recalls else 0), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for plane in numbers.planes:
            self.dict[plane.name] = self.tensor[at : at + len(plane.entries)]
            at += len(plane.entries)
        if self._recalls:
            self.dict["belief"] = self.tensor[at:].reshape(rows, columns)

    def _view(self, state: WhitechapelState, player: int) -> Any:
        return self._encoding.game.view(state.playthrough.state, None if self._spectator else player)

    def set_from(self, state: WhitechapelState, player: int) -> None:
        """Fill the tensor with what this seat sees and, with perfect recall, with what it knows of the rest."""
        numbers, table = self._encoding, state.playthrough.state
        if self._spectator:
            self.tensor[:] = numbers.observe(numbers.game.view(table, None))
        else:
            self.tensor[: numbers.size] = numbers.see(table, player)
        if self._recalls:
            view = numbers.game.view(table, player)
            self.dict["belief"][:] = numbers.believe(view, state.playthrough.memory(player))

    def string_from(self, state: WhitechapelState, player: int) -> str:
        """What this seat sees or, with perfect recall, everything it was told and has answered."""
        if self._recalls:
            return f"seat {player}\n{state.playthrough.told().texts[player]}"
        return view_text(self._view(state, player))


def _register(game: Game) -> str:
    seats = next(option for option in game.setting_table if option.name == "seats")

    # A class, not a function: OpenSpiel keeps what it is given until the process ends, after Python itself has gone.
    class Registered(WhitechapelGame):
        house = game
        game_type = pyspiel.GameType(
            short_name=name_of(game.id),
            long_name=f"Whitechapel: {game.id}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=max(seats.values),
            min_num_players=min(seats.values),
            provides_information_state_string=True,
            provides_information_state_tensor=True,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={option.name: parameter(option) for option in game.setting_table} | ENDING,
        )

    pyspiel.register_game(Registered.game_type, Registered)
    return name_of(game.id)


NAMES: Final = tuple([_register(game) for game in GAMES])
"""The games as OpenSpiel knows them."""
