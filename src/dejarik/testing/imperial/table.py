"""
The table builder: any position of a skirmish in a few lines, and sentences to play it.

Groups are written with the spaces of their figures, `darthvader a1, stormtrooper b3 b4`; who
has no space is defeated already, and what has no spaces at all is an upgrade. `options()` gives
the labels (`labels`) of everything offered, complete and in order; `answer()` takes them. "You"
is seat 0, who has initiative and the first turn of round 1.
"""

from __future__ import annotations

from typing import Final, TypedDict, Unpack

from dejarik.games.imperial.model import dice as dies
from dejarik.games.imperial.model import ids, pieces
from dejarik.games.imperial.model.conditions import ALL_CONDITIONS, CONDITION_NAMES
from dejarik.games.imperial.model.definition import UPGRADE
from dejarik.games.imperial.model.state import Battle
from dejarik.games.imperial.rules import chances, reasons, rounds
from dejarik.kernel import chance, decisions, frames, machine
from dejarik.kernel.events import Event
from dejarik.kernel.ids import NOBODY, NOTHING
from dejarik.kernel.recorder import ListRecorder
from dejarik.kernel.stack import BY_LAST_ANSWER
from dejarik.testing import detour
from dejarik.testing.imperial import labels
from dejarik.testing.imperial.games import DRY_DOCK, HALL, NO_RULES, game_for_tests
from dejarik.testing.imperial.labels import THEM, YOU

__all__ = ["DRY_DOCK", "HALL", "THEM", "YOU", "Skirmish"]

STARTS: Final = {"turn": rounds.TURN, "round": rounds.BEGIN, "status": rounds.STATUS}
SPARE: Final = "urgency"
"""What the cards are that lie in no pile."""


class Laid(TypedDict, total=False):
    """
    What else is on the table; lists of cards are codes with spaces, the top of a deck first.

    `doors` are those that are open. `start` is `turn` (of a round that has begun), `round` (the
    start of one) or `status` (its status phase). With a letter as `mission` its tokens lie
    where the map says.
    """

    map: str
    mission: str
    hand: str
    their_hand: str
    deck: str
    their_deck: str
    discard: str
    their_discard: str
    doors: str
    initiative: int
    start: str
    seed: str


