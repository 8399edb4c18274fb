"""
Journals that an older release wrote: each plays on to what everyone saw then, or is refused.

The stores are never written anew; see `dejarik.lab.journals`.
"""

from pathlib import Path

import pytest

from dejarik.lab import journals

FOLDER = Path(__file__).parent
STORES = FOLDER / "destiny"

REFUSED: dict[str, str] = {
    "schema-2/arh-0": "entry 9 (answer) meets what has changed since: 04020",
    "schema-2/arh-4": "entry 84 (answer) meets what has changed since: 01014",
    "schema-2/arh-5": "entry 5 (answer) meets what has changed since: 04020",
    "schema-2/arh-7": "entry 93 (answer) meets what has changed since: dice that cannot be",
    "schema-2/arh-8": "entry 129 (answer) meets what has changed since: 01023",
    "schema-2/ffg-0": "entry 12 (answer) meets what has changed since: 04020",
    "schema-2/ffg-8": "entry 62 (answer) meets what has changed since: 01014",
    "schema-2/ffg-9": "entry 96 (answer) meets what has changed since: whoever could hold",
    "schema-2/launch-0": "entry 55 (answer) is refused: seat 1 is not asked anything now",
    "schema-2/launch-1": "entry 16 (answer) meets what has changed since: 04020",
    "schema-3/arh-4": "entry 84 (answer) meets what has changed since: 01014",
    "schema-3/arh-5": "entry 36 (answer) meets what has changed since: 01014",
    "schema-3/ffg-8": "entry 62 (answer) meets what has changed since: 01014",
    "schema-3/ffg-9": "entry 96 (answer) meets what has changed since: whoever could hold",
    "schema-3/launch-0": "entry 176 (answer) meets what has changed since: 01014",
}
"""The games that meet something mended since, and how the refusal begins."""


def stored_games() -> list[tuple[str, str, journals.Stored]]:
    """Every game of every store of every title."""
    stores = sorted(path.parent for path in FOLDER.glob(f"*/*/{journals.LIST}"))
    return [
        (store.parent.name, store.name, game)
        for store in stores
        for game in journals.stored_in(store)
    ]


@pytest.mark.parametrize(
    ("title", "store", "game"),
    [pytest.param(*one, id=f"{one[0]}-{one[1]}-{one[2].name}") for one in stored_games()],
)
def test_a_stored_game_plays_on_or_is_refused(
    title: str, store: str, game: journals.Stored
) -> None:
    """Never to another position: `why_not` raises where everyone would see something else."""
    why = journals.why_not(FOLDER / title / store, game, title)

    expected = REFUSED.get(f"{store}/{game.name}", "")
    assert why.startswith(expected) if expected else not why


@pytest.mark.parametrize("store", ["schema-2", "schema-3"])
def test_a_store_has_whole_and_half_played_games_of_every_edition(store: str) -> None:
    """And its games were taken back into, conceded and played to their end."""
    games = journals.stored_in(STORES / store)

    assert 30 == len(games)
    assert {"arh": 10, "ffg": 10, "launch": 10} == {
        edition: sum(game.edition == edition for game in games)
        for edition in sorted({game.edition for game in games})
    }
    assert {"", "concession", "no_cards", "no_characters"} == {game.outcome for game in games}


def test_a_game_that_comes_to_something_else_is_an_error(tmp_path: Path) -> None:
    """A store that remembers another end than the game comes to is not passed over."""
    games = journals.stored_in(STORES / "schema-2")
    stored = next(game for game in games if f"schema-2/{game.name}" not in REFUSED)
    data = (STORES / "schema-2" / (stored.name + journals.ENDING)).read_bytes()
    (tmp_path / ("other" + journals.ENDING)).write_bytes(data)
    other = journals.Stored(
        "other", stored.edition, stored.decks, stored.player, stored.entries, stored.outcome, "0"
    )

    with pytest.raises(ValueError, match="other plays on to another position"):
        journals.why_not(tmp_path, other, "destiny")
