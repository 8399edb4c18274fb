"""Force drains: where and when, for how much, who takes part, and what answers them."""

from typing import Any

from dejarik.games.swccg.effects import modifiers, nouns
from dejarik.games.swccg.effects.modifiers import Changes, Forbids, Ignores
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.state import CONTROL
from dejarik.games.swccg.model.texts import DeployRule, Filter, Ongoing
from dejarik.games.swccg.rules.flow.acting import Cancel
from dejarik.games.swccg.rules.flow.draining import drain_amount
from dejarik.kernel.frames import Scope
from dejarik.kernel.modifiers import ADD, CAP, MULTIPLY, RESET
from dejarik.kernel.program import Condition
from dejarik.kernel.terms import Number
from dejarik.testing.swccg import synthetic_making as make
from dejarik.testing.swccg import synthetic_terms as term
from dejarik.testing.swccg import synthetic_texts as syn
from dejarik.testing.swccg.games import game_with as boxed_with
from dejarik.testing.swccg.marks import ruling
from dejarik.testing.swccg.table import Laid

HERE = (nouns.IsPlace(), nouns.SamePlace())
ANYWHERE = (nouns.IsPlace(),)
BESIDE = DeployRule(beside=True)
YOURS = 1
OPPONENTS = 2


def drain(
    amount: int, *provided: Condition, how: int = ADD, where: tuple[Filter, ...] = HERE
) -> Ongoing:
    """Drains here are changed."""
    return Ongoing(Changes(st.DRAIN, Number(amount), where, tuple(provided), how))


def price(amount: int, how: int = ADD) -> Ongoing:
    """What a drain costs anywhere is changed."""
    return Ongoing(Changes(st.DRAIN_COST, Number(amount), ANYWHERE, how=how))


SWAMP = (drain(1, term.HereIs("gungan"), term.Controls(term.YOU)),)

GAME = make.game_with(
    make.site("dark swamp", "Bog: Swamp", (1, 1), light=SWAMP),
    make.site("light meadow", "Bog: Meadow", (1, 1), light=SWAMP),
    make.site(
        "dark dungeon",
        "Bog: Dungeon",
        (1, 0),
        dark=(drain(1, term.Controls(term.YOU), term.HereIs("guard")),),
    ),
    make.character("light fool", (1, 1, 2), kind="gungan"),
    make.character("dark keeper", (1, 1, 2), kind="guard"),
    make.character("dark vault", (1, make.NO_ABILITY, 3), kind="droid"),
    make.character(
        "dark probe",
        (1, make.NO_ABILITY, 3),
        Ongoing(Forbids(st.DRAINS_WITHOUT_PRESENCE, (nouns.This(),))),
        drain(1, term.Controls(term.OPPONENT), where=HERE),
    ),
    make.device("dark lens"),
    make.weapon("light saber", syn.MustLose(1), drain(1)),
    make.effect("light flower", Ongoing(Changes(st.DARK_ICONS, Number(1), HERE))),
    make.effect("dark waters", drain(-1, term.Controls(term.OPPONENT))),
    make.effect("dark double", drain(2, how=MULTIPLY)),
    make.effect("light double", drain(2, how=MULTIPLY)),
    make.effect(
        "dark decree",
        BESIDE,
        Ongoing(Ignores(st.DRAIN, ANYWHERE, OPPONENTS, only_bonuses=True)),
    ),
    make.effect("light shelter", Ongoing(Ignores(st.DRAIN, HERE, OPPONENTS))),
    make.effect("dark cap", BESIDE, drain(1, how=CAP, where=ANYWHERE)),
    make.effect("dark reset", BESIDE, drain(1, how=RESET, where=ANYWHERE)),
    make.effect("dark ban", Ongoing(Forbids(st.MAY_NOT_DRAIN, HERE))),
    make.effect("light shield", Ongoing(Forbids(st.MAY_NOT_BE_CANCELLED, HERE))),
    make.effect("dark order", BESIDE, price(3, RESET)),
    make.effect("dark fee", BESIDE, price(1)),
    make.effect(
        "dark credits",
        BESIDE,
        syn.answering(
            ev.DRAINING, ev.RESPOND, syn.MustLose(1, term.YOU), who=term.OPPONENT + 1, forced=True
        ),
    ),
    make.effect(
        "light joy",
        BESIDE,
        syn.answering(ev.DRAINED, ev.JUST, syn.Unit(ev.ACTIVATE_ONE, 1), who=1),
    ),
    make.effect(
        "light zeal",
        BESIDE,
        syn.answering(ev.DRAINING, ev.RESPOND, syn.Unit(ev.ACTIVATE_ONE, 1), who=1),
    ),
    make.effect(
        "light levy",
        syn.answering(
            ev.PHASE, ev.TOP, syn.InsteadOfDraining(syn.MustLose(2)), provided=(term.CouldDrain(),)
        ),
    ),
    make.interrupt(
        "dark control", syn.answering(ev.DRAINING, ev.RESPOND, Cancel(), play=True, who=2)
    ),
    make.interrupt(
        "light ride",
        syn.answering(
            ev.PHASE,
            ev.TOP,
            syn.MoveChosen(),
            play=True,
            targets=((nouns.Yours(),), (nouns.IsPlace(),)),
            provided=(term.Phase(CONTROL),),
        ),
    ),
)


