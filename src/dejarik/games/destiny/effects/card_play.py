"""Playing cards by an effect, and which cards could be played so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.effects.selectors import fits_all
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.state import table_of
from dejarik.games.destiny.rules import costs
from dejarik.games.destiny.rules.as_characters import find_for_upgrade
from dejarik.games.destiny.rules.flow import playing
from dejarik.games.destiny.rules.legality import hosts_for, why_not_play
from dejarik.games.destiny.rules.values import OPEN_HOST
from dejarik.kernel import stack
from dejarik.kernel.choosing import Choosing, remember
from dejarik.kernel.emitting import emit_for
from dejarik.kernel.events import Event
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.program import CHOOSE, Op, Quantity, Selector, written
from dejarik.kernel.terms import Number

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.state import State

NOTHING_OFF: Final = Number(0)
LATER: Final[dict[str, object]] = {
    "onto": None,
    "set_aside": False,
    "name": "",
    "spotting_theirs": False,
}
"""Fields that came later, and their defaults: programs from before have the hash they had."""


def _with_plain_number(text: str, less: Quantity) -> str:
    """A discount was a plain number once."""
    if not isinstance(less, Number):
        return text
    return text.replace(f"less={less!r}", f"less={less.number}")


MOST_OFF: Final = 9
"""More than an effect that plays a card for less ever takes off."""
ZONES: Final = {
    ev.FROM_HAND: "hand",
    ev.FROM_DISCARD: "discard",
    ev.BY_RENEW: "renew",
    ev.FROM_DECK: "deck",
    ev.FROM_ASIDE: "aside",
}
"""Where effects play cards from, and what that is called."""
PLACES: Final = {**ZONES, ev.FROM_UNDER: "under"}
PLAY_FREE: Final = {zone: playing.PlayCard(zone, free=True) for zone in PLACES}
PLAY_FOR_LESS: Final = {
    zone: [playing.PlayCard(zone, less=less) for less in range(MOST_OFF + 1)] for zone in PLACES
}
PLAY_UNRESTRICTED: Final = {zone: playing.PlayCard(zone, unrestricted=True) for zone in PLACES}
BY_EFFECT: Final[dict[str, Op]] = {
    **{f"play_free.{PLACES[zone]}": way for zone, way in PLAY_FREE.items()},
    **{
        f"play_for_less.{name}.{less}": way
        for zone, name in PLACES.items()
        for less, way in enumerate(PLAY_FOR_LESS[zone])
    },
    **{f"play_unrestricted.{PLACES[zone]}": way for zone, way in PLAY_UNRESTRICTED.items()},
}
"""The ways to play a card by an effect, by the names that saved frames know them by."""


@dataclass(frozen=True)
class CardUnderThis(Selector):
    """
    A card that lies face down under this one; whoever controls this one knows which it is.

    Rulings: arh.clar.conv.09
    """

    filters: tuple[Filter, ...] = ()

    def below(self, t: Table, scope: Scope) -> list[int]:
        """All that lies there."""
        copy = t.copies.get(scope.source)
        return [] if copy is None else t.under.get(copy.card, [])

    def find(self, s: State, scope: Scope) -> list[int]:
        t = table_of(s)
        known = [one for one in self.below(t, scope) if t.knowledge.knows(scope.actor, one)]
        return [card for card in known if fits_all(self.filters, t, scope, card)]

    def mode(self) -> int:
        return CHOOSE

    def is_secret(self, s: State, scope: Scope) -> bool:
        """While anything there is hidden, whether it fits is nobody else's business."""
        t = table_of(s)
        return not all(t.knowledge.is_public(card) for card in self.below(t, scope))

    def size(self, s: State, scope: Scope) -> int:
        return len(self.below(table_of(s), scope))


