"""
Random setups: ready armies, lists that keep to the rules of building, and wild ones.

Everything comes from the seed that is given. Only implemented cards are taken.
"""

import random
from collections.abc import Sequence
from typing import Final

from dejarik.games.imperial.building.decks import can_be_played
from dejarik.games.imperial.building.list_check import why_not
from dejarik.games.imperial.building.lists import ArmyList
from dejarik.games.imperial.missions import missions
from dejarik.games.imperial.model.facts import (
    AFFILIATIONS,
    GROUP,
    NEUTRAL,
    SKIRMISH,
    UPGRADE,
    Command,
    Deployment,
)
from dejarik.games.imperial.model.rulebook import COMMAND_DECK_SIZE, Rulebook
from dejarik.titles.imperial.catalogue import files
from dejarik.titles.imperial.decks.ready import playable_armies, ready_army

ALL: Final = "all"
READY: Final = "ready"
POOLS: Final = (ALL, READY)
"""Every implemented card, or only the armies that come with the program."""

USUAL_MAP: Final = "mos-eisley-outskirts"
"""The map on which ready armies are compared."""

MOST_TRIES: Final = 60
READY_RATE: Final = 0.3
MOST_GROUPS: Final = 6
"""Of a wild army."""


class NoLegalArmy(ValueError):
    """A collection from which no legal list could be made."""

    def __init__(self) -> None:
        super().__init__(f"no legal army found in {MOST_TRIES} tries: too few cards are there")


def setup_for(
    game: Rulebook, name: str, number: int, pool: str, *, swift: bool
) -> dict[str, object]:
    """The setup of a fuzzed game: even numbers keep to the rules of building, the others do not."""
    rng = random.Random(f"armies {name}")
    if pool == READY or (number % 2 == 0 and rng.random() < READY_RATE):
        lists = [rng.choice(playable_armies()).army_list() for _ in range(2)]
    elif number % 2 == 0:
        lists = [legal_army(game, rng) for _ in range(2)]
    else:
        lists = [wild_army(game, rng) for _ in range(2)]
    return setup_of(game, lists, rng, swift=swift)


def setup_of(
    game: Rulebook, lists: Sequence[ArmyList], rng: random.Random, *, swift: bool
) -> dict[str, object]:
    """A game of two lists on a map and a mission drawn at random."""
    seats = [
        {"deployments": list(one.deployments), "commands": list(one.commands)} for one in lists
    ]
    map_id, _, letter = rng.choice(sorted(missions())).partition("/")
    place = {"map": map_id, "mission": letter if rng.random() < 0.5 else ""}
    return {"seats": seats, "edition": game.edition.name, "swift": swift, "lab": True, **place}


def duel_setup(game: Rulebook, first: str, second: str, number: int) -> dict[str, object]:
    """A game of two ready armies, on the missions of the usual map in turn."""
    lists = [ready_army(name).army_list() for name in (first, second)]
    seats = [
        {"deployments": list(one.deployments), "commands": list(one.commands)} for one in lists
    ]
    usual = sorted(code for code in game.missions if code.startswith(f"{USUAL_MAP}/"))
    _, _, letter = usual[number % len(usual)].partition("/")
    place = {"map": USUAL_MAP, "mission": letter}
    return {"seats": seats, "edition": game.edition.name, "swift": True, "lab": True, **place}


# --- lists --------------------------------------------------------------------------------


def legal_army(game: Rulebook, rng: random.Random) -> ArmyList:
    """A list that keeps to the rules of building. Raises NoLegalArmy."""
    library, wanted = files.library(), files.formats()[files.OPEN]
    for _ in range(MOST_TRIES):
        groups = _legal_groups(game, rng, wanted.points)
        commands = _deck(game, rng, groups, wanted.deck_points)
        listed = ArmyList(tuple(one.code for one in groups), tuple(one.code for one in commands))
        if groups and not why_not(library, listed, wanted):
            return listed
    raise NoLegalArmy


def _legal_groups(game: Rulebook, rng: random.Random, points: int) -> list[Deployment]:
    side = rng.choice(AFFILIATIONS)
    cards = [one for one in deployments_of(game) if one.affiliation in (side, NEUTRAL)]
    rng.shuffle(cards)
    found: list[Deployment] = []
    for card in [*cards, *cards]:
        if card.cost <= points and not (card.unique and card in found):
            found.append(card)
            points -= card.cost
    return found if any(one.kind == GROUP for one in found) else []


def _deck(
    game: Rulebook, rng: random.Random, groups: list[Deployment], points: int
) -> list[Command]:
    cards = [one for one in commands_of(game) for _ in range(one.limit)]
    rng.shuffle(cards)
    # The dear ones first, as long as free ones are left to fill the deck.
    cards.sort(key=lambda one: not can_be_played(one, groups))
    free = [one for one in cards if one.cost == 0]
    found: list[Command] = []
    for card in [one for one in cards if one.cost] + free:
        if card.cost <= points and len(found) < COMMAND_DECK_SIZE:
            found.append(card)
            points -= card.cost
    return found


def wild_army(game: Rulebook, rng: random.Random) -> ArmyList:
    """Any groups and upgrades with any Command cards, of all sides and for any points."""
    groups = [one for one in deployments_of(game) if one.kind == GROUP]
    upgrades = [one for one in deployments_of(game) if one.kind == UPGRADE]
    found = rng.choices(groups, k=rng.randint(1, MOST_GROUPS))
    if upgrades and rng.random() < 0.5:
        found.append(rng.choice(upgrades))
    # Copy limits are kept: who is asked in a window follows from them, as all can see.
    copies = [one for one in commands_of(game) for _ in range(one.limit)]
    commands = rng.sample(copies, COMMAND_DECK_SIZE)
    return ArmyList(tuple(one.code for one in found), tuple(one.code for one in commands))


def deployments_of(game: Rulebook) -> list[Deployment]:
    """The implemented groups and upgrades for skirmishes."""
    found = [one.deployment for one in game.definitions if one.implemented]
    return [
        one
        for one in found
        if one is not None and one.kind in (GROUP, UPGRADE) and SKIRMISH in one.modes
    ]


def commands_of(game: Rulebook) -> list[Command]:
    """The implemented Command cards."""
    found = [one.command for one in game.definitions if one.implemented]
    return [one for one in found if one is not None]
