"""The power segment: destinies of three kinds, totals, attrition, who has won."""

from typing import Any

from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.modifiers import Changes, For
from dejarik.games.swccg.effects.playing import Text
from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import durations, ids, pieces
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.texts import DeployRule, Ongoing
from dejarik.games.swccg.rules.battle_numbers import destiny_count
from dejarik.games.swccg.rules.flow.destiny import CANCELLED_DRAW, REDRAW
from dejarik.kernel.modifiers import CAP, RESET
from dejarik.kernel.program import Condition, Op
from dejarik.kernel.terms import Number
from dejarik.testing.swccg import synthetic_making as make
from dejarik.testing.swccg import synthetic_terms as term
from dejarik.testing.swccg import synthetic_texts as syn
from dejarik.testing.swccg.marks import ruling
from dejarik.testing.swccg.table import Laid

BESIDE = DeployRule(beside=True)
ANYWHERE = (nouns.IsPlace(),)
MINE = (nouns.Yours(), nouns.OfType(kinds.CHARACTER))
THEIRS = (nouns.Opponents(), nouns.OfType(kinds.CHARACTER), term.Participant())
WITH_FRIEND = (term.TakesPart(), term.HereIs("friend"))


def mine(
    statistic: int, amount: int, *provided: Condition, how: int = 0, who: int = term.YOU
) -> Ongoing:
    """A number of a player is changed."""
    return Ongoing(Changes(statistic, Number(amount), (term.Mine(who),), tuple(provided), how))


def during(effect_op: Op, *segments: int, **other: Any) -> Text:
    """An interrupt for battle."""
    chosen = segments or (pieces.WEAPONS,)
    return syn.answering(ev.SEGMENT, ev.TOP, effect_op, play=True, segments=chosen, **other)


def lasting(statistic: int, amount: int, who: int = term.YOU) -> For:
    """A number of a player is changed for this battle."""
    change = Changes(statistic, Number(amount), (term.Mine(who),))
    return For((change,), durations.THIS_BATTLE)