def light(sites: str, cards: str, dark: str = "", **other: Any) -> Laid:
    """Light's control phase."""
    return Laid(GAME, sites, dark, cards, turn="light", phase="control", **other)


def drains(t: Laid) -> list[str]:
    """Where a drain is offered."""
    return [one for one in t.options() if one.startswith("drain")]


@ruling("swccg.4.001", "swccg.4.003", "swccg.4.162")
def test_drains_are_offered_in_ones_control_phase_where_one_controls() -> None:
    """Not at the empty square, not where both are, not in another phase or in Dark's turn."""
    sites = "dark street, dark square, dark gate"
    cards = "light trooper @ 1, light trooper @ 3"
    here = light(sites, cards, "dark trooper @ 3", light_hand="light ride")
    later = Laid(GAME, sites, "", cards, turn="light", phase="deploy", light_hand="light trooper")
    other = Laid(GAME, sites, "", cards, turn="dark", phase="control", light_hand="light ride")

    assert ["drain Street"] == drains(here)
    assert [[], []] == [drains(later), drains(other)]


@ruling("swccg.4.004", "swccg.4.005", "swccg.4.006", "swccg.4.166")
def test_each_place_is_drained_at_once_a_turn_one_after_the_other_or_not_at_all() -> None:
    """After the loss for the street only the square is left; Light may also pass."""
    t = light("dark street, dark square", "light trooper @ 1, light trooper @ 2")
    first = t.options()
    t.answer("drain Street")
    during = t.options()
    t.answer("top of reserve")

    assert ["drain Street", "drain Square", "pass"] == first
    assert ["top of reserve", "top of force"] == during
    assert ["drain Square", "pass"] == t.options()
    t.answer("pass")
    assert 1 == t.count("dark", "lost")


@ruling("swccg.4.002")
def test_other_actions_stand_between_drains() -> None:
    """The ride is offered before and after a drain; Light goes on draining after it."""
    t = light(
        "dark street, dark square, dark gate",
        "light trooper @ 1, light leader @ 2",
        light_hand="light ride",
    )
    before = t.options()
    t.answer("drain Street", "top of reserve")
    after = t.options()
    t.answer("play light ride", "light leader", "Gate")

    assert ["drain Street", "drain Square", "play light ride", "pass"] == before
    assert ["drain Square", "play light ride", "pass"] == after
    assert ["drain Gate"] == drains(t)


@ruling("swccg.4.004", "swccg.4.010", "swccg.4.048", "swccg.4.059")
def test_a_cancelled_drain_takes_nothing_and_is_used_up() -> None:
    """Dark cancels: nothing is lost, the street is not offered again this turn."""
    t = light(
        "dark street, dark gate", "light trooper @ 1, light leader @ 2", dark_hand="dark control"
    )
    t.answer("drain Street")
    offered = (t.asked(), t.options())
    t.answer("play dark control")

    assert ("dark: window", ["play dark control", "pass"]) == offered
    assert [[], 0] == [t.events(ev.LOSE_ONE), t.count("dark", "lost")]
    assert ["drain Gate", "pass"] == t.options()


