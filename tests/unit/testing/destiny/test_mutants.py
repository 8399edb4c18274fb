"""Mutants of small programs, and what becomes of them under strong and weak tests."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from dejarik.games.destiny import language as d
from dejarik.games.destiny.effects import shields
from dejarik.kernel import ops
from dejarik.kernel.program import Node, Op
from dejarik.testing import mutants, mutation
from dejarik.testing.card_tests import CardTest, UnknownFixture, collect, expanded
from dejarik.testing.destiny.broken_cards import CARDS
from dejarik.testing.destiny.games import true_game
from dejarik.testing.destiny.mutation import NODES
from dejarik.testing.destiny.table import Tabletop, card
from dejarik.testing.mutants import Report, Survivor, judge, try_card
from dejarik.titles.destiny.catalogue.texts import card_texts, versions

MOBILIZE = "04014"
COST = 3


def programs(*parts: Node) -> dict[tuple[str, str], tuple[Node, ...]]:
    """The mutants of these parts by operator and path."""
    return {(one.operator, one.path): one.parts for one in mutation.mutants_of(parts, NODES)}


def names(*parts: Node) -> set[tuple[str, str]]:
    """What the mutants of these parts are called."""
    return set(programs(*parts))


def plays_mobilize(check: Callable[[Tabletop], None]) -> CardTest:
    """A test that plays Mobilize with just enough resources and looks."""

    def run() -> None:
        t = Tabletop(hand=MOBILIZE, resources=COST)
        t.answer(f"play {MOBILIZE}")
        check(t)

    return CardTest("test_mobilize", run)


def gains_four(t: Tabletop) -> None:
    """The whole text of the card."""
    assert (4, 5) == (t.resources(), t.resources(1))
    assert ["resources_gained"] == [
        name for name in ("resources_gained", "resources_lost") if t.events(name)
    ]


def gains_something(t: Tabletop) -> None:
    """Less than the text of the card."""
    assert t.resources() > 0


def test_an_amount_is_counted_up_and_down_and_never_below_nothing() -> None:
    """Zero has only one neighbour."""
    path = "part 1, effect, amount, number"
    assert {("one more", path), ("one fewer", path)} <= names(d.play(d.gain(1)))
    assert ("one fewer", path) not in names(d.play(d.gain(0)))
    assert (d.play(d.gain(2)),) == programs(d.play(d.gain(1)))["one more", path]


def test_a_verb_is_dropped_reowned_and_changed_in_kind() -> None:
    """All mutants of the smallest card."""
    assert {
        ("drop", "part 1"),
        ("drop", "part 1, effect"),
        ("kind: spent", "part 1, effect, kind"),
        ("kind: lost", "part 1, effect, kind"),
        ("one more", "part 1, effect, amount, number"),
        ("one fewer", "part 1, effect, amount, number"),
        ("owner: the opponent", "part 1, effect, who"),
    } == names(d.play(d.gain(4)))


def test_sentences_hang_together_in_other_ways() -> None:
    """May, if, then, pay and a choice of two."""
    one, two = d.gain(1), d.gain(2)
    blue = d.spot(d.such(d.a_character, d.blue))
    cases: list[tuple[Node, str, Node]] = [
        (d.may(one), "must", one),
        (d.may(one), "drop", ops.Nothing()),
        (d.if_(blue, one, otherwise=two), "always", one),
        (d.if_(blue, one, otherwise=two), "never", two),
        (d.then(one, two), "whatever came before", d.in_order(one, two)),
        (d.pay(one, two), "whether paid or not", d.in_order(one, two)),
        (d.pay(one, two), "for free", two),
        (d.as_(d.the_opponent, one), "by yourself", one),
        (d.before_this_round_ends(one), "at once", one),
    ]
    for effect, operator, expected in cases:
        assert isinstance(effect, Op)
        assert isinstance(expected, Op)
        assert (d.play(expected),) == programs(d.play(effect))[operator, "part 1, effect"]


def test_one_of_several_sentences_or_options_is_taken_out() -> None:
    """The others stay in their order."""
    one, two, three = d.gain(1), d.gain(2), d.gain(3)
    found = programs(d.play(one, two, three))
    assert (d.play(one, three),) == found["drop", "part 1, effect, parts 2"]
    found = programs(d.play(d.either(one, two)))
    assert (d.play(d.either(two)),) == found["drop", "part 1, effect, effects 1"]
    path = "part 1, effect, effects 1"
    assert (d.play(d.either(ops.Nothing(), two)),) == found["do nothing", path]


def test_a_quality_is_dropped_and_inverted_and_its_data_changed() -> None:
    """Colour, subtypes and title; a quality already inverted is turned back."""
    found = programs(d.only_on(d.blue, d.non(d.unique)))
    assert (d.only_on(d.non(d.unique)),) == found["drop", "part 1, host 1"]
    assert (d.only_on(d.non(d.blue), d.non(d.unique)),) == found["invert", "part 1, host 1"]
    assert (d.only_on(d.blue, d.unique),) == found["invert", "part 1, host 2"]
    path = "part 1, host 1, colour"
    assert (d.only_on(d.yellow, d.non(d.unique)),) == found["colour: yellow", path]
    found = programs(d.only_on(d.subtype("pilot", "jedi"), d.titled("Rey")))
    path = "part 1, host 1, subtypes 2"
    assert (d.only_on(d.subtype("pilot"), d.titled("Rey")),) == found["drop", path]
    path = "part 1, host 2, title"
    changed = (d.only_on(d.subtype("pilot", "jedi"), d.titled("another Rey")),)
    assert changed == found["rename", path]


def test_a_condition_of_a_trigger_is_dropped_and_inverted() -> None:
    """The event it waits for is changed as well."""
    holds = d.is_(d.this, d.with_shields)
    found = programs(d.after(d.you_activate_this, d.gain(1), if_=holds))
    without = (d.after(d.you_activate_this, d.gain(1)),)
    assert without == found["drop", "part 1, condition"]
    inverted = (d.after(d.you_activate_this, d.gain(1), if_=d.not_(holds)),)
    assert inverted == found["invert", "part 1, condition"]
    before = (d.before(d.you_activate_this, d.gain(1), if_=holds),)
    assert before == found["band: before", "part 1, band"]
    assert {("by: anyone", "part 1, when, by"), ("role: source", "part 1, when, role")} <= set(
        found
    )


def test_a_choice_is_of_others_elsewhere_and_of_other_size() -> None:
    """The acting player is nobody else here, so that is no mutant."""
    path = "part 1, effect, dice"
    assert {
        ("whose: yours", f"{path}, whose"),
        ("whose: an opponent's", f"{path}, whose"),
        ("zone: in play", f"{path}, zone"),
        ("how: all", f"{path}, how"),
        ("how: random", f"{path}, how"),
        ("most: one more", path),
        ("both: one more", path),
        ("least: one fewer", path),
    } == names(d.play(d.remove(d.a_die))) - {("drop", "part 1"), ("drop", "part 1, effect")}


def test_a_description_only_looked_at_has_no_number_to_choose() -> None:
    """Whose and where still count."""
    found = names(d.only_if(d.spot(d.a_card_in_play)))
    assert {
        ("drop", "part 1"),
        ("invert", "part 1, condition"),
        ("drop", "part 1, condition, what"),
        ("zone: set aside", "part 1, condition, what, zone"),
        ("whose: an opponent's", "part 1, condition, what, whose"),
        ("whose: anyone's", "part 1, condition, what, whose"),
    } == found


def test_a_name_is_changed_on_one_side_only() -> None:
    """Where it is given, and where it is read."""
    found = names(d.play(d.choose(d.a_character, "marked"), d.defeat(d.named("marked"))))
    assert ("rename", "part 1, effect, parts 1, name") in found
    assert ("rename", "part 1, effect, parts 2, target, name") in found


def test_every_mutant_differs_and_has_a_name_of_its_own() -> None:
    """For all cards there are."""
    for text in versions().values():
        found = mutation.mutants_of(text.parts, NODES)
        assert len(found) == len({one.parts for one in found} - {text.parts})
        assert len(found) == len({(one.operator, one.path) for one in found})


def test_a_program_is_shown_with_words_for_numbers() -> None:
    """What goes without saying is not said."""
    assert "Pick(zone=in play, whose=yours, filters=(OfColour(colour=blue)))" == mutation.show(
        d.your(d.a_card_in_play, d.blue), NODES
    )
    assert "Shielded()" == mutation.show(shields.Shielded(1), NODES)


def test_a_strong_test_kills_every_mutant() -> None:
    """The whole text is asserted."""
    report = try_card(CARDS, MOBILIZE, [plays_mobilize(gains_four)])
    assert ("", 7, 7, []) == (report.broken, report.mutants, report.killed, report.survivors)


def test_a_weak_test_leaves_survivors() -> None:
    """It does not notice an amount that is wrong by one."""
    report = try_card(CARDS, MOBILIZE, [plays_mobilize(gains_something)])
    assert {"one more", "one fewer"} == {one.operator for one in report.survivors}
    assert "04014  [one more]  part 1, effect, amount, number:  4 → 5" in map(str, report.survivors)
    assert not judge([report], {}).is_clean


def test_tests_that_fail_on_the_true_card_judge_nothing() -> None:
    """The report says which and why."""
    report = try_card(CARDS, MOBILIZE, [plays_mobilize(_complain)])
    assert report.broken.startswith("test_mobilize fails on the true card: ValueError: no (line ")
    assert report.broken.endswith(": check(t))")
    assert not judge([report], {}).is_clean
    assert "it has no tests" == try_card(CARDS, MOBILIZE, []).broken


def _complain(t: Tabletop) -> None:
    message = "no"
    raise ValueError(message)


def test_an_endless_mutant_is_killed_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the true game is played again afterwards, as it was."""
    monkeypatch.setattr(mutants, "SECONDS", 0.05)
    before = [*true_game().definitions], {**true_game().programs.addresses}

    def spin() -> None:
        while Tabletop().game is not true_game():
            pass

    report = try_card(CARDS, MOBILIZE, [CardTest("test_spin", spin)])
    assert (7, 7) == (report.killed, report.endless)
    assert Tabletop().game is true_game()
    assert before == (true_game().definitions, true_game().programs.addresses)