GAME = make.game_with(
    make.interrupt(
        "light strike",
        syn.answering(
            ev.DESTINY_DRAWN, ev.JUST, syn.LoseChosen(), play=True, who=2, targets=(THEIRS,)
        ),
    ),
    make.interrupt(
        "dark anew",
        syn.answering(ev.DESTINY_DRAWN, ev.JUST, syn.AnswerDraw(REDRAW), play=True, who=1),
    ),
    make.interrupt(
        "dark plot",
        during(
            syn.GiveBattle("extra_destinies", 2),
            targets=(
                (nouns.Titled("dark seer"), term.Participant()),
                (nouns.Titled("dark friend"), term.Participant()),
            ),
        ),
    ),
    make.interrupt(
        "light ban",
        during(
            For(
                (Changes(st.BATTLE_DESTINIES, Number(0), (term.Mine(term.OPPONENT),), how=RESET),),
                durations.THIS_BATTLE,
            )
        ),
    ),
    make.effect(
        "dark wake",
        BESIDE,
        syn.answering(ev.BATTLE_ENDING, ev.JUST, syn.MustLose(1), provided=(term.FoughtOut(),)),
    ),
    make.effect("dark dirge", BESIDE, syn.answering(ev.BATTLE_ENDING, ev.JUST, syn.MustLose(1))),
    make.character("dark friend", (1, 1, 2), kind="friend"),
    make.character("light friend", (1, 1, 2), kind="friend"),
    make.character("dark seer", (1, 1, 2), mine(st.BATTLE_DESTINIES, 1, *WITH_FRIEND)),
    make.character("light seer", (1, 1, 2), mine(st.BATTLE_DESTINIES, 1, *WITH_FRIEND)),
    make.character("dark giant", (1, 1, 2), mine(st.POWER_DESTINIES, 1, term.TakesPart())),
    make.character("dark brute", (1, 1, 2), mine(st.ATTRITION_DESTINIES, 1, term.TakesPart())),
    make.character("dark loner", (1, 1, 2), mine(st.UNABLE_OTHERWISE, 2, term.TakesPart())),
    make.character("dark prophet", (1, 1, 2), mine(st.DESTINY_TOTAL, 1, term.TakesPart())),
    make.effect("dark storm", mine(st.TOTAL_POWER, 2)),
    make.effect("light sand", Ongoing(Changes(st.TO_DRAW, Number(2), ANYWHERE))),
    make.effect("light order", BESIDE, mine(st.BATTLE_DESTINIES, 1, how=CAP, who=term.OPPONENT)),
    make.effect("dark omen", BESIDE, mine(st.BATTLE_DESTINIES, 1)),
    make.effect("dark venom", BESIDE, mine(st.ATTRITION, 2, who=term.OPPONENT)),
    make.effect("light balm", BESIDE, mine(st.ATTRITION, 1, how=RESET)),
    make.effect("dark glory", BESIDE, syn.answering(ev.WON, ev.JUST, syn.MustLose(1), forced=True)),
    make.effect("light grudge", BESIDE, syn.answering(ev.WON, ev.JUST, syn.MustLose(1))),
    make.effect("dark pride", BESIDE, syn.answering(ev.WON, ev.JUST, syn.MustLose(1))),
    make.effect(
        "light pause", BESIDE, syn.answering(ev.BOTH_TOTALS_DONE, ev.JUST, syn.MustLose(1))
    ),
    make.interrupt("dark pair", during(syn.GiveBattle("extra_destinies", 2))),
    make.interrupt("dark might", during(syn.GiveBattle("extra_power"))),
    make.interrupt("dark rot", during(syn.GiveBattle("extra_attrition"))),
    make.interrupt("dark sign", during(lasting(st.DESTINY_TOTAL, 3))),
    make.interrupt(
        "dark sting",
        during(
            lasting(st.ATTRITION, 2, term.OPPONENT),
            pieces.POWER,
            provided=(term.AttritionIs(term.OPPONENT),),
        ),
    ),
    make.interrupt(
        "light sting",
        during(
            lasting(st.ATTRITION, 2, term.OPPONENT),
            pieces.POWER,
            provided=(term.AttritionIs(term.OPPONENT),),
        ),
    ),
    make.interrupt("dark surge", during(lasting(st.TOTAL_POWER, 2), pieces.POWER)),
    make.interrupt("light slay", during(syn.LoseChosen(), targets=(THEIRS,))),
    make.interrupt(
        "light ruin", syn.answering(ev.WON, ev.JUST, syn.LoseChosen(), play=True, targets=(THEIRS,))
    ),
    make.interrupt(
        "dark ruin", syn.answering(ev.WON, ev.JUST, syn.LoseChosen(), play=True, targets=(THEIRS,))
    ),
    make.interrupt(
        "light jinx",
        syn.answering(ev.DESTINY_DRAWN, ev.JUST, syn.AnswerDraw(CANCELLED_DRAW), play=True, who=2),
    ),
)


def fight(cards: str, light: str = "light trooper @ 1", **other: Any) -> Laid:
    """Dark has begun a battle at the street."""
    t = Laid(GAME, "dark street", cards, light, phase="battle", **other)
    t.answer("battle Street")
    return t


def totals(t: Laid) -> list[int]:
    """Power of Dark and Light, attrition against Dark and against Light."""
    (total,) = t.events(ev.TOTALLED)
    return total.items


@ruling("swccg.6.069", "swccg.6.070", "swccg.6.071", "swccg.6.073", "swccg.6.187")
def test_ability_of_four_gives_one_destiny_and_eight_no_second() -> None:
    """Three troopers have none, a hero one, a hero with four troopers one as well."""
    counts: list[int] = []
    for cards in (
        "dark trooper @ 1, " * 3,
        "dark hero @ 1",
        "dark hero @ 1, " + "dark trooper @ 1, " * 4,
    ):
        t = fight(cards.strip(", "), light_hand="light slay")
        counts.append(destiny_count(t.table, 0))

    assert [0, 1, 1] == counts


@ruling("swccg.6.074", "swccg.1f.003", "swccg.6.073")
def test_all_destinies_are_drawn_or_none() -> None:
    """With two there is yes and no, nothing in between; no gives no total."""
    t = fight("dark hero @ 1, dark omen")
    offered = (t.asked(), t.options())
    t.answer("no")

    assert ("dark: battle_destiny", ["yes", "no"]) == offered
    assert [[], [5, 1, 0, 0]] == [t.events(ev.DESTINY_DRAWN), totals(t)]


