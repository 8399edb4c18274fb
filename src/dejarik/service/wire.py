"""
The protocol of a table: every message between a client and its table's home.

What belongs here: the shapes and their limits, for sockets and polling alike.
What does not: what is done with them (`home`), and HTTP bodies of lobby and people.

A client's message has a `ref` of its own choosing; the reply names it. Whatever changes
the game also names the version of the audience it was decided on.
"""

from fractions import Fraction
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from dejarik.hosting.play.standing_wire import Occasion, Order
from dejarik.hosting.wire import Foretold, News, Whole
from dejarik.service.monitoring.trace_context import FORM, LENGTH

PROTOCOL: Final = 2
"""Grows when a client of yesterday could no longer be understood."""
LARGEST_MESSAGE: Final = 8_192
"""Bytes of one message from a client."""
TITLES_ORDERED: Final = 12
"""For how many titles a client may bring orders."""

GameOdds = dict[str, dict[int, Fraction]]
Ref = Annotated[int, Meta(ge=0, le=2**31)]
Version = Annotated[int, Meta(ge=0, le=2**31)]
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\A[A-Za-z0-9_-]+\Z")]
Question = Annotated[
    str, Meta(min_length=1, max_length=200, pattern=r"\A[a-z_]+(:([a-z_]+|[0-9]+))*\Z")
]
"""A word, and words and numbers behind it, as the title's `questions` say."""
Trace = Annotated[str, Meta(max_length=LENGTH, pattern=rf"\A({FORM})?\Z")]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
UndoOutlook = Literal["free", "ask", "no"]


class FromClient(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"
):
    """
    A message to a table.

    `trace` is a `traceparent` of W3C, if the client has one: the log and errors name its number.
    """

    ref: Ref = 0
    trace: Trace = ""


class Answer(FromClient, frozen=True, tag="answer"):
    """
    An answer to a decision: the place of an option, or -1 to step back inside a group.

    `joined` says that it belongs to the seat's answer before: both were chosen at once, and are
    taken back at once.
    """

    version: Version
    decision: Annotated[int, Meta(ge=0, le=2**53)]
    choice: Annotated[int, Meta(ge=-1, le=100_000)]
    joined: bool = False


class Concede(FromClient, frozen=True, tag="concede"):
    """Give up."""


class OfferDraw(FromClient, frozen=True, tag="offer_draw"):
    """Offer a draw; it lapses with the next entry."""


class AnswerDraw(FromClient, frozen=True, tag="answer_draw"):
    """Take or decline the draw that is offered."""

    accept: bool


class AskUndo(FromClient, frozen=True, tag="ask_undo"):
    """Take one's last answer back: at once where that is free, else by consent."""

    version: Version


class AnswerUndo(FromClient, frozen=True, tag="answer_undo"):
    """Allow or refuse what the other side wants to take back; `always` refuses from now on."""

    accept: bool
    always: bool = False


class Explain(FromClient, frozen=True, tag="explain"):
    """Why something is offered or not, or what makes up a number."""

    question: Question


class Why(FromClient, frozen=True, tag="why"):
    """What led to a line of the log, by its number."""

    line: Annotated[int, Meta(ge=0, le=2**53)]


class Odds(FromClient, frozen=True, tag="odds"):
    """What a roll, a reroll or a focus leads to."""

    question: Question


class ShowCard(FromClient, frozen=True, tag="card"):
    """A card's facts and rendered text."""

    code: Annotated[str, Meta(min_length=1, max_length=60, pattern=r"\A[A-Za-z0-9@]+\Z")]


class Say(FromClient, frozen=True, tag="say"):
    """Say something to everybody in the same part of the table."""

    text: Text


class SayQuick(FromClient, frozen=True, tag="quick"):
    """Say one of the ready phrases that the welcome listed, by its name."""

    word: Annotated[str, Meta(min_length=1, max_length=20, pattern=r"\A[a-z_]+\Z")]


class GiveOrder(FromClient, frozen=True, tag="give_order"):
    """
    A standing order of one's own in place of the one before; without one all is as usual.

    Everybody has one from the start: to pass where there is nothing else to answer.
    """

    order: Order | None = None


class Refresh(FromClient, frozen=True, tag="refresh"):
    """Ask for the whole view."""


class ReportBug(FromClient, frozen=True, tag="bug"):
    """Keep the game as it stands with a note for the maintainers."""

    note: Annotated[str, Meta(min_length=1, max_length=2_000)]


class Ping(FromClient, frozen=True, tag="ping"):
    """Ask whether anybody is there."""


Message = (
    Answer
    | Concede
    | OfferDraw
    | AnswerDraw
    | AskUndo
    | AnswerUndo
    | Explain
    | Why
    | Odds
    | ShowCard
    | Say
    | SayQuick
    | GiveOrder
    | Refresh
    | ReportBug
    | Ping
)


Agreement = OfferDraw | AnswerDraw | AskUndo | AnswerUndo
"""What the seats settle among themselves."""
Query = Explain | Why | Odds | ShowCard
"""What changes nothing and is answered to the asker alone."""


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """
    The first message on a socket: who, which table, and the version the client has.

    `session` may be empty when a cookie says it; `have` is -1 for a client that has nothing,
    else `branch` is what the last welcome said. `orders` are the standing orders that this client
    keeps, by the ids of titles: that of what is played here holds before anything is passed.
    Without one the seat's order stays as this home of the table knows it, or is as usual.
    With `foresight` it is told what comes of its options, as soon as that is worked out.
    """

    table: Id
    session: Annotated[str, Meta(max_length=100)] = ""
    have: Annotated[int, Meta(ge=-1, le=2**31)] = -1
    protocol: Annotated[int, Meta(ge=1, le=1_000)] = PROTOCOL
    watch: bool = False
    branch: Annotated[str, Meta(max_length=40)] = ""
    orders: Annotated[dict[Id, Order], Meta(max_length=TITLES_ORDERED)] = {}
    foresight: bool = False


