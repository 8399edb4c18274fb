"""
The table builder: any position of a Destiny game in a few lines, and sentences to play it.

Things are named by labels: `04024` is your copy of that card, `their 04001` the
opponent's, `die 04024 2MD` a die showing that side, `card 04039` a card out of play.
`options()` gives the labels of everything offered, complete and in order; `answer()`
takes one of them. "You" is seat 0, whose turn it is. A card that cannot be played yet may lie
there for its facts: its title, its subtypes, its die.
"""

from __future__ import annotations

from typing import Final, TypedDict, Unpack

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model import state
from dejarik.games.destiny.model.facts import CHARACTER
from dejarik.games.destiny.model.state import Copy, Die, Table
from dejarik.games.destiny.rules.changes.dice import ROLL
from dejarik.games.destiny.rules.flow.rounds import FIRST_TURN
from dejarik.games.destiny.rules.flow.setup import start_rounds
from dejarik.games.destiny.seen.view_names import REASON_NAMES
from dejarik.kernel import machine
from dejarik.kernel.chance import KEYED, Chance, seed_from
from dejarik.kernel.decisions import BACK, Decision
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.recorder import ListRecorder
from dejarik.testing import detour
from dejarik.testing.destiny import labels
from dejarik.testing.destiny.games import game_in
from dejarik.testing.destiny.labels import THEM, YOU
from dejarik.testing.marks import card, ruling

__all__ = ["THEM", "YOU", "Tabletop", "card", "ruling"]

ROOM: Final = 12
"""How many cards a test may add for each seat."""


class Laid(TypedDict, total=False):
    """
    What else lies on the table at the start; lists are codes with spaces.

    `edition` sets parameters of the edition otherwise, for this table alone.
    """

    hand: str
    their_hand: str
    deck: str
    their_deck: str
    resources: int
    their_resources: int
    seed: str
    edition: dict[str, int]


SOME_CARDS: Final = "T31 T31 T31 T31 T31"


