"""
A table laid out by hand and answered by name.

Dark has seat 0. Sites, cards and hands are given by code, separated by commas; every answer finds
the state fresh from bytes, so whatever is not saved is missed at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypedDict, Unpack

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.definition import SIDE_NAMES
from dejarik.games.swccg.model.state import PHASE_NAMES, table_of
from dejarik.games.swccg.rules import reasons
from dejarik.games.swccg.rules.changes import copies
from dejarik.games.swccg.rules.changes.turns import generation
from dejarik.games.swccg.rules.flow import turns
from dejarik.games.swccg.rules.values import value
from dejarik.games.swccg.table import empty_table
from dejarik.kernel import machine, stack
from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import BACK
from dejarik.kernel.frames import Scope
from dejarik.kernel.ids import NOBODY, NOTHING
from dejarik.kernel.recorder import ListRecorder
from dejarik.testing.swccg import games, labels

if TYPE_CHECKING:
    from dejarik.games.swccg.game import CustomizableCardGame
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.decisions import Decision
    from dejarik.kernel.events import Event

DARK_SEAT: Final = 0
LIGHT_SEAT: Final = 1
MOST_PASSES: Final = 100
KERNEL_REASONS: Final = {0: "window", 1: "choice", 2: "may", 3: "either"}


class Around(TypedDict, total=False):
    """What else a table can be laid out with; see `Laid`."""

    dark_hand: str
    light_hand: str
    dark_force: int
    light_force: int
    dark_top: str
    light_top: str
    dark_lost: str
    light_lost: str
    dark_used: str
    light_used: str
    turn: str
    phase: str
    filler: tuple[str, str]


class Laid:
    """
    A game in a phase of somebody's turn.

    `dark` and `light` are cards on table: "trooper @ 1" is at the first site, "trooper + rifle @ 2"
    carries one at the second, "charm on 1" is on the first site. `*_top` are the next cards of a
    Reserve Deck, first one first; everything else in the decks is `filler`.
    """

    def __init__(
        self,
        game: CustomizableCardGame,
        sites: str,
        dark: str = "",
        light: str = "",
        **laid: Unpack[Around],
    ) -> None:
        self.game = games.stand_in(game)
        self.recorder = ListRecorder()
        self._table: Table = empty_table(self.game, seed_from("laid out"))
        self.sites: list[int] = []
        hands = (_codes(laid.get("dark_hand", "")), _codes(laid.get("light_hand", "")))
        tops = (_codes(laid.get("dark_top", "")), _codes(laid.get("light_top", "")))
        lost = (_codes(laid.get("dark_lost", "")), _codes(laid.get("light_lost", "")))
        used = (_codes(laid.get("dark_used", "")), _codes(laid.get("light_used", "")))
        force = (laid.get("dark_force", 4), laid.get("light_force", 4))
        filler = laid.get("filler", ("dark trooper", "light trooper"))
        self._cards: list[list[int]] = [[], []]
        wanted = self._wanted(sites, [dark, light])
        for seat in range(2):
            lists = [wanted[seat], hands[seat], tops[seat], lost[seat], used[seat]]
            self._bring(seat, lists, force[seat], filler[seat])
        for code in _codes(sites):
            self._lay_site(code)
        for seat, phrases in enumerate((dark, light)):
            for phrase in _codes(phrases):
                self._stand(seat, phrase)
        turn = DARK_SEAT if laid.get("turn", "dark") == "dark" else LIGHT_SEAT
        self._begin(turn, PHASE_NAMES.index(laid.get("phase", "deploy")))

    @property
    def table(self) -> Table:
        """The state; a test may change it by hand, so nothing is remembered of it."""
        self._table.forget()
        return self._table

    @table.setter
    def table(self, table: Table) -> None:
        """Go on with another one."""
        self._table = table

    # --- laying out -----------------------------------------------------------------------

    def _wanted(self, sites: str, sides: list[str]) -> list[list[str]]:
        """The codes on table, by the seat whose deck they come from."""
        found: list[list[str]] = [[], []]
        for code in _codes(sites):
            found[self._side(code)].append(code)
        for seat, phrases in enumerate(sides):
            for phrase in _codes(phrases):
                carriers = phrase.partition("@")[0].partition(" on ")[0]
                found[seat] += [one.strip() for one in carriers.split("+")]
        return found

    def _side(self, code: str) -> int:
        return self.game.definitions[self.game.numbers[code]].side

    def _bring(self, seat: int, lists: list[list[str]], force: int, filler: str) -> None:
        """Sixty cards: those on table are taken from the deck as they are laid."""
        t = self.table
        on_table, hand, top, lost, used = lists
        player = t.players[seat]
        rest = ids.DECK - sum(len(one) for one in lists) - force
        fillers = [filler] * rest
        piles = (
            (ids.HAND, hand),
            (ids.LOST, lost),
            (ids.USED, used),
            (ids.FORCE, [filler] * force),
        )
        for code in on_table:
            self._cards[seat].append(self._add(seat, code))
        for pile, codes in piles:
            for code in codes:
                card = self._add(seat, code)
                player.piles[pile].append(card)
                if pile == ids.HAND:
                    t.knowledge.show(card, seat)
                elif pile == ids.LOST:
                    t.knowledge.publish(card)
        for code in [*fillers, *reversed(top)]:
            player.piles[ids.RESERVE].append(self._add(seat, code))

    def _add(self, seat: int, code: str) -> int:
        number = self.game.numbers[code]
        self.table.players[seat].deck.append(number)
        return self.table.knowledge.add(number)

    def _take(self, seat: int, code: str) -> int:
        number = self.game.numbers[code]
        for card in self._cards[seat]:
            if self.table.knowledge.identity[card] == number:
                self._cards[seat].remove(card)
                return card
        message = f"{code!r} was not brought"
        raise AssertionError(message)

    def _lay_site(self, code: str) -> None:
        t = self.table
        card = self._take(self._side(code), code)
        definition = t.definition_of(card)
        t.serial += 1
        copy = copies.new_copy(t, card, t.serial)
        same = [place for place in t.places if t.definition(place).title == definition.title]
        end = len(t.strips.get(definition.strip, []))
        place = copies.lay_location(t, copy, definition, same[0] if same else 0, end)
        if not same:
            self.sites.append(place)

    def _stand(self, seat: int, phrase: str) -> None:
        t = self.table
        what, _, where = phrase.partition("@") if "@" in phrase else phrase.partition(" on ")
        target = self.sites[int(where) - 1] if where.strip() else ids.pile_id(seat, ids.RESERVE)
        for code in what.split("+"):
            t.serial += 1
            copy = copies.new_copy(t, self._take(seat, code.strip()), t.serial)
            copies.hold(t, copy, target)
            target = copy.id

    def _begin(self, turn: int, phase: int) -> None:
        t = self.table
        t.turn = turn
        t.turn_count = 2
        t.phase = phase
        f = stack.push_scope(t, turns.TURNS, Scope(NOBODY, NOTHING))
        f.cause = stack.BY_LAST_ANSWER
        f.step = turns.FIRST_PHASE + 2 * (phase - 1) + 1
        t.players[turn].generation = generation(t, turn) if phase == 1 else 0
        t.recorder = self.recorder
        machine.run(t)
        t.recorder = None

    # --- asking and answering -------------------------------------------------------------

    def decision(self) -> Decision:
        """The one question there is."""
        (decision,) = self.game.pending(self.table)
        return decision

    def asked(self) -> str:
        """Who is asked, and why."""
        decision = self.decision()
        why = reasons.NAMES.get(decision.reason) or KERNEL_REASONS[decision.reason]
        return f"{SIDE_NAMES[self.table.players[decision.seat].side]}: {why}"

    def options(self) -> list[str]:
        """Every option by name, in order; what a search finds by its code."""
        decision = self.decision()
        if decision.reason == reasons.SEARCH:
            names = [self.table.definition_of(one.target).code for one in decision.options]
            return [name or "stop" for name in names]
        return [labels.option_name(self.table, one) for one in decision.options]

    def answer(self, *wanted: str) -> None:
        """Give these answers one after the other, for whoever is asked; `back` takes one back."""
        for label in wanted:
            self.table = table_of(self.game.load(self.game.dump(self.table)))
            decision = self.decision()
            place = BACK
            if label != "back":
                offered = self.options()
                if label not in offered:
                    message = f"{label!r} is not offered ({self.asked()}); offered: {offered}"
                    raise AssertionError(message)
                place = offered.index(label)
            self.game.apply(self.table, decision.seat, decision.id, place, self.recorder)

    def choose(self, place: int) -> None:
        """Give the answer at a place, where options have no names of their own."""
        self.table = table_of(self.game.load(self.game.dump(self.table)))
        decision = self.decision()
        self.game.apply(self.table, decision.seat, decision.id, place, self.recorder)

    def play(self, *wanted: str) -> None:
        """Give these answers, and pass in every window that opens in between or afterwards."""
        for label in wanted:
            for _ in range(MOST_PASSES):
                if label in self.options() or "pass" not in self.options():
                    break
                self.answer("pass")
            self.answer(label)

    def pass_until(self, asked: str) -> None:
        """Pass until this is asked."""
        for _ in range(MOST_PASSES):
            if self.asked() == asked:
                return
            self.answer("pass")
        message = f"{asked!r} is never asked"
        raise AssertionError(message)

    # --- looking --------------------------------------------------------------------------

    def thing(self, name: str) -> int:
        """A copy or place by its name."""
        for number in [*self.table.copies, *self.table.places]:
            if labels.thing_name(self.table, number) == name:
                return number
        message = f"there is no {name!r} on table"
        raise AssertionError(message)

    def on_table(self, name: str) -> bool:
        """Whether there is a copy of this name."""
        return any(labels.thing_name(self.table, one) == name for one in self.table.copies)

    def count(self, side: str, pile: str) -> int:
        """How many cards lie in a pile."""
        return len(self.codes(side, pile))

    def codes(self, side: str, pile: str) -> list[str]:
        """The codes of a pile, bottom first."""
        t = self.table
        seat = t.seat_of_side(SIDE_NAMES.index(side))
        cards = t.pile(seat, ids.PILE_NAMES.index(pile))
        return [t.definition_of(card).code for card in cards]

    def force_used(self, side: str) -> int:
        """How much Force a side has used so far."""
        seat = self.table.seat_of_side(SIDE_NAMES.index(side))
        return len([one for one in self.events(ev.USE_ONE) if one.seat == seat])

    def where(self, name: str) -> str:
        """The site a copy is at, or who carries it."""
        return labels.thing_name(self.table, self.table.copies[self.thing(name)].holder)

    def value(self, statistic: str, name: str) -> int:
        """A number of a thing: power, ability, forfeit and so on."""
        number = {word: key for key, word in st.NAMES.items()}[statistic]
        return value(self.table, number, self.thing(name))

    def events(self, *kinds: int) -> list[Event]:
        """The events of these kinds so far."""
        found = [one.event for one in self.recorder.records if one.event is not None]
        return [one for one in found if one.kind in kinds]


def _codes(text: str) -> list[str]:
    return [one.strip() for one in text.split(",") if one.strip()]