@dataclass(frozen=True)
class PlayStacked(Choosing):
    """
    Play the card stacked under a set-aside card for free, then discard the latter.

    A stacked card that cannot be played is discarded.

    Rulings: arh.clar.sor.16, arh.clar.sor.18
    """

    upper: Selector

    def wanted(self) -> Selector:
        return self.upper

    def proceed(self, s: State, f: Frame) -> None:
        """Choose, play or discard, discard the card above."""
        t = table_of(s)
        scope = s.scope_of(f)
        step = f.step
        f.step = step + 1
        if not f.items:
            scope.ok = False
            stack.pop(s)
        elif step == 1:
            card = t.under[f.items[0]][0]
            if why_not_play(t, scope.actor, card, free=True) is None:
                stack.push(s, PLAY_FREE[ev.FROM_UNDER], f).x = card
            else:
                owner = t.owner_of(card)
                emit_for(t, f, Event(ev.CARD_DISCARDED, owner, card, 0, 1, ev.FROM_UNDER))
        elif step == 2:
            owner = t.owner_of(f.items[0])
            upper = Event(ev.CARD_DISCARDED, owner, f.items[0], 0, 1, ev.FROM_ASIDE)
            emit_for(t, f, upper)
        else:
            stack.pop(s)


def _zone_of(t: Table, seat: int, card: int) -> int:
    """
    Where a player plays a card from; out of the discard pile Renew is used if it can be.

    Rulings: arh.part7.renew.03
    """
    owner = t.players[t.owner_of(card)]
    if card in owner.hand:
        return ev.FROM_HAND
    if card in owner.deck:
        return ev.FROM_DECK
    if card in owner.aside:
        return ev.FROM_ASIDE
    if card in t.face_down():
        return ev.FROM_UNDER
    return ev.BY_RENEW if costs.is_renewable(t, seat, card) else ev.FROM_DISCARD


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class PlayChosen(Choosing):
    """
    Play a card by an effect; it resolves when its turn in the queue comes.

    It may have to be played `onto` certain cards; an event may be set aside once it has resolved.
    It is remembered under `name`. It may spot an opponent's cards as if its player had them.
    Rulings: arh.clar.tr.04, arh.part8.spotting.03
    """

    card: Selector
    onto: Selector | None = None
    set_aside: bool = False
    name: str = ""
    spotting_theirs: bool = False

    def __repr__(self) -> str:
        """As its hash knows it."""
        return written(self, LATER)

    def wanted(self) -> Selector:
        return self.card

    def way(self, t: Table, scope: Scope, zone: int) -> Op:
        """How it is played from there."""
        raise NotImplementedError

    def proceed(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        if f.step == 1 and f.items:
            f.step = 2
            card = f.items[0]
            if self.onto is not None:
                scope.names[playing.ONTO] = find_for_upgrade(t, scope, self.onto, card)
            if self.set_aside:
                scope.names[playing.ASIDE_AFTERWARDS] = [card]
            if self.spotting_theirs:
                scope.names[playing.SPOTTING_THEIRS] = [card]
            stack.push(s, self.way(t, scope, _zone_of(t, scope.actor, card)), f).x = card
            return
        scope.names.pop(playing.ONTO, None)
        scope.names.pop(playing.ASIDE_AFTERWARDS, None)
        scope.names.pop(playing.SPOTTING_THEIRS, None)
        if not f.items:
            scope.ok = False
        remember(scope, f.items, len(f.items), self.name)
        stack.pop(s)


@dataclass(frozen=True, repr=False)
class PlayForFree(PlayChosen):
    """
    Play a card without paying for it: its cost is 0.

    Rulings: arh.part8.free.01
    """

    def way(self, t: Table, scope: Scope, zone: int) -> Op:
        return PLAY_FREE[zone]


@dataclass(frozen=True)
class PlayForLess(PlayChosen):
    """Play a card, paying its cost less something."""

    less: Quantity = NOTHING_OFF

    def __repr__(self) -> str:
        """As its hash knows it."""
        return _with_plain_number(written(self, LATER), self.less)

    def way(self, t: Table, scope: Scope, zone: int) -> Op:
        return PLAY_FOR_LESS[zone][taken_off(self.less, t, scope)]


@dataclass(frozen=True, repr=False)
class PlayUnrestricted(PlayChosen):
    """
    Play a card whatever its play restrictions say, paying its cost.

    Rulings: arh.golden.01
    """

    def way(self, t: Table, scope: Scope, zone: int) -> Op:
        """On any host that upgrades may have at all."""
        return PLAY_UNRESTRICTED[zone]


def taken_off(less: Quantity, t: Table, scope: Scope) -> int:
    """What an effect takes off a cost, as far as there are ways to play for so much less."""
    return min(MOST_OFF, less.amount(t, scope))


@dataclass(frozen=True)
class WherePlayed(Selector):
    """The card that the one known by a name was played on, whether it has resolved or waits."""

    name: str

    def find(self, s: State, scope: Scope) -> list[int]:
        t = table_of(s)
        cards = scope.names.get(self.name, [])
        found: list[int] = []
        for waiting in t.queue:
            if waiting.op is playing.RESOLVE_CARD and waiting.scope.source in cards:
                found += waiting.scope.names.get(playing.HOST, [])
        found += [copy.host for copy in t.copies.values() if copy.card in cards]
        return [ref for ref in found if ref in t.copies]


@dataclass(frozen=True)
class PlayableForFree(Filter):
    """
    A card that could be played now if it cost nothing, perhaps only onto certain cards.

    It may spot an opponent's cards as if its player had them.
    """

    onto: Selector | None = None
    spotting_theirs: bool = False

    def __repr__(self) -> str:
        """As its hash knows it."""
        return written(self, LATER)

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        if self.spotting_theirs:
            t.far_spotters.append(entity)
        found = self.is_playable(t, scope, entity)
        if self.spotting_theirs:
            t.far_spotters.pop()
        return found

    def is_playable(self, t: Table, scope: Scope, entity: int) -> bool:
        """Whether it could be played, with what it can spot."""
        if why_not_play(t, scope.actor, entity, free=True) is not None:
            return False
        if self.onto is None:
            return True
        allowed = find_for_upgrade(t, scope, self.onto, entity)
        return any(host in allowed for host in hosts_for(t, scope.actor, entity))


@dataclass(frozen=True)
class PlayableForLess(Filter):
    """
    A card that could be played now if it cost so much less, perhaps only onto certain cards.

    It may spot an opponent's cards as if its player had them.
    """

    less: Quantity = NOTHING_OFF
    onto: Selector | None = None
    spotting_theirs: bool = False

    def __repr__(self) -> str:
        """As its hash knows it."""
        return _with_plain_number(written(self, LATER), self.less)

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        if self.spotting_theirs:
            t.far_spotters.append(entity)
        found = self.is_playable(t, scope, entity)
        if self.spotting_theirs:
            t.far_spotters.pop()
        return found

    def is_playable(self, t: Table, scope: Scope, entity: int) -> bool:
        """Whether it could be played, with what it can spot."""
        less = taken_off(self.less, t, scope)
        if why_not_play(t, scope.actor, entity, False, less) is not None:
            return False
        if self.onto is None:
            return True
        allowed = find_for_upgrade(t, scope, self.onto, entity)
        return any(
            host in allowed and costs.can_afford(t, scope.actor, entity, host, less)
            for host in hosts_for(t, scope.actor, entity)
        )


@dataclass(frozen=True)
class PlayableUnrestricted(Filter):
    """A card that could be played now whatever its restrictions say."""

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return why_not_play(t, scope.actor, entity, False, unrestricted=True) is None


@dataclass(frozen=True)
class OpenToUpgrades(Modifier):
    """
    Certain upgrades may be played on this card whatever restricts playing them.

    Rulings: arh.golden.01
    """

    upgrades: tuple[Filter, ...]

    def statistic(self) -> int:
        return OPEN_HOST

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        """The card itself, for upgrades that fit."""
        return scope.source if fits_all(self.upgrades, table_of(s), scope, entity) else 0


@dataclass(frozen=True)
class DamagePlayed(Op):
    """
    Place damage on a card that an effect has just played.

    The card may wait in the queue: then it is placed as soon as the card is in play.
    """

    amount: int
    card: Selector

    def step(self, s: State, f: Frame) -> None:
        """Tell it to the card that waits, or place it where cards do not wait; leave."""
        scope = s.scope_of(f)
        step = f.step
        f.step = step + 1
        cards = self.card.find(s, scope)
        for one in s.queue:
            if one.op is playing.RESOLVE_CARD and one.scope.source in cards:
                one.scope.names[playing.DAMAGED] = [self.amount]
        there = [copy.ref for copy in table_of(s).copies.values() if copy.card in cards]
        if step == 0 and there:
            placed = Event(ev.DAMAGE_PLACED, scope.actor, there[0], scope.source, self.amount)
            emit_for(s, f, placed)
            return
        stack.pop(s)
