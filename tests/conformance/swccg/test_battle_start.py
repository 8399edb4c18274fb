"""Starting a battle: where, when, for how much, who takes part, and what answers it."""

from typing import Any

from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.modifiers import Changes, For, Forbids
from dejarik.games.swccg.effects.playing import Text
from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import pieces
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.model.texts import DeployRule, Ongoing
from dejarik.games.swccg.rules.debts import in_battle
from dejarik.games.swccg.rules.flow.acting import Cancel
from dejarik.games.swccg.rules.presence import has_presence, is_active
from dejarik.kernel.modifiers import RESET
from dejarik.kernel.program import Op
from dejarik.kernel.terms import Number
from dejarik.testing.swccg import synthetic_making as make
from dejarik.testing.swccg import synthetic_terms as term
from dejarik.testing.swccg import synthetic_texts as syn
from dejarik.testing.swccg.games import game_with as boxed_with
from dejarik.testing.swccg.marks import ruling
from dejarik.testing.swccg.table import Laid

BESIDE = DeployRule(beside=True)
ANYWHERE = (nouns.IsPlace(),)
MINE = (nouns.Yours(), nouns.OfType(kinds.CHARACTER))
THEIRS = (nouns.Opponents(), nouns.OfType(kinds.CHARACTER))
RAISE = For((Changes(st.POWER, Number(2), (nouns.Chosen(),)),))


def on_start(effect_op: Op, **other: Any) -> Text:
    """A text that answers the initiation of a battle."""
    return syn.answering(ev.BATTLE_BEGINS, ev.RESPOND, effect_op, **other)


def in_weapons(effect_op: Op, **other: Any) -> Text:
    """A text for the weapons segment."""
    return syn.answering(ev.SEGMENT, ev.TOP, effect_op, play=True, **other)


def price(amount: int, how: int = 0) -> Ongoing:
    """What a battle costs is changed."""
    return Ongoing(Changes(st.BATTLE_COST, Number(amount), ANYWHERE, how=how))


GAME = make.game_with(
    make.character("dark butler", (1, make.NO_ABILITY, 3), kind="droid"),
    make.character(
        "light guide", (1, 1, 2), on_start(syn.MustLose(1), provided=(term.TakesPart(),))
    ),
    make.device(
        "light radio", on_start(syn.Unit(ev.ACTIVATE_ONE, 1), provided=(term.TakesPart(),))
    ),
    make.effect("dark toll", BESIDE, price(2)),
    make.effect("dark fine", BESIDE, price(3, RESET)),
    make.effect("light plan", BESIDE, price(0, RESET)),
    make.effect("light siren", BESIDE, on_start(syn.MustLose(1), forced=True)),
    make.effect("light horn", BESIDE, on_start(syn.MustLose(1, term.YOU), forced=True)),
    make.effect(
        "light peace", Ongoing(Forbids(st.MAY_NOT_BATTLE, (nouns.SamePlace(), nouns.IsPlace())))
    ),
    make.interrupt(
        "light fury", on_start(RAISE, play=True, targets=((*MINE, term.Participant()),))
    ),
    make.interrupt("dark fury", on_start(RAISE, play=True, targets=((*MINE, term.Participant()),))),
    make.interrupt("light truce", on_start(Cancel(), play=True)),
    make.interrupt(
        "light trap",
        on_start(syn.LoseChosen(), play=True, targets=((*THEIRS, term.Participant()),)),
    ),
    make.interrupt("dark flight", in_weapons(syn.MoveChosen(), targets=(MINE, ANYWHERE))),
    make.interrupt(
        "light bar",
        syn.answering(
            ev.DEPLOYED, ev.JUST, syn.MarkChosen(pieces.BARRED), play=True, who=2, targets=(THEIRS,)
        ),
    ),
    make.interrupt("light ban", in_weapons(syn.MarkChosen(pieces.BARRED), targets=(THEIRS,))),
)


def dark(sites: str, cards: str, light: str, **other: Any) -> Laid:
    """Dark's battle phase."""
    return Laid(GAME, sites, cards, light, phase="battle", **other)


def battles(t: Laid) -> list[str]:
    """Where a battle is offered."""
    return [one for one in t.options() if one.startswith("battle")]


def participants(t: Laid) -> list[str]:
    """Who takes part."""
    found = [one for seat in range(2) for one in in_battle(t.table, seat)]
    return [t.table.definition(one).code for one in found]