@ruling("swccg.6.068", "swccg.6.076", "swccg.6.101", "swccg.6.080", "swccg.6.081", "swccg.6.197")
def test_the_initiator_draws_and_totals_first() -> None:
    """Dark's 4 and 1 make 5, Light's is 2; each is added to power and faces the other."""
    t = fight(
        "dark hero @ 1, dark omen",
        "light hero @ 1",
        dark_top="dark hero, dark trooper",
        light_top="light leader",
    )
    t.answer("yes")
    between = [one.amount for one in t.events(ev.TOTAL_DONE)]
    asked = t.asked()
    t.answer("yes")

    assert [[5], "light: battle_destiny"] == [between, asked]
    assert [5 + 5, 5 + 2, 2, 5] == totals(t)


@ruling("swccg.6.075", "swccg.1f.031", "swccg.1f.005")
def test_as_many_as_possible_are_drawn() -> None:
    """Of three the deck gives one."""
    t = fight("dark hero @ 1, dark omen", dark_hand="dark pair", dark_force=2)
    reserve = t.table.pile(0, ids.RESERVE)
    t.table.pile(0, ids.FORCE).extend(reserve[1:])
    del reserve[1:]
    t.answer("play dark pair", "yes")

    assert 1 == len(t.events(ev.DESTINY_DRAWN))


@ruling("swccg.6.060", "swccg.6.062", "swccg.6.063", "swccg.6.066", "swccg.6.067", "swccg.6.100")
def test_power_destinies_are_drawn_first_and_must_be() -> None:
    """The giant's own, without being asked, before battle destiny; they are no attrition."""
    t = fight("dark giant @ 1, dark hero @ 1", dark_top="dark leader, dark droid")
    first = [one.items for one in t.events(ev.DESTINY_DRAWN)]
    t.answer("yes")

    assert [[11]] == first
    assert [6 + 2 + 3, 1, 0, 3] == totals(t)


@ruling("swccg.6.064", "swccg.6.065", "swccg.6.241", "swccg.6.210")
def test_a_scheduled_power_destiny_is_drawn_also_when_its_source_has_gone() -> None:
    """The giant is slain before the count and adds none; might was played and stays."""
    t = fight(
        "dark giant @ 1, dark trooper @ 1",
        dark_hand="dark might",
        light_hand="light slay",
        dark_top="dark leader",
    )
    t.answer("play dark might", "play light slay", "dark giant")

    assert [1 + 2, 1, 0, 0] == totals(t)


@ruling("swccg.6.084", "swccg.6.085", "swccg.6.086", "swccg.6.087", "swccg.6.089", "swccg.6.090")
def test_attrition_destinies_are_added_to_attrition_alone() -> None:
    """After battle destiny the brute's and a scheduled one must be drawn: 3 + 2 + 1."""
    t = fight(
        "dark brute @ 1, dark hero @ 1",
        dark_hand="dark rot",
        dark_top="dark droid, dark leader, dark trooper",
    )
    t.answer("play dark rot", "yes")

    assert [1, 12, 12] == [one.items[0] for one in t.events(ev.DESTINY_DRAWN)]
    assert [6 + 3, 1, 0, 3 + 2 + 1] == totals(t)


@ruling("swccg.6.088", "swccg.6.082", "swccg.6.102", "swccg.6.215")
def test_without_battle_destiny_there_is_no_attrition_to_change() -> None:
    """Dark declines: no attrition destiny, and venom finds nothing to add to."""
    t = fight("dark brute @ 1, dark hero @ 1, dark venom", dark_hand="dark rot")
    t.answer("play dark rot", "no")

    assert [[], [6, 1, 0, 0]] == [t.events(ev.DESTINY_DRAWN), totals(t)]


@ruling("swccg.6.083", "swccg.6.200")
def test_a_total_of_nothing_is_attrition_of_nothing_which_can_be_raised() -> None:
    """A location counts 0; with venom it is 2."""
    plain = fight("dark hero @ 1", dark_top="dark street")
    plain.answer("yes")
    raised = fight("dark hero @ 1, dark venom", dark_top="dark street")
    raised.answer("yes")

    assert [[5, 1, 0, 0], [5, 1, 0, 2]] == [totals(plain), totals(raised)]


@ruling("swccg.6.103", "swccg.6.104")
def test_modifiers_and_resets_of_attrition_come_after_its_destinies() -> None:
    """3 + 2 for the brute's draw and 2 for venom; a balm resets it to 1."""
    cards = "dark brute @ 1, dark hero @ 1, dark venom"
    top = "dark droid, dark leader"
    t = fight(cards, dark_top=top)
    t.answer("yes")
    balm = fight(cards, "light trooper @ 1, light balm", dark_top=top)
    balm.answer("yes")

    assert [7, 1] == [totals(t)[3], totals(balm)[3]]


