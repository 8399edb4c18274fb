"""
What is asked and told about offers, tables, chat and presence. Never compiled.

What belongs here: the shapes and their limits. What does not: what is done with them.
"""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from dejarik.bots.roster import BOTS
from dejarik.hosting.options import MOST_OPTIONS
from dejarik.hosting.people.matching import FEW, STEP, STEP_MS
from dejarik.hosting.play.settings_wire import TableSettings
from dejarik.service.lobby.deck_wire import (
    Asked,
    ChoiceKey,
    DeckChoice,
    EditionName,
    FormatCode,
    Id,
    OptionKey,
    ReadyChoice,
    TitleName,
)

BotName = Annotated[
    str,
    Meta(
        max_length=20,
        pattern=rf"\A({'|'.join(BOTS)}|random|greedy|search(:[0-9](\.[0-9]{{1,3}})?)?)\Z",
    ),
]
Status = Literal["waiting", "playing", "over"]
SeatPlace = Annotated[int, Meta(ge=0, le=7)]
MOST_SEATS: Final = 4
Options = Annotated[dict[OptionKey, ChoiceKey], Meta(max_length=MOST_OPTIONS)]
"""What was chosen for a game, by the keys of its title's options."""
WINDOW_LEAST: Final = 50
WINDOW_USUAL: Final = 300
WINDOW_MOST: Final = 5_000
Sequence = Annotated[int, Meta(ge=0, le=2**53)]
Weighed = Literal["", "whole", "half", "often", "short", "untimed", "gone"]
"""
How much a rated game counted: whole, half; or why not.

`often`: the two have played so much within a day; `short`: it ended before its second round;
`untimed`: it had no clock; `gone`: somebody's account was deleted.
"""
Nonce = Annotated[str, Meta(min_length=32, max_length=128, pattern=r"\A([0-9a-f]{2})+\Z")]


class Terms(Asked, frozen=True):
    """
    Which game is played: title, edition, format, and by how many; 0 is the usual number.

    `options` are what was chosen of what the title offers; what is left out is the usual.
    """

    format: FormatCode
    edition: EditionName = ""
    title: TitleName = ""
    seats: Annotated[int, Meta(ge=0, le=MOST_SEATS)] = 0
    options: Options = msgspec.field(default_factory=dict)


class FormatOffered(msgspec.Struct, frozen=True):
    """A format; `ready` says whether a deck that comes with the program is legal in it."""

    code: str
    name: str
    ready: bool


class ChoiceOffered(msgspec.Struct, frozen=True):
    """
    A choice of an option; `words` say what it means, if its name does not.

    It can be chosen where each key of `given` (another option's, `format` or `edition`) has one
    of the values there.
    """

    key: str
    name: str
    words: str
    given: dict[str, tuple[str, ...]]


class OptionOffered(msgspec.Struct, frozen=True):
    """
    What can be chosen for a game; `usual` is meant where nothing is said.

    An option stands behind those it depends on. `drawn`: the page of the title draws its choices.
    """

    key: str
    name: str
    usual: str
    choices: tuple[ChoiceOffered, ...]
    drawn: bool = False


class TitleOffered(msgspec.Struct, frozen=True):
    """
    A game; the newest edition and the usual number of seats stand first.

    `responses` says whether it asks for responses, so that a beat means something.
    """

    id: str
    name: str
    editions: tuple[str, ...]
    formats: tuple[FormatOffered, ...]
    seats: tuple[int, ...]
    responses: bool
    options: tuple[OptionOffered, ...] = ()


class BotOffered(msgspec.Struct, frozen=True):
    """A bot to play against; the weakest stands first. `words` say what to expect of it."""

    name: str
    words: str


class BotRating(msgspec.Struct, frozen=True):
    """How strong a bot is in a format; a `provisional` rating is only a first guess."""

    bot: str
    title: str
    format: str
    points: int
    provisional: bool


class TermsOffered(msgspec.Struct, frozen=True):
    """
    What can be played here; the game that is meant where none is named stands first.

    `bot_ratings` are those of the bots that have played rated games, in each format.
    """

    titles: tuple[TitleOffered, ...]
    clocks: tuple[str, ...]
    bots: tuple[BotOffered, ...]
    bot_ratings: tuple[BotRating, ...] = ()


WindowSize = Annotated[int, Meta(ge=WINDOW_LEAST, le=WINDOW_MOST)]


class Limits(Asked, frozen=True):
    """How far below and above one's own rating somebody may be who is met in a rated game."""

    below: WindowSize = WINDOW_USUAL
    above: WindowSize = WINDOW_USUAL


class OfferSeek(Asked, frozen=True):
    """
    Offer to play; a private offer is found only by its link.

    `limits` hold for a rated offer that is not private.
    """

    terms: Terms
    deck: DeckChoice
    settings: TableSettings = msgspec.field(default_factory=TableSettings)
    private: bool = False
    limits: Limits = msgspec.field(default_factory=Limits)


class TakeSeek(Asked, frozen=True):
    """Take somebody's offer, by its id or by its link."""

    deck: DeckChoice
    id: Id | None = None
    link: Id | None = None


class LinkedSeek(Asked, frozen=True):
    """A private offer, by its link."""

    link: Id


class NamedSeek(Asked, frozen=True):
    """One of one's own offers: to look at, keep alive or withdraw."""

    id: Id


class RatingWindow(msgspec.Struct, frozen=True):
    """
    The ratings a rated offer is open to, from `low` to `high`, and its owner's `points`.

    It reaches as far as `begins` from these at first, and `step` further each `step_ms`, up to the
    limit; where fewer than `few` wait, or by correspondence, it is the whole limit at once.
    """

    points: int
    low: int
    high: int
    begins: int
    step: int = STEP
    step_ms: int = STEP_MS
    few: int = FEW