@ruling("swccg.6.001", "swccg.6.002", "swccg.6.003", "swccg.6.004", "swccg.6.009")
def test_battles_are_offered_in_ones_battle_phase_where_both_have_presence() -> None:
    """Not where a droid faces a trooper, not at an empty site; weapons are not needed."""
    sites = "dark street, dark square, dark gate"
    cards = "dark trooper @ 1, dark butler @ 2, dark trooper @ 3"
    light = "light trooper @ 1, light trooper @ 2"
    here = dark(sites, cards, light)
    deploy = Laid(GAME, sites, cards, light, phase="deploy", dark_hand="dark trooper")
    other = Laid(GAME, sites, cards, light, phase="battle", turn="light")

    assert ["battle Street", "pass"] == here.options()
    assert [[], ["battle Street"]] == [battles(deploy), battles(other)]
    assert "light: window" == other.asked()
    here.answer("pass")
    assert ["move", "pass"] == [here.options()[0].split(" ")[0], here.options()[-1]]


@ruling("swccg.6.010", "swccg.6.011", "swccg.6.002")
def test_one_battle_at_each_place_a_turn() -> None:
    """After the street only the square is left; after both, none."""
    t = dark(
        "dark street, dark square",
        "dark trooper @ 1, dark trooper @ 2",
        "light trooper @ 1, light trooper @ 2",
    )
    first = battles(t)
    t.answer("battle Street")
    second = battles(t)
    t.answer("battle Square")

    assert [["battle Street", "battle Square"], ["battle Square"]] == [first, second]
    assert [] == battles(t)


@ruling("swccg.6.010", "swccg.6.002")
def test_one_battle_at_a_place_also_for_cards_that_have_not_battled() -> None:
    """Those who are there now took no part in the first one."""
    t = dark(
        "dark street, dark square",
        "dark trooper @ 1, dark trooper @ 2",
        "light trooper @ 1, light trooper @ 2",
    )
    t.answer("battle Street")
    rested = table_of(t.game.load(t.game.dump(t.table)))
    for copy in rested.copies.values():
        copy.marks = 0
    t.table = rested

    assert ["battle Square"] == battles(t)


@ruling("swccg.6.018", "swccg.6.021", "swccg.6.022", "swccg.6.023", "swccg.6.026")
def test_a_battle_targets_a_place_and_costs_one_force() -> None:
    """No opposing card is chosen; without Force it is not offered."""
    poor = dark("dark street", "dark trooper @ 1", "light trooper @ 1", dark_force=0)
    t = dark(
        "dark street",
        "dark trooper @ 1",
        "light trooper @ 1, light leader @ 1",
        dark_force=1,
        light_hand="light fury",
    )
    t.answer("battle Street")
    (event,) = t.events(ev.COMMITTED)

    assert [] == battles(poor)
    assert [0, 1] == [t.count("dark", "force"), t.count("dark", "used")]
    assert (t.sites[0], "light: window") == (event.subject, t.asked())
    assert [t.sites[0]] == t.table.battled


@ruling("swccg.6.024", "swccg.6.025", "swccg.6.201")
def test_texts_change_or_set_the_price() -> None:
    """1 + 2 with a toll, 3 by a fine, nothing by a plan."""
    paid: list[int] = []
    for cards in ("dark toll", "dark fine", ""):
        t = dark(
            "dark street",
            f"dark trooper @ 1, dark hero @ 1, {cards}",
            "light trooper @ 1" + ("" if cards else ", light plan"),
            dark_force=3,
        )
        t.answer("battle Street")
        paid.append(t.count("dark", "used"))

    assert [3, 3, 0] == paid


@ruling("swccg.6.027", "swccg.6.166", "swccg.6.202")
def test_forced_answers_to_a_battle_come_first_in_the_order_of_the_turn_player() -> None:
    """Dark orders Light's siren and horn; then Light is asked."""
    t = dark(
        "dark street",
        "dark trooper @ 1",
        "light trooper @ 1, light siren, light horn",
        light_hand="light fury",
    )
    t.answer("battle Street")
    order = (t.asked(), t.options())
    t.answer("use light horn", "top of reserve", "top of reserve")

    assert ("dark: window", ["use light siren", "use light horn"]) == order
    assert ("light: window", ["play light fury", "pass"]) == (t.asked(), t.options())
    assert [1, 1] == [t.count("dark", "lost"), t.count("light", "lost")]


@ruling("swccg.6.028", "swccg.6.031", "swccg.6.032", "swccg.6.192", "swccg.6.033")
def test_the_opponent_answers_first_then_in_turn_until_two_passes() -> None:
    """Light passes, Dark plays, Light is asked again; only participants can be raised."""
    t = dark(
        "dark street, dark square",
        "dark trooper + dark rifle @ 1, dark leader @ 2",
        "light trooper @ 1, light leader @ 2",
        dark_hand="dark fury, dark fury",
        light_hand="light fury",
    )
    t.answer("battle Street")
    first = t.asked()
    t.answer("pass")
    second = t.asked()
    t.answer("play dark fury")
    third = t.asked()
    t.answer("pass", "pass")

    assert ["light: window", "dark: window", "light: window"] == [first, second, third]
    assert 1 + 1 + 2 - 1 == t.value("power", "dark trooper")
    assert ("dark: window", ["fire dark rifle", "pass"]) == (t.asked(), t.options())
    assert pieces.WEAPONS == t.table.battles[0].segment


