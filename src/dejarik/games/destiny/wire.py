"""What crosses the border of a Destiny game: setups in, views out. Never compiled."""

from typing import Annotated, Literal

import msgspec

from dejarik.games.destiny.model.edition import CURRENT
from dejarik.games.destiny.model.events import EventName
from dejarik.games.destiny.model.facts import TypeName
from dejarik.kernel.decisions import KindName

Code = Annotated[str, msgspec.Meta(min_length=1, max_length=12)]

Phase = Literal["setup", "action", "upkeep"]
Zone = Literal["card", "pool", "aside", "held"]
"""Where a die lies."""
KernelOption = Literal["entity", "stop", "no", "yes", "value", "seat", "reaction", "pass"]
ActionOption = Literal["pass_turn", "play", "activate", "resolve", "reroll", "card_action", "claim"]
OptionKind = Literal[KernelOption, ActionOption]
DecisionReason = Literal[
    "order",
    "choose",
    "may",
    "either",
    "action",
    "additional_action",
    "claim_ability",
    "discard_to_reroll",
    "dice_to_reroll",
    "host",
    "replace_upgrade",
    "die_to_resolve",
    "modifiers",
    "which_special",
    "too_many_upgrades",
    "upkeep_discard",
    "mulligan",
    "battlefield",
    "shields",
    "side",
    "split_pool",
    "which_group",
    "colour",
    "indirect_damage",
    "deck_order",
    "deck_bottom",
    "one_of_two_copies",
    "which_die",
    "which_symbol",
    "resilience",
    "how_much",
    "distribute_damage",
    "side_of_card",
    "die_to_set_aside",
    "subtype",
    "player",
    "symbol",
    "number",
    "title",
    "which_action",
    "from_hand",
]
"""What a decision is about."""
QueuedKind = Literal["card", "die", "before", "after", "ability"]
"""What waits to resolve: before and after are abilities that an event has triggered."""
Duration = Literal[
    "turn",
    "opponents_turn",
    "round",
    "game",
    "played",
    "next_round",
    "action_phase",
    "opponents_turn_this_round",
    "next_action",
]
"""How long a lasting effect lasts; `played` is until the card at hand is played."""
LastingKind = Literal["effect", "kept", "done"]
"""A lasting effect, what a card keeps that was chosen, or that something is not done again."""
NamedSort = Literal[
    "things", "colour", "subtype", "symbol", "number", "title", "noted_titles", "action"
]
Moment = Literal["", EventName]
ToldKind = Literal[EventName, "decided"]


