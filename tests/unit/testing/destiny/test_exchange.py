"""Games in which a card's program was exchanged, beside games built with it."""

from collections.abc import Callable

import pytest

from dejarik.games.destiny import language as d
from dejarik.games.destiny.game import Destiny
from dejarik.games.destiny.language.card_text import CardText
from dejarik.kernel.program import Node
from dejarik.testing.card_tests import CardTest
from dejarik.testing.destiny.broken_cards import CARDS
from dejarik.testing.destiny.exchange import exchanged
from dejarik.testing.destiny.games import game_with, true_game
from dejarik.testing.destiny.table import Tabletop
from dejarik.testing.mutants import try_card
from dejarik.titles.destiny.catalogue.texts import card_texts

MOBILIZE = "04014"
SHARED = {
    *("formats", "keywords", "mends", "numbers", "symbols", "weights"),
    *("titles", "title_places"),
}


def with_program(code: str, *parts: Node) -> tuple[Destiny, Destiny]:
    """The true game with another program of a card: exchanged, and built."""
    text = CardText(code, parts)
    return exchanged(true_game(), {code: parts}), game_with({**card_texts(), code: text})


def described(game: Destiny) -> dict[str, object]:
    """What a game has of its definitions and programs, without the objects themselves."""
    programs = game.programs
    ops = {key: repr(rows) for key, rows in programs.ops.items()}
    abilities = {key: repr(rows) for key, rows in programs.abilities.items()}
    return {
        "hashes": [one.program_hash for one in game.definitions],
        "joins": [(one.number, one.die, one.reverse) for one in game.definitions],
        "drawers": [repr((one.event, one.specials, one.modifiers)) for one in game.definitions],
        "programs": (ops, abilities),
        "addresses": sorted(programs.addresses.values()),
        "deck cards": [one.number for one in game.deck_cards],
        "flags": (game.renewable, game.heard_out_of_play),
    }


def objects(game: Destiny) -> tuple[list[int], dict[int, tuple[str, int]], list[int]]:
    """Which objects a game consists of: definitions, addressed nodes, cards for decks."""
    cards = [id(one) for one in game.deck_cards]
    return [id(one) for one in game.definitions], dict(game.programs.addresses), cards


def test_an_exchanged_game_is_the_game_that_would_have_been_built() -> None:
    """Down to every address."""
    found, built = with_program(MOBILIZE, d.play(d.gain(1), d.draw(2)))
    assert described(built) == described(found)
    assert described(true_game()) != described(found)


def test_every_op_of_an_exchanged_game_is_found_at_its_address() -> None:
    """In the other card as well as in those that both games share."""
    found, _ = with_program(MOBILIZE, d.play(d.gain(1)))
    for key, ops in found.programs.ops.items():
        assert [(key, place) for place in range(len(ops))] == [
            found.programs.address(op) for op in ops
        ]
    gone = true_game().programs.op(MOBILIZE, 0)
    with pytest.raises(ValueError, match="belongs to no registered program"):
        found.programs.address(gone)


def test_what_rules_keep_by_definitions_is_not_shared() -> None:
    """A new table of the rulebook must be thought of here."""
    found, _ = with_program(MOBILIZE, d.play(d.gain(1)))
    shared = {
        name
        for name, value in vars(true_game()).items()
        if isinstance(value, list | dict | set) and value is vars(found)[name]
    }
    assert SHARED == shared


@pytest.mark.parametrize("part", [d.gain(1), d.a_character])
def test_a_program_that_cannot_be_built_in_is_refused_alike(part: Node) -> None:
    """With the same words; the game it should have come into has not changed."""
    before = objects(true_game())
    with pytest.raises(TypeError) as built:
        game_with({**card_texts(), MOBILIZE: CardText(MOBILIZE, (part,))})
    with pytest.raises(TypeError) as found:
        exchanged(true_game(), {MOBILIZE: (part,)})
    assert str(built.value) == str(found.value)
    assert before == objects(true_game())


def play() -> None:
    """Notice nothing."""
    Tabletop(hand=MOBILIZE, resources=3).answer(f"play {MOBILIZE}")


def fail() -> None:
    """Fail in every game but the true one, with a table laid."""
    t = Tabletop(hand=MOBILIZE, resources=3)
    t.answer(f"play {MOBILIZE}")
    assert t.game is true_game()


@pytest.mark.parametrize(("act", "killed"), [(play, 0), (fail, 7)])
def test_the_true_game_is_as_it_was_after_its_mutants(act: Callable[[], None], killed: int) -> None:
    """Whether tests pass or raise; where they do not end, `test_mutants` looks too."""
    before = objects(true_game()), described(true_game())
    report = try_card(CARDS, MOBILIZE, [CardTest("test_it", act)])
    assert (7, killed) == (report.mutants, report.killed)
    assert before == (objects(true_game()), described(true_game()))
    assert Tabletop().game is true_game()
