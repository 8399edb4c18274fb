"""
A field: a small map with figures on it, the game at the start of a round, and answers by name.

Figures stand where the test says; hands, decks, tokens and zones too. Cards are real ones by
their codes or made up for the test. Every answer meets a state that has been through bytes.
"""

import dataclasses
from collections.abc import Mapping
from typing import Any, Final

from dejarik.games.imperial.board.maps import Map
from dejarik.games.imperial.cards import programs
from dejarik.games.imperial.definitions import Printed
from dejarik.games.imperial.game import ImperialAssault
from dejarik.games.imperial.model import dice, facts, pieces
from dejarik.games.imperial.model.conditions import CONDITION_NAMES
from dejarik.games.imperial.model.edition import PRINT, Edition
from dejarik.games.imperial.model.state import Battle
from dejarik.games.imperial.rules import chances
from dejarik.games.imperial.rules.changes.turns import choose_mission
from dejarik.games.imperial.rules.rounds import ROUNDS
from dejarik.games.imperial.table import lay_table
from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import Decision
from dejarik.kernel.events import Event
from dejarik.kernel.program import Node
from dejarik.kernel.recorder import ListRecorder
from dejarik.testing import detour
from dejarik.testing.imperial import option_names
from dejarik.testing.imperial.attached import attach_all
from dejarik.testing.imperial.floors import Floor
from dejarik.testing.imperial.made_up import command
from dejarik.titles.imperial.catalogue import files

FILLER: Final = "filler"
"""A Command card that does nothing and answers nothing."""
DECK: Final = 15


@dataclasses.dataclass
class Brought:
    """
    What a test brings beside figures.

    `cards` are made-up Deployment cards with their programs, `commands` made-up Command cards;
    `hands` and `decks` codes for each seat, the top of the deck first. `mission` is the program
    of the mission, `tokens` its tokens by kind, `zones` and `terminals` those of the map.
    """

    cards: tuple[tuple[facts.Deployment, tuple[Node, ...]], ...] = ()
    commands: tuple[tuple[facts.Command, tuple[Node, ...]], ...] = ()
    hands: tuple[str, str] = ("", "")
    decks: tuple[str, str] = ("", "")
    upgrades: tuple[str, str] = ("", "")
    mission: tuple[Node, ...] = ()
    tokens: Mapping[str, str] = dataclasses.field(default_factory=dict)
    zones: tuple[str, str] = ("a1", "f6")
    terminals: str = ""
    initiative: int = 0
    edition: Edition = PRINT


