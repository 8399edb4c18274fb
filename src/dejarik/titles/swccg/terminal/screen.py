"""
The screen: a seat's view of a game as lines of text.

What belongs here: laying out what a `SeatView` says, a block for each location. What does not: the
log and the question (`cli.screen`). Nothing is told by colour alone.
"""

from collections.abc import Sequence
from typing import Final

from dejarik.games.swccg.language.english.speaker import Speaker, capital
from dejarik.games.swccg.language.english.things import ViewThings
from dejarik.games.swccg.wire import (
    BattleView,
    CardView,
    CopyView,
    PlaceView,
    PlayerView,
    SeatView,
    StackedView,
)
from dejarik.hosting.terminal_text import (
    BOLD,
    CYAN,
    DIM,
    GREEN,
    INDENT,
    RED,
    YELLOW,
    Paint,
    screen_width,
    wrapped,
)
from dejarik.speech.lists import listing
from dejarik.titles.swccg.catalogue import files

SIDES: Final = {"dark": "Dark Side", "light": "Light Side"}
MARKS: Final = {
    "moved": "moved",
    "hit": "hit",
    "excluded": "excluded",
    "barred": "barred",
    "used_weapon": "has used a weapon",
    "used_device": "has used a device",
}
"""The marks that matter to whoever looks at a table."""


