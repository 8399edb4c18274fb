"""Deck lists from files, and what the check says about them."""

import json
from pathlib import Path

import pytest

from dejarik.cli.check import check_data
from dejarik.cli.game_wanted import game_wanted
from dejarik.cli.main import build_parser, main
from dejarik.cli.trouble import Trouble
from dejarik.games.destiny.building.lists import DeckList
from dejarik.hosting.decks import ReadyDeck
from dejarik.hosting.title import Title as GameTitle
from dejarik.kernel.chance import seed_from
from dejarik.play.deck_files import read_deck
from dejarik.play.deck_names import deck_named, decks_wanted
from dejarik.play.terms import format_named
from dejarik.play.title_choice import title_named
from dejarik.titles import registry
from dejarik.titles.destiny import games
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.decks.answers import packed, unpacked
from dejarik.titles.destiny.decks.ready import DECKS
from dejarik.titles.destiny.title import TITLE

LINES = """\
# A deck of the box, with a change.

Team:
Kylo Ren, Tormented One (TPG 1)
1x Captain Phasma (Two-Player Game #2)
Battlefield:
Hangar Bay (TPG 23)
Deck:
2 Mobilize (TPG 14)
1 04022
1 Parry (04021)
"""


def read(path: Path) -> DeckList:
    """The list in a file."""
    return unpacked(read_deck(TITLE.decks, path))


def checked(listed: DeckList, format_code: str) -> dict[str, object]:
    """What the check of a list finds."""
    wanted = format_named(TITLE.decks, format_code)
    return check_data(TITLE.decks.check(packed(listed), wanted.code, "arh"))


def kept(folder: Path, text: str | bytes) -> Path:
    """A file with this in it."""
    path = folder / "list.txt"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path


def test_plain_lines_are_read(tmp_path: Path) -> None:
    """By set and number, by the name of the set, by code; headings and remarks are passed over."""
    expected = DeckList(
        (("04001", 1), ("04002", 1)), ("04023",), ("04014", "04014", "04022", "04021")
    )
    assert expected == read(kept(tmp_path, LINES))


def test_the_number_of_a_character_is_its_dice(tmp_path: Path) -> None:
    """Two dice of a unique one; of one with a single price, two copies."""
    found = read(kept(tmp_path, "2x Rey (TPG 24)\n2 First Order Stormtrooper (AW 2)\n"))
    assert (("04024", 2), ("01002", 1), ("01002", 1)) == found.team


def test_the_export_of_the_community_is_read(tmp_path: Path) -> None:
    """Its slots have quantity and dice; everything else in it is passed over."""
    slots = {
        "04024": {"quantity": 1, "dice": 2},
        "01002": {"quantity": 2, "dice": 2},
        "04046": {"quantity": 1, "dice": 0},
        "04039": {"quantity": 2, "dice": 0},
    }
    text = json.dumps({"id": 7, "name": "Mine", "format_code": "STD", "slots": slots})
    expected = DeckList((("04024", 2), ("01002", 1), ("01002", 1)), ("04046",), ("04039", "04039"))
    assert expected == read(kept(tmp_path, text))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("2 Nobody", "Line 1 of list.txt is not understood: Nobody\n  Why: no card has this title"),
        ("\n1 Kylo Ren", "cards have this title"),
        ("2 Mobilize (TPG 99)", "no set has a card TPG 99"),
        ("2 Evade (TPG 40)", "Why: TPG 40 (04040) is Distraction"),
        ("2 Evade (04040)", "Why: TPG 40 (04040) is Distraction"),
        ("x" * 300, "it is too long"),
        (b"\xff\xfe\x00", "it is not text"),
        ("#" * 200_000, "it is larger than 100 kB"),
        ("99 04014\n99 04022\n99 04021", "more than 200 cards"),
        ('{"slots": {"04014": {"quantity": 1000}}}', "more than 200 cards"),
        ('{"slots": 4}', "it looks like JSON, but"),
    ],
)
def test_what_is_not_understood_is_named(tmp_path: Path, text: str | bytes, says: str) -> None:
    """The line, why, and what to write instead; large files are refused unread."""
    with pytest.raises(Trouble) as trouble:
        read(kept(tmp_path, text))
    assert says in str(trouble.value)


def test_a_title_is_read_however_it_is_typed(tmp_path: Path) -> None:
    """Apostrophes, dashes and a subtitle do not matter where set and number are given."""
    found = read(kept(tmp_path, "Obi-Wan’s Hut, Tatooine (TPG 46)\n2 (TPG 14)\n"))
    assert DeckList((), ("04046",), ("04014", "04014")) == found


def test_what_a_box_does_not_hold_is_counted(tmp_path: Path) -> None:
    """Each card once, with its number."""
    listed = "1 Rey (TPG 24)\n1 Poe Dameron (TPG 25)\n2 Mobilize (TPG 14)\n"
    found = checked(read(kept(tmp_path, listed)), "starter")
    said = [one["text"] for one in reasons(found) if one["key"] == "not_in_box"]
    assert ["The box Two-Player Game, heroes does not hold 2 of Mobilize (04014)."] == said


