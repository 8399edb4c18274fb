"""From a setup to a table with every card and figure numbered, ready for the rules' setup."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.model.definition import COMMAND, DEPLOYMENT, UPGRADE
from dejarik.games.imperial.model.ids import FIRST_FIGURE, FIRST_GROUP, FIRST_UPGRADE
from dejarik.games.imperial.model.pieces import Figure, Group, Upgrade
from dejarik.games.imperial.model.state import Battle
from dejarik.games.imperial.rules.scenario import DRAWN, VETOED
from dejarik.games.imperial.rules.setup import SET_UP
from dejarik.games.imperial.wire import SeatSetup, read_setup
from dejarik.kernel.chance import KEYED, SWIFT, Chance
from dejarik.kernel.frames import Frame, Scope
from dejarik.kernel.ids import NOBODY, NOTHING
from dejarik.kernel.stack import BY_LAST_ANSWER

if TYPE_CHECKING:
    from dejarik.games.imperial.model.definition import Definition
    from dejarik.games.imperial.model.rulebook import Rulebook

LAB_ROUNDS: Final = 12
"""After so many rounds a game among bots is decided by points."""


class UnplayableSetup(ValueError):
    """A setup that names cards, a map or a mission the game cannot be played with."""


def lay_table(rules: Rulebook, setup: dict[str, object], seed: bytes) -> Battle:
    """
    A table at the first step of setup.

    Raises UnplayableSetup when a card, the map or the mission is unknown or not implemented.
    """
    wanted = read_setup(setup)
    if wanted.edition != rules.edition.name:
        message = f"the setup is for the edition {wanted.edition}, not for {rules.edition.name}"
        raise UnplayableSetup(message)
    s = Battle(rules, len(wanted.seats), Chance(seed, SWIFT if wanted.swift else KEYED))
    if wanted.choice == "chosen":
        _lay_map(s, wanted.map, wanted.mission)
    s.lab_rounds = LAB_ROUNDS if wanted.lab else 0
    for seat, brought in enumerate(wanted.seats):
        _lay_army(s, seat, brought)
        _lay_deck(s, seat, brought)
    f = Frame(SET_UP, 0, BY_LAST_ANSWER)
    f.own = Scope(NOBODY, NOTHING)
    f.y = VETOED if wanted.choice == "vetoed" else DRAWN
    s.frames.append(f)
    return s


def _lay_map(s: Battle, map_id: str, mission: str) -> None:
    if map_id not in s.rules.boards:
        message = (
            f"there is no map {map_id}; there are {', '.join(sorted(filter(None, s.rules.boards)))}"
        )
        raise UnplayableSetup(message)
    playable = sorted(code for code in s.rules.missions if code.startswith(f"{map_id}/"))
    if not playable:
        message = f"no mission of the map {map_id} can be played yet"
        raise UnplayableSetup(message)
    if mission and f"{map_id}/{mission}" not in playable:
        message = f"the map {map_id} has no mission {mission} that can be played"
        raise UnplayableSetup(message)
    s.map_id = map_id
    s.mission = mission


def definition_named(rules: Rulebook, code: str, kinds: tuple[int, ...]) -> Definition:
    """
    The definition of a card that can be played.

    Raises UnplayableSetup when it is unknown, of another kind, or not implemented.
    """
    number = rules.numbers.get(code)
    if number is None or rules.definitions[number].kind not in kinds:
        message = f"there is no such card as {code} here"
        raise UnplayableSetup(message)
    definition = rules.definitions[number]
    if not definition.implemented:
        message = f"{definition.name} ({code}) cannot be played yet: it is not implemented"
        raise UnplayableSetup(message)
    return definition


def _lay_army(s: Battle, seat: int, brought: SeatSetup) -> None:
    for code in brought.deployments:
        definition = definition_named(s.rules, code, (DEPLOYMENT, UPGRADE))
        if definition.kind == UPGRADE:
            number = FIRST_UPGRADE + len(s.upgrades)
            s.upgrades.append(Upgrade(number, seat, definition.number, NOTHING))
            continue
        group = Group(FIRST_GROUP + len(s.groups_in_play), seat, definition.number)
        s.groups_in_play.append(group)
        for place in range(definition.group_size):
            figure = FIRST_FIGURE + len(s.figures)
            s.figures.append(Figure(figure, group.id, seat, definition.number, place))
            group.figures.append(figure)


def _lay_deck(s: Battle, seat: int, brought: SeatSetup) -> None:
    side = s.sides[seat]
    if len(brought.commands) != s.rules.command_deck_size:
        message = f"seat {seat} brings {len(brought.commands)} Command cards instead of 15"
        raise UnplayableSetup(message)
    for code in brought.commands:
        definition = definition_named(s.rules, code, (COMMAND,))
        side.deck.append(s.knowledge.add(definition.number))