@ruling("swccg.6.077", "swccg.6.078", "swccg.6.054", "swccg.6.196", "swccg.1f.033")
def test_changes_of_the_total_are_applied_when_it_is_made() -> None:
    """1 for the prophet and 3 by a sign played before are in the total, and so in both."""
    t = fight("dark prophet @ 1, dark hero @ 1", dark_hand="dark sign", dark_top="dark hero")
    t.answer("play dark sign", "yes")
    (total,) = t.events(ev.TOTAL_DONE)
    (drawn,) = t.events(ev.DESTINY_DONE)

    assert [4, 8] == [drawn.amount, total.amount]
    assert [6 + 8, 1, 0, 8] == totals(t)


@ruling("swccg.6.079")
def test_both_totals_can_be_answered_before_attrition() -> None:
    """After both have drawn, before anything is totalled."""
    t = fight("dark hero @ 1", "light hero @ 1, light pause")
    t.answer("yes", "yes")

    assert (["use light pause", "pass"], []) == (t.options(), t.events(ev.TOTALLED))


@ruling(
    "swccg.6.091",
    "swccg.6.092",
    "swccg.6.097",
    "swccg.6.094",
    "swccg.6.105",
    "swccg.6.096",
    "swccg.6.020",
)
def test_the_optional_step_is_for_texts_of_the_power_segment() -> None:
    """Dark first: a surge and a sting, no sign; Light has no attrition to sting."""
    t = fight(
        "dark hero @ 1",
        dark_hand="dark surge, dark sting, dark sign",
        light_hand="light sting",
        dark_top="dark droid",
    )
    t.answer("pass", "yes")
    first = (t.asked(), t.options())
    t.answer("play dark sting")
    after = (t.asked(), t.options())
    t.answer("pass")

    assert ("dark: window", ["play dark surge", "play dark sting", "pass"]) == first
    assert ("dark: window", ["play dark surge", "pass"]) == after
    assert [5 + 3, 1, 0, 3 + 2] == totals(t)


@ruling("swccg.6.093", "swccg.6.095")
def test_texts_on_attrition_need_attrition() -> None:
    """Declined: no sting. A draw of 0 makes it possible."""
    declined = fight("dark hero @ 1", dark_hand="dark sting, dark surge")
    declined.answer("no")
    nothing = fight("dark hero @ 1", dark_hand="dark sting, dark surge", dark_top="dark street")
    nothing.answer("yes")

    assert ["play dark surge", "pass"] == declined.options()
    assert ["play dark sting", "play dark surge", "pass"] == nothing.options()


@ruling("swccg.6.098", "swccg.6.099")
def test_power_is_that_of_the_cards_in_battle_and_every_modifier() -> None:
    """A leader raises two troopers by one each, a storm on the site the total by two."""
    t = fight("dark trooper @ 1, dark trooper @ 1, dark leader @ 1, dark storm on 1")
    t.answer("no")

    assert [2 + 2 + 2 + 2, 1] == totals(t)[:2]


@ruling("swccg.6.106", "swccg.6.108", "swccg.6.109", "swccg.6.198", "swccg.6.110")
def test_who_has_more_power_has_won_and_forced_answers_come_first() -> None:
    """Glory takes one from Light, then Light may answer, then Dark; then damage."""
    t = fight("dark leader @ 1, dark glory, dark pride", "light trooper @ 1, light grudge")
    forced = t.asked()
    t.answer("top of reserve")
    first = (t.asked(), t.options())
    t.answer("pass")
    second = (t.asked(), t.options())
    t.answer("pass")

    assert "light: force_to_lose" == forced
    assert ("light: window", ["use light grudge", "pass"]) == first
    assert ("dark: window", ["use dark pride", "pass"]) == second
    assert [0, pieces.DAMAGE] == [t.table.battles[0].winner, t.table.battles[0].segment]


@ruling("swccg.6.107")
def test_equal_power_has_no_winner() -> None:
    """No answer to winning is offered, and nobody owes damage."""
    t = fight("dark trooper @ 1, dark glory, dark pride", "light trooper @ 1, light grudge")

    assert [[], []] == [t.events(ev.WON), t.events(ev.LOSE_ONE)]
    assert 1 == len(t.events(ev.BATTLE_ENDED))


