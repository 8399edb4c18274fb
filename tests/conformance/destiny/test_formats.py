"""Formats: sets, points, bans, restrictions, pairs; and the boxed decks."""

import pytest

from dejarik.games.destiny.building.formats import Format
from dejarik.games.destiny.building.lists import DeckList
from dejarik.games.destiny.building.printings import Library
from dejarik.games.destiny.model.facts import CHARACTER
from dejarik.games.destiny.table import UnplayableSetup
from dejarik.kernel.chance import seed_from
from dejarik.testing.destiny.games import true_game
from dejarik.testing.destiny.lists import complaints, faults, listed
from dejarik.titles.destiny.catalogue import files

LIBRARY = Library(true_game())
STARTER = files.formats()[files.STARTER]

KYLO, PHASMA, REY, POE = "04001", "04002", "04024", "04025"


def test_there_are_five_formats_of_the_community_and_two_of_ours() -> None:
    """By their codes, with the number of their sets."""
    sets = {code: len(one.sets) for code, one in files.formats().items()}
    assert {
        "STD": 10,
        "TRI": 4,
        "FFGInf": 13,
        "ARHS": 8,
        "INF": 23,
        "open": 0,
        "starter": 0,
    } == sets


@pytest.mark.parametrize("code", sorted(files.formats()))
def test_a_format_names_only_cards_and_sets_there_are(code: str) -> None:
    """Changed points are for characters and plots, and as many as are printed."""
    wanted = files.formats()[code]
    facts = files.facts()
    pairs = [card for pair in wanted.pairs for card in pair]
    assert set() == {*wanted.banned, *wanted.restricted, *pairs} - facts.keys()
    assert set() == set(wanted.sets) - set(files.set_codes())
    for card, points in (wanted.balance or {}).items():
        assert len(points) == len(facts[card].points), card


def test_a_card_must_be_in_a_set_of_the_format() -> None:
    """An earlier printing counts when the card was printed again in such a set."""
    here, elsewhere = (Format("X", "Example", sets=(name, "TEST")) for name in ("EoD", "UH"))
    reprint = next(
        card
        for card in files.facts().values()
        if card.set_code == "EoD" and card.reprint_of and card.type == CHARACTER
    )
    earlier = reprint.reprint_of
    assert [] == faults(listed("T604"), here)
    assert [] == faults(listed(earlier), here)
    assert [f"not_in_sets {earlier}"] == faults(listed(earlier), elsewhere)


def test_a_format_changes_points() -> None:
    """Every value of a card may change; others keep what is printed."""
    cheaper = Format("X", "Example", sets=("TEST",), balance={"T609": (15, 19)})
    assert ["too_many_points T609 T605 33 30 20 1 13 2"] == faults(listed("T609 T605*2"))
    assert [] == faults(listed("T609 T605*2"), cheaper)
    assert ["too_many_points T609 T605 32 30 19 2 13 2"] == faults(listed("T609*2 T605*2"), cheaper)


def test_a_banned_card_is_banned_in_any_printing() -> None:
    """On the team or in the deck."""
    wanted = Format("X", "Example", sets=("TEST",), banned=("T609", "T12"))
    assert ["banned T609 T12"] == faults(listed("T609", "T12"), wanted)
    arhs = files.formats()["ARHS"]
    printed_again = [code for code in LIBRARY.same("04001") if code not in arhs.banned]
    assert all(LIBRARY.is_any(code, arhs.banned) for code in printed_again)


def test_one_restricted_card_is_allowed_and_two_are_not() -> None:
    """Two copies of the same one are one."""
    wanted = Format("X", "Example", sets=("TEST",), restricted=("T609", "T12", "T31"))
    assert [] == faults(listed("T609"), wanted)
    assert [] == faults(listed("T603", "T12*2"), wanted)
    assert ["restricted T609 T12"] == faults(listed("T609", "T12*2"), wanted)


def test_two_cards_of_a_pair_cannot_be_together() -> None:
    """Each alone can."""
    wanted = Format("X", "Example", sets=("TEST",), pairs=(("T12", "T31"),))
    assert [] == faults(listed("T603", "T12*2"), wanted)
    assert [] == faults(listed("T603", "T31*2"), wanted)
    assert ["restricted_pair T12 T31"] == faults(listed("T603", "T12 T31"), wanted)


@pytest.mark.parametrize(("code", "team", "points"), [
    ("TPG-V", ((KYLO, 1), (PHASMA, 1)), 23),
    ("TPG-H", ((REY, 1), (POE, 1)), 23),
])  # fmt: skip
def test_the_two_player_game_is_two_decks_of_twenty_cards(
    code: str, team: tuple[tuple[str, int], ...], points: int
) -> None:
    """23 points a side, and legal in the format of boxes only."""
    box = files.boxes()[code]
    assert (team, points, 20) == (box.team, box.points, box.size)
    assert [] == faults(box.deck_list(), STARTER)
    assert ["deck_size 20 30"] == faults(box.deck_list(), files.formats()["STD"])


@pytest.mark.parametrize("code", sorted(files.boxes()))
def test_every_boxed_deck_is_legal_as_it_comes(code: str) -> None:
    """Finn's as well, with the rifle his text allows."""
    assert [] == faults(files.boxes()[code].deck_list(), STARTER)


def test_a_boxed_deck_is_not_changed() -> None:
    """No dearer team, no more cards, nothing from elsewhere, no mixture."""
    box = files.boxes()["TPG-V"].deck_list()
    elite = DeckList(((KYLO, 2), (PHASMA, 1)), box.battlefields, box.cards)
    assert ["too_many_points 04001 04002 26 23 17 2 9 1"] == faults(elite, STARTER)
    longer = DeckList(box.team, box.battlefields, (*box.cards, "04022"))
    assert ["deck_size 21 20", "not_in_box 04022"] == faults(longer, STARTER)
    foreign = DeckList(box.team, box.battlefields, (*box.cards[1:], "01084"))
    assert ["not_in_box 01084"] == faults(foreign, STARTER)
    assert ["in_no_box"] == [one.key for one in complaints(listed("T600"), STARTER)]


def test_a_setup_that_names_a_format_must_keep_to_it() -> None:
    """Every reason of every seat is given, in words and as data; without a format anything goes."""
    game = true_game()
    seat = {"team": [{"code": "T600", "dice": 2}], "battlefield": "T41", "deck": ["T31"] * 30}
    setup: dict[str, object] = {"seats": [seat, seat]}
    assert game.pending(game.start(setup, seed_from("free")))
    with pytest.raises(UnplayableSetup) as refused:
        game.start({**setup, "format": "open"}, seed_from("open"))

    assert [["too_many_copies"], ["too_many_copies"]] == [
        [one.key for one in reasons] for reasons in refused.value.reasons
    ]
    assert "seat 1: The deck has 30 copies of Test T31 (T31); it may have 2." in str(refused.value)
    with pytest.raises(UnplayableSetup, match="there is no format nowhere; there are ARHS"):
        game.start({**setup, "format": "nowhere"}, seed_from("nowhere"))
