"""Values: what changes a number, in which order, and what nothing can change."""

from typing import Any

from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.modifiers import Changes, For, Ignores, Instead
from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import durations, ids, texts
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.rules import values
from dejarik.games.swccg.rules.battle_numbers import battle_ability, total_power
from dejarik.kernel.frames import Scope
from dejarik.kernel.modifiers import ADD, CAP, MULTIPLY, RESET, SET
from dejarik.kernel.program import Node
from dejarik.kernel.terms import Even, Half, Number
from dejarik.testing.swccg import synthetic_making as make
from dejarik.testing.swccg import synthetic_terms as term
from dejarik.testing.swccg import synthetic_texts as syn
from dejarik.testing.swccg.marks import ruling
from dejarik.testing.swccg.table import Laid

BESIDE = texts.DeployRule(beside=True)
CHARACTERS = (nouns.OfType(kinds.CHARACTER),)
EFFECTS = (nouns.OfType(kinds.EFFECT),)
BEARER = (nouns.Bearer(),)
ANYWHERE = (nouns.IsPlace(),)
CARDS = (nouns.OfType(kinds.CHARACTER),)


def power(amount: int, how: int = ADD, cumulative: bool = False) -> texts.Ongoing:
    """The power of characters is changed."""
    return texts.Ongoing(Changes(st.POWER, Number(amount), CHARACTERS, (), how, cumulative))


def everywhere(name: str, *parts: Node) -> list[make.Made]:
    """An Effect of both sides beside the piles."""
    return [make.effect(f"{side} {name}", BESIDE, *parts) for side in ("dark", "light")]


GAME = make.game_with(
    *everywhere("minus two", power(-2)),
    *everywhere("minus three", power(-3)),
    *everywhere("plus two", power(2)),
    *everywhere("plus one", power(1, cumulative=True)),
    *everywhere("times two", power(2, MULTIPLY)),
    *everywhere("is three", power(3, RESET)),
    *everywhere("is two", power(2, RESET)),
    *everywhere("is nothing", power(0, RESET)),
    *everywhere("no more than four", power(4, CAP)),
    *everywhere("counts as one", texts.Ongoing(Instead(st.POWER, Number(1), CHARACTERS))),
    *everywhere("untouched", texts.Ongoing(Ignores(st.POWER, CHARACTERS))),
    make.character("dark brute", (6, 1, 3)),
    make.character("dark wisp", (2, 1, make.NO_ABILITY)),
    make.character("dark machine", (2, make.NO_ABILITY, 3), kind="droid"),
    make.device("dark belt", texts.Ongoing(Changes(st.POWER, Number(2), BEARER))),
    make.effect(
        "dark vow", BESIDE, texts.Ongoing(Changes(st.FORFEIT, Number(5), CHARACTERS, how=SET))
    ),
    make.effect(
        "dark oath", BESIDE, texts.Ongoing(Changes(st.FORFEIT, Number(4), CHARACTERS, how=SET))
    ),
    make.effect("dark worth", BESIDE, texts.Ongoing(Changes(st.FORFEIT, Number(1), CHARACTERS))),
    make.effect("dark mind", BESIDE, texts.Ongoing(Changes(st.ABILITY, Number(1), CHARACTERS))),
    make.effect(
        "dark sway", BESIDE, texts.Ongoing(Changes(st.TOTAL_ABILITY, Number(2), (term.Mine(),)))
    ),
    make.effect(
        "dark rule",
        BESIDE,
        texts.Ongoing(Changes(st.TOTAL_ABILITY, Number(1), (term.Mine(),), how=RESET)),
    ),
    make.effect(
        "dark mass", BESIDE, texts.Ongoing(Changes(st.TOTAL_POWER, Number(2), (term.Mine(),)))
    ),
    make.effect("dark toll", BESIDE, texts.Ongoing(Changes(st.BATTLE_COST, Number(2), ANYWHERE))),
    make.effect(
        "dark fine", BESIDE, texts.Ongoing(Changes(st.BATTLE_COST, Number(3), ANYWHERE, how=RESET))
    ),
    make.effect(
        "dark freedom", BESIDE, texts.Ongoing(Instead(st.BATTLE_COST, Number(0), ANYWHERE))
    ),
    make.effect("dark gift", BESIDE, texts.Ongoing(Instead(st.DEPLOY_COST, Number(0), CARDS))),
    make.effect("dark duty", BESIDE, texts.Ongoing(Changes(st.EXTRA_COST, Number(2), CARDS))),
    make.effect("dark tax", BESIDE, texts.Ongoing(Changes(st.DEPLOY_COST, Number(1), CARDS))),
    make.interrupt(
        "light freeze",
        syn.answering(
            ev.PHASE,
            ev.TOP,
            For((Changes(st.POWER, Number(0), (nouns.Chosen(),), how=RESET),)),
            play=True,
            targets=(CHARACTERS,),
        ),
    ),
    make.interrupt(
        "light dispel",
        syn.answering(ev.PHASE, ev.TOP, syn.LoseChosen(), play=True, targets=(EFFECTS,)),
    ),
    make.interrupt(
        "dark recall",
        syn.answering(
            ev.PHASE, ev.TOP, syn.TakeBack(), play=True, targets=((nouns.Titled("dark brute"),),)
        ),
    ),
    make.interrupt(
        "light plus",
        syn.answering(
            ev.DRAINING,
            ev.RESPOND,
            For((Changes(st.DRAIN, Number(1), ANYWHERE),), durations.THIS_TURN),
            play=True,
            who=1,
        ),
    ),
    make.interrupt(
        "dark spur",
        syn.answering(
            ev.PHASE,
            ev.TOP,
            For((Changes(st.POWER, Number(4), (nouns.Chosen(),)),), durations.THIS_TURN),
            play=True,
            targets=(CHARACTERS,),
        ),
    ),
)


