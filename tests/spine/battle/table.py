"""
The things on the table: piles, two sites, who stands where and carries what, the battle.

Belongs here: the state and the words for zones, events, bands and actions.
Does not belong here: what cards do, or when.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from dejarik.kernel.chance import Chance
from dejarik.kernel.state import State

if TYPE_CHECKING:
    from dejarik.kernel.game import Game

RESERVE: Final = 0
FORCE: Final = 1
USED: Final = 2
HAND: Final = 3
LOST: Final = 4
OPEN: Final = 5
"""Face up beside the table: an interrupt being played, a destiny being drawn."""
TABLE: Final = 6
ZONES: Final = 7
LIFE: Final = (RESERVE, FORCE, USED)

SITES: Final = (1000, 1001)
"""Two sites beside each other; a battle there is begun by using the site."""

TURN: Final = 1
ACTIVATED: Final = 2
DRAWN: Final = 3
PHASE: Final = 4
ACTING: Final = 5
"""An action is initiated: its cost is paid, its result is to come, others may respond."""
PLAYED: Final = 6
SPENT: Final = 7
DEPLOYED: Final = 8
MOVED: Final = 9
BATTLE_BEGUN: Final = 10
WEAPONS: Final = 11
DESTINY: Final = 12
DESTINY_REDRAWN: Final = 13
DESTINY_DONE: Final = 14
HIT: Final = 15
TOTALLED: Final = 16
DAMAGE: Final = 17
FORFEITED: Final = 18
LEFT: Final = 19
LOST_FORCE: Final = 20
BATTLE_ENDED: Final = 21
SHOWN: Final = 22
RESCUED: Final = 23
PUT_AWAY: Final = 24
KINDS: Final = range(TURN, PUT_AWAY + 1)

RESPOND: Final = 0
JUST: Final = 1
TOP: Final = 2

TO_DEPLOY: Final = 1
TO_BATTLE: Final = 2
TO_REACT: Final = 3
TO_FIRE: Final = 4
TO_PLAY: Final = 5

POWER: Final = 1
"""The statistic of a character's power."""
SHUFFLING: Final = 1
"""The purpose of chance."""


class Printed:
    """What is printed on a card; an interrupt has none of it."""

    def __init__(self, power: int, ability: int, forfeit: int, destiny: int) -> None:
        self.power = power
        self.ability = ability
        self.forfeit = forfeit
        self.destiny = destiny


CHARACTERS: Final = {
    "captain": Printed(3, 3, 4, 1),
    "trooper": Printed(2, 2, 2, 2),
    "scout": Printed(1, 2, 3, 3),
}
WEAPONS_BY_TITLE: Final = {"rifle": Printed(0, 0, 0, 2)}
INTERRUPTS: Final = {
    "jam": 4,
    "override": 5,
    "luck": 3,
    "rescue": 4,
    "spy": 5,
    "cheer": 4,
    "fury": 3,
}
"""Those played from hand, and the destiny of each."""
TITLES: Final = ("", *CHARACTERS, *WEAPONS_BY_TITLE, *INTERRUPTS)


class Battle:
    """The battle that goes on, if `site` says where."""

    def __init__(self) -> None:
        self.site = 0
        self.seat = 0
        self.destiny = [0, 0]
        self.total = [0, 0]
        self.owed = [0, 0]
        self.hit: list[int] = []
        self.fired: list[int] = []
        self.shot = 0

    def pack(self) -> list[object]:
        """As plain data."""
        lists = [self.destiny, self.total, self.owed, self.hit, self.fired]
        return [self.site, self.seat, self.shot, *[one.copy() for one in lists]]


def unpack_battle(data: list[object]) -> Battle:
    """The battle that was packed."""
    battle = Battle()
    battle.site, battle.seat, battle.shot = cast("list[int]", data[:3])
    lists = [one.copy() for one in cast("list[list[int]]", data[3:])]
    battle.destiny, battle.total, battle.owed, battle.hit, battle.fired = lists
    return battle


