"""
The screen: a seat's view of Destiny as lines of text.

What belongs here: laying out what a `SeatView` says. What does not: the state, rules, the log
and the question (`cli.screen`). Nothing is told by colour alone.
"""

from collections.abc import Sequence
from typing import Final

from dejarik.games.destiny.language.english.lasting import LastingSentences
from dejarik.games.destiny.language.english.names import Names, side_words
from dejarik.games.destiny.model.facts import NO_COST, X_COST
from dejarik.games.destiny.wire import CardView, CopyView, DieView, PlayerView, SeatView
from dejarik.hosting.terminal_text import (
    BOLD,
    CYAN,
    DIM,
    GREEN,
    INDENT,
    RED,
    WIDTH,
    YELLOW,
    Paint,
    faces,
    screen_width,
    shortened,
    wrapped,
)
from dejarik.speech.lists import listing
from dejarik.speech.plurals import count

NAME_WIDTH: Final = 26
"""Of the narrowest screen; names have half of what a wider one has more."""


class Screen:
    """Draws views for one audience."""

    def __init__(self, names: Names, paint: Paint) -> None:
        self.names = names
        self.paint = paint

    def board(self, view: SeatView) -> list[str]:
        """The whole table: the other side above, one's own below."""
        mine = max(view.seat, 0)
        lines = [self.rule("="), self._header(view), self.rule("=")]
        lines += self._player(view, view.players[1 - mine])
        lines.append(self.rule("-"))
        lines += self._player(view, view.players[mine])
        if view.limbo:
            cards = listing([self.names.title(card.code) for card in view.limbo], none="nothing")
            lines += wrapped(f"Being played: {cards}", " ", INDENT)
        for words in LastingSentences(self.names, view).others():
            lines += wrapped(f"In force: {words}", " ", INDENT)
        lines.append(self.rule("="))
        return lines

    def rule(self, stroke: str) -> str:
        """A line across."""
        return self.paint(stroke * screen_width(), DIM)

    def _header(self, view: SeatView) -> str:
        when = "Setup" if view.phase == "setup" else f"Round {view.round}, {view.phase} phase"
        if view.phase == "action" and view.outcome is None:
            when += f", {self.names.whose(view.turn)} turn"
        place = "no battlefield yet"
        for player in view.players:
            for copy in player.play:
                if copy.id == view.battlefield:
                    owner = copy.controller
                    others = self.names.does(owner, "control")
                    held = "you control" if owner == view.seat else others
                    place = f"{self.names.title(copy.code)} ({held} it)"
        gap = max(1, screen_width() - 2 - len(when) - len(place))
        return f" {self.paint(when, BOLD)}{' ' * gap}{place}"

    def _player(self, view: SeatView, player: PlayerView) -> list[str]:
        name = self.names.who(player.seat).upper()
        claimed = "   has claimed" if player.claimed else ""
        counts = (
            f"resources {player.resources}   hand {len(player.hand)}   "
            f"deck {player.deck}   discard {len(player.discard)}{claimed}"
        )
        lines = [f" {self.paint(f'{name:<8}', BOLD)} {counts}"]
        for copy in player.play:
            shown = copy.id != view.battlefield or self._is_laden(view, copy)
            if shown and not copy.host:
                lines += self._copy(view, copy)
        for card in player.defeated:
            lines.append(self.paint(f"{INDENT}{self.names.title(card.code)}: defeated", DIM))
        pool = [die for die in view.dice if die.zone == "pool" and die.seat == player.seat]
        lines += self._dice(pool)
        known = [card for card in player.hand if card.code]
        if player.seat == view.seat:
            lines += self._cards("Hand", player.hand)
        elif known:
            lines += self._cards("Known in hand", known)
        if player.known_deck:
            lines += self._cards("Known in deck", player.known_deck)
        if player.aside:
            lines += self._cards("Set aside", player.aside)
        if player.spares:
            spares = [f"{count} of {self.names.title(code)}" for code, count in player.spares]
            lines += wrapped(f"Spare dice: {listing(spares)}", INDENT, f"{INDENT}      ")
        return lines

    def _is_laden(self, view: SeatView, copy: CopyView) -> bool:
        """Whether there is more to see of a battlefield than its name in the header."""
        laid = copy.resources or copy.charms or copy.shields or self._attached(view, copy.id)
        lasts = LastingSentences(self.names, view).about(copy.id)
        return bool(laid or lasts or self._reverse(copy.code))

    def _copy(self, view: SeatView, copy: CopyView) -> list[str]:
        name = self.names.title(copy.code)
        never = copy.type in {"plot", "battlefield"}
        state = "" if never else ("ready" if copy.ready else "exhausted")
        lines = [self._row(f"{INDENT}{name}", state, copy, self._where_dice_are(view, copy))]
        lines += self._notes(view, copy, INDENT * 2)
        if copy.under:
            lines += self._cards("  Face down under it", copy.under)
        for other in self._attached(view, copy.id):
            words = f"{INDENT}  + {self.names.title(other.code)}"
            whose = "" if other.controller == copy.controller else self._whose(other.controller)
            lines.append(self._row(words, whose, other, self._where_dice_are(view, other)))
            lines += self._notes(view, other, INDENT * 3)
        return lines

    def _whose(self, seat: int) -> str:
        words = self.names.whose(seat)
        return "yours" if words == "your" else words

    def _notes(self, view: SeatView, copy: CopyView, indent: str) -> list[str]:
        """What else anyone can see of a card, on a line of its own."""
        found = []
        if len(copy.dice) > 1:
            found.append("elite")
        if copy.resources:
            found.append(f"{count(copy.resources, 'resource')} on it")
        if copy.charms:
            found.append(count(copy.charms, "charm token"))
        if copy.pilots:
            found.append(f"pilots {self.names.shown(view, copy.pilots)}")
        for player in view.players:
            for one in player.play:
                if one.pilots == copy.id:
                    found.append(f"piloted by {self.names.shown(view, one.id)}")
        if copy.owner != copy.controller:
            found.append(f"belongs to {self.names.other(copy.owner)}")
        found += LastingSentences(self.names, view).about(copy.id)
        reverse = self._reverse(copy.code)
        if reverse:
            found.append(f"other side: {reverse}")
        return wrapped("; ".join(found), indent, indent) if found else []

    def _reverse(self, code: str) -> str:
        """What is on the back of a double-sided card; the subtitle where the titles are alike."""
        back = self.names.facts.get(code[:-1] + {"A": "B", "B": "A"}.get(code[-1:], "?"))
        if back is None:
            return ""
        alike = back.title == self.names.title(code)
        return f"{back.title}, {back.subtitle}" if alike and back.subtitle else back.title

    def _row(self, name: str, state: str, copy: CopyView, dice: str) -> str:
        """One card in columns, padded before they are painted."""
        wide = NAME_WIDTH + (screen_width() - WIDTH) // 2
        health = f"damage {copy.damage} of {copy.health}" if copy.health else copy.type
        cells = [
            f"{shortened(name, wide):<{wide}}",
            self.paint(f"{state:<9}", GREEN if state == "ready" else DIM),
            self.paint(f"{health:<15}", RED if copy.damage else ""),
            self.paint(f"{count(copy.shields, 'shield') if copy.shields else '':<10}", CYAN),
            dice,
        ]
        return " ".join(cells).rstrip()

    def _where_dice_are(self, view: SeatView, copy: CopyView) -> str:
        own = [die for die in view.dice if die.id in copy.dice]
        if not own:
            return ""
        rolled = sum(1 for die in own if die.zone == "pool")
        held = sum(1 for die in own if die.zone == "held")
        words = count(len(own), "die")
        if rolled:
            words += ", rolled" if rolled == len(own) else f", {rolled} rolled"
        if held:
            words += ", held" if held == len(own) else f", {held} held"
        return words

    def _attached(self, view: SeatView, ref: int) -> list[CopyView]:
        return [copy for player in view.players for copy in player.play if copy.host == ref]

    def _dice(self, pool: Sequence[DieView]) -> list[str]:
        if not pool:
            return []
        shown = [(side_words(die.side), self.names.title(die.code)) for die in pool]
        return [f"{INDENT}Pool:", *[self.paint(line, YELLOW) for line in faces(shown)]]

    def _cards(self, what: str, cards: Sequence[CardView]) -> list[str]:
        words = ", ".join(self._card(card).replace(" ", "\0") for card in cards) or "empty"
        lines = wrapped(words, f"{INDENT}{what}: ", f"{INDENT}      ")
        return [line.replace("\0", " ") for line in lines]

    def _card(self, card: CardView) -> str:
        facts = self.names.facts.get(card.code)
        below = self.names.title(card.under_code)
        under = f" on {below}, face down" if card.under else ""
        if facts is None:
            return f"hidden card{under}"
        marks = [] if facts.cost in {NO_COST, X_COST} else [str(facts.cost)]
        if card.detected:
            marks.append("face up")
        in_brackets = f" ({', '.join(marks)})" if marks else ""
        return f"{facts.title}{in_brackets}{under}"
