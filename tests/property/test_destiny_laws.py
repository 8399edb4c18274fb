"""
Random games of Destiny keep every law, and a Destiny broken on purpose is found out.

The games here are few and closely watched; `python -m dejarik.lab.fuzz` plays many.
"""

import json
import random
from functools import cache

import pytest

from dejarik.games.destiny.game import Destiny
from dejarik.games.destiny.model.edition import CURRENT, edition_named
from dejarik.lab import fuzz, match
from dejarik.laws import contract
from dejarik.laws.laboratory import Answer
from dejarik.testing.destiny.games import turned_edition
from dejarik.testing.destiny.table import THEM, YOU, Tabletop
from dejarik.titles.destiny import games
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.catalogue.texts import card_texts
from dejarik.titles.destiny.laboratory.games import whole_game
from dejarik.titles.destiny.laboratory.leaks import LEAKS
from dejarik.titles.destiny.laboratory.legal_decks import setup_for
from dejarik.titles.destiny.laboratory.random_decks import (
    ALL,
    collection_of,
    random_setup,
)
from dejarik.titles.destiny.laboratory.synthetic import synthetic_facts, synthetic_texts
from tests.property import sabotage

FEW = ("T02", "T06", "T42", "01049", "02131", "T22", "T31", "T73")
"""Two characters, a battlefield, and deck cards that play from a hand or stack from it."""


@cache
def with_few_cards() -> Destiny:
    """Destiny with so few cards that any two of them soon meet."""
    texts = {**card_texts(), **synthetic_texts()}
    programs = {code: texts[code].parts for code in FEW}
    return Destiny({**files.facts(), **synthetic_facts()}, programs, edition_named(CURRENT))


SUBJECT = fuzz.usual("destiny")