@ruling("swccg.6.013", "swccg.6.012", "swccg.6.015", "swccg.6.011", "swccg.6.026")
def test_a_cancelled_battle_has_used_up_its_place_and_its_participants() -> None:
    """Light calls a truce: no segment is played, nobody there battles again this turn."""
    t = dark(
        "dark street, dark square",
        "dark trooper @ 1, dark leader @ 2",
        "light trooper @ 1, light leader @ 2",
        light_hand="light truce",
    )
    t.answer("battle Street")
    marked = t.table.copies[t.thing("dark trooper")].has(pieces.BATTLED)
    t.answer("play light truce")

    assert marked
    assert [[], []] == [t.events(ev.SEGMENT_BEGINS), t.events(ev.BATTLE_ENDED)]
    assert ["battle Square", "pass"] == t.options()
    assert [True, True, False] == [
        t.table.copies[t.thing(one)].has(pieces.BATTLED)
        for one in ("dark trooper", "light trooper", "dark leader")
    ]


@ruling("swccg.6.014", "swccg.6.258", "swccg.6.167", "swccg.6.005", "swccg.6.006", "swccg.6.037")
def test_who_leaves_a_battle_takes_no_part_and_in_no_other_this_turn() -> None:
    """The last Dark trooper flees: the battle is over at once, and none begins at the square."""
    t = dark(
        "dark street, dark square",
        "dark trooper @ 1",
        "light trooper @ 1, light leader @ 2",
        dark_hand="dark flight, dark flight",
        light_hand="light ban",
    )
    t.answer("battle Street", "play dark flight", "Square")

    assert t.table.battle() is None
    assert [1, 0] == [len(t.events(ev.BATTLE_ENDED)), len(t.events(ev.TOTALLED))]
    assert [] == battles(t)


@ruling("swccg.6.005", "swccg.6.006", "swccg.6.007")
def test_a_battle_that_loses_its_ground_while_it_is_answered_ends_at_once() -> None:
    """Light's trap takes the only Dark card: no further answer, no segment."""
    t = dark(
        "dark street",
        "dark trooper @ 1",
        "light trooper @ 1",
        light_hand="light trap, light fury",
        dark_hand="dark fury",
    )
    t.answer("battle Street", "play light trap")

    assert t.table.battle() is None
    assert [0, 1] == [len(t.events(ev.SEGMENT_BEGINS)), len(t.events(ev.BATTLE_ENDED))]


@ruling("swccg.6.252", "swccg.6.253", "swccg.6.279", "swccg.6.280")
def test_all_who_are_there_take_part() -> None:
    """Droids too; not those at the next site."""
    t = dark(
        "dark street, dark square",
        "dark trooper @ 1, dark butler @ 1, dark leader @ 2",
        "light trooper @ 1, light leader @ 2",
        light_hand="light fury",
    )
    t.answer("battle Street")

    assert ["dark trooper", "dark butler", "light trooper"] == participants(t)
    assert 0 == t.table.battles[0].seat


@ruling("swccg.6.281", "swccg.6.302")
def test_texts_of_cards_in_battle_are_offered_only_where_they_take_part() -> None:
    """The guide at the street and the radio carried there; not those at the square."""
    cards = "light trooper + light radio @ 1, light guide @ 1"
    here = dark("dark street, dark square", "dark trooper @ 1", cards)
    here.answer("battle Street")
    away = dark(
        "dark street, dark square",
        "dark trooper @ 2, dark hero @ 2",
        f"{cards}, light trooper @ 2",
        light_hand="light fury",
    )
    away.answer("battle Square")

    assert ["use light radio", "use light guide", "pass"] == here.options()
    assert ["play light fury", "pass"] == away.options()


def barred(light: str = "light trooper @ 1") -> Laid:
    """A leader was deployed to the street, and Light has barred it from battle."""
    t = Laid(
        GAME,
        "dark street",
        "dark trooper @ 1",
        light,
        dark_hand="dark leader",
        light_hand="light bar",
    )
    t.answer("deploy dark leader", "play light bar", "dark leader")
    return t


