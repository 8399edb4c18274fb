"""Editions as data: their parameters, the facts and the texts that differ."""

import pytest

from dejarik.games.destiny import language as d
from dejarik.games.destiny.language.card_text import CardText
from dejarik.games.destiny.model.edition import EDITIONS, FFG_VALUES, LAUNCH_VALUES, edition_named
from dejarik.games.destiny.model.facts import CHARACTER
from dejarik.games.destiny.table import UnplayableSetup
from dejarik.titles.destiny import games
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.catalogue.texts import standing_in


def test_each_edition_differs_from_the_next() -> None:
    """In every value that is listed for it: what is the same need not be said."""
    arh, ffg, launch = [edition_named(name) for name in EDITIONS]

    for name, value in FFG_VALUES.items():
        assert (value, not value) == (getattr(ffg, name), getattr(arh, name)), name
    for name, value in LAUNCH_VALUES.items():
        assert value == getattr(launch, name) != getattr(ffg, name), name


def test_an_edition_nobody_knows_is_refused() -> None:
    """With the names of those there are."""
    with pytest.raises(ValueError, match="no edition next; there are arh, ffg, launch"):
        edition_named("next")


@pytest.mark.parametrize("edition", EDITIONS)
def test_there_is_one_game_for_each_edition(edition: str) -> None:
    """Made once, and it plays no setup of another edition."""
    game = games.destiny(edition)
    other = next(one for one in EDITIONS if one != edition)
    seat = {"team": [{"code": "04001"}], "battlefield": "04023", "deck": []}

    assert game is games.destiny(edition)
    assert [0, 1] == [
        one.seat
        for one in game.pending(game.start({"seats": [seat, seat], "edition": edition}, bytes(32)))
    ]
    with pytest.raises(UnplayableSetup, match=f"for the edition {other}, not for {edition}"):
        game.start({"seats": [seat, seat], "edition": other}, bytes(32))


def test_the_subtypes_that_came_later_are_on_no_older_card() -> None:
    """The current edition lists them; the first knows none on characters at all."""
    now, then, first = [files.facts(name) for name in EDITIONS]
    later = [one.code for one in files.older_facts()]

    assert len(later) == len(set(later))
    assert all(now[code].subtypes for code in later)
    assert [] == [code for code in later if then[code].subtypes]
    assert ("leader",) == now["01027"].subtypes
    assert ("droid",) == then["08091"].subtypes
    assert not any(card.subtypes for card in first.values() if card.type == CHARACTER)
    assert ("vehicle",) == now["01049"].subtypes == first["01049"].subtypes


def test_an_older_version_stands_until_its_edition() -> None:
    """And in older ones, unless one older still is there."""

    def gains(amount: int, until: str = "") -> CardText:
        parts = d.play(d.gain(amount))
        return d.card_until(until, "04014", parts) if until else d.card("04014", parts)

    def found() -> list[CardText]:
        return [standing_in(name, texts.values())["04014"] for name in EDITIONS]

    texts = {text.version: text for text in (gains(4), gains(3, "ffg"))}
    assert ["04014", "04014@ffg"] == list(texts)
    assert [gains(4), gains(3, "ffg"), gains(3, "ffg")] == found()
    texts["04014@launch"] = gains(2, "launch")
    assert [gains(4), gains(3, "ffg"), gains(2, "launch")] == found()