def brute(cards: str, **other: Any) -> int:
    """The power of a brute of six among such cards."""
    t = Laid(GAME, "dark street", f"dark brute @ 1{cards}", **other)
    return t.value("power", "dark brute")


@ruling("swccg.1e.001", "swccg.1e.002", "swccg.1e.003", "swccg.1e.005", "swccg.1e.028")
def test_a_printed_number_is_only_a_start() -> None:
    """Six: raised, lowered, doubled, reset."""
    found = [brute(f", dark {one}") for one in ("plus two", "minus two", "times two", "is three")]

    assert [8, 4, 12, 3] == found
    assert 6 == brute("")


@ruling(
    "swccg.1e.006", "swccg.1e.007", "swccg.1e.053", "swccg.1e.008", "swccg.1e.050", "swccg.1e.052"
)
def test_the_same_modifier_counts_once_unless_it_is_cumulative() -> None:
    """Two belts give two, three cumulative ones three; different titles add up."""
    t = Laid(GAME, "dark street", "dark brute + dark belt @ 1, dark wisp + dark belt @ 1")
    one = [t.value("power", name) for name in ("dark brute", "dark wisp")]
    t.table.copies[t.thing("dark belt 2")].holder = t.thing("dark brute")
    t.table.index = None

    assert [[8, 4], [8, 2]] == [one, [t.value("power", n) for n in ("dark brute", "dark wisp")]]
    assert 9 == brute(", dark plus one" * 3)
    assert 6 + 2 + 1 == brute(", dark plus two, dark plus one")


@ruling("swccg.1e.012", "swccg.1e.013")
def test_modifiers_count_in_the_order_in_which_they_came() -> None:
    """(6 - 2) x 2 is 8; 6 x 2 - 2 is 10."""
    assert [8, 10] == [
        brute(", dark minus two, dark times two"),
        brute(", dark times two, dark minus two"),
    ]


