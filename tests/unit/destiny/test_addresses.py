"""Where the ops of cards and rules stand, and by what hashes journals pin them."""

from dejarik.games.destiny.language.rulebook_programs import rulebook_hashes
from dejarik.games.destiny.model.edition import EDITIONS, edition_named
from dejarik.games.destiny.rules.programs import RULES_OPS
from dejarik.kernel.program import program_hash
from dejarik.titles.destiny import games
from dejarik.titles.destiny.catalogue.texts import card_texts

STORED = "7cc2896ce2bb599c6189f2571d18e6f1"


def test_every_op_of_a_card_has_its_address_in_that_card() -> None:
    """Once an op that cards had in common kept the address of the first of them."""
    strangers = [
        (edition, key, number)
        for edition in EDITIONS
        for key, ops in games.destiny(edition).programs.ops.items()
        for number, op in enumerate(ops)
        if (key, number) != games.destiny(edition).programs.address(op)
    ]

    assert [] == strangers


def test_rules_are_found_by_their_names() -> None:
    """A new rule in the list shifts no other."""
    programs = games.destiny().programs

    for name, op in RULES_OPS.items():
        assert (f"rules.{name}", 0) == programs.address(op)


def test_the_game_knows_the_hash_of_each_card_it_can_play() -> None:
    """As it is written, before an edition reads it; a card without behaviour has none."""
    texts = card_texts()
    definitions = {one.facts.code: one for one in games.destiny().definitions}

    assert program_hash(texts["15001"].parts) == definitions["15001"].program_hash
    assert set(texts) == {code for code, one in definitions.items() if one.program_hash}


def test_different_programs_have_different_hashes() -> None:
    """Of all implemented cards only those that do the same share a hash."""
    programs = {text.parts for text in card_texts().values()}

    assert len(programs) == len({program_hash(parts) for parts in programs})


def test_the_hash_is_the_same_everywhere() -> None:
    """
    It depends on the program alone, not on the process or the build.

    The stored journals of an older release have this one.
    """
    assert STORED == program_hash(card_texts()["04014"].parts)


def test_symbols_and_keywords_have_hashes_too() -> None:
    """One for each program of the rulebook, and where an edition reads one otherwise, another."""
    now, then = (rulebook_hashes(edition_named(one)) for one in (EDITIONS[0], EDITIONS[-1]))
    registered = games.destiny().programs.ops

    assert {key for key in registered if key.startswith(("symbol ", "keyword "))} == set(now)
    assert {"keyword guardian", "keyword redeploy"} <= {key for key in now if now[key] != then[key]}