class Skirmish:
    """A position of a skirmish, on the open floor of the hall unless it says otherwise."""

    def __init__(self, yours: str, theirs: str, **laid: Unpack[Laid]) -> None:
        self.game = game_for_tests()
        self.recorder = ListRecorder()
        s = Battle(
            self.game,
            2,
            chance.Chance(chance.seed_from(laid.get("seed", "skirmish")), chance.KEYED),
        )
        self.state: Battle = s
        s.map_id = laid.get("map", HALL)
        s.mission = laid.get("mission", NO_RULES)
        s.round = 1
        s.initiative = s.turn = laid.get("initiative", YOU)
        for place, name in enumerate(sorted(s.map().zones)):
            s.sides[THEM if name == "red" else YOU].zone = place
        for door in laid.get("doors", "").split():
            s.door_changed(s.open_doors | 1 << self.door(door) - ids.FIRST_DOOR)
        self._lay_army(YOU, yours)
        self._lay_army(THEM, theirs)
        piles = [laid.get("hand", ""), laid.get("deck", ""), laid.get("discard", "")]
        self._lay_cards(YOU, piles)
        theirs_too = [laid.get("their_hand", ""), laid.get("their_deck", "")]
        self._lay_cards(THEM, [*theirs_too, laid.get("their_discard", "")])
        if s.mission != NO_RULES:
            self._lay_tokens()
        frame = frames.Frame(rounds.ROUNDS, 0, BY_LAST_ANSWER)
        frame.step = STARTS[laid.get("start", "turn")]
        frame.own = frames.Scope(NOBODY, NOTHING)
        s.frames.append(frame)
        self.started = False

    # --- laying the table ---

    def _lay_army(self, seat: int, army: str) -> None:
        s = self.state
        for words in filter(None, army.split(",")):
            code, *spaces = words.split()
            definition = self.game.definitions[self.game.numbers[code]]
            assert definition.implemented, f"{code} is not implemented"
            if definition.kind == UPGRADE:
                number = ids.FIRST_UPGRADE + len(s.upgrades)
                s.upgrades.append(pieces.Upgrade(number, seat, definition.number, NOTHING))
                continue
            group = pieces.Group(ids.FIRST_GROUP + len(s.groups_in_play), seat, definition.number)
            s.groups_in_play.append(group)
            for place in range(definition.group_size):
                figure = pieces.Figure(
                    ids.FIRST_FIGURE + len(s.figures), group.id, seat, definition.number, place
                )
                if place < len(spaces):
                    figure.placement = self.placement(spaces[place])
                s.figures.append(figure)
                group.figures.append(figure.id)

    def _lay_cards(self, seat: int, piles: list[str]) -> None:
        s = self.state
        side = s.sides[seat]
        hand, deck, discard = [
            [s.knowledge.add(self.game.numbers[code]) for code in pile.split()] for pile in piles
        ]
        for card in hand:
            s.knowledge.show(card, seat)
        for card in discard:
            s.knowledge.publish(card)
        side.hand, side.deck, side.discard = hand, deck[::-1], discard
        for _ in range(self.game.command_deck_size - len(hand) - len(deck) - len(discard)):
            s.knowledge.add(self.game.numbers[SPARE])

    def _lay_tokens(self) -> None:
        s = self.state
        for space in s.map().terminals:
            s.tokens.append(pieces.Token(ids.FIRST_TOKEN + len(s.tokens), "terminal", space))
        for kind, spaces in s.map().missions[s.mission].tokens.items():
            for space in spaces:
                s.tokens.append(pieces.Token(ids.FIRST_TOKEN + len(s.tokens), kind, space))

    def add_token(self, kind: str, space: str, carrier: str = "") -> pieces.Token:
        """Lay one more token on a space, or give it to a figure."""
        s = self.state
        token = pieces.Token(
            ids.FIRST_TOKEN + len(s.tokens), kind, s.map().space(space) if space else ids.NOWHERE
        )
        if carrier:
            token.carrier = self.figure(carrier).id
        s.tokens.append(token)
        return token

    def hurt(self, label: str, damage: int) -> None:
        """Put damage on a figure."""
        self.figure(label).damage = damage

    def put(self, label: str, *conditions: str) -> None:
        """Give a figure conditions by their names."""
        bits = {name: bit for bit, name in CONDITION_NAMES.items()}
        for name in conditions:
            self.figure(label).conditions |= bits[name]

    def exhaust(self, label: str) -> None:
        """Exhaust a group, named by its code as figures are."""
        self.group(label).ready = False

    def spend(self, label: str, *, attacks: int = 0) -> None:
        """An action of a figure is spent, in its activation; on an attack if it says so."""
        activation = self.state.activation_of(self.figure(label).id)
        assert activation is not None, f"{label} is not active"
        activation.actions -= 1
        activation.attacks += attacks
        self.state.decisions = None

    def add_die(self, word: str) -> None:
        """Lay one more rolled die into a pool of the innermost attack."""
        colour, face = self._face(word)
        attack = self.attack()
        pool = attack.attack_dice if dies.is_attack_colour(colour) else attack.defence_dice
        pool.append(dies.RolledDie(colour, face))
        self.state.decisions = None

    def roll(self, label: str, dice: str) -> None:
        """
        Dictate the next dice of a figure: `red 020, yellow 012`, defence dice alike.

        A face is written as what it shows, in the order of `model.dice`.
        """
        figure = self.thing(label)
        for word in dice.split(","):
            colour, face = self._face(word)
            die = chances.attack_die if dies.is_attack_colour(colour) else chances.defence_die
            self.state.chance.dictate(die(colour), figure, face)

    def roll_outside(self, label: str, dice: str) -> None:
        """Dictate the next dice a figure rolls outside attacks."""
        for word in dice.split(","):
            colour, face = self._face(word)
            self.state.chance.dictate(chances.other_die(colour), self.thing(label), face)

    def _face(self, word: str) -> tuple[int, int]:
        name, shown = word.split()
        colour = dies.COLOURS.index(name)
        wanted = tuple(int(digit) for digit in shown)
        assert wanted in dies.FACE_RESULTS[colour], f"no {name} die has a face {shown}"
        return colour, [*dies.FACE_RESULTS[colour]].index((wanted[0], wanted[1], wanted[2]))

    # --- finding things ---

    def placement(self, name: str) -> int:
        """The placement with this name: its upper left space, with `'` if turned."""
        plan = self.state.map()
        turned = plan.count if name.endswith(labels.TURNED) else 0
        return plan.space(name.rstrip(labels.TURNED)) + turned

    def thing(self, label: str) -> int:
        """The number of a figure or token."""
        s = self.state
        numbers = [one.id for one in s.figures] + [one.id for one in s.tokens]
        for number in numbers:
            if labels.thing_label(s, number) == label:
                return number
        message = f"there is no {label} on the table"
        raise AssertionError(message)

    def figure(self, label: str) -> pieces.Figure:
        """The figure with this label."""
        return self.state.figure(self.thing(label))

    def group(self, label: str) -> pieces.Group:
        """The first group of a side with this code, as `their stormtrooper`."""
        seat, code = (THEM, label[6:]) if label.startswith("their ") else (YOU, label)
        for group in self.state.groups_in_play:
            if group.seat == seat and self.state.definition(group.card).code == code:
                return group
        message = f"there is no group {label}"
        raise AssertionError(message)

    def door(self, name: str) -> int:
        """The number of a door."""
        for door in self.state.map().doors:
            if door.id == name:
                return ids.FIRST_DOOR + door.number
        message = f"there is no door {name}"
        raise AssertionError(message)

    # --- looking ---

    def where(self, label: str) -> str:
        """Where a figure or token is; nothing if it is not on the map."""
        number = self.thing(label)
        if number >= ids.FIRST_TOKEN:
            return labels.placement_label(self.state, self.state.token(number).space)
        return labels.placement_label(self.state, self.figure(label).placement)

    def damage(self, label: str) -> int:
        """The damage on a figure."""
        return self.figure(label).damage

    def conditions(self, label: str) -> list[str]:
        """The conditions of a figure."""
        figure = self.figure(label)
        return [CONDITION_NAMES[one] for one in ALL_CONDITIONS if figure.has(one)]

    def points(self, seat: int = YOU) -> int:
        """A player's victory points."""
        return self.state.sides[seat].points

    def codes(self, cards: list[int]) -> list[str]:
        """What these Command cards are."""
        return [self.state.definition_of_command(card).code for card in cards]

    def hand(self, seat: int = YOU) -> list[str]:
        """A hand, as codes."""
        return self.codes(self.state.sides[seat].hand)

    def discards(self, seat: int = YOU) -> list[str]:
        """A discard pile, as codes."""
        return self.codes(self.state.sides[seat].discard)

    def attack(self) -> pieces.Attack:
        """The innermost attack."""
        return self.state.attacks[-1]

    def dice(self) -> list[str]:
        """The colours of both pools of the innermost attack."""
        attack = self.attack()
        return [dies.COLOURS[die.colour] for die in attack.attack_dice + attack.defence_dice]

    def actions(self, label: str) -> int:
        """How many actions a figure has left in its activation."""
        activation = self.state.activation_of(self.figure(label).id)
        return 0 if activation is None else activation.actions

    def movement(self, label: str) -> int:
        """How many movement points a figure has."""
        activation = self.state.activation_of(self.figure(label).id)
        return 0 if activation is None else activation.points

    def events(self, kind: int) -> list[Event]:
        """The events of one kind so far."""
        found = [record.event for record in self.recorder.records]
        return [event for event in found if event is not None and event.kind == kind]

    # --- playing ---

    def decision(self) -> decisions.Decision:
        """The one decision there is now."""
        if not self.started:
            self.started = True
            self.state.recorder = self.recorder
            machine.run(self.state)
            self.state.recorder = None
        pending = self.game.pending(self.state)
        assert pending, f"nothing is asked; outcome {self.state.outcome}"
        (decision,) = pending
        return decision

    def asked(self) -> str:
        """Whom the question is asked and why: `you: menu`, `they: window`."""
        decision = self.decision()
        who = "you" if decision.seat == YOU else "they"
        return f"{who}: {reasons.REASON_NAMES.get(decision.reason, KERNEL_REASON)}"

    def moment(self) -> str:
        """The moment at which a window is open now."""
        self.decision()
        return labels.moment_label(self.state)

    def options(self) -> list[str]:
        """The labels of everything offered, in order."""
        decision = self.decision()
        return [labels.option_label(self.state, decision, one) for one in decision.options]

    def answer(self, *wanted: str) -> None:
        """Give these answers one after the other, for whoever is asked; `back` takes one back."""
        for label in wanted:
            decision = self.decision()
            offered = self.options()
            if label != "back" and label not in offered:
                message = f"{label!r} is not offered ({self.asked()}); offered: {offered}"
                raise AssertionError(message)
            choice = decisions.BACK if label == "back" else offered.index(label)
            self.state = detour.answer(self.game, self.state, decision, choice, self.recorder)

    def skip(self) -> None:
        """Pass in every window that offers nothing else, until something else is asked."""
        while self.state.outcome is None and self.options() == ["pass"]:
            self.answer("pass")

    def play(self, *wanted: str) -> None:
        """Give these answers; before, between and behind them skip windows that offer nothing."""
        self.skip()
        for label in wanted:
            self.answer(label)
            self.skip()

    def activate(self, label: str) -> None:
        """Whoever has the turn activates the group of a figure, and the figure first."""
        figure = self.figure(label)
        self.play(labels.group_label(self.state, figure.group))
        if self.decision().reason == reasons.FIGURE:
            self.play(label)

    def winner(self) -> int | None:
        """Who has won, if the game is over."""
        outcome = self.state.outcome
        return None if outcome is None else outcome.winners()[0]


KERNEL_REASON: Final = "window"
"""The kernel's own reasons are choices in windows and of effects."""