class FromServer(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type"):
    """A message from a table."""


class Sitter(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat: a person by name, or a bot."""

    name: str
    bot: str = ""
    present: bool = False


class Clock(msgspec.Struct, frozen=True):
    """What is left, in milliseconds by seat, and whose clocks run."""

    left: tuple[int, ...]
    running: tuple[int, ...]


class Welcome(FromServer, frozen=True, tag="welcome"):
    """
    You are at the table: your seat (-1 watches), who else is, and the fairness commitment.

    Versions count within a `branch`: if it is not the one you have a version of, forget that
    version; the whole follows. `quick` are the phrases that can be said by name, in words,
    `occasions` is what standing orders can be given for.
    """

    table: str
    seat: int
    sitters: tuple[Sitter, ...]
    title: str
    edition: str
    commitment: str
    branch: str
    protocol: int = PROTOCOL
    quick: dict[str, str] = {}
    occasions: tuple[Occasion, ...] = ()


class Accepted(FromServer, frozen=True, tag="accepted"):
    """Done, and on disk. `version` is the audience's version with it."""

    ref: int
    version: int


class Refused(FromServer, frozen=True, tag="refused"):
    """Not done, and nothing has changed: a code, what is wrong, and what to do."""

    ref: int
    code: str
    message: str
    advice: str = ""
    version: int = -1


class Explained(FromServer, frozen=True, tag="explained"):
    """
    An answer in words, each line with the rulings behind it.

    `drawn` is what a page of the title can draw of it; empty where there is nothing to draw.
    """

    ref: int
    lines: tuple[str, ...]
    rulings: tuple[str, ...] = ()
    drawn: dict[str, Any] = {}


class Chances(FromServer, frozen=True, tag="chances"):
    """For each thing that counts: amounts, and the chance of each as numerator, denominator."""

    ref: int
    chances: dict[str, tuple[tuple[int, int, int], ...]]


class CardSheet(FromServer, frozen=True, tag="card_sheet"):
    """A card: its facts, and its text as we render it."""

    ref: int
    code: str
    facts: dict[str, Any]
    text: tuple[str, ...]
    playable: bool


class Said(FromServer, frozen=True, tag="said"):
    """
    Somebody said something: `where` is `table` among players, `watch` among watchers.

    `word` names the ready phrase that it is; it is empty for what somebody wrote.
    """

    name: str
    text: str
    at: int
    where: str = "table"
    word: str = ""


class Offered(FromServer, frozen=True, tag="offered"):
    """A seat asks something of the others: `draw` or `undo`; with `closed` it is off the table."""

    what: str
    seat: int
    closed: str = ""


class Presence(FromServer, frozen=True, tag="presence"):
    """Who is at the table now, by seat, and how many watch."""

    present: tuple[bool, ...]
    watching: int = 0


class Ordered(FromServer, frozen=True, tag="ordered"):
    """The standing order of one's own seat as it is now, for nobody else; nothing if as usual."""

    order: Order | None = None


class Passing(FromServer, frozen=True, tag="passing"):
    """
    How one's own order takes a question, for nobody else; told before the question is.

    `occasions` are those the `decision` belongs to; with `passes` the table is about to pass it.
    """

    decision: int
    occasions: tuple[str, ...]
    passes: bool = False


class Undoable(FromServer, frozen=True, tag="undoable"):
    """
    What would come of taking one's last answer back, for nobody else.

    `free`: it is done at once; `ask`: the others are asked, or somebody has to look first; `no`:
    it is refused, with the reason.
    """

    how: UndoOutlook
    why: str = ""


class Ticking(FromServer, frozen=True, tag="clock"):
    """The clocks, whenever they change hands, and after the server's time has stood still."""

    clock: Clock
    at: int


class Halted(FromServer, frozen=True, tag="frozen"):
    """The rules failed on an answer: the game waits and can be taken back to before it."""

    message: str
    advice: str


class Over(FromServer, frozen=True, tag="over"):
    """The game is over: the server's part of the seed, for the receipt."""

    result: str
    server_seed: str


class Elsewhere(FromServer, frozen=True, tag="elsewhere"):
    """The table is at home at another address: go there."""

    url: str


class Closing(FromServer, frozen=True, tag="closing"):
    """The socket closes: come back after so many milliseconds with the version you have."""

    code: str
    message: str
    again: int = 0


class Pong(FromServer, frozen=True, tag="pong"):
    """Somebody is here."""

    ref: int
    version: int


Reply = (
    Welcome
    | Whole
    | News
    | Foretold
    | Accepted
    | Refused
    | Explained
    | Chances
    | CardSheet
    | Said
    | Offered
    | Presence
    | Ordered
    | Passing
    | Undoable
    | Ticking
    | Halted
    | Over
    | Elsewhere
    | Closing
    | Pong
)


def plain_odds(odds: GameOdds) -> dict[str, tuple[tuple[int, int, int], ...]]:
    """Chances as whole numbers: amount, numerator, denominator."""
    return {
        name: tuple((amount, one.numerator, one.denominator) for amount, one in chances.items())
        for name, chances in odds.items()
    }