@ruling("swccg.6.061", "swccg.6.005")
def test_a_battle_that_loses_presence_in_the_power_segment_ends() -> None:
    """The only Dark card is struck down while its destiny is drawn: nothing is totalled."""
    t = fight("dark hero @ 1", light_hand="light strike")
    t.answer("yes", "play light strike")

    assert pieces.POWER == t.events(ev.SEGMENT_BEGINS)[-1].amount
    assert [[], 1] == [t.events(ev.TOTALLED), len(t.events(ev.BATTLE_ENDED))]


@ruling("swccg.6.217", "swccg.6.218", "swccg.6.220", "swccg.6.222", "swccg.6.247", "swccg.6.251")
def test_if_unable_to_otherwise_gives_so_many_and_no_more() -> None:
    """Two without ability; two with one by ability; three if three are there anyway."""
    counts: list[int] = []
    for cards in (
        "dark loner @ 1",
        "dark loner @ 1, dark hero @ 1",
        "dark loner @ 1, dark hero @ 1",
    ):
        t = fight(
            cards, dark_hand="dark pair" if counts[1:] else "dark sign", light_hand="light slay"
        )
        if counts[1:]:
            t.answer("play dark pair")
        counts.append(destiny_count(t.table, 0))

    assert [2, 2, 3] == counts


@ruling("swccg.6.223", "swccg.6.246", "swccg.6.245", "swccg.1e.046", "swccg.1e.047")
def test_a_limit_lowers_the_number_but_not_those_drawn_otherwise() -> None:
    """One of two by an order; one of one is no limit; the loner draws two in spite of it."""
    counts: list[int] = []
    for cards in ("dark hero @ 1, dark omen", "dark hero @ 1", "dark hero @ 1, dark loner @ 1"):
        t = fight(
            cards, "light trooper @ 1, light order", light_hand="light slay", dark_hand="dark sign"
        )
        counts.append(destiny_count(t.table, 0))

    assert [1, 1, 2] == counts


@ruling("swccg.6.226", "swccg.6.227", "swccg.6.250", "swccg.1f.098", "swccg.1f.099", "swccg.6.245")
def test_a_place_that_demands_more_ability_bars_added_destinies_too() -> None:
    """Six are needed: five give not even the omen's, six give two; the loner draws two."""
    counts: list[int] = []
    for cards in (
        "dark hero @ 1, dark trooper @ 1, dark omen",
        "dark hero @ 1, dark leader @ 1, dark omen",
        "dark hero @ 1, dark loner @ 1, dark omen",
    ):
        t = fight(
            cards,
            "light trooper @ 1, light sand on 1",
            light_hand="light slay",
            dark_hand="dark sign",
        )
        counts.append(destiny_count(t.table, 0))

    assert [0, 2, 2] == counts


@ruling("swccg.6.228", "swccg.6.229", "swccg.6.230", "swccg.6.231", "swccg.6.293", "swccg.6.249")
def test_automatic_destinies_are_counted_right_before_the_draw() -> None:
    """The seer adds one with a friend, unasked; with the friend slain it adds none."""
    t = fight(
        "dark seer @ 1, dark friend @ 1, dark trooper @ 1",
        dark_hand="dark sign",
        light_hand="light slay",
    )
    before = destiny_count(t.table, 0)
    t.answer("pass", "play light slay", "dark friend")

    assert [1, 0] == [before, destiny_count(t.table, 0)]


@ruling("swccg.6.232", "swccg.6.236", "swccg.6.237", "swccg.6.238", "swccg.6.248", "swccg.6.244")
def test_scheduled_destinies_are_drawn_without_asking_again() -> None:
    """The pair is played with a friend there who is slain: two are drawn all the same."""
    t = fight(
        "dark trooper @ 1, dark friend @ 1",
        dark_hand="dark pair",
        light_hand="light slay",
    )
    t.answer("play dark pair", "play light slay", "dark friend")
    count = destiny_count(t.table, 0)
    t.answer("yes")

    assert [2, 2] == [count, len(t.events(ev.DESTINY_DRAWN))]


@ruling("swccg.6.239", "swccg.6.240", "swccg.1e.006", "swccg.1e.053")
def test_two_of_one_title_add_once() -> None:
    """Two seers with a friend: one destiny more, not two; they need not be the same side."""
    t = fight(
        "dark seer @ 1, dark seer @ 1, dark friend @ 1",
        "light seer @ 1",
        dark_hand="dark sign",
        light_hand="light slay",
    )

    assert [1, 1] == [destiny_count(t.table, seat) for seat in range(2)]


