"""What is sent and received over plain HTTP: the same kind of records as in `wire.py`."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from whitechapel.server.table.wire import Answer, BotName, Branch, Event, Face, Memory, Nickname, SeatNumber, Sentence

MOST_TRIED: Final = 24
"""How many answers can be tried one after the other."""


class NewPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/players`."""

    nickname: Nickname
    face: Face = ""


class Player(Struct, frozen=True):
    """Who the player is. The token is shown once, to a new player."""

    player: str
    nickname: str
    token: str = ""
    face: Face = ""


class Device(Struct, frozen=True):
    """Where a player is signed in."""

    device: str
    name: str
    """What it says it is, such as `Firefox, Linux`; may be empty."""
    since: int
    used: int
    """When it was last used, to the day."""
    current: bool
    """Whether it is the one that is asking."""


class Devices(Struct, frozen=True):
    """`GET /api/me/devices`: the one used last comes first."""

    devices: list[Device]


Minute = Annotated[int, Meta(ge=0, lt=1440)]
"""A minute of the day."""
CallForm = Literal["json", "ntfy"]
"""How an address takes messages: as JSON, which Matrix and Discord bridges understand, or as ntfy does."""


class Calls(Struct, frozen=True):
    """`GET /api/me/calls`: how the player is called when it is their turn, and how they could be."""

    push_key: str
    """What a browser must know to be called; empty: it cannot be."""
    mails: bool
    """Whether this server sends mail."""
    webhooks: bool
    """Whether this server calls addresses on the web."""
    pushed: bool
    """Whether the device that asks is called."""
    browsers: int
    """How many browsers are."""
    mail: str
    confirmed: bool
    """Whether somebody has said that the mail address is theirs."""
    webhook: str
    form: CallForm
    quiet: list[int] | None
    """From when to when nobody is called, in minutes of the day."""
    digest: int | None
    """The minute of the day at which all tables that count in days are told together; none: each at once."""
    zone: str
    stopped: bool


class SetCalls(Struct, frozen=True, forbid_unknown_fields=True):
    """`PUT /api/me/calls`: everything but the browsers."""

    language: Literal["en", "de"] = "en"
    zone: Annotated[str, Meta(max_length=64)] = "UTC"
    """Whose clock the hours are read from, such as `Europe/Berlin`."""
    quiet: tuple[Minute, Minute] | None = None
    digest: Minute | None = None
    mail: Annotated[str, Meta(max_length=254)] = ""
    webhook: Annotated[str, Meta(max_length=500)] = ""
    form: CallForm = "json"
    stopped: bool = False