class Screen:
    """Draws views for one audience."""

    def __init__(self, speaker: Speaker, paint: Paint) -> None:
        self.speaker = speaker
        self.paint = paint

    def board(self, view: SeatView) -> list[str]:
        """The whole table: the other player, the locations, one's own side, what goes on."""
        mine = max(view.seat, 0)
        things = ViewThings(self.speaker, view)
        lines = [self.rule("="), self._header(view), self.rule("=")]
        lines += self._player(view, view.players[1 - mine])
        for strip in view.strips:
            lines += [self.rule("-"), f" {self.paint(strip.system.upper(), BOLD)}"]
            for number in strip.places:
                place = things.place_view(number)
                if place is not None:
                    lines += self._place(view, things, place)
        lines += [self.rule("-"), *self._player(view, view.players[mine])]
        for battle in view.battles:
            lines += [self.rule("-"), *self._battle(things, battle)]
        if view.stack:
            lines += [self.rule("-"), *self._stack(view.stack)]
        lines.append(self.rule("="))
        return lines

    def rule(self, stroke: str) -> str:
        """A line across."""
        return self.paint(stroke * screen_width(), DIM)

    def _header(self, view: SeatView) -> str:
        if view.phase == "setup" and not view.turn_count:
            return f" {self.paint('Set-up', BOLD)}"
        whose = self.speaker.whose(view.turn)
        when = f"Turn {view.turn_count}: {whose} {view.phase} phase"
        return f" {self.paint(when, BOLD)}"

    # --- players ---

    def _player(self, view: SeatView, player: PlayerView) -> list[str]:
        name = f"{self.speaker.who(player.seat).upper()} ({SIDES[player.side]})"
        life = (
            f"Life Force {player.life_force}: Reserve Deck {len(player.reserve)}, "
            f"Force Pile {len(player.force)}, Used Pile {len(player.used)}"
        )
        lines = [f" {self.paint(name, BOLD)}", f"{INDENT}{life}"]
        counts = f"hand {len(player.hand)}, Lost Pile {len(player.lost)}"
        if player.out:
            counts += f", out of play {len(player.out)}"
        if player.generation:
            counts += f", {player.generation} Force can still be activated"
        lines.append(f"{INDENT}{capital(counts)}")
        if player.lost:
            lines.append(f"{INDENT}Top of the Lost Pile: {self._card(player.lost[-1])}")
        beside = [one for one in view.copies if one.slot == "beside" and one.side == player.seat]
        if beside:
            named = listing([self.speaker.card(one.code) for one in beside])
            lines += wrapped(f"On this side of the table: {named}", INDENT, f"{INDENT}  ")
        known = [card for card in player.hand if card.code]
        if known or player.seat == view.seat:
            lines += self._cards("Hand", known, priced=True)
        for what, cards in (("Being played", player.open), ("Destiny drawn", player.drawn)):
            lines += self._cards(what, cards) if cards else []
        return lines

    def _cards(self, what: str, cards: Sequence[CardView], *, priced: bool = False) -> list[str]:
        costs = [_cost(card) if priced else "" for card in cards]
        told = [f"{self._card(card)}{cost}" for card, cost in zip(cards, costs, strict=True)]
        words = ", ".join(one.replace(" ", "\0") for one in told) or "empty"
        lines = wrapped(words, f"{INDENT}{what}: ", f"{INDENT}      ")
        return [line.replace("\0", " ") for line in lines]

    def _card(self, card: CardView) -> str:
        return self.speaker.title(card.code) if card.code else "a hidden card"

    # --- locations ---

    def _place(self, view: SeatView, things: ViewThings, place: PlaceView) -> list[str]:
        mine = max(view.seat, 0)
        told = [f"icons: {self._by_seat(place.icons)}"]
        if place.controller >= 0:
            told.append(self.speaker.does(place.controller, "control") + " it")
            told.append(f"drain {place.drain[place.controller]}")
        elif place.occupied:
            told.append("contested")
        done = [word for word, is_so in self._done(place) if is_so]
        name = self.speaker.card(place.code)
        head = f"{name} ({'; '.join([*told, *done])})"
        lines = wrapped(head, "  ", INDENT)
        for seat in (1 - mine, mine):
            here = [
                one
                for one in view.copies
                if one.holder == place.id and one.slot != "layer" and one.side == seat
            ]
            if not here:
                continue
            style = GREEN if seat == mine else RED
            who = self.paint(self.speaker.who(seat), style)
            total = f"power {place.power[seat]}, ability {place.ability[seat]}"
            lines.append(f"{INDENT} {who}: {total}")
            for copy in here:
                lines += wrapped(self._copy(view, copy), f"{INDENT}   ", f"{INDENT}     ")
        return lines

    def _done(self, place: PlaceView) -> list[tuple[str, bool]]:
        buried = sum(place.buried)
        own = listing([self.speaker.card(code) for code in place.own_buried])
        return [
            ("drained this turn", place.drained),
            ("battled this turn", place.battled),
            (f"{buried} buried", bool(buried)),
            (f"yours of them {own}", bool(place.own_buried)),
        ]

    def _by_seat(self, numbers: tuple[int, int]) -> str:
        return ", ".join(f"{self.speaker.whom(seat)} {numbers[seat]}" for seat in (0, 1))

    def _copy(self, view: SeatView, copy: CopyView) -> str:
        numbers = [
            f"{name} {number}"
            for name, number in (
                ("power", copy.power),
                ("ability", copy.ability),
                ("forfeit", copy.forfeit),
            )
            if number >= 0
        ]
        marks = [MARKS[mark] for mark in copy.marks if mark in MARKS]
        carried = [self.speaker.card(one.code) for one in view.copies if one.holder == copy.id]
        with_it = f" with {listing(carried)}" if carried else ""
        said = ", ".join([*numbers, *marks])
        return f"{self.speaker.card(copy.code)}{with_it}{f': {said}' if said else ''}"

    # --- what goes on ---

    def _battle(self, things: ViewThings, battle: BattleView) -> list[str]:
        head = f"Battle at {things.place(battle.place)}, {battle.segment} segment"
        lines = [f" {self.paint(head, BOLD)}"]
        if any(battle.totals):
            lines.append(f"{INDENT}Total power: {self._by_seat(battle.totals)}")
        for seat in (0, 1):
            owed = [
                f"{number} {what}"
                for number, what in (
                    (battle.damage[seat], "battle damage"),
                    (battle.attrition[seat], "attrition"),
                )
                if number
            ]
            if owed:
                said = f"{self.speaker.does(seat, 'owe')} {listing(owed)}"
                lines.append(self.paint(f"{INDENT}{said}", YELLOW))
        for seat, code, value in battle.destinies:
            drawn = self.speaker.does(seat, "have drawn")
            lines.append(f"{INDENT}{drawn} {self.speaker.card(code)}: destiny {value}")
        return lines

    def _stack(self, stack: Sequence[StackedView]) -> list[str]:
        lines = [f" {self.paint('Under way, the latest last', CYAN)}"]
        for one in stack:
            targets = listing([self.speaker.thing(thing) for thing in one.targets])
            aimed = f", with {targets}" if targets else ""
            what = f"{self.speaker.whose(one.seat)} {self.speaker.thing(one.source)}{aimed}"
            lines += wrapped(f"{capital(what)} ({one.kind.replace('_', ' ')})", INDENT, INDENT)
        return lines


def _cost(card: CardView) -> str:
    """What a card costs to deploy, in brackets; nothing where its card says no such number."""
    facts = files.cards().get(card.code)
    return "" if facts is None or facts.deploy is None else f" ({facts.deploy})"
