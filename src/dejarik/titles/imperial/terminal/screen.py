"""
The screen: a seat's view of a skirmish as lines of text.

What belongs here: laying out what a `SeatView` says. What does not: the map (`map_drawing`), the
log and the question (`cli.screen`). Nothing is told by colour alone.
"""

from collections.abc import Sequence
from typing import Final

from dejarik.games.imperial.language.english.speaker import Speaker, capital, counted, listed
from dejarik.games.imperial.language.english.table import TableWords, die_words
from dejarik.games.imperial.model.ids import FIRST_FIGURE
from dejarik.games.imperial.wire import (
    AttackView,
    CardView,
    DieView,
    FigureView,
    GroupView,
    SeatView,
    SideView,
)
from dejarik.hosting.terminal_text import (
    BOLD,
    DIM,
    GREEN,
    INDENT,
    RED,
    YELLOW,
    Paint,
    faces,
    screen_width,
    shortened,
    wrapped,
)
from dejarik.titles.imperial.catalogue import files
from dejarik.titles.imperial.terminal.map_drawing import LEGEND, draw

NAME_WIDTH: Final = 26
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def place_of(view: SeatView) -> str:
    """The map and the mission, as far as they are known."""
    if not view.map:
        return "no map yet"
    plan = files.maps()[view.map]
    if not view.mission:
        return plan.name
    mission = plan.missions[view.mission]
    return f"{plan.name}, mission {view.mission} {mission.name}".rstrip()