class Subscribe(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/me/calls/push`: a browser that may be called, in its own words."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=50)]
    language: Literal["en", "de"] = "en"
    zone: Annotated[str, Meta(max_length=64)] = "UTC"


class WaysBack(Struct, frozen=True):
    """`GET /api/me/back`: whether there is a recovery code, and since when."""

    since: int
    """0: there is none."""


class Code(Struct, frozen=True):
    """A code that leads back to who one is. It is shown once."""

    code: str
    link: str
    """Where it can be used, for a camera."""


class ComeBack(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/back`: a recovery code, or the code of a link."""

    code: Annotated[str, Meta(max_length=100)]


class Opened(Struct, frozen=True):
    """A new table, and where others join."""

    table: str
    link: str
    seat_links: list[str]
    """One for each seat, for the person who should sit in that very seat; empty for bots."""


class Bring(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/brought`: a game that was played elsewhere, as its transcript."""

    transcript: str


class Listed(Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str = ""
    names: list[str] = []
    faces: list[Face] = []
    free: int = 0
    """How many seats are still free."""
    your_turn: bool = False
    over: bool = False
    updated: int = 0
    lesson: str = ""
    """The lesson that is given there."""
    chapter: int = 0
    """The chapter that the lesson has come to."""
    branch: Branch | None = None
    """The moment of another game that it goes on from."""
    winners: list[int] = []
    """Who has won there, if it is over."""
    rated: bool = False


class Tables(Struct, frozen=True):
    """A list of tables."""

    tables: list[Listed]


class NewBranch(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/TABLE/branches`: play on from a moment of a finished game, against bots."""

    lines: Annotated[int, Meta(ge=0, le=100_000)]
    """After how many answers."""
    seat: SeatNumber
    """Where the player sits."""
    world: Literal["true", "like"] = "true"
    """Everything hidden as it was, or only as that seat could have thought."""
    name: Annotated[str, Meta(max_length=40)] = ""
    bot: BotName | None = None
    """Who sits at the other seats; left out: those who sat there, or the usual one."""


class OptionInfo(Struct, frozen=True):
    """One setting of a game."""

    name: str
    values: list[str | int | bool] | None
    """The values it can have; none: any whole number from `least` to `most`."""
    default: str | int | bool | None
    """None: it depends on the others."""
    least: int = 0
    most: int = 0


class LessonInfo(Struct, frozen=True):
    """A lesson."""

    lesson: str
    title: Sentence
    minutes: int
    seat: int
    """Where the learner sits."""
    chapters: list[Sentence]
    """What each of its chapters is called."""
    steps: list[int]
    """How many steps each of them has."""


class GameInfo(Struct, frozen=True):
    """One of the games."""

    game: str
    rules: int
    title: Sentence
    name: Sentence
    """Its name on a sign, shorter than its title."""
    above: Sentence
    """A line above the name; may be empty."""
    pitch: Sentence
    """One line on what it is like; may be empty."""
    players: list[int]
    """The fewest and the most."""
    minutes: int
    """How long people usually take to play it."""
    options: list[OptionInfo]
    bots: list[str]
    usual: str
    """The bot that sits down when no particular one is asked for."""
    memory: Memory
    """What a table remembers for its players unless agreed otherwise."""
    editions: dict[str, Sentence]
    rests: bool
    """Whether it has hands, between which a table can rest."""
    edition: dict[str, str]
    """The edition for players of each language; empty where there is only one."""
    ranks: dict[str, Sentence]
    """How each bot plays this game, as far as the game says so."""
    styled: list[str]
    """The bots that can have a style: at a table they are then named as `inspector-bold` is."""
    styles: dict[str, Sentence]
    """How a bot of each style plays this game; empty where there are none."""
    roles: list[Sentence]
    """What each seat plays, where that is not the same for all."""
    guide: bool
    """Whether there is a guide to it."""
    lessons: list[LessonInfo] = []
    companion: str = ""
    """What there is for people who play it at a real table: `sheet`, `deal` or nothing."""


class Games(Struct, frozen=True):
    """`GET /api/games`."""

    games: list[GameInfo]


class Example(Struct, frozen=True):
    """A rule in an example: a position, an answer, and what comes of it. docs/examples.md explains the parts."""

    rules: list[str]
    settings: dict[str, str]
    table: dict[str, str]
    before: list[str]
    """Answers that lead to the position."""
    answer: str
    seat: int | None
    """Whose answer it is; none: chance."""
    refused: str
    """The rule that forbids the answer, or empty."""
    events: list[Event]
    """What happens, as that seat is told."""
    views: list[Any] = []
    """What that seat sees before and after; only where one rule is asked for."""


class Examples(Struct, frozen=True):
    """`GET /api/games/GAME/examples`, or those of one rule."""

    examples: list[Example]


class Try(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/games/GAME/try`: answers on the table of an example, from its beginning."""

    rule: Annotated[str, Meta(min_length=1, max_length=80)]
    number: Annotated[int, Meta(ge=0, le=99)] = 0
    """Which of the rule's examples."""
    answers: Annotated[list[Answer], Meta(max_length=MOST_TRIED)] = []
    """Each with its seat, such as `0 draw file`."""
    seat: Annotated[int, Meta(ge=0, le=15)] | None = None
    """Whose eyes; left out: whoever is asked first."""
    chance: Annotated[int, Meta(ge=0, le=2**31)] = 0
    """Shuffles and rolls follow from this number: the same number, the same cards."""


class Tried(Struct, frozen=True):
    """What came of the last of the answers."""

    seat: int
    """Whose eyes these are."""
    seats: int
    view: Any
    events: list[Event]
    """As that seat is told."""
    refused: str
    """The rule that forbids the answer, or empty; a refused answer is to be left out of the next request."""
    sentence: Sentence | None
    """What it says."""
    asked: list[int]
    """Who is asked now; nobody: it is over."""


Count = Annotated[int, Meta(ge=0, le=99)]
CardName = Annotated[str, Meta(max_length=40)]
Pile = Annotated[dict[CardName, Count], Meta(max_length=64)]
"""How many of each card."""


class LaidSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """What lies before one player at a real table, and what they still hold."""

    table: Pile = {}
    hand: Pile = {}
    vote: CardName = ""
    """The suspect they voted for, where there was a vote."""


class LaidHand(Struct, frozen=True, forbid_unknown_fields=True):
    """A hand that has ended at a real table."""

    ending: CardName
    seats: Annotated[list[LaidSeat], Meta(max_length=8)]
    seat: Annotated[int, Meta(ge=-1, le=7)] = -1
    """Who ended it; -1: nobody, or nobody has said so."""
    file_empty: bool = False


class Tally(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/games/GAME/tally`: a hand that is to be judged, and how the match stood before it."""

    hand: LaidHand
    options: dict[str, Any] = {}
    scores: Annotated[list[int], Meta(max_length=8)] = []
    """Empty: it is the first hand."""
    hands: Count = 0
    """How many have been played."""


class Row(Struct, frozen=True):
    """A row of a score sheet."""

    place: str
    """`table`, `hand`, `aside`, `vote`, `bonus` or `dupin`."""
    cards: str
    copies: int
    points: int
    doubled: bool


class Tallied(Struct, frozen=True):
    """Its score sheet."""

    sheet: Any
    over: bool
    """Whether the match is over."""
    leaders: list[int]
    """Who leads, or has won."""
    left: dict[str, int]
    """How many of each card lie nowhere yet."""
    rows: list[list[Row]]
    """The sheet of each side, row by row."""
    asks: list[str]
    """What else matters under these settings: `vote`, `file_empty`."""


class Ending(Struct, frozen=True):
    """A way in which a hand can end."""

    name: str
    by_somebody: bool
    """Whether it matters who ended it."""


class Laid(Struct, frozen=True):
    """`GET /api/games/GAME/tally`: what a score sheet asks for."""

    endings: list[Ending]
    table: list[list[str]]
    """The cards that can lie before a player, those of a kind together; one that stands for somebody is `wild as
    druitt`."""
    hand: list[list[str]]
    """Those that can still be held."""
    settings: list[str]
    """Which settings it depends on, besides the number of players."""
    suspects: list[str]
    """Whom one can vote for."""
    teams: list[int]
    """With how many players those who sit opposite each other are partners: one play area, one score."""


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/games/GAME/deal`."""

    options: dict[str, Any] = {}


class Dealt(Struct, frozen=True):
    """What chance decides in a whole game, for people whose cards or dice are lost."""

    deal: Any


class Found(Struct, frozen=True):
    """`GET /api/games/GAME/search`: the rules that speak of what was asked for, the likeliest first."""

    rules: list[str]


class GuidePart(Struct, frozen=True):
    """A paragraph, a picture, or both."""

    text: Sentence | None
    edition: str
    example: str
    number: int
    show: str
    things: list[str]


class GuideSection(Struct, frozen=True):
    """A part of the two pages under one heading."""

    id: str
    page: int
    title: Sentence
    asked: list[str]
    """The questions that it answers."""
    parts: list[GuidePart]


class GuideThing(Struct, frozen=True):
    """A card or a sign: what it is called, and what it is for."""

    id: str
    group: str
    name: Sentence
    text: Sentence
    forms: dict[str, list[str]]
    """All the forms of its name in a sentence, by language."""
    drawn: str
    """The card or sign that is drawn for it."""


class Guide(Struct, frozen=True):
    """`GET /api/games/GAME/guide`: a game explained."""

    goal: Sentence
    roles: list[Sentence]
    """The goal of each seat, where they differ."""
    signs: list[str]
    """The things that the goal card shows, by their ids."""
    sections: list[GuideSection]
    groups: dict[str, Sentence]
    things: list[GuideThing]


class Moment(Struct, frozen=True):
    """One answer of a finished game as one seat saw it: what was told, and how the table then looked."""

    line: int
    seat: int
    answer: str
    """Empty where this seat did not hear the answer itself."""
    events: list[Event]
    view: Any


class Replay(Struct, frozen=True):
    """Part of a finished game."""

    table: str
    seat: int | None
    lines: int
    """How many answers the game has."""
    told: int
    """How many events there were before the first of `moments`."""
    before: list[Event]
    """The last of those events, for the diary."""
    moments: list[Moment]
    """As many as fit into one part; the next part starts with the answer after the last of them."""


class ReviewOption(Struct, frozen=True):
    """An answer that could have been given, and the chance to win with it."""

    answer: str
    chance: float
    error: float
    """The standard error of its difference from the given answer."""
    sentence: Sentence | None = None
    """Why one would give it; only for the given answer and the best."""


class ReviewDecision(Struct, frozen=True):
    """What one decision cost; docs/review.md explains the figures."""

    line: int
    """The number of the answer in the replay."""
    stage: int
    """The round, hand or turn, as the game counts them."""
    question: str
    given: str
    best: str
    chance: float
    error: float
    loss: float
    low: float
    high: float
    mistake: bool
    luck: float
    """What chance and the others did until the next decision."""
    answers: list[ReviewOption]


class ReviewGrade(Struct, frozen=True):
    """The rank of our bots that loses about as much per answer, and the error rates at which a higher rank begins."""

    rank: str
    ranks: list[str]
    """All the ranks that are grades, the lowest first."""
    bounds: list[float]


class Review(Struct, frozen=True):
    """`/api/tables/TABLE/review`: what the decisions of one seat cost, as far as they are judged."""

    table: str
    seat: int
    depth: str
    rules: int
    """The version of the game's rules it was judged under."""
    judge: int
    """The version of the judges that judged it. What others have judged is judged anew, where the rules still can be
    played."""
    judged: int
    """How many decisions are judged; those that follow are missing."""
    decisions_in_all: int
    running: bool
    """Whether it is still at work; if not, and some are missing, it has not begun or was stopped."""
    start: float
    result: float | None
    luck: float
    lost: float
    rate: float
    rate_error: float
    decisions: list[ReviewDecision]
    grade: ReviewGrade | None
    counted: str
    """What a stage is: `round`, `hand_number` or `turn`; empty if the game counts none."""
    figures: dict[str, dict[int, str]]
    """More to say of each stage, in numbers, with a message that names it."""


class Played(Struct, frozen=True):
    """A finished game of a player, for their statistics."""

    table: str
    game: str
    at: int
    """When it ended."""
    seat: int
    opponents: list[str]
    """Who sat at the other seats: `bot:NAME`, or `person`."""
    won: bool | None
    """None: nobody has."""
    rate: float | None = None
    """The error rate of the player's answers; none: the game has not been reviewed."""
    luck: float | None = None
    """The player's luck, likewise."""


class Statistics(Struct, frozen=True):
    """`GET /api/me/statistics`: the last finished games, newest first, without lessons and branches."""

    games: list[Played]


class PuzzleInfo(Struct, frozen=True):
    """A puzzle in a list."""

    puzzle: str
    theme: str


class Puzzles(Struct, frozen=True):
    """`GET /api/games/GAME/puzzles`."""

    puzzles: list[PuzzleInfo]


class Puzzle(Struct, frozen=True):
    """`GET /api/games/GAME/puzzles/PUZZLE`: a moment of a game as its seat sees it. What is right is not said here."""

    puzzle: str
    game: str
    theme: str
    seat: int
    seats: int
    view: Any
    events: list[Event]
    """What the seat has been told in this game."""


class Solve(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST` there: an answer."""

    answer: Answer


class Solved(Struct, frozen=True):
    """How good an answer was, by what its seat knew."""

    right: bool
    lost: float
    """What it cost, as a chance to win."""
    best: str
    given: str
    """What was answered, wrongly, in the game the puzzle comes from."""
    rank: str
    """The bot that gave that answer."""
    answers: list[ReviewOption]
    """The best answers, with reasons for the best, the one given here and the one given there."""


class Rated(Struct, frozen=True):
    """How strong a player seems, and how sure that is."""

    player: str
    name: str
    value: int
    deviation: int
    games: int
    won: int
    lost: int
    face: Face = ""


class Anchor(Struct, frozen=True):
    """A bot, whose rating never changes."""

    bot: str
    value: int


class Leaderboard(Struct, frozen=True):
    """Those who have played enough, the strongest first."""

    role: Sentence | None
    """What is played there, where that is not the same for all seats."""
    rows: list[Rated]
    bots: list[Anchor]


class Leaderboards(Struct, frozen=True):
    """`GET /api/games/GAME/ratings`."""

    game: str
    boards: list[Leaderboard]


class Standing(Struct, frozen=True):
    """What somebody is rated in."""

    game: str
    role: Sentence | None
    rated: Rated
    bots: list[Anchor]
    """The bots that hold the scale in place, the weakest first."""


class Opponent(Struct, frozen=True):
    """Somebody on the other side: a player with a name, or a bot."""

    player: str
    name: str
    bot: str
    face: Face = ""


class RatedGame(Struct, frozen=True):
    """A rated game in somebody's profile."""

    table: str
    game: str
    at: int
    seat: int
    won: bool
    left: bool
    """Whether they were gone when it ended."""
    role: Sentence | None
    """What they played, where that is not the same for all seats."""
    others: list[Opponent]


class Favourite(Struct, frozen=True):
    """Somebody whom a player often meets."""

    player: str
    name: str
    games: int
    face: Face = ""


class Profile(Struct, frozen=True):
    """`GET /api/players/PLAYER`: somebody's rated games; nothing of any other game."""

    player: str
    nickname: str
    ratings: list[Standing]
    games: list[RatedGame]
    """The last ones, newest first."""
    best: list[str]
    """The tables at which they have beaten those who are strongest now."""
    favourites: list[Favourite]
    face: Face = ""


class Done(Struct, frozen=True):
    """What was asked for is done; there is nothing to say."""


class Problem(Struct, frozen=True):
    """Why a request was refused."""

    code: str
    sentence: Sentence
