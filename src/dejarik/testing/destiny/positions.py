"""
Positions at random: tables that may show what a card does, written as a test would lay them.

What belongs here: what lies on such a table, and the lines that lay it. What to do with it is
in `finder`.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from dejarik.games.destiny.effects import (
    borrowed_dice,
    dice,
    filters,
    naming,
    resources,
    selectors,
    status,
)
from dejarik.games.destiny.model import facts
from dejarik.games.destiny.model.facts import Card, write_side
from dejarik.kernel.program import Node, walk
from dejarik.testing.destiny.games import true_game
from dejarik.testing.destiny.labels import THEM, YOU
from dejarik.testing.destiny.table import SOME_CARDS, Tabletop

PLAIN_CHARACTERS: Final = ("T01", "T02", "T03", "T04", "T06", "T08", "T62", "T83")
PLAIN_SUPPORTS: Final = ("T11", "T12", "T13", "T14", "T51", "T909")
PLAIN_UPGRADES: Final = ("T21", "T24", "T25", "T26", "T74", "T936")
PLAIN_CARDS: Final = ("T31", "T32", "T33", "T34", "T22", "T23", "T73", "T78")
MOST_DAMAGE: Final = 3
MOST_RESOURCES: Final = 6


@dataclass(frozen=True)
class Line:
    """One thing that is laid: what it is about, and how a test says it."""

    verb: str
    what: str
    where: str = ""
    number: int = 0

    def do(self, t: Tabletop) -> None:
        """Lay it."""
        if self.verb == "support":
            t.support(self.what, seat=self.number)
        elif self.verb == "upgrade":
            t.upgrade(self.what, on=self.where)
        elif self.verb == "downgrade":
            t.downgrade(self.what, on=self.where)
        elif self.verb == "show":
            t.show(self.what, self.where)
        elif self.verb == "roll":
            t.next_roll(self.what, self.where)
        elif self.verb == "discard":
            t.discard_pile(self.what, seat=self.number)
        elif self.verb == "battlefield":
            t.battlefield(self.what, controller=self.number)
        elif self.verb == "aside":
            t.set_aside(self.what, seat=self.number)
        elif self.verb == "spare":
            t.spare_die(self.what, count=self.number)
        elif self.verb == "lend":
            t.lend(t.show(self.what, self.where))
        elif self.verb == "ready":
            t.copy(self.what).ready = bool(self.number)
        else:
            setattr(t.copy(self.what), self.verb, self._value())

    def __str__(self) -> str:
        """As a test says it."""
        seat = ", THEM" if self.number == THEM else ""
        if self.verb in ("upgrade", "downgrade"):
            return f't.{self.verb}("{self.what}", on="{self.where}")'
        if self.verb in ("show", "roll"):
            verb = "show" if self.verb == "show" else "next_roll"
            return f't.{verb}("{self.what}", "{self.where}")'
        if self.verb == "lend":
            return f't.lend(t.show("{self.what}", "{self.where}"))'
        if self.verb == "aside":
            return f't.set_aside("{self.what}"{seat.replace(", ", ", seat=")})'
        if self.verb == "spare":
            return f't.spare_die("{self.what}", count={self.number})'
        if self.verb == "discard":
            return f't.discard_pile("{self.what}"{seat.replace(", ", ", seat=")})'
        if self.verb in ("support", "battlefield"):
            return f't.{self.verb}("{self.what}"{seat})'
        return f't.copy("{self.what}").{self.verb} = {self._value()}'

    def _value(self) -> int:
        return bool(self.number) if self.verb == "ready" else self.number


@dataclass(frozen=True)
class Position:
    """A table: teams, hands, decks, resources, and what else is laid, line by line."""

    yours: tuple[str, ...]
    theirs: tuple[str, ...]
    hand: tuple[str, ...] = ()
    their_hand: tuple[str, ...] = ()
    deck: tuple[str, ...] = tuple(SOME_CARDS.split())
    resources: int = MOST_RESOURCES
    their_resources: int = MOST_RESOURCES
    lines: tuple[Line, ...] = field(default=())

    def table(self) -> Tabletop:
        """Lay it."""
        t = Tabletop(
            " ".join(self.yours),
            " ".join(self.theirs),
            hand=" ".join(self.hand),
            their_hand=" ".join(self.their_hand),
            deck=" ".join(self.deck),
            resources=self.resources,
            their_resources=self.their_resources,
        )
        for line in self.lines:
            line.do(t)
        return t

    def written(self) -> list[str]:
        """As a test lays it."""
        said = [f'"{" ".join(self.yours)}"', f'"{" ".join(self.theirs)}"']
        for name in ("hand", "their_hand", "deck"):
            codes = getattr(self, name)
            if codes or name == "deck":
                said.append(f'{name}="{" ".join(codes)}"')
        said += [f"{name}={getattr(self, name)}" for name in ("resources", "their_resources")]
        return [f"t = Tabletop({', '.join(said)})", *[str(line) for line in self.lines]]

    def smaller(self) -> Iterator[Position]:
        """The same table without one of its things, for each of them."""
        for place in range(len(self.lines)):
            yield replace(self, lines=self.lines[:place] + self.lines[place + 1 :])
        for name in ("hand", "their_hand", "deck", "yours", "theirs"):
            codes = getattr(self, name)
            for place in range(len(codes)):
                rest = codes[:place] + codes[place + 1 :]
                if rest or name not in ("yours", "theirs"):
                    yield replace(self, **{name: rest})


def related(parts: tuple[Node, ...], rng: random.Random | None = None) -> list[Card]:
    """Printings with the subtypes and titles that a program speaks of, a few of each."""
    rng = rng or random.Random(0)  # noqa: S311  # the same ones every time
    subtypes: set[str] = set()
    titles: set[str] = set()
    codes: set[str] = set()
    words: set[str] = set()
    for part in parts:
        for node in walk(part):
            if isinstance(node, filters.OfSubtype | filters.HasAttached):
                subtypes.update(node.subtypes)
            elif isinstance(node, filters.Titled):
                titles.add(node.title)
            elif isinstance(node, filters.Printing):
                codes.add(node.code)
            elif isinstance(node, filters.TitleHas):
                words.add(node.word)
            elif isinstance(node, naming.ChooseSubtype):
                subtypes.add("sith")
    cards = [one.facts for one in true_game().definitions]
    # What is not written yet would do something else once it is.
    written = [one.facts for one in true_game().definitions if one.implemented]
    found = [card for card in cards if card.code in codes]
    for title in sorted(titles):
        having = [card for card in written if card.title == title]
        found += having or [card for card in cards if card.title == title]
    for word in sorted(words):
        having = [card for card in written if word in card.title]
        found += rng.sample(having, min(4, len(having)))
    for subtype in sorted(subtypes):
        having = [card for card in written if subtype in card.subtypes]
        found += rng.sample(having, min(4, len(having)))
    return found


class Dealer:
    """Lays tables at random for one card."""

    def __init__(self, code: str, parts: tuple[Node, ...], rng: random.Random) -> None:
        game = true_game()
        self.rng = rng
        self.card: Card = game.definitions[game.numbers[code]].facts
        self.related: list[Card] = related(parts, rng)
        self.nodes: list[Node] = [node for part in parts for node in walk(part)]
        lends = any(isinstance(one, dice.DiceOf) and one.anywhere for one in self.nodes)
        self.lending: float = 1 / 2 if lends else 0

    def some(self, kind: int, plain: tuple[str, ...], count: int) -> list[str]:
        """So many codes of a type: plain ones, and some that the card speaks of."""
        near = [one.code for one in self.related if one.type == kind]
        pool = [*plain, *near, *near]
        return self.rng.sample(pool, min(count, len(pool)))

    def deal(self) -> Position:
        """One table."""
        rng = self.rng
        kind = self.card.type
        yours = self.some(facts.CHARACTER, PLAIN_CHARACTERS, rng.randint(1, 3))
        theirs = self.some(facts.CHARACTER, PLAIN_CHARACTERS, rng.randint(1, 3))
        hand = [*self.some(facts.UPGRADE, PLAIN_CARDS, rng.randint(0, 2))]
        hand += self.some(facts.EVENT, PLAIN_CARDS, rng.randint(0, 1))
        lines: list[Line] = []
        if kind == facts.CHARACTER:
            yours.insert(rng.randint(0, len(yours)), self.card.code + rng.choice(["", "*2"]))
        elif kind == facts.BATTLEFIELD:
            lines.append(Line("battlefield", self.card.code))
        elif kind == facts.EVENT or rng.random() < 1 / 3:
            hand.append(self.card.code)
        elif kind == facts.DOWNGRADE:
            lines.append(Line("downgrade", self.card.code, f"their {rng.choice(theirs)}"))
        elif kind == facts.UPGRADE:
            lines.append(Line("upgrade", self.card.code, rng.choice(yours)))
        else:
            lines.append(Line("support", self.card.code))
        position = Position(
            tuple(yours),
            tuple(theirs),
            tuple(hand),
            tuple(self.some(facts.EVENT, PLAIN_CARDS, rng.randint(0, 3))),
            tuple(self.some(facts.UPGRADE, PLAIN_CARDS, rng.randint(0, 5))),
            rng.randint(0, MOST_RESOURCES),
            rng.randint(0, MOST_RESOURCES),
        )
        lines += self.around(position)
        lines += self.needed(lines)
        return self.with_dice(replace(position, lines=tuple(lines)))

    def has(self, *kinds: type[Node]) -> bool:
        """Whether the program has a node of one of these kinds."""
        return any(isinstance(one, kinds) for one in self.nodes)

    def needed(self, lines: list[Line]) -> list[Line]:
        """What only certain programs ask for: spare dice, cards set aside, resources on it."""
        rng = self.rng
        found: list[Line] = []
        for node in self.nodes:
            if isinstance(node, borrowed_dice.RollSpareDice) and rng.random() < 3 / 4:
                found.append(Line("spare", node.die.code, "", rng.randint(1, 3)))
        if self.has(status.MakeElite):
            supports = [line.what for line in lines if line.verb in ("support", "upgrade")]
            found += [Line("spare", code, "", 1) for code in supports if rng.random() < 3 / 4]
        zones = {node.zone for node in self.nodes if isinstance(node, selectors.Pick)}
        near = [one.code for one in self.related if one.type != facts.BATTLEFIELD]
        plain = [*PLAIN_CARDS, *PLAIN_SUPPORTS, *near, *near]
        for zone, verb in ((selectors.ASIDE, "aside"), (selectors.DISCARD_PILE, "discard")):
            if zone in zones:
                found += [Line(verb, rng.choice(plain), "", rng.choice((YOU, YOU, THEM)))]
                found += [Line(verb, rng.choice(plain), "", YOU)]
        if self.has(resources.RemoveResources, resources.ResourcesOn, resources.Resourced):
            in_play = self.card.type == facts.CHARACTER or any(
                line.what == self.card.code for line in lines
            )
            if in_play:
                found.append(Line("resources", self.card.code, "", rng.randint(0, 5)))
        return found

    def around(self, position: Position) -> list[Line]:
        """Supports, upgrades, discard piles, damage, shields and what is exhausted."""
        rng = self.rng
        found: list[Line] = []
        teams = ((YOU, position.yours), (THEM, position.theirs))
        for seat, team in teams:
            names = [("their " if seat else "") + one.partition("*")[0] for one in team]
            for code in self.some(facts.SUPPORT, PLAIN_SUPPORTS, rng.randint(0, 2)):
                found.append(Line("support", code, "", seat))
            for code in self.some(facts.UPGRADE, PLAIN_UPGRADES, rng.randint(0, 2)):
                found.append(Line("upgrade", code, rng.choice(names)))
            for code in self.some(facts.EVENT, PLAIN_CARDS, rng.randint(0, 2)):
                found.append(Line("discard", code, "", seat))
            for name in names:
                if rng.random() < 1 / 2:
                    found.append(Line("damage", name, "", rng.randint(1, MOST_DAMAGE)))
                if rng.random() < 1 / 3:
                    found.append(Line("shields", name, "", rng.randint(1, MOST_DAMAGE)))
                if rng.random() < 1 / 4:
                    found.append(Line("ready", name, "", 0))
                if rng.random() < 1 / 4:
                    found.append(Line("charms", name, "", 1))
            if rng.random() < 1 / 6:
                found.append(Line("discard", self.card.code, "", seat))
        return found + self.laden(found)

    def laden(self, lines: list[Line]) -> list[Line]:
        """Resources on a few cards, and upgrades and supports that are exhausted."""
        rng = self.rng
        found: list[Line] = []
        for line in lines:
            if line.verb not in ("support", "upgrade"):
                continue
            theirs = line.number == THEM or line.where.startswith("their ")
            name = f"their {line.what}" if theirs else line.what
            if rng.random() < 1 / 6:
                found.append(Line("resources", name, "", rng.randint(1, MOST_DAMAGE)))
            if rng.random() < 1 / 6:
                found.append(Line("ready", name, "", 0))
        return found

    def with_dice(self, position: Position) -> Position:
        """Some dice in the pools; the card's own often shows its special side."""
        rng = self.rng
        lines = list(position.lines)
        try:
            t = position.table()
        except (AssertionError, StopIteration):
            return position
        for copy in list(t.state.copies.values()):
            definition = t.state.definition_of(copy)
            sides = [write_side(one) for one in definition.facts.sides]
            label = t.label(copy.ref)
            if not copy.dice or not sides or t.copy(label) is not copy:
                continue
            if definition.facts.code == self.card.code and "Sp" in sides and rng.random() < 1 / 2:
                lines.append(Line("show", label, "Sp"))
            elif rng.random() < 1 / 2:
                lent = copy.controller == YOU and rng.random() < self.lending
                lines.append(Line("lend" if lent else "show", label, rng.choice(sides)))
        return replace(position, lines=tuple(lines))