class Field:
    """
    A game in a test.

    Figures of a side: `stormtrooper a1 a2 a3, darthvader c4`, one part for each group. A figure
    is named by its code, with `'` for the second seat and a number where the code repeats.
    """

    def __init__(
        self, mine: str, theirs: str, things: str = "", brought: Brought | None = None
    ) -> None:
        self.brought = brought or Brought()
        plan = self._plan(things)
        sides = [_groups(mine), _groups(theirs)]
        self.game = self._game(plan, [code for side in sides for code, _ in side])
        self.s = self._laid(sides)
        self.names = _figure_names(self.s)
        self.recorder = ListRecorder()
        self.game.to_first_decision(self.s, self.recorder)

    # --- making it ------------------------------------------------------------------------

    def _plan(self, things: str) -> Map:
        data = dict(Floor(things).data)
        first, second = self.brought.zones
        data["zones"] = {"blue": first, "red": second}
        data["terminals"] = self.brought.terminals.split()
        tokens = {kind: spaces.split() for kind, spaces in self.brought.tokens.items()}
        data["missions"] = {"A": {"tokens": tokens}}
        return Map.of(data)

    def _game(self, plan: Map, codes: list[str]) -> ImperialAssault:
        brought = self.brought
        known = files.deployments()
        codes += " ".join(brought.upgrades).split()
        deployments = {code: known[code] for code in codes if code in known}
        found = {code: programs()[code] for code in deployments}
        for card, parts in brought.cards:
            deployments[card.code] = card
            found[card.code] = parts
        held = " ".join((*brought.hands, *brought.decks)).split()
        commands = {code: files.commands()[code] for code in held if code in files.commands()}
        found |= {code: programs()[code] for code in commands}
        for one, parts in ((command(FILLER), ()), *brought.commands):
            commands[one.code] = one
            found[one.code] = parts
        printed = Printed(
            deployments, commands, {"floor": plan}, found, {"floor/A": brought.mission}
        )
        return ImperialAssault(printed, brought.edition)

    def _laid(self, sides: list[list[tuple[str, list[str]]]]) -> Battle:
        brought = self.brought
        seats: list[dict[str, Any]] = []
        for seat, groups in enumerate(sides):
            held = f"{brought.hands[seat]} {brought.decks[seat]}".split()
            filled = held + [FILLER] * (DECK - len(held))
            cards = [code for code, _ in groups] + brought.upgrades[seat].split()
            seats.append({"deployments": cards, "commands": filled})
        setup: dict[str, object] = {"seats": seats, "map": "floor", "mission": "A"}
        s = lay_table(self.game, setup | {"edition": brought.edition.name}, seed_from("field"))
        choose_mission(s, Event(0))
        spaces = [space for groups in sides for _, names in groups for space in names]
        for figure, space in zip(s.figures, spaces, strict=True):
            figure.placement = s.map().space(space) if space != "off" else -1
        for seat, side in enumerate(s.sides):
            side.zone = seat
            self._deal(s, seat)
        attach_all(s)
        s.initiative = brought.initiative
        s.frames[0].op = ROUNDS
        return s

    def _deal(self, s: Battle, seat: int) -> None:
        """Hand and deck as the test says; without a deck the fillers are the deck."""
        side = s.sides[seat]
        hand = len(self.brought.hands[seat].split())
        deck = len(self.brought.decks[seat].split())
        cards = side.deck
        side.hand = cards[:hand]
        for card in side.hand:
            s.knowledge.show(card, seat)
        if deck:
            side.deck = cards[hand : hand + deck][::-1]
        else:
            side.deck = cards[hand:]

    # --- looking --------------------------------------------------------------------------

    def figure(self, name: str) -> pieces.Figure:
        """The figure with a name."""
        return self.s.figure(self.names[name])

    def token(self, kind: str, place: int = 0) -> pieces.Token:
        """A token of a kind."""
        return [one for one in self.s.tokens if one.kind == kind][place]

    def thing(self, name: str) -> int:
        """The number of a figure, of the only token of a kind, or of a door."""
        if name in self.names:
            return self.names[name]
        return option_names.door_named(self.s, name) or self.token(name).id

    def attack(self) -> pieces.Attack:
        """The innermost attack that goes on."""
        return self.s.attacks[-1]

    def where(self, name: str) -> str:
        """The space a figure stands on, its upper left one; nothing if it is gone."""
        placement = self.figure(name).placement
        return "" if placement < 0 else self.s.map().names[placement % self.s.map().count]

    def damage(self, name: str) -> int:
        """The damage on a figure."""
        return self.figure(name).damage

    def conditions(self, name: str) -> set[str]:
        """The conditions of a figure."""
        had = self.figure(name).conditions
        return {word for bit, word in CONDITION_NAMES.items() if had & bit}

    def points(self) -> list[int]:
        """The victory points of both seats."""
        return [side.points for side in self.s.sides]

    def hand(self, seat: int) -> list[str]:
        """The codes of a hand, sorted."""
        return sorted(self._codes(self.s.sides[seat].hand))

    def discard(self, seat: int) -> list[str]:
        """The codes of a discard pile, in order."""
        return self._codes(self.s.sides[seat].discard)

    def _codes(self, cards: list[int]) -> list[str]:
        return [self.s.definition_of_command(card).code for card in cards]

    def events(self, *kinds: int) -> list[Event]:
        """What has happened of these kinds, in order."""
        found = [record.event for record in self.recorder.records]
        return [event for event in found if event is not None and event.kind in kinds]

    # --- being asked ----------------------------------------------------------------------

    def decision(self) -> Decision:
        """The one decision there is now."""
        (decision,) = self.game.pending(self.s)
        return decision

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.decision().seat

    def options(self) -> list[str]:
        """Exactly what may be answered, by name."""
        words = option_names.Names(self.s, self.names)
        return [words.of(option) for option in self.decision().options]

    def offered(self, word: str) -> list[str]:
        """Those options that begin with a word, without it."""
        return [one[len(word) :].strip() for one in self.options() if one.split()[0] == word]

    def choose(self, *names: str) -> None:
        """Answer for whoever is asked, one decision after the other."""
        for name in names:
            self.reload()
            options = self.options()
            assert name in options, f"{name} is not among {options}"
            decision = self.decision()
            choice = options.index(name)
            self.s = detour.answer(self.game, self.s, decision, choice, self.recorder)

    def pass_all(self) -> None:
        """Pass until somebody is asked for something else than a response."""
        while self.s.outcome is None and "pass" in self.options():
            self.choose("pass")

    # --- setting it -----------------------------------------------------------------------

    def give(self, name: str, *conditions: str) -> None:
        """Let a figure have conditions."""
        bits = {word: bit for bit, word in CONDITION_NAMES.items()}
        for condition in conditions:
            self.figure(name).conditions |= bits[condition]

    def put(self, name: str, space: str) -> None:
        """Let a figure stand somewhere else; what is asked now is worked out anew."""
        self.figure(name).placement = self.s.map().space(space)
        self.reload()

    def reload(self) -> None:
        """Let the state go through bytes."""
        self.s = detour.reloaded(self.game, self.s)

    def hurt(self, name: str, damage: int) -> None:
        """Let a figure have damage."""
        self.figure(name).damage = damage

    def score(self, seat: int, points: int, defeats: int = 0) -> None:
        """Let a seat have points, some of them from defeats."""
        self.s.sides[seat].points = points
        self.s.sides[seat].defeat_points = defeats

    def dice(self, attacker: str, faces: str, defender: str = "", defence: str = "") -> None:
        """
        Fix the next faces of an attack: `red 0/2/1 blue 3/1/1`, and of the defence dice.

        A face is accuracy, damage and surges, or blocks, evades and dodges.
        """
        for figure, text in ((attacker, faces), (defender, defence)):
            words = text.split()
            for colour, face in zip(words[::2], words[1::2], strict=True):
                number = dice.COLOURS.index(colour)
                purpose = (
                    chances.attack_die(number)
                    if dice.is_attack_colour(number)
                    else chances.defence_die(number)
                )
                self.s.chance.dictate(purpose, self.thing(figure), face_of(number, face))

    def other_dice(self, figure: str, faces: str) -> None:
        """Fix the next faces of dice that a figure rolls outside attacks."""
        words = faces.split()
        for colour, face in zip(words[::2], words[1::2], strict=True):
            number = dice.COLOURS.index(colour)
            self.s.chance.dictate(
                chances.other_die(number), self.names[figure], face_of(number, face)
            )

    def fight(self, attacker: str, target: str, faces: str, defence: str = "") -> None:
        """In the menu of the attacker: attack, with these dice."""
        self.dice(attacker, faces, target, defence)
        self.choose(f"attack {target}")


def face_of(colour: int, face: str) -> int:
    """The place of a face such as `0/2/1` on a die."""
    wanted = tuple(int(one) for one in face.split("/"))
    return dice.FACE_RESULTS[colour].index((wanted[0], wanted[1], wanted[2]))


def _groups(text: str) -> list[tuple[str, list[str]]]:
    parts = [part.split() for part in text.split(",") if part.strip()]
    return [(words[0], words[1:]) for words in parts]


def _figure_names(s: Battle) -> dict[str, int]:
    """The names of all figures."""
    called: dict[str, list[int]] = {}
    for figure in s.figures:
        name = s.definition_of(figure).code + ("'" if figure.seat else "")
        called.setdefault(name, []).append(figure.id)
    names: dict[str, int] = {}
    for name, found in called.items():
        for place, number in enumerate(found, 1):
            names[name if len(found) == 1 else f"{name}{place}"] = number
    return names