class Tabletop:
    """A position in the action phase, your turn, and the means to play on from it."""

    def __init__(self, yours: str = "T01", theirs: str = "T02", **laid: Unpack[Laid]) -> None:
        """Lay the table; in a team, `04024*2` has two dice."""
        self.game = game_in(**laid.get("edition", {}))
        self.recorder = ListRecorder()
        t = Table(self.game, 2, Chance(seed_from(laid.get("seed", "table")), KEYED))
        t.knowledge.add(0)
        self.state: Table = t
        self._seat(YOU, yours, laid.get("hand", ""), laid.get("deck", SOME_CARDS))
        self._seat(THEM, theirs, laid.get("their_hand", ""), laid.get("their_deck", SOME_CARDS))
        t.players[YOU].resources = laid.get("resources", 5)
        t.players[THEM].resources = laid.get("their_resources", 5)
        start_rounds(t)
        t.phase = state.ACTION
        t.round = 1
        t.frames[-1].step = FIRST_TURN
        self.started = False

    def _seat(self, seat: int, team: str, hand: str, deck: str) -> None:
        t = self.state
        player = t.players[seat]
        t.blocks.append(len(t.knowledge.identity))
        battlefield = "T41" if seat == YOU else "T42"
        for member in team.split():
            code, _, dice = member.partition("*")
            self._enter(seat, code, dice=int(dice or "1"))
        player.battlefield = self._new(battlefield)
        t.knowledge.publish(player.battlefield)
        if seat == YOU:
            emit(t, Event(ev.ENTERED_PLAY, YOU, 0, player.battlefield))
        else:
            player.aside.append(player.battlefield)
        for code in deck.split():
            player.deck.insert(0, self._new(code))
        for code in hand.split():
            number = self._new(code)
            player.hand.append(number)
            t.knowledge.show(number, seat)
        # Room for cards a test adds later: numbers are dealt to seats in blocks.
        for _ in range(ROOM):
            self._new("T31")

    def _new(self, code: str) -> int:
        return self.state.knowledge.add(self.game.numbers[code])

    def _enter(self, seat: int, code: str, dice: int) -> None:
        number = self._new(code)
        self._brings(seat, number)
        emit(self.state, Event(ev.ENTERED_PLAY, seat, 0, number, dice))

    def _brings(self, seat: int, number: int) -> None:
        """Count a card that all have seen among the characters of a player, if it is one."""
        is_character = self.state.definition(number).facts.type == CHARACTER
        self.state.players[seat].characters += is_character

    def _spare(self, seat: int, code: str) -> int:
        """One of a seat's spare card numbers, made to be this card."""
        t = self.state
        first = t.blocks[seat]
        last = t.blocks[seat + 1] if seat + 1 < len(t.blocks) else len(t.knowledge.identity)
        used = self._used()
        number = next(one for one in range(last - 1, first, -1) if one not in used)
        t.knowledge.identity[number] = self.game.numbers[code]
        return number

    def _used(self) -> set[int]:
        t = self.state
        used = {copy.card for copy in t.copies.values()} | set(t.face_down()) | set(t.limbo)
        for player in t.players:
            used |= {*player.hand, *player.deck, *player.discard, *player.aside}
            used |= {*player.defeated, player.battlefield}
        return used

    # --- laying things down ---

    def upgrade(self, code: str, on: str) -> Copy:
        """Put an upgrade on a copy."""
        host = self.copy(on)
        return self._attach(code, host, host.controller)

    def downgrade(self, code: str, on: str, by: int = YOU) -> Copy:
        """Put a downgrade of a player on a copy of the other."""
        return self._attach(code, self.copy(on), by)

    def _attach(self, code: str, host: Copy, seat: int) -> Copy:
        number = self._spare(seat, code)
        emit(self.state, Event(ev.ENTERED_PLAY, seat, 0, number, 1, host.ref))
        return self.state.copies[self.state.next_copy - 1]

    def make_elite(self, label: str) -> None:
        """Give a copy a second die."""
        copy = self.copy(label)
        kind = self.state.definition_of(copy).die
        self.state.players[copy.owner].spares[kind] = 1
        emit(self.state, Event(ev.BECAME_ELITE, copy.controller, copy.ref, 0, 1))

    def spare_die(self, code: str, seat: int = YOU, count: int = 1) -> None:
        """Give a player extra dice of a card."""
        kind = self.game.definitions[self.game.numbers[code]].die
        self.state.players[seat].spares[kind] = count

    def support(self, code: str, seat: int = YOU) -> Copy:
        """Put a support, plot or another character into play."""
        number = self._spare(seat, code)
        self._brings(seat, number)
        emit(self.state, Event(ev.ENTERED_PLAY, seat, 0, number, 1, 0))
        return self.state.copies[self.state.next_copy - 1]

    def battlefield(self, code: str, controller: int = YOU) -> Copy:
        """Replace the battlefield."""
        t = self.state
        number = self._spare(YOU, code)
        t.copies[t.battlefield].card = number
        t.knowledge.publish(number)
        if t.copies[t.battlefield].controller != controller:
            emit(t, Event(ev.BATTLEFIELD_TAKEN, controller, t.battlefield))
        t.index = None
        return t.copies[t.battlefield]

    def show(self, label: str, side: str) -> Die:
        """Put a die of a copy into its controller's pool, showing this side."""
        copy = self.copy(label)
        die = next(
            self.state.dice[number]
            for number in copy.dice
            if self.state.dice[number].zone == state.ON_CARD
        )
        die.zone = state.IN_POOL
        die.seat = copy.controller
        die.side = self.side_number(die, side)
        self.state.players[copy.controller].pool.append(die.id)
        # What was listed before knows nothing of the new die.
        self.state.decisions = None
        return die

    def lend(self, die: Die) -> None:
        """Move a die of yours that lies in your pool into the opponent's."""
        players = self.state.players
        players[die.seat].pool.remove(die.id)
        die.seat = self.state.other(die.seat)
        players[die.seat].pool.append(die.id)

    def side_number(self, die: Die, side: str) -> int:
        """The place of a side on a die."""
        return labels.side_number(self.state, die, side)

    def discard_pile(self, *codes: str, seat: int = YOU) -> None:
        """Put cards into a discard pile."""
        for code in codes:
            number = self._spare(seat, code)
            self.state.knowledge.publish(number)
            self.state.players[seat].discard.append(number)
            self._brings(seat, number)
        self.state.index = None

    def set_aside(self, code: str, stacked: str = "", seat: int = YOU) -> None:
        """Set a card aside, perhaps with another one stacked face down on it."""
        number = self._spare(seat, code)
        self.state.knowledge.publish(number)
        self.state.players[seat].aside.append(number)
        self._brings(seat, number)
        if stacked:
            below = self._spare(seat, stacked)
            self.state.knowledge.show(below, seat)
            self.state.under[number] = [below]

    def beneath(self, label: str, *codes: str) -> None:
        """Put cards face down under a copy, for its controller alone to look at."""
        copy = self.copy(label)
        for code in codes:
            number = self._spare(copy.controller, code)
            self.state.knowledge.show(number, copy.controller)
            self.state.under.setdefault(copy.card, []).append(number)

    def next_roll(self, label: str, side: str) -> None:
        """Dictate the next roll of a copy's first die."""
        die = self.state.dice[self.copy(label).dice[0]]
        self.state.chance.dictate(ROLL, die.id, self.side_number(die, side))

    # --- looking ---

    def copy(self, label: str) -> Copy:
        """The copy with this label; if several match, the first."""
        seat, code = (THEM, label[6:]) if label.startswith("their ") else (YOU, label)
        for ref in self.state.players[seat].play:
            found = self.state.copies[ref]
            if self.state.definition_of(found).facts.code == code:
                return found
        message = f"there is no {label} in play"
        raise AssertionError(message)

    def in_play(self, seat: int = YOU) -> list[str]:
        """The codes of what a player has in play, in order, without the battlefield."""
        t = self.state
        refs = [ref for ref in t.players[seat].play if ref != t.battlefield]
        return [t.definition_of(t.copies[ref]).facts.code for ref in refs]

    def pool(self, seat: int = YOU) -> list[str]:
        """The dice in a pool, as `CODE SIDE`."""
        return [labels.die_label(self.state, number) for number in self.state.players[seat].pool]

    def codes(self, cards: list[int]) -> list[str]:
        """What these cards are."""
        return [labels.code_of(self.state, number) for number in cards]

    def hand(self, seat: int = YOU) -> list[str]:
        """A hand, as codes."""
        return self.codes(self.state.players[seat].hand)

    def discards(self, seat: int = YOU) -> list[str]:
        """A discard pile, as codes."""
        return self.codes(self.state.players[seat].discard)

    def aside(self, seat: int = YOU) -> list[str]:
        """A set-aside zone, as codes, without the unused battlefield."""
        player = self.state.players[seat]
        return self.codes([card for card in player.aside if card != player.battlefield])

    def resources(self, seat: int = YOU) -> int:
        """A player's resources."""
        return self.state.players[seat].resources

    def events(self, name: str) -> list[Event]:
        """The events of one name so far."""
        return [
            record.event
            for record in self.recorder.records
            if record.event is not None and ev.EVENT_NAMES[record.event.kind] == name
        ]

    # --- playing ---

    def decision(self, seat: int | None = None) -> Decision:
        """What is asked now."""
        if not self.started:
            self.started = True
            self.state.recorder = self.recorder
            machine.run(self.state)
            self.state.recorder = None
        for decision in self.game.pending(self.state):
            if seat is None or decision.seat == seat:
                return decision
        message = f"nothing is asked of {seat}; outcome {self.state.outcome}"
        raise AssertionError(message)

    def asked(self) -> str:
        """Why the question is asked, and whom: `you: action`, `they: choose`."""
        decision = self.decision()
        who = "you" if decision.seat == YOU else "they"
        return f"{who}: {REASON_NAMES[decision.reason]}"

    def options(self, seat: int | None = None) -> list[str]:
        """The labels of everything offered, in order."""
        decision = self.decision(seat)
        return [labels.option_label(self.state, decision, option) for option in decision.options]

    def choose(self, place: int) -> None:
        """Answer with the option at this place, where labels do not tell two apart."""
        self._apply(self.decision(), place)

    def answer(self, *labels: str, seat: int | None = None) -> None:
        """Give these answers one after another."""
        for label in labels:
            decision = self.decision(seat)
            offered = self.options(seat)
            if label == "back":
                self._apply(decision, BACK)
                continue
            if label not in offered:
                message = f"{label!r} is not offered ({self.asked()}); offered: {offered}"
                raise AssertionError(message)
            self._apply(decision, offered.index(label))

    def _apply(self, decision: Decision, choice: int) -> None:
        self.state = detour.answer(self.game, self.state, decision, choice, self.recorder)

    def pass_turn(self) -> None:
        """Whoever is asked for an action passes."""
        self.answer("pass")

    def keep_hands(self) -> None:
        """In upkeep nobody discards."""
        while self.asked().endswith("upkeep_discard"):
            self.answer("stop")

    def winner(self) -> int | None:
        """Who has won, if the game is over."""
        outcome = self.state.outcome
        return None if outcome is None else outcome.winners()[0]

    def label(self, entity: int) -> str:
        """The label of a copy, die or card."""
        return labels.label_of(self.state, entity)