class Table(State):
    """Two seats and their cards; card 0 is no card."""

    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(game, 2, chance)
        self.zones: list[list[int]] = [[] for _ in range(2 * ZONES)]
        self.owners: list[int] = []
        self.site: list[int] = []
        self.carrier: list[int] = []
        self.turn: int = 1
        self.battled: list[int] = []
        self.battle: Battle = Battle()

    def zone(self, seat: int, zone: int) -> list[int]:
        """One pile of one seat, top card last."""
        return self.zones[seat * ZONES + zone]

    def is_in(self, card: int, zone: int) -> bool:
        """Whether a card lies in its owner's zone of this name."""
        return card in self.zone(self.owners[card], zone)

    def owner(self, thing: int) -> int:
        """Whose a card is; a site is the turn player's to use."""
        return self.turn if thing in SITES else self.owners[thing]

    def add(self, title: str, owner: int, zone: int) -> int:
        """Put a new card somewhere."""
        card = self.knowledge.add(TITLES.index(title))
        self.owners.append(owner)
        self.site.append(0)
        self.carrier.append(0)
        if card:
            self.zone(owner, zone).append(card)
            self.show(card, zone)
        return card

    def move(self, card: int, zone: int) -> None:
        """Take a card from wherever it is to its owner's zone, on top."""
        for pile in self.zones:
            if card in pile:
                pile.remove(card)
        self.zone(self.owners[card], zone).append(card)
        self.show(card, zone)
        if zone != TABLE:
            self.site[card] = self.carrier[card] = 0

    def show(self, card: int, zone: int) -> None:
        """Let those know a card who may in this zone."""
        if zone in (OPEN, TABLE, LOST):
            self.knowledge.publish(card)
        elif zone == HAND:
            self.knowledge.show(card, self.owners[card])

    def title(self, card: int) -> str:
        """What a card is."""
        return TITLES[self.knowledge.identity[card]]

    def printed(self, card: int) -> Printed:
        """What is printed on a character or weapon."""
        title = self.title(card)
        return CHARACTERS.get(title) or WEAPONS_BY_TITLE[title]

    def destiny_of(self, card: int) -> int:
        """The destiny number of any card."""
        title = self.title(card)
        return INTERRUPTS[title] if title in INTERRUPTS else self.printed(card).destiny

    def characters(self, seat: int, site: int = 0) -> list[int]:
        """The characters of a seat at a site, or anywhere."""
        cards = [card for card in self.zone(seat, TABLE) if self.title(card) in CHARACTERS]
        return [card for card in cards if site in (0, self.site[card])]

    def fighters(self, seat: int) -> list[int]:
        """The characters of a seat in the battle."""
        return self.characters(seat, self.battle.site) if self.battle.site else []

    def carried_by(self, card: int) -> list[int]:
        """What a character carries."""
        owner = self.owners[card]
        return [one for one in self.zone(owner, TABLE) if self.carrier[one] == card]

    def life(self, seat: int) -> int:
        """How many cards a seat has left to lose."""
        return sum(len(self.zone(seat, zone)) for zone in LIFE)

    def owes(self, seat: int) -> bool:
        """Whether a seat must still satisfy something, and can."""
        battle = self.battle
        if any(self.owners[card] == seat for card in battle.hit):
            return True
        return battle.owed[seat] > 0 and bool(self.fighters(seat) or self.life(seat))

    def clone(self) -> Table:
        """An independent copy."""
        other = Table(self.game, self.chance.clone())
        self.copy_spine_to(other)
        other.take_things(self.pack_things())
        return other

    def pack_things(self) -> list[object]:
        """What this game adds, as plain data."""
        lists = [self.owners, self.site, self.carrier, self.battled]
        zones = [pile.copy() for pile in self.zones]
        return [zones, self.turn, self.battle.pack(), *[one.copy() for one in lists]]

    def take_things(self, data: list[object]) -> None:
        """Take over what this game added."""
        zones, turn, battle, *lists = data
        self.zones = cast("list[list[int]]", zones)
        self.turn = cast("int", turn)
        self.battle = unpack_battle(cast("list[object]", battle))
        self.owners, self.site, self.carrier, self.battled = cast("list[list[int]]", lists)

    def pack(self) -> list[object]:
        """The whole state as plain data."""
        return [self.pack_spine(), self.knowledge.identity, self.pack_things()]


def table_of(s: State) -> Table:
    """The kernel's state as this game's."""
    assert isinstance(s, Table)
    return s