class Screen:
    """Draws views for one audience."""

    def __init__(self, speaker: Speaker, paint: Paint) -> None:
        self.speaker = speaker
        self.paint = paint

    def board(self, view: SeatView) -> list[str]:
        """The whole table: the map, the other side, one's own side, the open attacks."""
        mine = max(view.seat, 0)
        tags = tags_of(view)
        lines = [self.rule("="), *self._header(view), self.rule("=")]
        if view.map:
            lines += draw(files.maps()[view.map], view, tags)
            lines += [self.paint(line, DIM) for line in wrapped(LEGEND, " ", " ")]
        for seat in (1 - mine, mine):
            lines += [self.rule("-"), *self._side(view, view.sides[seat], tags)]
        for attack in view.attacks:
            lines += [self.rule("-"), *self._attack(view, attack)]
        lines.append(self.rule("="))
        return lines

    def rule(self, stroke: str) -> str:
        """A line across."""
        return self.paint(stroke * screen_width(), DIM)

    def _header(self, view: SeatView) -> list[str]:
        when = "Setup" if view.phase == "setup" else f"Round {view.round}, {view.phase} phase"
        place = place_of(view)
        gap = max(1, screen_width() - 2 - len(when) - len(place))
        has = self.speaker.does(view.initiative, "have initiative")
        carried = [
            f"{token.kind} carried by {TableWords(self.speaker, view).thing(token.carrier)}"
            for token in view.tokens
            if token.carrier
        ]
        under = [
            f"{token.kind} at {token.space} under {self.speaker.whose(token.controller)} control"
            for token in view.tokens
            if token.controller >= 0
        ]
        head = [f" {self.paint(when, BOLD)}{' ' * gap}{place}"]
        return head + wrapped("; ".join([has, *carried, *under]), " ", " ")

    # --- sides ---

    def _side(self, view: SeatView, side: SideView, tags: dict[int, str]) -> list[str]:
        name = self.speaker.who(side.seat).upper()
        zone = f"   {side.zone} zone" if side.zone else ""
        counts = (
            f"{counted(side.points, 'point')}   hand {len(side.hand)}   deck {side.deck}   "
            f"discard {len(side.discard)}{zone}"
        )
        lines = [f" {self.paint(f'{name:<8}', BOLD)} {counts}"]
        for group in view.groups:
            if group.seat == side.seat:
                lines += self._group(view, group, tags)
        upgrades = [one.code for one in view.upgrades if one.seat == side.seat]
        if upgrades:
            lines.append(
                f"{INDENT}Upgrades: {listed([self.speaker.card(one) for one in upgrades])}"
            )
        known = [card for card in side.hand if card.code]
        if known or side.seat == view.seat:
            lines += self._cards("Hand", known)
        if side.playing:
            lines += self._cards("Being played", side.playing)
        return lines

    def _group(self, view: SeatView, group: GroupView, tags: dict[int, str]) -> list[str]:
        state = "active" if view.active == group.id else "ready" if group.ready else "exhausted"
        figures = [one for one in view.figures if one.group == group.id]
        standing = [one for one in figures if not one.defeated]
        if not standing:
            state = "defeated"
        letter = tags[figures[0].id][0]
        name = shortened(f"{INDENT}{letter} {self.speaker.card(group.code)}", NAME_WIDTH)
        cells = [
            f"{name:<{NAME_WIDTH}}",
            self.paint(f"{state:<9}", GREEN if state in ("ready", "active") else DIM),
        ]
        told = "; ".join(self._figure(view, one, tags) for one in standing)
        first, *rest = wrapped(told, " " * (NAME_WIDTH + 11), " " * (NAME_WIDTH + 11)) or [""]
        start = f"{cells[0]} {cells[1]} "
        return [f"{start}{first.strip()}".rstrip(), *rest]

    def _figure(self, view: SeatView, figure: FigureView, tags: dict[int, str]) -> str:
        where = figure.space or "to deploy"
        left = f"{figure.health - figure.damage}/{figure.health}"
        words = [f"{tags[figure.id]} {where}", left, *figure.conditions]
        if figure.carried:
            words.append("carrying")
        now = next((one for one in view.activations if one.figure == figure.id), None)
        if now is not None:
            words.append(f"{counted(now.actions, 'action')}, {counted(now.points, 'point')} left")
        return " ".join(words)

    def _cards(self, what: str, cards: Sequence[CardView]) -> list[str]:
        words = ", ".join(self._card(card).replace(" ", "\0") for card in cards) or "empty"
        lines = wrapped(words, f"{INDENT}{what}: ", f"{INDENT}      ")
        return [line.replace("\0", " ") for line in lines]

    def _card(self, card: CardView) -> str:
        facts = files.commands().get(card.code)
        return "hidden card" if facts is None else f"{facts.name} ({facts.cost})"

    # --- attacks ---

    def _attack(self, view: SeatView, attack: AttackView) -> list[str]:
        words = TableWords(self.speaker, view)
        kind = "melee" if attack.melee else "ranged"
        who = capital(words.thing(attack.attacker))
        head = f"{who} makes a {kind} attack"
        if attack.target:
            head += f" on {words.thing(attack.target)} at {attack.space}"
            head += f", {counted(attack.distance, 'space')} away"
        lines = wrapped(f"{head}: {attack.step}.", " ", INDENT)
        lines += self._dice("Attack dice", attack.attack_dice)
        lines += self._dice("Defence dice", attack.defence_dice)
        sums = [
            f"{getattr(attack.sums, name)} {name}"
            for name in attack.sums.__struct_fields__
            if getattr(attack.sums, name)
        ]
        told = "Results" if attack.modified else "Rolled"
        if sums:
            needed = f"; {attack.needed} accuracy is needed" if attack.needed else ""
            surges = f"; {counted(attack.surges, 'surge')} to spend" if attack.surges else ""
            lines += wrapped(f"{told}: {', '.join(sums)}{needed}{surges}.", INDENT, INDENT)
        if attack.missed:
            lines.append(self.paint(f"{INDENT}It misses.", RED))
        return lines

    def _dice(self, what: str, dice: Sequence[DieView]) -> list[str]:
        if not dice:
            return []
        drawn = faces([(die_words(die), "") for die in dice])
        return [f"{INDENT}{what}:", *[self.paint(line, YELLOW) for line in drawn]]


def tags_of(view: SeatView) -> dict[int, str]:
    """A tag for each figure: the letter of its group, small for the other side, and its number."""
    mine = max(view.seat, 0)
    found: dict[int, str] = {}
    for seat in range(len(view.sides)):
        groups = [one for one in view.groups if one.seat == seat]
        for letter, group in zip(LETTERS, groups, strict=False):
            sign = letter if seat == mine else letter.lower()
            for figure in group.figures:
                number = view.figures[figure - FIRST_FIGURE].number or 1
                found[figure] = f"{sign}{number % 10}"
    return found