@pytest.fixture
def watchful(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ask the costly laws much more often than in long runs."""
    for law in match.RATES:
        monkeypatch.setitem(match.RATES, law, 0.15)
    monkeypatch.setitem(match.RATES, "determinize", 0.02)
    monkeypatch.setitem(match.RATES, "leak", 0.05)
    monkeypatch.setitem(match.RATES, "private", 1.0)
    monkeypatch.setitem(match.RATES, "staged", 0.5)
    monkeypatch.setattr(match, "TO_THE_END_RATE", 1.0)


@pytest.mark.usefixtures("watchful")
@pytest.mark.parametrize("game", [games.destiny(), whole_game()], ids=["printed", "test"])
def test_random_games_keep_every_law(game: Destiny) -> None:
    """Three games, and every law is really asked in them."""
    report = fuzz.fuzz_games(2026, list(range(3)), SUBJECT, game)

    assert [] == report.violations
    assert 3 == report.games
    assert set() == LAWS - set(report.asked)


@pytest.mark.usefixtures("watchful")
def test_random_games_keep_every_law_with_all_switches_turned() -> None:
    """The other settings are no more than rules, either."""
    report = fuzz.fuzz_games(2026, list(range(2)), SUBJECT, whole_game(turned_edition()))

    assert ([], 2) == (report.violations, report.games)


@pytest.mark.usefixtures("watchful")
@pytest.mark.parametrize("edition", ["ffg", "launch"])
def test_random_games_keep_every_law_in_older_editions(edition: str) -> None:
    """With all cards, also those such an edition never saw."""
    report = fuzz.fuzz_games(2026, list(range(2)), SUBJECT, whole_game(edition_named(edition)))

    assert ([], 2) == (report.violations, report.games)


LAWS = {
    "accepted",
    "amounts sane",
    "cards conserved",
    "causes",
    "clone and reload",
    "clone and reload to the end",
    "concede",
    "determinize",
    "determinized ends",
    "dice conserved",
    "explained",
    "group hidden",
    "leak",
    "not offered raises",
    "offered is accepted",
    "private choice",
    "replay",
    "sealed order",
    "step back",
}

SABOTAGES: dict[sabotage.Sabotage, set[str]] = {
    sabotage.a_card_is_lost: {"cards conserved"},
    sabotage.a_die_is_doubled: {"dice conserved"},
    sabotage.a_die_never_returns: {"dice conserved"},
    sabotage.shields_without_limit: {"amounts sane"},
    sabotage.an_offered_pass_is_refused: {"accepted", "offered is accepted", "next answers"},
    sabotage.a_view_shows_hidden_cards: {"determinize", "leak", "views"},
    sabotage.a_message_shows_hidden_cards: {"leak", "private choice"},
    sabotage.a_choice_can_be_followed: {"private choice"},
    sabotage.a_deck_is_dealt_by_name: {"leak"},
    sabotage.a_bot_is_given_the_real_hand: {"determinize"},
    sabotage.a_copy_shares_its_hand: {"clone and reload", "cards conserved", "group hidden"},
    sabotage.a_counter_is_not_saved: {"clone and reload", "replay", "leak", "sealed order"},
    sabotage.a_reason_names_no_ruling: {"explained"},
    sabotage.a_refusal_is_not_explained: {"explained"},
    sabotage.an_event_has_no_cause: {"causes"},
    sabotage.nothing_runs_out: {"ends", "determinized ends"},
}


@pytest.mark.usefixtures("watchful")
@pytest.mark.parametrize("way", SABOTAGES, ids=lambda way: way.__name__)
def test_a_broken_game_is_found_out(
    way: sabotage.Sabotage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each sabotage breaks one of the laws that are there to notice it."""
    way(monkeypatch)
    monkeypatch.setattr(match, "MOST_DECISIONS", 400)
    found: list[str] = []
    for number in range(40):
        found += fuzz.fuzz_games(7, [number], SUBJECT, with_few_cards()).violations
        if found:
            break

    assert found
    assert found[0].split(": ")[1] in SABOTAGES[way]


def hidden_cards(table: Tabletop, seat: int) -> list[int]:
    """The cards of one player that lie face down; all others at the table may be seen."""
    player = table.state.players[seat]
    return [*player.hand, *player.deck]


def falcon_and_a_hidden_hand() -> tuple[Destiny, bytes, Answer]:
    """A special that may play an event from hand, though there is none; the deck has some."""
    table = Tabletop("T02", "T02", hand="T33", deck="T73 T73 T73 T73")
    table.support("01049")
    table.show("01049", "Sp")
    decision = table.decision()
    for card in LEAKS.watcher(THEM, table.state).hidden - set(hidden_cards(table, YOU)):
        table.state.knowledge.publish(card)
    option = decision.options[table.options().index("resolve special")]
    return table.game, table.game.dump(table.state), Answer(YOU, option.key())


def test_that_nothing_fits_in_a_hand_is_asked_about_all_the_same() -> None:
    """Whatever the hand is, the opponent is sent the same bytes."""
    game, start, answer = falcon_and_a_hidden_hand()

    for seed in range(10):
        compared = LEAKS.leak_free(game, start, [answer], THEM, random.Random(seed))
        assert 1 == compared.answers


def test_a_question_that_depends_on_a_hand_is_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not to ask when nothing fits tells the opponent that nothing does."""
    sabotage.a_question_depends_on_a_hand(monkeypatch)
    game, start, answer = falcon_and_a_hidden_hand()

    with pytest.raises(contract.LawBroken, match="hidden cards change what seat 1 is sent"):
        LEAKS.leak_free(game, start, [answer], THEM, random.Random(0))


def test_a_violation_is_one_line_that_can_be_reproduced(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The line names the law and the command; the summary is the last line; the exit code is 1."""
    sabotage.a_card_is_lost(monkeypatch)

    code = fuzz.main(["1", "--seed", "7", "--game", "3", "--json"])

    first, last = capsys.readouterr().out.splitlines()
    assert 1 == code
    assert first.startswith("dejarik fuzz: cards conserved: ")
    assert first.endswith("; reproduce: python -m dejarik.lab.fuzz 1 --seed 7 --game 3")
    assert 1 == json.loads(last)["violations"]


def test_every_second_game_can_be_played_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """From the first number on, so that all decks are legal or all are wild."""
    sabotage.a_card_is_lost(monkeypatch)

    fuzz.main(["3", "--seed", "7", "--game", "4", "--step", "2", "--json"])

    *lines, _ = capsys.readouterr().out.splitlines()
    assert ["4", "6", "8"] == [line.split()[-1] for line in lines]


def test_a_clean_run_says_what_it_did(capsys: pytest.CaptureFixture[str]) -> None:
    """Games, decisions and outcomes are counted, and what was never seen is listed."""
    code = fuzz.main(["2", "--jobs", "1"])

    *missing, last = capsys.readouterr().out.splitlines()
    summary = json.loads(last)
    assert (0, 2, 0) == (code, summary["games"], summary["violations"])
    assert 2 == sum(summary["outcomes"].values())
    assert [] == [line for line in missing if not line.startswith("never seen: ")]
    assert any(line.startswith("never seen: event ") for line in missing)


def test_the_fuzzer_plays_legal_decks_and_wild_ones() -> None:
    """Games with even numbers keep to the rules of building, the others need not."""
    game = whole_game()
    setups = [setup_for(game, f"1.{number}", number, ALL, swift=False) for number in range(4)]
    assert ["open", "", "open", ""] == [setup.get("format", "") for setup in setups]


def test_a_setup_comes_from_its_seed_alone() -> None:
    """The same seed gives the same setup, another one another, and all can be started."""
    game = games.destiny()
    collection = collection_of(game)
    setups = [random_setup(collection, seed) for seed in range(40)]

    assert setups == [random_setup(collection, seed) for seed in range(40)]
    assert 40 == len({json.dumps(setup) for setup in setups})
    for setup in setups:
        game.start(setup, bytes(32))
