"""Army lists as people have them: what is read, what is not, and what may be meant."""

import pytest

from dejarik.games.imperial.building.lists import ArmyList, ReadyArmy
from dejarik.games.imperial.language.english.names import card_name
from dejarik.games.imperial.wire import read_setup
from dejarik.hosting.decks import Decks, Terms, UnreadableList
from dejarik.titles.imperial import games
from dejarik.titles.imperial.catalogue import files
from dejarik.titles.imperial.decks.answers import ImperialDecks, packed, unpacked
from dejarik.titles.imperial.decks.checks import format_of, verdict_on
from dejarik.titles.imperial.decks.lists import MOST_UNREAD, read_list, write_list
from dejarik.titles.imperial.decks.ready import ready_army
from dejarik.titles.imperial.decks.suggestions import cards_near, instead_of, written
from dejarik.titles.imperial.decks.wire import Cards

OPEN = files.formats()["open"]


def codes_in(line: str) -> list[str]:
    """What one line is read as; nothing if it is not understood."""
    found = read_list(line.encode()).listed
    return [*found.deployments, *found.commands]


def test_what_is_understood_is_read_and_every_other_line_is_named() -> None:
    """With its number, why, and what may be meant."""
    found = read_list(b"2 Rebel Trooper\n1 Nobody\n\nPlanning\nPlanning (darthvader)\n")

    assert ArmyList(("rebeltrooper", "rebeltrooper"), ("planning",)) == found.listed
    assert [
        (2, "Nobody", "no card has this name", ()),
        (
            5,
            "Planning (darthvader)",
            "darthvader is Darth Vader",
            ("Planning (planning)",),
        ),
    ] == [(one.number, one.words, one.why, one.meant) for one in found.unread]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("Darth Vader", "darthvader"),
        ("darth vader, lord of the sith", "darthvader"),
        ("2x Rebel Trooper", "rebeltrooper rebeltrooper"),
        ("Stormtrooper", "stormtrooper"),
        ("Stormtrooper (Regular)", "stormtrooper"),
        ("Stormtrooper (Elite)", "elitestormtrooper"),
        ("Elite Stormtrooper", "elitestormtrooper"),
        ("AT-ST", "eliteatst"),
        ("Luke Skywalker (Jedi Knight)", "lukeskywalkerjediknight"),
        ("[Devious Scheme]", "deviousscheme"),
        ("Agent Blaise", "agentblaiseskirmish"),
        ("agentblaisecampaign", "agentblaisecampaign"),
        ("bosskrebel", "bosskmercenary"),
        ("0-0-0", "000"),
        ("Mak Eshkarey", "makeshkarey"),
        ("Draw!", "draw"),
    ],
)
def test_a_card_is_read_by_name_or_code(line: str, expected: str) -> None:
    """The regular version and that for a skirmish are meant without a word."""
    assert expected.split() == codes_in(line)


@pytest.mark.parametrize("name", ["Luke Skywalker", "Temporary Alliance"])
def test_a_name_of_two_cards_is_asked_about(name: str) -> None:
    """Both are named, so that each is read."""
    (found,) = read_list(name.encode()).unread

    assert "2 cards have this name" == found.why
    assert [name, name] == [files.library().name(codes_in(one)[0]) for one in found.meant]


def test_every_card_is_read_however_it_is_written() -> None:
    """By its code, by the name it has in sentences, and as suggestions write it."""
    library = files.library()
    for code in [*library.deployments, *library.commands]:
        for line in (code, card_name(code, library), written(code)):
            assert [code, code] == codes_in(f"2 {line}")


@pytest.mark.parametrize(
    "heading",
    [
        "Deployment cards:",
        "Army (40 points)",
        "**Command cards (15)**",
        "== Upgrades ==",
        "Command deck [15]",
        "My list:",
        "# 2 Rebel Trooper",
        "",
    ],
)
def test_a_heading_is_no_card(heading: str) -> None:
    """Nor a line that is not understood."""
    found = read_list(f"{heading}\nPlanning\n".encode())

    assert (ArmyList((), ("planning",)), ()) == (found.listed, found.unread)


@pytest.mark.parametrize("army", files.ready_armies(), ids=lambda one: one.name)
def test_a_list_that_was_written_is_read_again(army: ReadyArmy) -> None:
    """As lines and as it is stored."""
    listed = army.army_list()

    assert listed == read_list(write_list(listed).encode()).listed
    assert listed == read_list(packed(listed)).listed
    assert listed == unpacked(packed(listed))


def test_a_list_is_written_with_copies_and_codes() -> None:
    """A code that no card has stands for itself."""
    assert (
        "Deployment cards:\n"
        "2 Stormtrooper (Elite) (elitestormtrooper)\n"
        "1 nobody\n"
        "\n"
        "Command cards:\n"
        "1 Planning (planning)\n"
    ) == write_list(ArmyList(("elitestormtrooper", "nobody", "elitestormtrooper"), ("planning",)))


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"\xff\xfe\x00", "it is not text"),
        (b"x" * 100_001, "it is larger than 100 kB"),
        (b'{"slots": {}}', "it looks like JSON, but"),
        (b'{"deployments": [""], "commands": []}', "'' is no code of a card"),
        (b'{"deployments": [' + b'"a",' * 100 + b'"a"], "commands": []}', "more than 100 cards"),
        (b"99 Nexu\n2 Nexu\n", "more than 100 cards"),
    ],
)
def test_what_is_no_list_is_refused(data: bytes, why: str) -> None:
    """With what to do."""
    with pytest.raises(UnreadableList, match=why) as caught:
        read_list(data)
    assert caught.value.do