class Seek(msgspec.Struct, frozen=True):
    """An offer. Its owner alone sees `link` and `deck`; `table` is where it led, once it did."""

    id: str
    owner: str
    owner_name: str
    terms: Terms
    settings: TableSettings
    since: int
    until: int
    deck: str = ""
    link: str = ""
    table: str = ""
    window: RatingWindow | None = None


class Seeks(msgspec.Struct, frozen=True):
    """
    What is offered now, the oldest first, and one's own offers.

    `total` counts all offers of others; `next` is the `after` of the page behind this one.
    """

    open: tuple[Seek, ...]
    own: tuple[Seek, ...]
    total: int
    next: str = ""


class BotSeat(Asked, frozen=True):
    """A bot as opponent; without a deck it takes one that fits the format."""

    bot: BotName
    deck: ReadyChoice | None = None


class PlayMeanwhile(Asked, frozen=True):
    """Play a bot while an offer of one's own waits."""

    id: Id
    against: BotSeat


class Fork(Asked, frozen=True):
    """A point of an earlier game: its id, and after how many entries."""

    game: Id
    seq: Sequence


class CreateTable(Asked, frozen=True):
    """Open a table: against a bot at once, by link with `private`, else for whoever comes."""

    terms: Terms
    deck: DeckChoice
    settings: TableSettings = msgspec.field(default_factory=TableSettings)
    private: bool = False
    against: BotSeat | None = None
    fork: Fork | None = None


class SitDown(Asked, frozen=True):
    """
    Take the free seat of a table that waits, or the seat one was invited to.

    Without a deck an invited player keeps the one of the game before.
    """

    table: Id
    deck: DeckChoice | None = None
    link: Id | None = None


class NamedTable(Asked, frozen=True):
    """A table; `link` opens a private one to somebody who does not sit at it."""

    table: Id
    link: Id | None = None


class AskRematch(Asked, frozen=True):
    """Play again what was played at a table; `swap`: with each other's decks, against bots only."""

    table: Id
    link: Id | None = None
    swap: bool = False


class BeginGuided(Asked, frozen=True):
    """A first game for somebody new, prepared by its title."""

    title: TitleName


class AddNonce(Asked, frozen=True):
    """One's own share of the chance of a game, after its commitment was published."""

    table: Id
    nonce: Nonce


class Sitting(msgspec.Struct, frozen=True):
    """
    A seat: whose, and with what. `here` is false for somebody who is only invited.

    `points` are those of the match, this game included once it is over.
    """

    seat: int
    name: str
    account: str = ""
    bot: str = ""
    here: bool = True
    points: float = 0.0


class Result(msgspec.Struct, frozen=True):
    """How a game ended: seats from best to worst, those level with each other together."""

    ranking: tuple[tuple[int, ...], ...]
    reason: str


class Table(msgspec.Struct, frozen=True):
    """
    A table. `link` is told to those who sit there; `turns` are the seats that are to decide.

    `closed` is why moderators closed it; `until` is when a challenge lapses, 0 for others.
    `number` is which game of a match it is, `watching` how many spectators it has, `weighed`
    how much it counted once it is over; empty for what was not rated. `taken` are the sides of
    decks that nobody can join with, told of one table that is looked at while it waits.
    """

    id: str
    status: Status
    terms: Terms
    settings: TableSettings
    host: str
    seats: tuple[Sitting, ...]
    created: int
    private: bool
    game: str = ""
    commitment: str = ""
    link: str = ""
    turns: tuple[int, ...] = ()
    moved: int = 0
    your_turn: bool = False
    result: Result | None = None
    rematch_of: str = ""
    fork: Fork | None = None
    closed: str = ""
    until: int = 0
    number: int = 1
    watching: int = 0
    weighed: Weighed = ""
    taken: tuple[str, ...] = ()


class Tables(msgspec.Struct, frozen=True):
    """Tables, the newest first; `next` is the `after` of the page behind this one."""

    tables: tuple[Table, ...]
    next: str = ""


class SpeakUp(Asked, frozen=True):
    """Say something in the lobby, or with `table` at one; `link` opens a private one."""

    text: Annotated[str, Meta(min_length=1, max_length=2_000)]
    table: Id | None = None
    link: Id | None = None


class Listen(Asked, frozen=True):
    """What was said after a line, in the lobby or at a table; `watching` is the watchers' room."""

    after: Sequence = 0
    table: Id | None = None
    link: Id | None = None
    watching: bool = False


class ChatLine(msgspec.Struct, frozen=True):
    """Something somebody said; `word` names a ready phrase, which is told and not kept."""

    id: int
    place: str
    author: str
    name: str
    text: str
    at: int
    word: str = ""


class ChatLines(msgspec.Struct, frozen=True):
    """Lines in the order they were said."""

    lines: tuple[ChatLine, ...]


class Company(msgspec.Struct, frozen=True):
    """How many are here, and how many of them are at tables of each game."""

    total: int
    titles: dict[str, int]


class Present(msgspec.Struct, frozen=True):
    """What one process tells of somebody: whether they are connected to it."""

    process: str
    here: bool


class AskPresent(msgspec.Struct, frozen=True):
    """Whom one process wants to hear of."""

    process: str
    accounts: tuple[str, ...]


class Counted(msgspec.Struct, frozen=True):
    """How many people one process has, and at tables of which game."""

    process: str
    people: int
    titles: dict[str, int]
