"""
The state of a Destiny game: players, copies, dice. Fields and trivial reads only.

Numbers: cards are 1 to 999 and say where a card has been, never what it is; dice are
1000 to 9999; copies, the objects cards become while in play, are 10000 and up and are
never used twice, so a copy that left and came back is another copy.
What a card is, is in the kernel's knowledge; what it does, in its definition.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model.facts import DOWNGRADE
from dejarik.games.destiny.model.index import TableIndex
from dejarik.kernel.chance import Chance
from dejarik.kernel.ids import NOTHING
from dejarik.kernel.state import State

if TYPE_CHECKING:
    from dejarik.games.destiny.model.definition import Definition
    from dejarik.games.destiny.model.facts import Side
    from dejarik.games.destiny.model.past import Past
    from dejarik.games.destiny.model.rulebook import Rulebook

FIRST_DIE: Final = 1000
FIRST_COPY: Final = 10000

ON_CARD: Final = 0
IN_POOL: Final = 1
SET_ASIDE: Final = 2
HELD: Final = 3

SETUP: Final = 0
ACTION: Final = 1
UPKEEP: Final = 2

NO_COST_CHANGE: Final = -1
OWN_FACE: Final = -1


class Player:
    """
    One player's zones and counters. The top of the deck is the list's end.

    `detected` are the hand cards that stay revealed while the action phase lasts.

    `spares` counts the extra dice set aside, by the definition they belong to; `characters`
    is how many were brought for all to see.
    """

    __slots__ = (
        "aside",
        "battlefield",
        "characters",
        "claimed",
        "deck",
        "defeated",
        "detected",
        "discard",
        "fielded",
        "hand",
        "play",
        "pool",
        "replaced",
        "resources",
        "seat",
        "spares",
    )

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.resources: int = 0
        self.hand: list[int] = []
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.aside: list[int] = []
        self.defeated: list[int] = []
        self.pool: list[int] = []
        self.play: list[int] = []
        self.claimed: bool = False
        self.replaced: bool = False
        self.battlefield: int = 0
        self.fielded: int = 0
        self.characters: int = 0
        self.detected: list[int] = []
        self.spares: dict[int, int] = {}

    def clone(self) -> Player:
        """An independent copy."""
        other = Player(self.seat)
        other.resources = self.resources
        other.hand = self.hand.copy()
        other.deck = self.deck.copy()
        other.discard = self.discard.copy()
        other.aside = self.aside.copy()
        other.defeated = self.defeated.copy()
        other.pool = self.pool.copy()
        other.play = self.play.copy()
        other.claimed = self.claimed
        other.replaced = self.replaced
        other.battlefield = self.battlefield
        other.fielded = self.fielded
        other.characters = self.characters
        if self.detected:
            other.detected = self.detected.copy()
        if self.spares:
            other.spares = self.spares.copy()
        return other

    def pack(self) -> list[object]:
        """As plain data."""
        return [
            self.seat,
            self.resources,
            self.hand,
            self.deck,
            self.discard,
            self.aside,
            self.defeated,
            self.pool,
            self.play,
            self.claimed,
            self.replaced,
            self.battlefield,
            self.fielded,
            self.characters,
            self.detected,
        ]


class Copy:
    """
    A card in play, or as it was last known when it left.

    `used` has the keys of the power actions used this round; `face` is the definition
    it shows if that is not its card's own, or what it was once it has left; `bought` is
    how many dice it came with; `reworded`: another card changed its type, so its own words
    follow; `pilots` is the vehicle a character pilots; `trained`: one of its dice is lent to it
    by a card that makes it elite.
    """

    __slots__ = (
        "attached",
        "bought",
        "card",
        "charms",
        "controller",
        "cost",
        "damage",
        "dice",
        "face",
        "host",
        "owner",
        "pilots",
        "ready",
        "ref",
        "resources",
        "reworded",
        "shields",
        "subtypes",
        "trained",
        "type",
        "used",
    )

    def __init__(self, ref: int, card: int, owner: int, card_type: int) -> None:
        self.ref: int = ref
        self.card: int = card
        self.owner: int = owner
        self.controller: int = owner
        self.type: int = card_type
        self.ready: bool = True
        self.damage: int = 0
        self.shields: int = 0
        self.resources: int = 0
        self.host: int = 0
        self.cost: int = NO_COST_CHANGE
        self.face: int = OWN_FACE
        self.bought: int = 1
        self.reworded: bool = False
        self.charms: int = 0
        self.pilots: int = 0
        self.trained: bool = False
        self.attached: list[int] = []
        self.dice: list[int] = []
        self.subtypes: list[str] = []
        self.used: list[int] = []

    def clone(self) -> Copy:
        """An independent copy of the object."""
        other = Copy(self.ref, self.card, self.owner, self.type)
        other.controller = self.controller
        other.ready = self.ready
        other.damage = self.damage
        other.shields = self.shields
        other.resources = self.resources
        other.host = self.host
        other.cost = self.cost
        other.face = self.face
        other.bought = self.bought
        other.reworded = self.reworded
        other.charms = self.charms
        other.pilots = self.pilots
        other.trained = self.trained
        if self.attached:
            other.attached = self.attached.copy()
        if self.dice:
            other.dice = self.dice.copy()
        if self.subtypes:
            other.subtypes = self.subtypes.copy()
        if self.used:
            other.used = self.used.copy()
        return other

    def pack(self) -> list[object]:
        """As plain data."""
        return [
            [self.ref, self.card, self.owner, self.type, self.controller],
            [self.damage, self.shields, self.resources, self.host, self.cost, self.bought],
            self.ready,
            self.attached,
            self.dice,
            self.subtypes,
            self.used,
            self.reworded,
            [self.charms, self.pilots] + [1] * self.trained,
        ]


class Die:
    """
    A die; `card` is where its sides come from, `copy` is its matching card now.

    `face` is the definition its sides are of, if that is not its card's own.

    Its side stays readable after it left the pool: that is its last known value.
    """

    __slots__ = ("card", "copy", "face", "holder", "id", "owner", "seat", "side", "zone")

    def __init__(self, die_id: int, card: int, owner: int, copy: int) -> None:
        self.id: int = die_id
        self.card: int = card
        self.owner: int = owner
        self.copy: int = copy
        self.zone: int = ON_CARD
        self.seat: int = owner
        self.holder: int = 0
        self.side: int = 0
        self.face: int = OWN_FACE

    def clone(self) -> Die:
        """An independent copy of the object."""
        other = Die(self.id, self.card, self.owner, self.copy)
        other.zone = self.zone
        other.seat = self.seat
        other.holder = self.holder
        other.side = self.side
        other.face = self.face
        return other

    def pack(self) -> list[int]:
        """As plain data."""
        return [
            self.id,
            self.card,
            self.owner,
            self.copy,
            self.zone,
            self.seat,
            self.holder,
            self.side,
        ]


class Table(State):
    """
    A Destiny game as it stands.

    `gone` and `gone_dice` keep what left during the current turn as it was last known;
    `limbo` holds cards that are being played, `costed` what cards played in the current
    turn cost to play; `declared` is the question the action under way answered, and
    `irreversible` whether it can no longer be undone; `blocks` is each seat's first card number;
    `under` maps a card to the cards stacked face down beneath it; `stuck` counts rounds
    without progress, and at `lab_draw` of them the game is drawn (0: never); `past` is what
    cards may ask for of what has happened, oldest first; `far_spotters` are the cards being
    played that spot an opponent's cards too; `ruled_out` are definitions of cards that could be
    held without anyone knowing, were they in the format. `treating` is as what symbol a die is
    looked at just now, `posing` as a character of what colour a copy is: they belong to no
    position.
    """

    __slots__ = (
        "action",
        "battlefield",
        "blocks",
        "copies",
        "costed",
        "declared",
        "dice",
        "ending_phase",
        "extra",
        "extras_taken",
        "far_spotters",
        "gone",
        "gone_dice",
        "irreversible",
        "lab_draw",
        "limbo",
        "lost_dice_this_action",
        "next_copy",
        "next_die",
        "passes",
        "past",
        "phase",
        "players",
        "posing",
        "progress",
        "renewed",
        "round",
        "ruled_out",
        "rules",
        "spent_dice",
        "stuck",
        "treating",
        "turn",
        "under",
    )

    def __init__(self, game: Rulebook, seats: int, chance: Chance) -> None:
        super().__init__(game, seats, chance)
        self.rules: Rulebook = game
        self.players: list[Player] = [Player(seat) for seat in range(seats)]
        self.copies: dict[int, Copy] = {}
        self.gone: dict[int, Copy] = {}
        self.dice: dict[int, Die] = {}
        self.gone_dice: dict[int, Die] = {}
        self.under: dict[int, list[int]] = {}
        self.next_copy: int = FIRST_COPY
        self.next_die: int = FIRST_DIE
        self.round: int = 0
        self.phase: int = SETUP
        self.turn: int = 0
        self.passes: int = 0
        self.battlefield: int = 0
        self.ending_phase: bool = False
        self.action: int = 0
        self.extra: list[int] = []
        self.spent_dice: list[int] = []
        self.lost_dice_this_action: list[int] = []
        self.renewed: list[int] = []
        self.limbo: list[int] = []
        self.costed: dict[int, int] = {}
        self.declared: int = 0
        self.irreversible: bool = False
        self.blocks: list[int] = []
        self.extras_taken: int = 0
        self.lab_draw: int = 0
        self.stuck: int = 0
        self.progress: int = 0
        self.past: list[Past] = []
        self.far_spotters: list[int] = []
        self.ruled_out: list[int] = []
        self.treating: dict[int, int] = {}
        self.posing: dict[int, int] = {}

    def unsettle(self) -> None:
        """Something came, went or changed sides: who listens and who has lost is open again."""
        self.index = None
        self.dirty.append(NOTHING)

    def unsettle_by(self, copy: Copy) -> None:
        """The same, by this copy alone: if that is quiet, those who listen are who they were."""
        index = self.index
        is_listed = copy.type == DOWNGRADE or not self.definition_of(copy).is_quiet()
        if is_listed or (isinstance(index, TableIndex) and index.concerns_all):
            self.index = None
        self.dirty.append(NOTHING)

    def definition(self, card: int) -> Definition:
        """What a card is and does; only for code that may know."""
        return self.rules.definitions[self.knowledge.identity[card]]

    def definition_of(self, copy: Copy) -> Definition:
        """What a copy is and does."""
        face = copy.face
        return self.rules.definitions[self.knowledge.identity[copy.card] if face < 0 else face]

    def definition_of_die(self, die: Die) -> Definition:
        """The definition a die's sides and special belong to."""
        face = die.face
        return self.rules.definitions[self.knowledge.identity[die.card] if face < 0 else face]

    def copy(self, ref: int) -> Copy:
        """A copy in play, or one that just left as it was last known."""
        found = self.copies.get(ref)
        if found is None:
            found = self.gone[ref]
        return found

    def die(self, number: int) -> Die:
        """A die, or one that just left with its card as it was last known."""
        found = self.dice.get(number)
        return self.gone_dice[number] if found is None else found

    def is_in_a_pool(self, number: int) -> bool:
        """Whether a die is there and lies in a pool."""
        die = self.dice.get(number)
        return die is not None and die.zone == IN_POOL

    def side_of(self, die: Die) -> Side:
        """The side a die shows, or showed last."""
        face = die.face
        shown = self.knowledge.identity[die.card] if face < 0 else face
        return self.rules.definitions[shown].facts.sides[die.side]

    def owner_of(self, card: int) -> int:
        """Whose card it is: seats are dealt their numbers in blocks."""
        seat = len(self.blocks) - 1
        while self.blocks[seat] > card:
            seat -= 1
        return seat

    def other(self, seat: int) -> int:
        """The opponent, in a game of two."""
        return 1 - seat

    def clone(self) -> Table:
        other = Table(self.rules, 0, self.chance.clone())
        other.seats = self.seats
        self.copy_spine_to(other)
        other.players = [player.clone() for player in self.players]
        other.copies = {ref: copy.clone() for ref, copy in self.copies.items()}
        if self.gone:
            other.gone = {ref: copy.clone() for ref, copy in self.gone.items()}
        other.dice = {number: die.clone() for number, die in self.dice.items()}
        if self.gone_dice:
            other.gone_dice = {number: die.clone() for number, die in self.gone_dice.items()}
        if self.under:
            other.under = {card: below.copy() for card, below in self.under.items()}
        self._copy_counters_to(other)
        return other

    def _copy_counters_to(self, other: Table) -> None:
        other.next_copy = self.next_copy
        other.next_die = self.next_die
        other.round = self.round
        other.phase = self.phase
        other.turn = self.turn
        other.passes = self.passes
        other.battlefield = self.battlefield
        other.ending_phase = self.ending_phase
        other.action = self.action
        other.extra = self.extra.copy()
        other.spent_dice = self.spent_dice.copy()
        other.lost_dice_this_action = self.lost_dice_this_action.copy()
        other.renewed = self.renewed.copy()
        other.limbo = self.limbo.copy()
        other.costed = self.costed.copy()
        other.declared = self.declared
        other.irreversible = self.irreversible
        other.blocks = self.blocks
        other.dirty = self.dirty.copy()
        other.extras_taken = self.extras_taken
        other.lab_draw = self.lab_draw
        other.stuck = self.stuck
        other.progress = self.progress
        if self.past:
            other.past = self.past.copy()
        if self.far_spotters:
            other.far_spotters = self.far_spotters.copy()
        other.ruled_out = self.ruled_out

    def face_down(self) -> list[int]:
        """All cards that lie face down under others, by the order of those above."""
        return [card for upper in sorted(self.under) for card in self.under[upper]]

    def _packed_below(self, upper: int) -> object:
        """What lies under a card, as plain data: a single one as it was written ever since."""
        below = self.under[upper]
        return below[0] if len(below) == 1 else below

    def pack(self) -> list[object]:
        definitions = self.rules.definitions
        return [
            self.pack_spine(),
            [definitions[number].facts.code for number in self.knowledge.identity],
            [player.pack() for player in self.players],
            [copy.pack() for copy in self.copies.values()],
            [copy.pack() for copy in self.gone.values()],
            [[die.pack() for die in dice.values()] for dice in (self.dice, self.gone_dice)],
            [[card, self._packed_below(card)] for card in sorted(self.under)],
            [
                self.next_copy,
                self.next_die,
                self.round,
                self.phase,
                self.turn,
                self.passes,
                self.battlefield,
                self.action,
                self.extras_taken,
                self.lab_draw,
                self.stuck,
                self.progress,
            ],
            self.ending_phase,
            self.extra,
            self.spent_dice,
            self.lost_dice_this_action,
            self.renewed,
            self.dirty,
            self.limbo,
            [[card, self.costed[card]] for card in sorted(self.costed)],
            [self.declared, int(self.irreversible), *self.far_spotters],
            self.blocks,
            self._pack_faces(),
            [
                one.pack(definitions[one.number].facts.code if one.number >= 0 else "")
                for one in self.past
            ],
            *[definitions[number].facts.code for number in self.ruled_out],
        ]

    def _pack_faces(self) -> list[object]:
        """What is kept by definition, as codes: shown sides, and spare dice."""
        definitions = self.rules.definitions
        shown: list[object] = []
        for copies in (self.copies, self.gone):
            for copy in copies.values():
                if copy.face >= 0:
                    shown.append([copy.ref, definitions[copy.face].facts.code])
        for dice in (self.dice, self.gone_dice):
            for die in dice.values():
                if die.face >= 0:
                    shown.append([die.id, definitions[die.face].facts.code])
        spares: list[object] = []
        for player in self.players:
            for number in sorted(player.spares):
                code = definitions[number].facts.code
                spares.append([player.seat, code, player.spares[number]])
        return [shown, spares]


def table_of(s: State) -> Table:
    """The state as what it is in this game, taken at its word: this is asked at every step."""
    return s  # type: ignore[return-value]