@ruling("swccg.1e.014", "swccg.1e.071", "swccg.1e.070", "swccg.1e.072")
def test_when_one_ends_the_others_are_applied_anew_from_the_base() -> None:
    """Without the doubling 6 - 2 is left; a trooper of 1 - 3 + 2 is 0, not 2."""
    t = Laid(
        GAME,
        "dark street",
        "dark brute @ 1, dark times two, dark minus two",
        turn="light",
        phase="move",
        light_hand="light dispel",
    )
    before = t.value("power", "dark brute")
    t.answer("play light dispel", "dark times two")
    low = Laid(GAME, "dark street", "dark wisp @ 1, dark minus three")
    raised = Laid(GAME, "dark street", "dark wisp @ 1, dark minus three, dark plus two")

    assert [10, 4] == [before, t.value("power", "dark brute")]
    assert [0, 1] == [one.value("power", "dark wisp") for one in (low, raised)]


@ruling(
    "swccg.1e.015", "swccg.1e.018", "swccg.1e.017", "swccg.1e.019", "swccg.1e.004", "swccg.1e.020"
)
def test_what_a_text_states_applies_by_itself_what_a_player_may_do_is_asked() -> None:
    """Mind raises ability at once and unasked; Light is asked about adding to its drain."""
    t = Laid(
        GAME,
        "dark street",
        "dark plus two",
        "light trooper @ 1",
        turn="light",
        phase="control",
        light_hand="light plus",
    )
    automatic = t.value("power", "light trooper")
    t.answer("drain Street")
    offered = (t.asked(), t.options())
    t.answer("play light plus", "top of reserve", "top of reserve")

    assert 3 == automatic
    assert ("light: window", ["play light plus", "pass"]) == offered
    assert 2 == t.count("dark", "lost")


@ruling("swccg.1e.021", "swccg.1e.022")
def test_a_number_that_may_not_be_modified_can_be_targeted_in_vain() -> None:
    """The spur may be played on the brute; its power stays; a reset would count."""
    t = Laid(
        GAME, "dark street", "dark brute @ 1, dark untouched", phase="move", dark_hand="dark spur"
    )
    offered = t.options()
    t.answer("play dark spur")

    assert ["play dark spur", "pass"] == offered
    assert 6 == t.value("power", "dark brute")
    assert [6, 3] == [
        brute(", dark untouched, dark plus two"),
        brute(", dark untouched, dark is three"),
    ]


@ruling("swccg.1e.023", "swccg.1e.026", "swccg.1e.027", "swccg.1e.025")
def test_a_value_used_instead_is_neither_modified_nor_reset() -> None:
    """One instead of six, in spite of a bonus, a doubling, a reset and a limit."""
    others = ("plus two", "times two", "is three", "is nothing", "no more than four")

    assert [1] * 5 == [brute(f", dark counts as one, dark {one}") for one in others]
    assert [1] * 5 == [brute(f", dark {one}, dark counts as one") for one in others]


@ruling("swccg.1e.029", "swccg.1e.030", "swccg.1e.032")
def test_a_reset_number_cannot_be_modified() -> None:
    """Also where it is reset to what it was; earlier and later modifiers do nothing."""
    t = Laid(GAME, "dark street", "dark wisp @ 1, dark is two, dark plus two")

    assert 2 == t.value("power", "dark wisp")
    assert [0, 0] == [
        brute(", dark is nothing, dark plus two"),
        brute(", dark plus two, dark is nothing"),
    ]


@ruling("swccg.1e.039", "swccg.1e.040")
def test_of_two_resets_the_lower_applies() -> None:
    """Whichever came first; when it ends the other is left."""
    t = Laid(
        GAME,
        "dark street",
        "dark brute @ 1, dark is nothing, dark is three",
        turn="light",
        phase="move",
        light_hand="light dispel",
    )
    before = t.value("power", "dark brute")
    t.answer("play light dispel", "dark is nothing")

    assert [0, 3] == [before, t.value("power", "dark brute")]
    assert 0 == brute(", dark is three, dark is nothing")