@ruling("swccg.4.007", "swccg.4.171", "swccg.4.173", "swccg.4.174", "swccg.4.175", "swccg.4.178")
def test_a_drain_has_a_price_that_texts_set() -> None:
    """Set to three: with two Force it is not offered; with three it is paid."""
    poor = light("dark street", "light trooper @ 1", "dark order, dark credits", light_force=2)
    rich = light("dark street", "light trooper @ 1", "dark order, dark credits", light_force=3)
    rich.answer("drain Street")
    paid = [rich.count("light", "used"), rich.count("light", "force")]
    rich.answer("top of reserve", "top of reserve")
    plain = light("dark street", "light trooper @ 1", light_force=0)

    assert [] == drains(poor)
    assert [[3, 0], 2] == [paid, rich.count("dark", "lost")]
    assert ["drain Street"] == drains(plain)


@ruling("swccg.4.007")
def test_the_price_of_nothing_is_a_number_that_can_be_raised() -> None:
    """A fee of one is used when the drain is initiated."""
    t = light("dark street", "light trooper @ 1", "dark fee")
    t.answer("drain Street")

    assert 1 == t.count("light", "used")


@ruling("swccg.4.008", "swccg.4.046", "swccg.4.047", "swccg.4.009", "swccg.4.052", "swccg.1e.016")
def test_the_amount_is_the_opponents_icons_and_what_texts_add() -> None:
    """1 icon + 1 by the site for a gungan; a flower adds an icon: 3; waters take one: 2."""
    plain = light("dark swamp", "light trooper @ 1")
    fool = light("dark swamp", "light fool @ 1")
    flower = light("dark swamp", "light fool @ 1, light flower on 1")
    waters = light("dark swamp", "light fool @ 1, light flower on 1", "dark waters on 1")
    amounts = [drain_amount(one.table, 1, one.sites[0]) for one in (plain, fool, flower, waters)]
    fool.answer("drain Swamp", "top of reserve", "top of reserve")

    assert [1, 2, 3, 2] == amounts
    assert 2 == fool.count("dark", "lost")


@ruling("swccg.4.010", "swccg.4.011", "swccg.1a.077", "swccg.1a.078", "swccg.1a.079")
def test_the_drained_player_chooses_each_card_from_hand_or_the_top_of_a_pile() -> None:
    """Two are lost: first a card of the hand, then the top of another pile."""
    t = light("dark swamp", "light fool @ 1", dark_hand="dark hero, dark droid", dark_force=2)
    t.answer("drain Swamp")
    first = (t.asked(), t.options())
    t.answer("dark droid")
    second = t.options()
    t.answer("top of force")

    assert (
        "dark: force_to_lose",
        ["top of reserve", "top of force", "dark hero", "dark droid"],
    ) == first
    assert ["top of reserve", "top of force", "dark hero"] == second
    assert ["dark droid", "dark trooper"] == t.codes("dark", "lost")


@ruling("swccg.4.012", "swccg.4.164", "swccg.4.165", "swccg.4.013", "swccg.4.020")
def test_a_drain_for_nothing_may_be_made_and_is_raised_from_nothing() -> None:
    """Light's joy follows a drain for 0 at the dock; a keeper at the dungeon makes it 1."""
    nothing = light("dark dock", "light trooper @ 1, light joy")
    nothing.answer("drain Dock")
    joy = nothing.options()
    keeper = Laid(GAME, "dark dungeon", "dark keeper @ 1", phase="control")
    keeper.answer("drain Dungeon", "top of reserve")

    assert ["use light joy", "pass"] == joy
    assert 0 == nothing.count("dark", "lost")
    assert 1 == keeper.count("light", "lost")