class Member(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A character or plot of a team, and how many dice were bought for it."""

    code: Code
    dice: Annotated[int, msgspec.Meta(ge=0, le=6)] = 1


class SeatSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat brings; `extra_dice` are spare dice, `aside` cards for later."""

    team: Annotated[tuple[Member, ...], msgspec.Meta(min_length=1, max_length=10)]
    battlefield: Code
    deck: Annotated[tuple[Code, ...], msgspec.Meta(max_length=60)]
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""
    extra_dice: Annotated[tuple[Code, ...], msgspec.Meta(max_length=60)] = ()
    aside: Annotated[tuple[Code, ...], msgspec.Meta(max_length=60)] = ()


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """
    What a game is started from.

    `swift` names the quicker generator; `lab` draws games that get nowhere: both only
    where no person plays. Without a `format` any cards may be brought.
    """

    seats: Annotated[tuple[SeatSetup, ...], msgspec.Meta(min_length=2, max_length=2)]
    edition: Annotated[str, msgspec.Meta(max_length=20)] = CURRENT
    swift: bool = False
    lab: bool = False
    format: Annotated[str, msgspec.Meta(max_length=20)] = ""


class CardView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """
    A card outside play: a handle, and what it is if the seat knows it.

    The same for the card stacked face down with it, if there is one.
    """

    handle: int
    code: str = ""
    under: int = 0
    under_code: str = ""
    detected: bool = False


class CopyView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A card in play, as anyone may see it; `under` are the cards face down beneath it."""

    id: int
    code: str
    type: TypeName
    controller: int
    owner: int
    ready: bool = True
    damage: int = 0
    health: int = 0
    shields: int = 0
    resources: int = 0
    host: int = 0
    dice: tuple[int, ...] = ()
    charms: int = 0
    pilots: int = 0
    under: tuple[CardView, ...] = ()


class DieView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A die in play; its side only while it shows one."""

    id: int
    code: str
    card: int
    zone: Zone
    seat: int
    side: str = ""


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    """One player's side of the table; the spare dice are only the player's own to see."""

    seat: int
    resources: int
    claimed: bool
    hand: tuple[CardView, ...]
    deck: int
    known_deck: tuple[CardView, ...]
    discard: tuple[CardView, ...]
    aside: tuple[CardView, ...]
    defeated: tuple[CardView, ...]
    play: tuple[CopyView, ...]
    battlefield: str
    spares: tuple[tuple[str, int], ...] = ()


class OptionView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """
    One legal answer, in numbers that mean something to this seat.

    The value of playing a card is what it costs now, before any choice.
    """

    kind: OptionKind
    source: int = 0
    target: int = 0
    value: int = 0


class DecisionView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """
    What this seat is asked.

    For a choice: `asked_by` is the code of the card that asks, even if it has left by now,
    `purpose` the verb it is for, `amount` how much of it, `die` the die whose symbol it is.
    For a choice of several: `least` and `most` are how many are chosen over all its stages.
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
    purpose: str = ""
    amount: int = 0
    die: int = 0
    least: int = 0
    most: int = 0


class QueuedView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """
    Something that resolves now or waits to: a played card, a die, an ability.

    `seat` is whose it is, `source` and `code` the card it comes from, `moment` the event that
    it comes before or after, `die` the die whose symbol it is.
    """

    kind: QueuedKind
    seat: int
    source: int
    code: str = ""
    now: bool = False
    moment: Moment = ""
    die: int = 0


class NamedView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """
    What an effect calls by a name: things, or colours, titles and the like by their words.

    Things have the numbers that options have. `noted_titles` were seen, `title` was named.
    """

    name: str
    sort: NamedSort
    things: tuple[int, ...] = ()
    words: tuple[str, ...] = ()


class LastingView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """
    Something that lasts: an effect, or what a card keeps.

    `code` is the card whose text it is, `part` which of that text's lasting effects, counted
    from 0: the catalogue has the words. `seat` is whose it is, `source` the card in play that it
    comes from, `about` the things in play it is about, by themselves or by a name.
    """

    kind: LastingKind
    code: str
    seat: int
    until: Duration
    part: int = 0
    source: int = 0
    about: tuple[int, ...] = ()
    names: tuple[NamedView, ...] = ()


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """
    Everything a seat may know of a table now.

    `moment` counts what everyone saw happen, so that tables that only look alike differ.
    `reversible`: the action under way may still be undone as a whole.
    `queue` is what resolves now and what waits to, the next to happen first.
    `lasting` is what lasts, the oldest first.
    """

    seat: int
    round: int
    phase: Phase
    turn: int
    players: tuple[PlayerView, ...]
    dice: tuple[DieView, ...]
    battlefield: int
    limbo: tuple[CardView, ...]
    deciding: tuple[int, ...]
    decision: DecisionView | None
    outcome: tuple[tuple[int, ...], ...] | None
    outcome_reason: str
    moment: tuple[int, ...] = ()
    reversible: bool = False
    queue: tuple[QueuedView, ...] = ()
    lasting: tuple[LastingView, ...] = ()


class Thing(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """
    A card, copy or die as a seat knows it when something is told about it.

    Cards outside play have their handle for the seat, as a negative number; copies and
    dice have their number. `code` and `side` are empty where the seat does not know them.
    """

    id: int
    code: str = ""
    seat: int = -1
    side: str = ""


class Told(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """
    One thing that happened, as one seat was told of it.

    `kind` is the event's name, or `decided` for answers, of which only who gave them is
    told; `cause` is the serial of what led to it. `other` is the host of what entered play.
    """

    serial: int
    cause: int
    kind: ToldKind
    seat: int = -1
    seats: tuple[int, ...] = ()
    subject: Thing | None = None
    source: Thing | None = None
    other: Thing | None = None
    items: tuple[Thing, ...] = ()
    amount: int = 0
    detail: int = 0
    rulings: tuple[str, ...] = ()


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