@ruling("swccg.1e.031", "swccg.1a.115")
def test_a_reset_ends_when_the_card_leaves_table() -> None:
    """Light resets the brute's power; taken to hand and deployed again it has six."""
    t = Laid(
        GAME,
        "dark street",
        "dark brute @ 1, dark trooper @ 1",
        dark_hand="dark recall",
        light_hand="light freeze",
        dark_force=9,
    )
    t.answer("pass", "play light freeze", "dark brute")
    reset = t.value("power", "dark brute")
    t.answer("play dark recall", "deploy dark brute")

    assert [0, 6] == [reset, t.value("power", "dark brute")]


@ruling("swccg.1e.033", "swccg.1e.034", "swccg.1e.036", "swccg.1e.037", "swccg.1e.079")
def test_a_number_given_where_there_is_none_is_a_base_that_can_be_modified() -> None:
    """The wisp has no forfeit: a bonus alone does nothing, a vow of five and the bonus make six."""
    bare = Laid(GAME, "dark street", "dark wisp @ 1, dark worth")
    vow = Laid(GAME, "dark street", "dark wisp @ 1, dark worth, dark vow")

    assert [0, 6] == [one.value("forfeit", "dark wisp") for one in (bare, vow)]
    assert [False, True] == [
        values.exists(one.table, st.FORFEIT, one.thing("dark wisp")) for one in (bare, vow)
    ]


@ruling("swccg.1e.035", "swccg.1e.038")
def test_the_same_text_resets_a_number_that_is_there() -> None:
    """The brute's three become five for good; of two such texts the wisp's second resets it."""
    t = Laid(GAME, "dark street", "dark brute @ 1, dark vow, dark worth")
    both = Laid(GAME, "dark street", "dark wisp @ 1, dark oath, dark vow, dark worth")

    assert 5 == t.value("forfeit", "dark brute")
    assert 5 == both.value("forfeit", "dark wisp")


@ruling("swccg.1e.041", "swccg.1e.042")
def test_a_number_is_raised_or_lowered_by_modifying_or_resetting() -> None:
    """Up by two, down by two, down to three; a reset to the same is neither."""
    found: list[int] = []
    for cards in ("dark plus two", "dark minus two", "dark is three"):
        t = Laid(GAME, "dark street", f"dark brute @ 1, {cards}")
        found.append(values.change_of(t.table, st.POWER, t.thing("dark brute")))
    same = Laid(GAME, "dark street", "dark wisp @ 1, dark is two")

    assert [2, -2, -3] == found
    assert 0 == values.change_of(same.table, st.POWER, same.thing("dark wisp"))


@ruling("swccg.1e.043", "swccg.1e.048", "swccg.1e.049")
def test_a_limit_comes_last_and_limits_only_what_is_above_it() -> None:
    """Six and two are limited to four, later bonuses too; a wisp of two is not limited."""
    limited: list[bool] = []
    for cards in ("dark brute @ 1", "dark wisp @ 1", "dark brute @ 1, dark untouched"):
        t = Laid(GAME, "dark street", f"{cards}, dark no more than four, dark plus two")
        thing = t.thing(cards.partition(" @")[0])
        limited.append(values.is_limited(t.table, st.POWER, thing, t.table.definition(thing).power))
    ignored = Laid(GAME, "dark street", "dark wisp @ 1, dark plus two, dark untouched")

    assert 4 == brute(", dark no more than four, dark plus two")
    assert [True, False, True] == limited
    assert not values.is_limited(ignored.table, st.POWER, ignored.thing("dark wisp"), 2)