def test_a_mutant_that_no_rule_can_hold_is_not_counted() -> None:
    """A part without a drawer cannot be built into a game."""
    text = card_texts()[MOBILIZE]
    mutant = replace(mutation.mutants_of(text.parts, NODES)[0], parts=(d.gain(1),))
    assert CARDS.game_with(MOBILIZE, mutant.parts) is None
    assert true_game().definitions[true_game().numbers[MOBILIZE]].implemented


def test_a_listed_survivor_is_excused_and_an_idle_entry_is_stale() -> None:
    """Entries of cards that were not tried are left in peace."""
    alive = Survivor("04014", "one more", "part 1", "1", "2")
    report = Report("04014", 1, 2, survivors=[alive])
    assert judge([report], {alive.key: "nobody counts"}).is_clean
    idle = ("04014", "drop", "part 1")
    assert [idle] == judge([report], {alive.key: "so", idle: "so"}).stale
    assert judge([report], {alive.key: "so", ("04022", "drop", "part 1"): "so"}).is_clean
    assert not judge([report], {alive.key: "so"}, {"test_red.py": "SyntaxError"}).is_clean


def test_the_list_of_equivalents_is_read_strictly(tmp_path: Path) -> None:
    """Every entry says why; no card is made up."""
    path = tmp_path / "a_set" / "equivalent_mutants.toml"
    path.parent.mkdir()
    known = frozenset([MOBILIZE])
    assert {} == mutants.read_equivalents(tmp_path, known)
    entry = '[[mutant]]\ncard = "04014"\noperator = "drop"\npath = "part 1"\n'
    path.write_text(f'{entry}reason = "none"\n', encoding="utf-8")
    assert {("04014", "drop", "part 1"): "none"} == mutants.read_equivalents(tmp_path, known)
    for wrong in (entry, f'{entry}reason = ""\n', f'{entry}reason = "a"\n'.replace("04014", "9")):
        path.write_text(wrong, encoding="utf-8")
        with pytest.raises(mutants.UnreadableList):
            mutants.read_equivalents(tmp_path, known)