def test_the_check_says_every_reason(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In sentences with numbers and rulings; the exit code says whether it is legal."""
    path = kept(tmp_path, "2 Rey (TPG 24)\n2 Kylo Ren (TPG 1)\n3 Parry (TPG 21)\n")

    assert 1 == main(["decks", "check", str(path), "--format", "std"])
    shown = " ".join(capsys.readouterr().out.split())
    for said in (
        "Not legal in FFG Standard (STD): 2 on the team, 3 cards in the deck.",
        "Rey costs 15 with two dice and Kylo Ren costs 17 with two dice; the team is at 32 of 30",
        "Heroes and villains cannot be on one team: Rey (04024) and Kylo Ren (04001).",
        "The deck has 3 cards; it must have exactly 30. [arh.part4.deck.01]",
        "The deck has 3 copies of Parry (04021); it may have 2. [arh.part4.deck.02]",
        "A player brings one battlefield; this list has none. [arh.part4.battlefield.01]",
    ):
        assert said in shown


def test_a_legal_list_is_legal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The villains of the box, as JSON: legal among boxes, playable, no reasons."""
    box = files.boxes()["TPG-V"]
    slots = {code: {"quantity": n} for code, n in box.cards} | {
        code: {"quantity": 1, "dice": dice} for code, dice in (*box.team, (box.battlefields[0], 0))
    }
    path = kept(tmp_path, json.dumps({"slots": slots}))

    assert 0 == main(["decks", "check", str(path), "--format", "starter", "--json"])
    found = json.loads(capsys.readouterr().out)
    verdict = {"legal": True, "playable": True, "reasons": []}
    assert {"edition": "arh", "format": "starter", **verdict} == found
    assert 0 == main(["decks", "check", str(path), "--format", "starter"])
    assert "Legal in Boxed decks" in capsys.readouterr().out


def test_an_unknown_format_is_named() -> None:
    """With those there are."""
    with pytest.raises(Trouble, match="STD \\(FFG Standard\\)"):
        format_named(TITLE.decks, "imaginary")


def test_cards_that_are_missing_or_unknown_are_reasons() -> None:
    """A card not implemented does not make a list illegal, but it cannot be played."""
    unknown = checked(DeckList((("99999", 1),), (), ()), "open")
    assert ["unknown_card"] == [one["key"] for one in reasons(unknown)]
    box = files.boxes()["LEG-V"].deck_list()
    found = checked(box, "starter")
    assert (True, False) == (found["legal"], found["playable"])
    assert ["not_implemented"] == [one["key"] for one in reasons(found)]
    assert "Boba Fett (05019)" in str(reasons(found)[0]["text"])


def reasons(found: dict[str, object]) -> list[dict[str, object]]:
    """The reasons in what a check found."""
    listed = found["reasons"]
    assert isinstance(listed, list)
    return listed


def played_setup(deck: str, other: str) -> dict[str, object]:
    """The setup that `dejarik play` makes of two decks."""
    args = build_parser().parse_args(["play", "--deck", deck, "--their-deck", other])
    args.own_options = []
    chosen, _, lists, terms = game_wanted(args)
    return chosen.terminal.setup(lists, ("a", "b"), terms, lab=False)


def test_the_decks_of_the_two_player_game_play_in_their_format() -> None:
    """The setup names the format, and the game starts."""
    setup = played_setup("tpg-heroes", "tpg-villains")
    game = games.destiny()

    assert "starter" == setup["format"]
    assert game.pending(game.start(setup, seed_from("box")))
    assert not played_setup("tpg-heroes", "resistance")["format"]


@pytest.mark.parametrize("title", [*registry.TITLES], ids=lambda title: title.id)
def test_a_format_without_a_deck_finds_decks_of_it_or_says_that_there_are_none(
    title: GameTitle,
) -> None:
    """In every format of every title; what is found is legal there, and can meet."""
    ready = {one.name: one for one in title.decks.ready()}
    for one in title.decks.formats():
        args = build_parser().parse_args(["play", "--title", title.id, "--format", one.code])
        args.own_options = []
        if any(one.code in deck.legal for deck in ready.values()):
            wanted = game_wanted(args)
            assert one.code == wanted.terms.format
            assert all(one.code in ready[name].legal for name in wanted.decks)
        else:
            with pytest.raises(Trouble, match=f"can be played in {one.name}"):
                game_wanted(args)


@pytest.mark.parametrize("edition", TITLE.editions)
def test_every_named_deck_can_be_played_in_every_edition(edition: str) -> None:
    """Each is found by its name, and there is one for each side."""
    assert [deck.name for deck in DECKS] == [
        deck_named(TITLE, deck.name, edition).name for deck in DECKS
    ]
    assert {"hero", "villain"} == {deck.side for deck in DECKS}


def test_a_deck_that_cannot_be_played_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the card that is not implemented."""
    lacking = files.boxes()["LEG-V"].deck_list()
    deck = ReadyDeck("mine", "Mine", "starter", ("starter",), packed(lacking))
    monkeypatch.setattr(TITLE.decks, "ready", lambda: (deck,))

    with pytest.raises(Trouble, match="Boba Fett"):
        deck_named(TITLE, "mine", "arh")


@pytest.mark.parametrize("title", list(registry.TITLES), ids=lambda one: one.id)
def test_a_deck_meets_another_of_its_format(title: GameTitle) -> None:
    """The usual one if it is of that format; never itself, and never one it cannot meet."""
    made = {deck.name: deck for deck in title.decks.ready()}
    for name, deck in made.items():
        own, other = decks_wanted(title_named(title.id), name, None)
        assert name == own != other
        assert deck.format == made[other].format
        assert not title.decks.apart([deck.listed, made[other].listed])