@ruling("swccg.6.242", "swccg.6.241", "swccg.6.282")
def test_an_effect_need_not_be_in_the_battle() -> None:
    """The omen lies beside a pile and adds one; a seer at another site does not."""
    t = Laid(
        GAME,
        "dark street, dark square",
        "dark trooper @ 1, dark omen, dark seer @ 2, dark friend @ 2",
        "light trooper @ 1",
        phase="battle",
        light_hand="light slay",
        dark_hand="dark sign",
    )
    t.answer("battle Street")

    assert 1 == destiny_count(t.table, 0)


@ruling("swccg.6.224", "swccg.1f.058", "swccg.1f.015", "swccg.1f.038")
def test_draws_made_otherwise_can_be_cancelled() -> None:
    """The first of two is jinxed: its card goes to the Used Pile, the other counts."""
    t = fight("dark loner @ 1", dark_top="dark hero, dark leader", light_hand="light jinx")
    t.answer("yes", "play light jinx")

    assert [1 + 2, 1, 0, 2] == totals(t)
    assert ["dark hero", "dark leader"] == t.codes("dark", "used")[1:]


@ruling("swccg.6.213", "swccg.6.121", "swccg.6.214")
def test_after_the_winner_is_known_nothing_ends_a_battle_early() -> None:
    """Dark's ruin takes Light's last card in the won window; Light still owes all the damage."""
    t = fight("dark hero @ 1", dark_hand="dark ruin")
    t.answer("no", "play dark ruin")

    assert not t.on_table("light trooper")
    assert pieces.DAMAGE == t.table.battles[0].segment
    assert ("light: window", ["lose"], 4) == (t.asked(), t.options(), t.table.battles[0].damage[1])


@ruling("swccg.6.221")
def test_drawing_if_unable_to_otherwise_is_voluntary() -> None:
    """The loner's player is asked."""
    t = fight("dark loner @ 1")

    assert ("dark: battle_destiny", ["yes", "no"]) == (t.asked(), t.options())


@ruling("swccg.6.225")
def test_a_draw_made_otherwise_may_be_made_anew_by_the_same_text() -> None:
    """The first of the loner's two is drawn again: two values of three cards."""
    t = fight(
        "dark loner @ 1", dark_hand="dark anew", dark_top="dark hero, dark leader, dark droid"
    )
    t.answer("yes", "play dark anew")

    assert [2, 3] == [one.amount for one in t.events(ev.DESTINY_DONE)]


@ruling("swccg.6.234", "swccg.6.235")
def test_an_optional_modifier_is_offered_only_while_its_conditions_hold() -> None:
    """The plot needs seer and friend in the battle together."""
    cards = "dark trooper + dark rifle @ 1"
    both = fight(f"{cards}, dark seer @ 1, dark friend @ 1", dark_hand="dark plot")
    one = fight(f"{cards}, dark friend @ 1", dark_hand="dark plot")

    assert "play dark plot" in both.options()
    assert ["fire dark rifle", "pass"] == one.options()


@ruling("swccg.6.053")
def test_a_condition_for_draws_at_large_is_laid_down_in_the_weapons_segment() -> None:
    """Light's ban on the opponent's battle destinies counts when they are to be drawn."""
    t = fight("dark hero @ 1", light_hand="light ban")
    offered = (t.asked(), t.options())
    t.answer("play light ban")

    assert ("light: window", ["play light ban", "pass"]) == offered
    assert [] == t.events(ev.DESTINY_DRAWN)
    assert 1 == len(t.events(ev.TOTALLED))


@ruling("swccg.6.008", "swccg.6.007")
def test_what_presupposes_a_battle_fought_out_does_not_follow_one_that_ended_early() -> None:
    """The wake is for a battle fought to its end, the dirge for any."""
    early = fight(
        "dark trooper @ 1, dark wake, dark dirge", "light hero @ 1", light_hand="light slay"
    )
    early.answer("play light slay")
    full = fight("dark trooper @ 1, dark wake, dark dirge", "light trooper @ 1")

    assert ["use dark dirge", "pass"] == early.options()
    assert ["use dark wake", "use dark dirge", "pass"] == full.options()