@ruling("swccg.4.014", "swccg.4.015", "swccg.4.017", "swccg.4.018")
def test_who_has_taken_part_in_a_drain_bars_another_one_where_it_goes() -> None:
    """The rider drained at the street; at the square it stands with a leader: no drain there."""
    t = light(
        "dark street, dark square, dark gate",
        "light trooper @ 1, light leader @ 2, light fool @ 3",
        light_hand="light ride",
    )
    t.answer("drain Street", "top of reserve", "play light ride", "light trooper", "Square")

    assert ["drain Gate"] == drains(t)


@ruling("swccg.4.014", "swccg.4.015")
def test_droids_and_what_is_carried_take_part_effects_do_not() -> None:
    """Every unit of Light at the street has drained; the flower and the square have not."""
    t = light(
        "dark street, dark square",
        "light trooper + light saber @ 1, light droid @ 1, light flower on 1, light leader @ 2",
    )
    t.answer("drain Street", "top of reserve", "top of reserve")
    names = ("light trooper", "light saber", "light droid", "light flower", "light leader")

    assert [True, True, True, False, False] == [
        bool(t.table.copies[t.thing(one)].marks & 4) for one in names
    ]


@ruling("swccg.4.019", "swccg.4.021", "swccg.4.022", "swccg.4.020")
def test_a_text_instead_of_draining_needs_a_drain_that_could_be_made_and_uses_it_up() -> None:
    """Offered where Light controls, also without icons; not where it does not, nor afterwards."""
    held = light(
        "dark street, dark dock, dark gate",
        "light levy on 1, light levy on 2, light trooper @ 2, light trooper @ 3",
    )
    offered = held.options()
    held.answer("use light levy 2", "top of reserve", "top of reserve")
    drained = light("dark street", "light levy on 1, light trooper @ 1")
    drained.answer("drain Street", "top of reserve")

    assert ["use light levy 2", "drain Dock", "drain Gate", "pass"] == offered
    assert ["drain Gate", "pass"] == held.options()
    assert "use light levy" not in drained.options()


@ruling("swccg.4.023", "swccg.4.163", "swccg.4.170", "swccg.4.177")
def test_a_droid_that_may_drain_does_without_presence_but_not_against_it() -> None:
    """The probe drains although Dark does not control; not beside Light, and no other droid."""
    alone = Laid(
        GAME, "dark street, dark square", "dark probe @ 1, dark vault @ 2", phase="control"
    )
    against = Laid(
        GAME,
        "dark street",
        "dark probe @ 1",
        "light trooper @ 1",
        phase="control",
        dark_hand="dark control",
    )

    assert ["drain Street", "pass"] == alone.options()
    assert [] == drains(against)
    assert not term.Controls(term.YOU).holds(alone.table, Scope(0, alone.thing("dark probe")))


@ruling("swccg.4.025", "swccg.4.159", "swccg.4.160", "swccg.4.161")
def test_what_answers_a_drain_comes_before_the_loss_forced_texts_first() -> None:
    """Credits make Dark lose one, then Dark may cancel: the one stays lost, no other is."""
    t = light(
        "dark street", "light trooper @ 1, light zeal", "dark credits", dark_hand="dark control"
    )
    t.answer("drain Street")
    forced = (t.asked(), len(t.options()))
    t.answer("top of reserve")
    voluntary = (t.asked(), t.options())
    t.answer("play dark control")

    assert ("dark: force_to_lose", 3) == forced
    assert ("dark: window", ["play dark control", "pass"]) == voluntary
    assert [1, 0] == [t.count("dark", "lost"), len(t.events(ev.DRAINED))]


@ruling("swccg.4.026", "swccg.4.168", "swccg.4.169")
def test_what_follows_a_drain_waits_for_the_loss_and_a_cancelled_one_has_none() -> None:
    """Zeal is offered before the loss, joy after it; after Control joy is not offered."""
    t = light("dark street", "light trooper @ 1, light joy, light zeal")
    t.answer("drain Street")
    before = t.options()
    t.answer("pass", "top of reserve")
    after = t.options()
    cancelled = light("dark street", "light trooper @ 1, light joy", dark_hand="dark control")
    cancelled.answer("drain Street", "play dark control")

    assert ["use light zeal", "pass"] == before
    assert ["use light joy", "pass"] == after
    assert "use light joy" not in cancelled.options()


