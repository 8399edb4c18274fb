"""What crosses the border of a game: setups in, views out. Never compiled."""

from typing import Annotated, Literal

import msgspec

from dejarik.games.swccg.model.event_names import EventName
from dejarik.kernel.decisions import KindName

Code = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]

SideName = Literal["dark", "light"]
PhaseName = Literal["setup", "activate", "control", "deploy", "battle", "move", "draw"]
SegmentName = Literal["initiation", "weapons", "power", "damage", "over"]
SlotName = Literal["present", "carried", "on_card", "beside", "layer"]
MarkName = Literal[
    "moved",
    "battled",
    "drained",
    "reacted",
    "used_weapon",
    "used_device",
    "hit",
    "excluded",
    "fired",
    "barred",
]
OptionKind = Literal["entity", "stop", "no", "yes", "value", "seat", "reaction", "pass"]
DecisionReason = Literal[
    "respond",
    "choose",
    "may",
    "either",
    "how_much",
    "let_run",
    "starting_location",
    "allow_conversion",
    "force_to_lose",
    "battle_destiny",
    "destiny_choice",
    "search",
    "verify",
    "peeked_card",
    "defuse",
    "cards_to_bury",
    "duel_step",
    "who_first",
    "target",
]
"""What a decision is about."""
Verb = Literal[
    "",
    "activate",
    "draw",
    "drain",
    "battle",
    "move",
    "deploy",
    "fire",
    "forfeit",
    "lose",
    "play",
    "use",
    "react",
    "transfer",
    "bury",
    "defuse",
    "end",
]
"""What an option of a window does."""
ToldKind = Literal[EventName, "decided"]


class SeatSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat brings: a side of the Force and a deck of sixty cards."""

    side: SideName
    deck: Annotated[tuple[Code, ...], msgspec.Meta(min_length=60, max_length=60)]
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """
    What a game is started from.

    `swift` names the quicker generator; `lab_turns` draws games that get nowhere: both only where
    no person plays.
    """

    seats: Annotated[tuple[SeatSetup, ...], msgspec.Meta(min_length=2, max_length=2)]
    edition: Code = "advanced-3.27"
    format: Annotated[str, msgspec.Meta(max_length=20)] = ""
    swift: bool = False
    lab_turns: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0


class CardView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A card in a pile or hand: its handle for the seat, and what it is if the seat knows it."""

    handle: int
    code: str = ""


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    """
    One player: side, Life Force, how many cards lie in each pile, what is known of them.

    Piles are listed bottom first, each card with its code only for whoever knows it.
    """

    seat: int
    side: SideName
    life_force: int
    generation: int
    reserve: tuple[CardView, ...]
    force: tuple[CardView, ...]
    used: tuple[CardView, ...]
    lost: tuple[CardView, ...]
    hand: tuple[CardView, ...]
    out: tuple[CardView, ...]
    drawn: tuple[CardView, ...]
    open: tuple[CardView, ...]


class PlaceView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """
    A location: its cards (the last counts), icons, who controls and occupies it.

    `icons` and `power` and `ability` are by seat; `controller` is -1 for nobody; `drain` is what a
    drain there takes by seat. `buried` counts what each seat buried there, `own_buried` are the
    codes of what the viewer did.
    """

    id: int
    code: str
    system: str
    layers: tuple[int, ...]
    icons: tuple[int, int]
    power: tuple[int, int]
    ability: tuple[int, int]
    drain: tuple[int, int]
    buried: tuple[int, int]
    controller: int = -1
    occupied: tuple[int, ...] = ()
    drained: bool = False
    battled: bool = False
    own_buried: tuple[str, ...] = ()


class CopyView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A card on table, what holds it, its marks, and its numbers as they are now (-1 for none)."""

    id: int
    code: str
    owner: int
    side: int
    holder: int
    slot: SlotName
    marks: tuple[MarkName, ...] = ()
    power: int = -1
    ability: int = -1
    forfeit: int = -1


class StripView(msgspec.Struct, frozen=True, gc=False):
    """The locations of a system in their order."""

    system: str
    places: tuple[int, ...]


class BattleView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A battle: where, who began it, its segment, totals and debts by seat, destinies drawn."""

    place: int
    seat: int
    segment: SegmentName
    totals: tuple[int, int]
    damage: tuple[int, int]
    attrition: tuple[int, int]
    winner: int = -1
    destinies: tuple[tuple[int, str, int], ...] = ()
    cards: tuple[int, ...] = ()