def test_parameters_are_written_out_and_fixtures_refused() -> None:
    """Several marks multiply; a row may be one value, several, or pytest's own."""

    @card(MOBILIZE)
    @pytest.mark.parametrize("one", [1, pytest.param(2, id="two")])
    @pytest.mark.parametrize(("two", "three"), [("a", "b"), ("c", "d")])
    def test_rows(one: int, two: str, three: str) -> None:
        """Nothing."""

    rows = [
        tuple(test.arguments[name] for name in ("one", "two", "three"))
        for test in expanded(test_rows)
    ]
    assert {(1, "a", "b"), (2, "a", "b"), (1, "c", "d"), (2, "c", "d")} == set(rows)

    def test_with_fixture(tmp_path: Path) -> None:
        """Nothing."""

    with pytest.raises(UnknownFixture):
        list(expanded(test_with_fixture))


def test_a_folder_of_tests_is_tried_from_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A weak folder fails, with its survivors and a summary in the last line."""
    source = """
from dejarik.testing.destiny.table import Tabletop, card

@card("04014")
def test_mobilize():
    t = Tabletop(hand="04014", resources=3)
    t.answer("play 04014")
    assert t.resources() > 0
"""
    (tmp_path / "test_red.py").write_text(source, encoding="utf-8")
    (tmp_path / "test_blue.py").write_text("import nothing_of_this_name", encoding="utf-8")
    assert 1 == mutants.main(["--card", MOBILIZE, "--tests", str(tmp_path)])
    lines = capsys.readouterr().out.splitlines()
    assert 2 == sum(line.startswith("survivor: 04014") for line in lines)
    numbers = json.loads(lines[-1])
    assert (7, 5, 2) == (numbers["mutants"], numbers["killed"], numbers["survivors"])
    assert [str(tmp_path / "test_blue.py")] == numbers["unread"]
    assert {MOBILIZE} == set(collect(tmp_path, CARDS.read).tests)


def test_a_test_of_an_older_edition_is_no_test_of_the_current_card(tmp_path: Path) -> None:
    """The card is broken in the edition its version stands until, and tried there."""
    source = """
from dejarik.testing.destiny.marks import only_in
from dejarik.testing.destiny.table import card, ruling

@card("04014")
@only_in("ffg")
def test_older():
    assert False

@card("01023")
@ruling("ffg17.clar.aw.02")
def test_of_an_older_ruling():
    assert False

@card("04014")
@only_in("arh", "ffg")
def test_of_both():
    assert True
"""
    (tmp_path / "test_red.py").write_text(source, encoding="utf-8")

    found = collect(tmp_path, CARDS.read).tests

    assert {MOBILIZE: ["test_of_both"]} == {
        code: [test.name for test in tests] for code, tests in found.items()
    }


def test_mutants_can_be_listed_without_running(capsys: pytest.CaptureFixture[str]) -> None:
    """Their number comes last."""
    assert 0 == mutants.main(["--card", MOBILIZE, "--list"])
    lines = capsys.readouterr().out.splitlines()
    assert ({"cards": 1, "mutants": 7}, 8) == (json.loads(lines[-1]), len(lines))