@ruling("swccg.6.263", "swccg.6.274", "swccg.6.267", "swccg.6.290", "swccg.6.298", "swccg.6.266")
def test_a_barred_card_is_excluded_as_the_battle_begins() -> None:
    """The leader does not fight beside the trooper, and its text is off."""
    t = barred()
    while not battles(t):
        t.answer("pass")
    raised = t.value("power", "dark trooper")
    t.answer("battle Street")
    assert 2 == raised
    (total,) = t.events(ev.TOTALLED)
    assert [1, 1] == total.items[:2]


@ruling("swccg.6.259", "swccg.6.261")
def test_a_barred_card_gives_no_presence_for_starting_a_battle() -> None:
    """No battle can be started by the leader alone at the street, though Dark occupies it."""
    t = Laid(
        GAME,
        "dark street, dark square",
        "dark trooper @ 2",
        "light trooper @ 1, light trooper @ 2",
        dark_hand="dark leader",
        light_hand="light bar",
        dark_force=5,
    )
    t.answer("deploy dark leader", "Street", "play light bar", "dark leader")

    assert ["battle Square", "pass"] == t.options()
    assert [True, True] == [has_presence(t.table, seat, t.sites[0]) for seat in range(2)]


@ruling("swccg.6.264", "swccg.6.273", "swccg.6.268", "swccg.6.270", "swccg.6.297", "swccg.6.271")
def test_who_is_barred_in_battle_is_out_with_all_it_carries_until_the_end() -> None:
    """The armed trooper and its rifle are inactive, still on table, and active afterwards."""
    t = dark(
        "dark street",
        "dark trooper + dark rifle @ 1, dark hero @ 1",
        "light trooper @ 1",
        light_hand="light ban",
    )
    t.answer("battle Street")
    before = t.options()
    t.answer("pass", "play light ban", "dark trooper")
    during = [is_active(t.table, t.thing(one)) for one in ("dark trooper", "dark rifle")]
    part = participants(t)
    while t.table.battle() is not None:
        t.answer(t.options()[0] if "pass" not in t.options() else "pass")

    assert ["fire dark rifle", "pass"] == before
    assert [[False, False], ["dark hero", "light trooper"]] == [during, part]
    assert [True, True] == [is_active(t.table, t.thing(n)) for n in ("dark trooper", "dark rifle")]


@ruling("swccg.6.012")
def test_who_has_battled_gives_no_presence_for_another_battle() -> None:
    """The fugitive's new site has no other Dark card: no battle can be started there."""
    t = dark(
        "dark street, dark square",
        "dark trooper @ 1, dark leader @ 1",
        "light trooper @ 1, light leader @ 2",
        dark_hand="dark flight",
    )
    t.answer("battle Street", "play dark flight", "dark trooper", "Square")
    while t.table.battle() is not None:
        t.answer(t.options()[0] if "pass" not in t.options() else "pass")

    assert [] == battles(t)


@ruling("swccg.6.058")
def test_no_battle_begins_within_a_battle() -> None:
    """In the weapons segment the square is not offered."""
    t = dark(
        "dark street, dark square",
        "dark trooper + dark rifle @ 1, dark leader @ 2",
        "light trooper @ 1, light leader @ 2",
    )
    t.answer("battle Street")

    assert ["fire dark rifle", "pass"] == t.options()


def test_a_site_may_forbid_battles() -> None:
    """Where there is peace no battle is offered."""
    t = dark(
        "dark street, dark square",
        "dark trooper @ 1, dark leader @ 2",
        "light trooper @ 1, light leader @ 2, light peace on 1",
    )

    assert ["battle Square"] == battles(t)


@ruling("swccg.6.017")
def test_an_effect_may_be_used_in_every_battle_of_a_turn() -> None:
    """The drum is offered at the street, and again at the square."""
    game = make.game_with(make.effect("light drum", BESIDE, on_start(syn.MustLose(1))))
    t = Laid(
        game,
        "dark street, dark square",
        "dark trooper @ 1, dark trooper @ 2",
        "light trooper @ 1, light trooper @ 2, light drum",
        phase="battle",
    )
    t.answer("battle Street")
    first = t.options()
    t.answer("use light drum", "top of reserve", "battle Square")

    assert [["use light drum", "pass"]] * 2 == [first, t.options()]


@ruling("swccg.6.173", "swccg.6.174")
def test_who_did_not_begin_a_battle_defends() -> None:
    """A guard of two has four more in Light's battle, not in its own side's."""
    powers: list[int] = []
    for turn in ("light", "dark"):
        t = Laid(
            boxed_with(),
            "1_295",
            "1_181 @ 1, 1_194 @ 1",
            "1_28 @ 1",
            turn=turn,
            phase="battle",
            filler=("1_194", "1_28"),
        )
        t.answer("battle Mos Eisley")
        (total,) = t.events(ev.TOTALLED)
        powers.append(total.items[0])

    assert 4 == powers[0] - powers[1]
