"""What crosses the border of a skirmish: setups in, views out. Never compiled."""

from typing import Annotated, Literal

import msgspec

from dejarik.games.imperial.model.edition import CURRENT
from dejarik.games.imperial.model.event_names import EventName
from dejarik.kernel.decisions import KindName

Code = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]

Phase = Literal["setup", "activation", "status"]
AttackStep = Literal[
    "before",
    "declare",
    "pools",
    "rerolls",
    "modifiers",
    "surges",
    "accuracy",
    "damage",
    "after",
]
Colour = Literal["red", "blue", "green", "yellow", "black", "white"]
ConditionName = Literal["focused", "hidden", "stunned", "weakened", "bleeding"]
KernelOption = Literal["entity", "stop", "no", "yes", "value", "seat", "reaction", "pass"]
ActionOption = Literal[
    "surge",
    "go",
    "stepwise",
    "step",
    "move",
    "walk",
    "attack",
    "interact",
    "special",
    "command",
    "discard_condition",
    "use",
    "end",
]
OptionKind = Literal[KernelOption, ActionOption]
DecisionReason = Literal[
    "order",
    "choose",
    "may",
    "either",
    "initiative",
    "zone",
    "deploy",
    "activate",
    "figure",
    "menu",
    "target",
    "target_space",
    "surges",
    "strain",
    "move",
    "die",
    "discard",
    "group",
    "push",
    "displace",
    "side",
    "dice",
    "power",
    "door",
    "veto_map",
    "veto_mission",
]
"""What a decision is about."""
ToldKind = Literal[EventName, "decided"]


class SeatSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat brings: Deployment cards, upgrades among them, and the command deck."""

    deployments: Annotated[tuple[Code, ...], msgspec.Meta(min_length=1, max_length=40)]
    commands: Annotated[tuple[Code, ...], msgspec.Meta(max_length=15)]
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """
    What a game is started from: two armies, a map, and a mission or chance for it.

    `choice` says where the map comes from: it is `chosen` here; a mission card is `drawn` for map
    and mission; or players veto maps and then missions in turn. `swift` names the quicker
    generator; `lab` ends games that get nowhere: both only where no person plays. Without a
    `format` any cards may be brought.
    """

    seats: Annotated[tuple[SeatSetup, ...], msgspec.Meta(min_length=2, max_length=2)]
    map: Code = "mos-eisley-outskirts"
    mission: Annotated[str, msgspec.Meta(max_length=1)] = ""
    choice: Literal["chosen", "drawn", "vetoed"] = "chosen"
    edition: Code = CURRENT
    format: Annotated[str, msgspec.Meta(max_length=20)] = ""
    swift: bool = False
    lab: bool = False


class CardView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A Command card: its handle for the seat, and what it is if the seat knows it."""

    handle: int
    code: str = ""


class SideView(msgspec.Struct, frozen=True, gc=False):
    """
    One player's side: points, deployment zone, Command cards.

    `playing` are cards that were played and still resolve.
    """

    seat: int
    points: int
    defeat_points: int
    zone: str
    hand: tuple[CardView, ...]
    deck: int
    discard: tuple[CardView, ...]
    playing: tuple[CardView, ...]


class GroupView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A Deployment card with its figures and the upgrades attached to it."""

    id: int
    seat: int
    code: str
    figures: tuple[int, ...]
    ready: bool = True
    upgrades: tuple[int, ...] = ()


class UpgradeView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A skirmish upgrade of a side; `group` is what it is attached to."""

    id: int
    seat: int
    code: str
    group: int = 0


class FigureView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """
    A figure; `number` tells those of one card and side apart, from 1; 0 for the only one.

    `space` is its upper left space, empty while it is not on the map; `width` and `height` are
    its base as it stands, `turned` whether by a quarter. `power` are the symbols of its power
    tokens. `defeated`: it has left the map.
    """

    id: int
    group: int
    seat: int
    code: str
    number: int
    space: str = ""
    width: int = 1
    height: int = 1
    turned: bool = False
    health: int = 0
    damage: int = 0
    speed: int = 0
    conditions: tuple[ConditionName, ...] = ()
    power: tuple[str, ...] = ()
    carried: tuple[int, ...] = ()
    activated: bool = False
    defeated: bool = False


class TokenView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """
    A terminal or a token of the mission; `side` counts from 0, `controller` is -1 for nobody.

    Without a space it is carried or gone.
    """

    id: int
    kind: str
    space: str = ""
    side: int = 0
    owner: int = -1
    carrier: int = 0
    damage: int = 0
    health: int = 0
    controller: int = -1