@ruling("swccg.4.027", "swccg.4.031")
def test_modifiers_of_a_drain_count_in_the_order_of_time() -> None:
    """(1 + 1) doubled is 4 if the saber came first, 1 doubled and 1 more is 3 otherwise."""
    cards = "light trooper + light saber @ 1"
    tables = [
        light("dark street", cards),
        light("dark street", f"{cards}, light double on 1"),
        light("dark street", cards, "dark double on 1"),
    ]

    assert [2, 4, 3] == [drain_amount(t.table, 1, t.sites[0]) for t in tables]


@ruling("swccg.4.032", "swccg.4.034", "swccg.4.038", "swccg.4.040", "swccg.4.041", "swccg.4.039")
def test_a_drain_the_opponent_may_not_modify_can_be_reset_and_limited() -> None:
    """Waters do nothing; a reset and a cap do, and Light's own bonus is cancelled as usual."""
    cards = "light fool @ 1, light flower on 1, light shelter on 1"
    dark = ("", "dark waters on 1", "dark reset", "dark cap", "dark decree")
    tables = [light("light meadow", cards, one) for one in dark]
    amounts = [drain_amount(t.table, 1, t.sites[0]) for t in tables]

    assert [3, 3, 1, 1, 2] == amounts


@ruling("swccg.4.033")
def test_the_text_that_would_modify_such_a_drain_may_still_be_used() -> None:
    """Dark pays for it and nothing changes."""
    lowers = Changes(st.DRAIN, Number(-1), (nouns.IsPlace(),))
    game = make.game_with(
        make.effect("light shelter", Ongoing(Ignores(st.DRAIN, HERE, OPPONENTS))),
        make.interrupt(
            "dark damp",
            syn.answering(
                ev.DRAINING,
                ev.RESPOND,
                modifiers.For((lowers,), 2),
                play=True,
                who=2,
                cost=1,
            ),
        ),
    )
    lost: list[int] = []
    for shelter in ("", ", light shelter on 1"):
        t = Laid(
            game,
            "dark square",
            "",
            f"light trooper @ 1{shelter}",
            turn="light",
            phase="control",
            dark_hand="dark damp",
        )
        t.answer("drain Square", "play dark damp")
        lost.append(drain_amount(t.table, 1, t.sites[0]))
        assert ["dark trooper", "dark damp"] == t.codes("dark", "used")

    assert [1, 2] == lost


@ruling("swccg.4.035", "swccg.4.036", "swccg.4.061")
def test_a_drain_that_may_not_be_cancelled_offers_no_cancelling() -> None:
    """At the street it is offered, at the shielded square it is not."""
    t = light(
        "dark street, dark square",
        "light trooper @ 1, light trooper @ 2, light shield on 2",
        dark_hand="dark control",
    )
    t.answer("drain Street")
    street = t.options()
    t.answer("pass", "top of reserve", "drain Square")

    assert ["play dark control", "pass"] == street
    assert "dark: force_to_lose" == t.asked()


@ruling("swccg.4.042", "swccg.4.044", "swccg.4.176")
def test_preventing_is_not_cancelling() -> None:
    """A ban keeps the drain from being initiated although it may not be cancelled."""
    t = light(
        "dark street, dark square",
        "light trooper @ 1, light trooper @ 2, light shield on 1",
        "dark ban on 1",
    )

    assert ["drain Square"] == drains(t)


@ruling("swccg.4.045", "swccg.4.049", "swccg.4.050", "swccg.4.051", "swccg.4.054", "swccg.4.056")
def test_modifiers_of_a_player_are_those_on_that_players_cards() -> None:
    """A decree against Light's bonuses: Dark's swamp keeps its +1, Light's meadow loses it."""
    dark = "dark decree, dark waters on 1"
    swamp = light("dark swamp", "light fool @ 1, light flower on 1", dark)
    meadow = light("light meadow", "light fool @ 1", "dark decree")
    own = light("dark swamp", "light fool @ 1", "dark decree")

    assert [2, 1, 2] == [drain_amount(t.table, 1, t.sites[0]) for t in (swamp, meadow, own)]