@ruling("swccg.1e.057", "swccg.1e.058", "swccg.1e.059", "swccg.1e.060")
def test_changes_of_a_total_leave_its_parts() -> None:
    """Total ability raised or reset, total power raised: the brute and the wisp keep theirs."""
    found: list[list[int]] = []
    for cards in ("", ", dark sway", ", dark rule", ", dark mass"):
        t = Laid(
            GAME,
            "dark street",
            f"dark brute @ 1, dark wisp @ 1{cards}",
            "light trooper @ 1",
            phase="battle",
            dark_hand="dark rage",
            light_hand="light rage",
        )
        t.answer("battle Street")
        total = [battle_ability(t.table, 0), total_power(t.table, 0, t.sites[0])]
        parts = [t.value(name, "dark brute") for name in ("ability", "power")]
        found.append([*total, *parts])

    assert [[2, 8, 1, 6], [4, 8, 1, 6], [1, 8, 1, 6], [2, 10, 1, 6]] == found


@ruling("swccg.1e.061", "swccg.1e.064")
def test_what_is_free_stays_free() -> None:
    """Neither a toll nor a fine makes a free battle cost anything."""
    for cards in ("dark toll", "dark fine"):
        t = Laid(
            GAME,
            "dark street",
            f"dark brute @ 1, dark freedom, {cards}",
            "light trooper @ 1",
            phase="battle",
            dark_force=0,
        )
        assert ["battle Street", "pass"] == t.options()


@ruling("swccg.1e.062", "swccg.1e.065")
def test_a_separate_price_is_paid_for_what_is_free() -> None:
    """A free trooper costs the duty of two, not the tax; with one Force it cannot come."""
    rich = Laid(
        GAME,
        "dark street",
        "dark gift, dark duty, dark tax",
        dark_hand="dark trooper",
        dark_force=3,
    )
    rich.answer("deploy dark trooper")
    poor = Laid(GAME, "dark street", "dark gift, dark duty", dark_hand="dark trooper", dark_force=1)

    assert [1, 2] == [rich.count("dark", "force"), rich.count("dark", "used")]
    assert ["pass"] == poor.options()


@ruling("swccg.1e.066", "swccg.1e.067", "swccg.1e.068")
def test_up_to_a_number_is_one_at_least_and_what_there_is_at_most() -> None:
    """Up to three of five, of two, of none."""
    assert [[1, 2, 3], [1, 2], [0]] == [values.up_to(3, available) for available in (5, 2, 0)]
    assert [0] == values.up_to(0, 5)


@ruling("swccg.1e.069", "swccg.1e.083")
def test_zero_is_even_and_halves_are_rounded_as_told() -> None:
    """Half of seven is three or four."""
    t = Laid(GAME, "dark street")
    scope = Scope(0, 0)

    assert [True, False, True] == [Even(Number(n)).holds(t.table, scope) for n in (0, 1, 2)]
    assert [4, 3] == [Half(Number(7), up).amount(t.table, scope) for up in (True, False)]


@ruling("swccg.1e.073", "swccg.1e.074", "swccg.1e.079", "swccg.1e.080", "swccg.1e.081")
def test_no_ability_is_no_number_and_is_not_raised() -> None:
    """Mind gives a trooper two; the machine has none: read as 0, and 0 with mind."""
    t = Laid(GAME, "dark street", "dark trooper @ 1, dark machine @ 1, dark mind")
    names = ("dark trooper", "dark machine")

    assert [2, 0] == [t.value("ability", one) for one in names]
    assert [True, False] == [values.exists(t.table, st.ABILITY, t.thing(one)) for one in names]
    scope = Scope(0, 0)
    assert [True, False] == [
        nouns.AbilityOver(0).fits(t.table, scope, t.thing(one)) for one in names
    ]


@ruling("swccg.1e.009")
def test_modifiers_apply_to_a_card_wherever_it_is() -> None:
    """A card in hand costs one more with a tax in force, and its power would be raised."""
    t = Laid(GAME, "dark street", "dark tax, dark plus two", dark_hand="dark brute", dark_force=5)
    power_in_hand = values.value(t.table, st.POWER, t.table.pile(0, ids.HAND)[0])
    t.answer("deploy dark brute")

    assert [8, 2, 8] == [power_in_hand, t.count("dark", "used"), t.value("power", "dark brute")]
