"""The state of a game: piles, what is on table and where, whose turn it is. Plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model.definition import DARK
from dejarik.games.swccg.model.pieces import CARRIED, LAYER, PRESENT, Battle, Copy, Place, Player
from dejarik.kernel.ids import NOTHING
from dejarik.kernel.state import State

if TYPE_CHECKING:
    from dejarik.games.swccg.model.definition import Definition
    from dejarik.games.swccg.model.rulebook import Rulebook
    from dejarik.kernel.chance import Chance
    from dejarik.kernel.timing import Index

NO_PHASE: Final = 0
ACTIVATE: Final = 1
CONTROL: Final = 2
DEPLOY: Final = 3
BATTLE: Final = 4
MOVE: Final = 5
DRAW: Final = 6
PHASES: Final = (ACTIVATE, CONTROL, DEPLOY, BATTLE, MOVE, DRAW)
PHASE_NAMES: Final = ("", "activate", "control", "deploy", "battle", "move", "draw")


class Table(State):
    """
    A game of two seats.

    `strips` are the places of each system in order. `drained` and `battled` are the places of this
    turn, `titles` the titles played or deployed in it (by definition). `limits` is the ledger of
    texts that are used up (`rules.limits`), `used` that of things used this turn (`rules.uses`).
    `lab_turns`: after so many turns a game among bots is drawn.

    What was worked out is remembered until something changes (`forget`), and not while it does
    (`is_changing`): `numbers` by `rules.values`, as long as the index is `numbers_of`; `present`
    who is at each place, `counted` which of them count (`rules.presence`); `held` what each seat
    may hold, `mights` whether it could act in this phase (`rules.asking`). None of it is saved.
    """

    __slots__ = (
        "aim",
        "battled",
        "battles",
        "copies",
        "copy_count",
        "counted",
        "drained",
        "held",
        "is_changing",
        "lab_turns",
        "limits",
        "mights",
        "numbers",
        "numbers_of",
        "phase",
        "places",
        "players",
        "present",
        "rules",
        "strips",
        "titles",
        "turn",
        "turn_count",
        "used",
    )

    def __init__(self, game: Rulebook, chance: Chance) -> None:
        super().__init__(game, 2, chance)
        self.rules: Rulebook = game
        self.players: list[Player] = [Player(seat, seat) for seat in range(2)]
        self.copies: dict[int, Copy] = {}
        self.places: dict[int, Place] = {}
        self.strips: dict[str, list[int]] = {}
        self.battles: list[Battle] = []
        self.turn: int = 0
        self.turn_count: int = 0
        self.phase: int = NO_PHASE
        self.copy_count: int = 0
        self.lab_turns: int = 0
        self.drained: list[int] = []
        self.battled: list[int] = []
        self.titles: list[int] = []
        self.limits: list[int] = []
        self.used: list[int] = []
        # The place or card a reading is about: where a card would go, where somebody would control;
        # not part of the truth.
        self.aim: int = 0
        self.is_changing: bool = False
        self.numbers: dict[int, int] = {}
        self.numbers_of: Index | None = None
        self.present: dict[int, list[int]] | None = None
        self.counted: dict[int, list[int]] = {}
        self.held: list[set[int] | None] = [None, None]
        self.mights: dict[int, bool] = {}

    def forget(self) -> None:
        """Something has changed: whatever was remembered is worked out anew."""
        self.forget_numbers()
        self.present = None
        self.held[0] = None
        self.held[1] = None

    def forget_numbers(self) -> None:
        """The same where no card has left its place and nobody has learnt of any."""
        if self.numbers:
            self.numbers = {}
        if self.counted:
            self.counted = {}
        if self.mights:
            self.mights = {}
        self.listing = None

    # --- seats and piles ------------------------------------------------------------------

    def other(self, seat: int) -> int:
        """The other seat."""
        return 1 - seat

    def seat_of_side(self, side: int) -> int:
        """Who plays a side of the Force."""
        return 0 if self.players[0].side == side else 1

    def dark(self) -> int:
        """The seat that plays the Dark Side."""
        return self.seat_of_side(DARK)

    def pile(self, seat: int, pile: int) -> list[int]:
        """One pile of one seat, top card last."""
        return self.players[seat].piles[pile]

    def life_force(self, seat: int) -> int:
        """How many cards a seat has left to lose."""
        piles = self.players[seat].piles
        count = 0
        for one in ids.LIFE_FORCE:
            count += len(piles[one])
        return count

    def has_life_force(self, seat: int) -> bool:
        """Whether a seat has any card left to lose."""
        piles = self.players[seat].piles
        for one in ids.LIFE_FORCE:  # noqa: SIM110 - asked so often that a generator shows
            if piles[one]:
                return True
        return False

    def zone_of(self, card: int) -> int:
        """In which of its owner's piles a card lies; NOTHING - 1 if it is on table or buried."""
        for number, pile in enumerate(self.players[ids.owner_of_card(card)].piles):
            if card in pile:
                return number
        return -1

    # --- cards and copies -----------------------------------------------------------------

    def definition_of(self, card: int) -> Definition:
        """What a card is."""
        return self.rules.definitions[self.knowledge.identity[card]]

    def definition(self, thing: int) -> Definition:
        """What a card, a copy or a place is."""
        card = thing
        if thing >= ids.FIRST_COPY:
            card = self.copies[thing].card
        elif thing >= ids.FIRST_PLACE:
            card = self.copies[self.places[thing].layers[-1]].card
        return self.rules.definitions[self.knowledge.identity[card]]

    def copy_of(self, card: int) -> Copy | None:
        """The copy of a card, if it is on table."""
        for one in self.copies.values():
            if one.card == card:
                return one
        return None

    def is_on_table(self, thing: int) -> bool:
        """Whether a copy is still on table."""
        return thing in self.copies

    def place_of(self, thing: int) -> int:
        """The place a copy is at, through whatever holds it; NOTHING if at none."""
        while thing >= ids.FIRST_COPY:
            copy = self.copies.get(thing)
            if copy is None:
                return NOTHING
            thing = copy.holder
        return thing if thing >= ids.FIRST_PLACE else NOTHING

    def at(self, place: int) -> list[int]:
        """The copies present at a place, by themselves, in order of arrival; not to be changed."""
        found = self.present
        if found is None:
            found = {}
            for one in self.copies.values():
                if one.slot == PRESENT:
                    found.setdefault(one.holder, []).append(one.id)
            if not self.is_changing:
                self.present = found
        return found.get(place, [])

    def carried_by(self, copy: int) -> list[int]:
        """What a copy carries, and what is deployed on it."""
        return [one.id for one in self.copies.values() if one.holder == copy]

    def carries(self, copy: int) -> list[int]:
        """The weapons and devices of a copy."""
        return [
            one.id for one in self.copies.values() if one.holder == copy and one.slot == CARRIED
        ]

    def is_location(self, copy: int) -> bool:
        """Whether a copy is part of a place."""
        return self.copies[copy].slot == LAYER

    # --- battle ---------------------------------------------------------------------------

    def battle(self) -> Battle | None:
        """The battle that goes on."""
        return self.battles[-1] if self.battles else None

    # --- the rest -------------------------------------------------------------------------

    def clone(self) -> Table:
        """An independent copy."""
        other = Table(self.rules, self.chance.clone())
        self.copy_spine_to(other)
        other.players = [one.clone() for one in self.players]
        other.copies = {number: one.clone() for number, one in self.copies.items()}
        other.places = {number: one.clone() for number, one in self.places.items()}
        other.strips = {name: one.copy() for name, one in self.strips.items()}
        if self.battles:
            other.battles = [one.clone() for one in self.battles]
        other.turn = self.turn
        other.turn_count = self.turn_count
        other.phase = self.phase
        other.copy_count = self.copy_count
        other.lab_turns = self.lab_turns
        other.drained = self.drained.copy()
        other.battled = self.battled.copy()
        other.titles = self.titles.copy()
        other.limits = self.limits.copy()
        other.used = self.used.copy()
        return other

    def pack(self) -> list[object]:
        """The whole state as plain data; definitions as codes."""
        definitions = self.rules.definitions
        counters = [self.turn, self.turn_count, self.phase, self.copy_count, self.lab_turns]
        return [
            self.pack_spine(),
            [definitions[one].code for one in self.knowledge.identity],
            [
                [one.side, one.generation, one.piles, [definitions[n].code for n in one.deck]]
                for one in self.players
            ],
            [one.pack() for one in self.copies.values()],
            [one.pack() for one in self.places.values()],
            [[name, self.strips[name]] for name in sorted(self.strips)],
            [one.pack() for one in self.battles],
            counters,
            [self.drained, self.battled, self.limits, self.used],
            [definitions[one].code for one in self.titles],
        ]


def table_of(s: State) -> Table:
    """The kernel's state as this game's."""
    assert isinstance(s, Table)
    return s