@ruling("swccg.4.055", "swccg.4.057")
def test_a_weapons_bonus_is_its_players_own() -> None:
    """The saber's +1 is cancelled by the decree; a place of Dark's with a bonus keeps it."""
    t = light(
        "dark street, dark swamp",
        "light trooper + light saber @ 1, light fool @ 2",
        "dark decree",
    )

    assert [1, 2] == [drain_amount(t.table, 1, one) for one in t.sites]


@ruling("swccg.4.058", "swccg.4.060")
def test_a_bonus_for_who_controls_is_lost_with_the_drain() -> None:
    """A keeper at the dungeon drains for 0 + 1; cancelled by a forced text nothing is lost."""
    warded = make.effect(
        "light ward",
        BESIDE,
        syn.answering(ev.DRAINING, ev.RESPOND, Cancel(), who=2, forced=True),
    )
    game = make.game_with(
        warded,
        make.site("dark cell", "Bog: Cell", (1, 0), dark=(drain(1, term.Controls(term.YOU)),)),
    )
    free = Laid(game, "dark cell", "dark trooper @ 1", phase="control")
    free.answer("drain Cell", "top of reserve")
    cancelled = Laid(game, "dark cell", "dark trooper @ 1", "light ward", phase="control")
    cancelled.answer("drain Cell")

    assert [1, 0] == [free.count("light", "lost"), cancelled.count("light", "lost")]
    assert 1 == len(cancelled.events(ev.COMMITTED))


@ruling("swccg.4.016")
def test_a_card_that_says_so_takes_part_in_more_than_one_drain() -> None:
    """The herald drained at the street and may drain again at the square."""
    again = Ongoing(Forbids(st.DRAINS_AGAIN, (nouns.This(),)))
    game = make.game_with(
        make.character("light herald", (1, 1, 2), again),
        make.interrupt(
            "light ride",
            syn.answering(
                ev.PHASE,
                ev.TOP,
                syn.MoveChosen(),
                play=True,
                targets=((nouns.Titled("light herald"),), (nouns.IsPlace(),)),
            ),
        ),
    )
    t = Laid(
        game,
        "dark street, dark square",
        "",
        "light herald @ 1",
        turn="light",
        phase="control",
        light_hand="light ride",
    )
    t.answer("drain Street", "top of reserve", "play light ride", "Square")

    assert ["drain Square", "pass"] == t.options()


@ruling("swccg.4.062", "swccg.4.167", "swccg.4.037")
def test_a_react_that_brings_presence_stops_a_protected_drain_after_forced_answers() -> None:
    """Light loses one by force, then CZ-3 brings a trooper: the drain is off."""
    shield = Ongoing(Forbids(st.MAY_NOT_BE_CANCELLED, ANYWHERE))
    credit = syn.answering(
        ev.DRAINING, ev.RESPOND, syn.MustLose(1, term.YOU), who=OPPONENTS, forced=True
    )
    t = Laid(
        boxed_with(texts={"1_224": (BESIDE, shield), "1_64": (BESIDE, credit)}),
        "1_295, 1_292",
        "1_194 @ 2, 1_224",
        "1_6 @ 1, 1_64",
        phase="control",
        light_hand="1_28, 1_100",
        filler=("1_194", "1_28"),
    )
    t.answer("drain Jawa Camp")
    forced = t.asked()
    t.answer("top of reserve", "react by 1_6", "1_28")

    assert "light: force_to_lose" == forced
    assert t.sites[1] == t.table.place_of(t.thing("1_28"))
    assert [1, []] == [t.count("light", "lost"), t.events(ev.DRAINED)]


@ruling("swccg.4.004")
def test_a_place_is_drained_at_once_also_by_a_card_that_may_drain_again() -> None:
    """The herald stays where it has drained."""
    again = Ongoing(Forbids(st.DRAINS_AGAIN, (nouns.This(),)))
    game = make.game_with(make.character("light herald", (1, 1, 2), again))
    t = Laid(game, "dark street", "", "light herald @ 1", turn="light", phase="control")
    t.answer("drain Street", "top of reserve")

    assert "drain Street" not in t.options()