def test_a_text_of_other_lines_is_not_read_to_its_end() -> None:
    """Twenty are named; a long line is cut."""
    found = read_list(b"nothing such\n" * 30)
    (long,) = read_list(b"x" * 201).unread

    assert MOST_UNREAD == len(found.unread)
    assert ("x" * 40 + "...", "it is too long") == (long.words, long.why)


def test_near_names_are_suggested() -> None:
    """Misspelt ones, and those of which only the beginning was typed."""
    assert "Stormtrooper (stormtrooper)" in cards_near("Stormtroper")
    assert ("AT-ST (Elite) (eliteatst)",) == cards_near("AT-ST (Regular)")
    assert ("Jabba the Hutt (Vile Gangster) (jabbathehuttskirmish)",) == cards_near("Jabba")[1:]
    assert () == cards_near("zz")


def test_playable_cards_are_suggested_for_others() -> None:
    """Of the same name or one near to it, and none that cannot be played either."""
    able = ["stormtrooper", "snowtrooper", "darthvader"]
    assert "Stormtrooper (stormtrooper)" == instead_of("elitestormtrooper", able)[0]
    assert () == instead_of("elitestormtrooper", ["darthvader"])


@pytest.mark.parametrize("army", files.ready_armies(), ids=lambda one: one.name)
def test_ready_armies_are_legal_where_they_say(army: ReadyArmy) -> None:
    """In every format they name and no other; no card of them is idle; all are of the core set."""
    verdicts = {
        code: verdict_on(army.army_list(), wanted, "print")
        for code, wanted in files.formats().items()
    }

    assert set(army.legal) == {code for code, found in verdicts.items() if found.legal}
    assert army.format in army.legal
    keys = {reason.key for reason in verdicts[army.format].reasons}
    assert set() == keys - {"not_implemented"}


def test_there_are_two_ready_armies_for_each_side() -> None:
    """Six in all, each with groups of its side."""
    sides = [one.affiliation for one in files.ready_armies()]

    assert {"imperial": 2, "rebel": 2, "mercenary": 2} == {one: sides.count(one) for one in sides}
    with pytest.raises(KeyError):
        ready_army("nothing-such")


def test_the_first_two_armies_are_those_of_the_design() -> None:
    """40 points with 13 in the deck, 39 with 14."""
    library = files.library()
    costs = [
        (
            sum(one.cost for one in library.army(army.army_list())),
            sum(one.cost for one in library.deck(army.army_list())),
        )
        for army in files.ready_armies()[:2]
    ]

    assert [(40, 13), (39, 14)] == costs


def test_the_title_answers_about_armies() -> None:
    """Formats, ready armies, a line that is read for certain, what is in a list."""
    decks = ImperialDecks()
    first = decks.ready()[0]

    assert ["open", "core"] == [one.code for one in decks.formats()]
    assert ("vader", "core") == (first.name, first.format)
    assert ("rebeltrooper",) * 2 == unpacked(decks.read(decks.example.encode()).listed).deployments
    shown = decks.shown(first.listed)
    assert isinstance(shown, Cards)
    assert (5, 15) == (len(shown.deployments), len(shown.commands))
    assert shown.deployments == decks.summary(first.listed).faces
    assert 15 == decks.summary(first.listed).size


def test_a_setup_holds_what_the_seats_bring() -> None:
    """It is read as a setup, and gives the lists back with their terms."""
    decks: Decks = ImperialDecks()
    lists = tuple(one.listed for one in decks.ready()[:2])
    setup = decks.setup(lists, ("Ann", "Bob"), Terms("core", "print"))

    assert ["Ann", "Bob"] == [seat.name for seat in read_setup(setup).seats]
    assert (lists, Terms("core", "print")) == decks.brought(setup)
    with pytest.raises(ValueError, match="this setup cannot be played"):
        decks.brought({"seats": []})


def test_a_verdict_has_every_reason_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is wrong, what cannot be played yet, and what is of no use."""
    monkeypatch.setattr(games, "implemented", lambda: frozenset({"darthvader"}))
    listed = packed(ArmyList(("darthvader", "darthvader"), ("sonofskywalker",) * 15))
    found = ImperialDecks().check(listed, "CORE", "print")

    assert ("print", "core", False, False) == (
        found.edition,
        found.format,
        found.legal,
        found.playable,
    )
    assert [
        "unique_twice",
        "deck_points",
        "too_many_copies",
        "not_implemented",
        "idle_command",
    ] == [one.key for one in found.reasons]
    assert all(one.text for one in found.reasons)


def test_a_format_that_is_gone_allows_any_cards() -> None:
    """As the bare rules do."""
    assert format_of("gone") is None
    assert "open" == ImperialDecks().check(packed(ArmyList((), ())), "gone", "print").format


def test_idle_cards_do_not_make_an_army_illegal() -> None:
    """They are told all the same."""
    commands = list(ready_army("vader").army_list().commands)
    commands[commands.index("rally")] = "takeitdown"
    commands[commands.index("forcelightning")] = "recovery"
    listed = ArmyList(ready_army("vader").army_list().deployments, tuple(commands))
    found = verdict_on(listed, OPEN, "print")

    assert found.legal
    assert "No group of the army can play Take it Down." == found.reasons[-1].text
