"""What the editions of the rules have otherwise: the same table, and another answer."""

from dejarik.testing.games import game_in


def test_characters_may_have_no_subtypes() -> None:
    """An upgrade keeps its own."""
    found = []
    for switches in ({}, {"character_subtypes": False}):
        game = game_in(**switches)
        found.append(
            [game.definitions[game.numbers[code]].facts.subtypes for code in ("T606", "T140")]
        )

    assert [("bounty-hunter",), ("mod",)] == found[0]
    assert [(), ("mod",)] == found[1]
