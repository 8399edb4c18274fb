"""The laboratory of Imperial Assault: random armies, laws that notice, worlds that look alike."""

import random
from collections.abc import Callable

import pytest

from dejarik.games.imperial.building.list_check import why_not
from dejarik.games.imperial.model.ids import NOWHERE
from dejarik.games.imperial.model.state import Battle, battle_of
from dejarik.games.imperial.seen.views import view_of
from dejarik.games.imperial.wire import encode_view
from dejarik.kernel.chance import seed_from
from dejarik.lab import fuzz, match
from dejarik.laws.contract import LawBroken
from dejarik.laws.laboratory import Laboratory
from dejarik.laws.secrets import hidden_from
from dejarik.titles.imperial.catalogue import files
from dejarik.titles.imperial.laboratory import random_armies, table_laws
from dejarik.titles.imperial.laboratory.answers import LABORATORY
from dejarik.titles.imperial.laboratory.leaks import LEAKS

IS_A_LABORATORY: Laboratory = LABORATORY
"""What mypy has to say about it."""

GAME = LABORATORY.game("print")
ANSWERS = 200


def played(answers: int = ANSWERS) -> Battle:
    """A game of ready armies after so many random answers."""
    setup = LABORATORY.setup(GAME, "laws", 0, random_armies.READY, swift=True)
    s = GAME.start(setup, seed_from("laws"))
    rng = random.Random("laws")
    for _ in range(answers):
        asked = GAME.pending(s)[0]
        GAME.apply(s, asked.seat, asked.id, rng.randrange(len(asked.options)))
    return battle_of(s)


def test_random_armies_keep_to_the_rules_of_building() -> None:
    """Twenty of them; wild ones need not."""
    rng = random.Random("armies")
    wanted = files.formats()[files.OPEN]
    for _ in range(20):
        listed = random_armies.legal_army(GAME, rng)

        assert [] == why_not(files.library(), listed, wanted)


def test_a_game_is_fuzzed(monkeypatch: pytest.MonkeyPatch) -> None:
    """None of the laws is broken; the costly ones are asked by `just fuzz`."""
    for name in ("determinize", "leak", "copies", "listening"):
        monkeypatch.setitem(match.RATES, name, 0.0)
    report = fuzz.fuzz_games(3, [0], fuzz.usual("imperial-assault"))

    assert [] == report.violations
    assert 1 == report.games
    assert {"cards conserved", "points add up", "stands", "replay"} <= {*report.asked}


def lose_card(s: Battle) -> None:
    """A card of a deck lies in the other's."""
    s.sides[0].deck.append(s.sides[1].deck.pop())


def hurt(s: Battle) -> None:
    """A figure has more damage than Health."""
    s.figures[0].damage = 99


def score(s: Battle) -> None:
    """Points for a defeat that never was."""
    s.sides[0].defeat_points += 1


def carry(s: Battle) -> None:
    """A token is carried and lies on the map."""
    s.tokens[0].carrier = s.figures[0].id


def move(s: Battle) -> None:
    """A figure stands elsewhere, and what was worked out from its place is kept."""
    s.occupancy()
    s.on_map()[0].placement = NOWHERE


BREAKS = [
    (lose_card, table_laws.cards_conserved),
    (hurt, table_laws.amounts_sane),
    (move, table_laws.occupancy_true),
    (score, table_laws.points_add_up),
    (carry, table_laws.tokens_placed),
]


@pytest.mark.parametrize(("spoil", "law"), BREAKS)
def test_a_law_notices(spoil: Callable[[Battle], None], law: Callable[[Battle], None]) -> None:
    """It holds, and no longer once something is spoilt."""
    s = played()
    law(s)
    spoil(s)
    with pytest.raises(LawBroken):
        law(s)


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_another_world_looks_the_same(seat: int) -> None:
    """To the seat from which the exchanged cards are hidden, and to it alone."""
    s = played()
    other = LEAKS.exchanged(GAME, s, seat, random.Random("worlds"))

    assert s.knowledge.identity != other.knowledge.identity
    assert encode_view(view_of(s, seat)) == encode_view(view_of(battle_of(other), seat))


def test_every_card_of_a_deck_is_hidden_before_it_is_drawn() -> None:
    """The first card has the number 0 and is as hidden as the others."""
    s = played(0)

    assert set(range(30)) == hidden_from(s, -1)