class DoorView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """
    A door, by its number and its map's name for it; with Health if it can be attacked.

    `words` are what people call it, by where it is.
    """

    id: int
    name: str
    open: bool = False
    damage: int = 0
    health: int = 0
    words: str = ""


class DieView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A die of an attack; `face` is empty before the roll, `rerolled` once it was."""

    id: int
    colour: Colour
    face: tuple[int, ...] = ()
    rerolled: bool = False


class SumsView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What the results of an attack come to, by symbol and keyword."""

    accuracy: int = 0
    damage: int = 0
    surge: int = 0
    block: int = 0
    evade: int = 0
    dodge: int = 0
    pierce: int = 0
    blast: int = 0
    cleave: int = 0
    recover: int = 0


class AttackView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """
    An open attack; attack faces are accuracy, damage, surge, defence faces block, evade, dodge.

    `sums` are what the dice show until `modified`; `surges` are those left to spend, `needed` is
    the accuracy it needs, none in melee. `keywords` are conditions it will give.
    """

    id: int
    seat: int
    attacker: int
    step: AttackStep
    melee: bool = False
    target: int = 0
    space: str = ""
    distance: int = 0
    needed: int = 0
    attack_dice: tuple[DieView, ...] = ()
    defence_dice: tuple[DieView, ...] = ()
    sums: SumsView = SumsView()
    modified: bool = False
    surges: int = 0
    spent: tuple[str, ...] = ()
    keywords: tuple[ConditionName, ...] = ()
    missed: bool = False
    suffered: int = 0


class ActivationView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The activation of a figure: actions and movement points left, attacks made."""

    figure: int
    actions: int = 0
    points: int = 0
    attacks: int = 0


class Thing(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """
    A figure, group, card, token, door or die as a seat knows it when it is told of.

    Command cards have their handle for the seat, as a negative number. `code` is empty where the
    seat does not know it, `number` tells figures of a group apart, `name` is a token's kind.
    """

    id: int
    code: str = ""
    seat: int = -1
    number: int = 0
    name: str = ""


class Told(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """
    One thing that happened, as one seat was told of it.

    `kind` is the event's name, or `decided` for answers, of which only who gave them is told;
    `cause` is the serial of what led to it. `space` is where, `words` are names that belong to
    it: of dice, symbols, conditions, abilities.
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
    space: str = ""
    words: tuple[str, ...] = ()


class OptionView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """
    One legal answer, in numbers that mean something to this seat.

    Spaces are 1001 and their place on the map; Command cards their handle, negative.
    """

    kind: OptionKind
    source: int = 0
    target: int = 0
    value: int = 0


class WayView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """
    A space that a figure could go to from its menu, by several answers.

    They are `move` as often as `moves` says, `walk`, and `go` with this target and value; `cost`
    is in movement points.
    """

    target: int
    value: int = 0
    cost: int = 0
    moves: int = 0


class DecisionView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """
    What this seat is asked.

    `spaces`, `numbers` and `labels` have one entry for each option, or none at all: the space it
    names, its cost in points or its distance, and the ability it uses; `needed` is the accuracy
    that an attack on a target needs, 0 in melee. `asked_by` is the code of the card that asks,
    `purpose` the verb it is for. For a response, `about` is what is answered, `before` whether it
    has not happened yet. `ways` are the spaces that can be gone to from a menu. With
    `settled` surges the target falls already, and nothing else could be gained.
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
    spaces: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()
    labels: tuple[str, ...] = ()
    purpose: str = ""
    about: Told | None = None
    before: bool = False
    needed: tuple[int, ...] = ()
    ways: tuple[WayView, ...] = ()
    settled: bool = False


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """
    Everything a seat may know of a skirmish now.

    `turn` is whose turn to activate comes next, `active` the group that is active, the innermost
    of `activations` and `attacks` the last. `moment` counts what everyone saw happen.
    """

    seat: int
    map: str
    mission: str
    round: int
    phase: Phase
    initiative: int
    turn: int
    active: int
    sides: tuple[SideView, ...]
    groups: tuple[GroupView, ...]
    upgrades: tuple[UpgradeView, ...]
    figures: tuple[FigureView, ...]
    tokens: tuple[TokenView, ...]
    doors: tuple[DoorView, ...]
    activations: tuple[ActivationView, ...]
    attacks: tuple[AttackView, ...]
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