class DuelView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """
    A duel: where, who began it by which card, and the two who fight, that of the beginner first.

    In the same order, `draws` is how many destinies each draws, `drawn` what they have come to so
    far (-1: none could be drawn).
    """

    place: int
    seat: int
    code: str
    duellists: tuple[int, int]
    draws: tuple[int, int]
    drawn: tuple[int, ...] = ()


class Thing(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """
    A card, copy, place or pile as a seat knows it when it is told of.

    Cards have their handle for the seat, as a negative number; `code` is empty where the seat does
    not know it; `name` is a pile's.
    """

    id: int
    code: str = ""
    seat: int = -1
    name: str = ""


class StackedView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """An action under way: what acts, for whom, at what, and whether it has been initiated."""

    kind: EventName
    seat: int
    source: Thing
    targets: tuple[Thing, ...] = ()
    amount: int = 0


LackName = Literal["force", "target", "destiny", "used", "forbidden"]


class Lack(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a weapon in battle lacks to be fired; `amount` is the Force that firing it costs."""

    weapon: Thing
    lacks: LackName
    amount: int = 0


class Told(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """
    One thing that happened, as one seat was told of it.

    `kind` is the event's name, or `decided` for answers, of which only who gave them is told;
    `cause` is the serial of what led to it. `numbers` of a battle's totals are the total power of
    each seat, then the attrition against each; `lacking` are weapons that cannot be fired when a
    weapons segment opens.
    """

    serial: int
    cause: int
    kind: ToldKind
    seat: int = -1
    rulings: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    subject: Thing | None = None
    source: Thing | None = None
    items: tuple[Thing, ...] = ()
    amount: int = 0
    detail: int = 0
    numbers: tuple[int, ...] = ()
    lacking: tuple[Lack, ...] = ()


class OptionView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """
    One legal answer; cards by their handle, negative.

    `verb` is what an option of a window does, `price` the Force it uses (-1: not said here), `to`
    where a card goes if it can go nowhere else; `covers` is how much attrition and how much battle
    damage a forfeit satisfies.
    """

    kind: OptionKind
    source: int = 0
    target: int = 0
    value: int = 0
    verb: Verb = ""
    price: int = -1
    to: int = 0
    covers: tuple[int, int] = (0, 0)


class DecisionView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """
    What this seat is asked.

    `asked_by` is the code of the card that asks, `purpose` the verb it is for. For a response,
    `about` is what is answered, `before` whether it has not happened yet; behind its first stage
    `verb` is what has been begun and `source` what acts. `amount` is how much is left to lose, to
    draw or to let run, or the number of the pile that a card which was seen may be put on.
    """

    id: int
    kind: KindName
    reason: DecisionReason
    options: tuple[OptionView, ...]
    source: int = 0
    stage: int = 0
    sealed: bool = False
    back: bool = False
    asked_by: str = ""
    least: int = 0
    most: int = 0
    purpose: str = ""
    about: Told | None = None
    before: bool = False
    verb: Verb = ""
    amount: int = 0


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """Everything a seat may know of a game now. `moment` counts what everyone saw happen."""

    seat: int
    turn: int
    turn_count: int
    phase: PhaseName
    players: tuple[PlayerView, ...]
    strips: tuple[StripView, ...]
    places: tuple[PlaceView, ...]
    copies: tuple[CopyView, ...]
    battles: tuple[BattleView, ...]
    duels: tuple[DuelView, ...]
    stack: tuple[StackedView, ...]
    deciding: tuple[int, ...]
    decision: DecisionView | None
    outcome: tuple[tuple[int, ...], ...] | None
    outcome_reason: str
    moment: tuple[int, ...] = ()


def read_setup(data: dict[str, object]) -> Setup:
    """
    A setup from plain data.

    Raises ValueError that says which field is wrong.
    """
    try:
        return msgspec.convert(data, Setup)
    except msgspec.ValidationError as error:
        message = f"this setup cannot be played: {error}"
        raise ValueError(message) from error


def encode_view(view: object) -> bytes:
    """A view as bytes, the same for the same view."""
    return msgspec.msgpack.encode(view)
