"""Piles: Life Force and its circulation, using, losing, looking, and leaving the table."""

from typing import Any, cast

import pytest

from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.playing import Text
from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.model.texts import DeployRule
from dejarik.games.swccg.seen.views import view_of
from dejarik.games.swccg.table import UnplayableSetup
from dejarik.kernel.chance import seed_from
from dejarik.kernel.program import Op
from dejarik.kernel.recorder import ListRecorder
from dejarik.testing.swccg import synthetic_making as make
from dejarik.testing.swccg import synthetic_terms as term
from dejarik.testing.swccg import synthetic_texts as syn
from dejarik.testing.swccg.marks import ruling
from dejarik.testing.swccg.synthetic import synthetic_deck
from dejarik.testing.swccg.table import Laid

CHARACTERS = (nouns.OfType(kinds.CHARACTER),)
ON_CHARACTER = DeployRule(CHARACTERS, 0)
PILES = ("reserve", "force", "used", "lost", "hand", "out", "drawn", "open")


def played(effect_op: Op, **other: Any) -> Text:
    """An interrupt for any phase."""
    return syn.answering(ev.PHASE, ev.TOP, effect_op, play=True, **other)


GAME = make.game_with(
    make.device("dark lamp"),
    make.effect("light curse", ON_CHARACTER),
    make.effect(
        "dark mirth", DeployRule(beside=True), syn.answering(ev.LOST_CARD, ev.JUST, syn.MustLose(1))
    ),
    make.interrupt("light drain", played(syn.MustLose(4))),
    make.interrupt("light drain reserve", played(syn.MustLose(4, term.OPPONENT, (ids.RESERVE,)))),
    make.interrupt("light drain hand", played(syn.MustLose(2, term.OPPONENT, (ids.HAND,)))),
    make.interrupt("light thieves", played(syn.LoseKind("trooper"))),
    make.interrupt(
        "dark relief",
        syn.answering(ev.MUST_LOSE, ev.RESPOND, syn.Unit(ev.ACTIVATE_ONE, 1), play=True),
    ),
    make.interrupt("dark spy", played(syn.Peek(ids.RESERVE))),
    make.interrupt("dark probe", played(syn.Peek(ids.HAND))),
    make.interrupt("dark mix", played(syn.Shuffle(ids.RESERVE))),
    make.interrupt("dark hope", played(syn.Unit(ev.RETRIEVE_ONE, 2))),
    make.interrupt("dark take", played(syn.PutTop(ids.RESERVE, ids.HAND))),
    make.interrupt("dark bury", played(syn.PutTop(ids.FORCE, ids.LOST))),
    make.interrupt(
        "light send home", played(syn.TakeBack(), targets=((nouns.Opponents(), *CHARACTERS),))
    ),
    make.interrupt(
        "light send off",
        played(syn.TakeBack(ids.USED), targets=((nouns.Opponents(), *CHARACTERS),)),
    ),
    make.interrupt(
        "light kill", played(syn.LoseChosen(), targets=((nouns.Opponents(), *CHARACTERS),))
    ),
    make.interrupt("light all use", played(syn.Unit(ev.USE_ONE, 2, term.EACH))),
)


def moving(hand: str, **other: Any) -> Laid:
    """Dark's move phase with these cards in hand."""
    return Laid(GAME, "dark street", phase="move", dark_hand=hand, **other)


def light(hand: str, dark: str = "", **other: Any) -> Laid:
    """Light's move phase with these cards in hand."""
    return Laid(GAME, "dark street", dark, turn="light", phase="move", light_hand=hand, **other)


def empty(t: Laid, seat: int, *piles: int) -> None:
    """The cards of some piles are out of play."""
    for pile in piles:
        t.table.pile(seat, ids.OUT).extend(t.table.pile(seat, pile))
        t.table.pile(seat, pile).clear()


@ruling("swccg.1a.001", "swccg.1a.003", "swccg.1a.007", "swccg.1a.008", "swccg.1a.009")
def test_life_force_is_the_cards_in_three_piles() -> None:
    """Each card counts one; those in hand, on table and lost count nothing."""
    t = Laid(
        GAME,
        "dark street",
        "dark trooper @ 1",
        dark_hand="dark rage, dark rage",
        dark_lost="dark hero",
        dark_force=5,
    )
    t.table.pile(0, ids.USED).append(t.table.pile(0, ids.RESERVE).pop())
    sizes = [t.count("dark", one) for one in ("reserve", "force", "used")]

    assert sum(sizes) == t.table.life_force(0) == 60 - 1 - 1 - 2 - 1
    assert [5, 1] == sizes[1:]


@ruling("swccg.1a.004", "swccg.1a.007", "swccg.1a.008", "swccg.1a.009", "swccg.1a.082")
def test_who_has_no_life_force_left_has_lost() -> None:
    """Two cards are left and four are to be lost; hand, table and Lost Pile do not help."""
    t = light("light drain", "dark trooper @ 1", dark_hand="dark rage", dark_lost="dark hero")
    empty(t, 0, ids.RESERVE)
    t.table.pile(0, ids.FORCE)[2:] = []
    t.answer("play light drain")
    first = (t.asked(), t.options())
    t.answer("top of force")
    going_on = t.table.outcome
    t.answer("top of force")

    assert ("dark: force_to_lose", ["top of force", "dark rage"]) == first
    assert going_on is None
    outcome = t.table.outcome
    assert outcome is not None
    assert [[[1], [0]], "depleted"] == [outcome.ranking, outcome.reason]


@ruling("swccg.1a.002", "swccg.1a.034", "swccg.1a.075", "swccg.1a.024", "swccg.1a.033")
def test_cards_circulate_and_come_back_behind_all_others() -> None:
    """A hero is activated, used and recirculated unasked; also under an empty deck."""
    t = Laid(
        GAME,
        "dark street",
        phase="activate",
        dark_top="dark hero",
        dark_force=0,
        dark_hand="dark leader, dark rage",
    )
    t.answer("activate", "2", "deploy dark leader")
    used = t.codes("dark", "used")
    while t.table.turn == 0:
        t.answer("pass")
    bare = Laid(GAME, "dark street", phase="draw")
    bare.table.pile(0, ids.USED).extend(bare.table.pile(0, ids.RESERVE))
    bare.table.pile(0, ids.RESERVE).clear()
    bare.answer("pass")

    assert ["dark trooper", "dark hero"] == used
    assert ["dark trooper", "dark hero"] == t.codes("dark", "reserve")[:2]
    assert [0, 56 - 1] == [bare.count("dark", "used"), bare.count("dark", "reserve")]


@ruling("swccg.1a.010")
def test_a_deck_has_sixty_cards() -> None:
    """Neither fifty-nine nor sixty-one."""
    for codes in (synthetic_deck("dark")[1:], [*synthetic_deck("dark"), "dark trooper"]):
        decks = (codes, synthetic_deck("light"))
        setup = {
            "seats": [
                {"side": side, "deck": deck}
                for side, deck in zip(("dark", "light"), decks, strict=True)
            ]
        }
        with pytest.raises(UnplayableSetup, match="a deck has 60 cards"):
            GAME.start(cast("dict[str, object]", setup), seed_from("sixty"))


@ruling("swccg.1a.012", "swccg.1a.028", "swccg.1a.011", "swccg.1a.050", "swccg.1a.052")
def test_starting_cards_come_first_then_the_deck_is_shuffled_and_eight_are_dealt() -> None:
    """Both locations lie there before the shuffle; every player still has sixty cards."""
    setup = {"seats": [{"side": side, "deck": synthetic_deck(side)} for side in ("dark", "light")]}
    recorder = ListRecorder()
    t = table_of(GAME.start(cast("dict[str, object]", setup), seed_from("start"), recorder))
    for place in range(2):
        decision = GAME.pending(t)[0]
        GAME.apply(t, decision.seat, decision.id, place, recorder)
    order = [one.event.kind for one in recorder.records if one.event is not None]
    wanted = [one for one in order if one in (ev.STARTING_SHOWN, ev.SHUFFLED, ev.DEALT)]
    owned = [
        sum(len(pile) for pile in t.players[seat].piles)
        + len([one for one in t.copies.values() if one.owner == seat])
        for seat in range(2)
    ]

    assert [ev.STARTING_SHOWN] * 2 + [ev.SHUFFLED] * 2 + [ev.DEALT] * 2 == wanted
    assert [8, 8] == [len(t.pile(seat, ids.HAND)) for seat in range(2)]
    assert [60, 60] == owned


@ruling("swccg.1a.017", "swccg.1a.018")
def test_only_the_force_pile_can_be_used_and_all_of_it() -> None:
    """A hero for four is not offered with three, though other piles are full; with four it is."""
    offered: list[list[str]] = []
    for force in (3, 4):
        t = Laid(GAME, "dark street", dark_hand="dark hero, dark rage", dark_force=force)
        offered.append(t.options())
    t.answer("deploy dark hero")

    assert [["pass"], ["deploy dark hero", "pass"]] == offered
    assert [0, 4] == [t.count("dark", "force"), t.count("dark", "used")]


@ruling("swccg.1a.021", "swccg.1a.022", "swccg.1a.023", "swccg.1a.070")
def test_force_is_used_card_by_card_and_face_down() -> None:
    """Two cards one after the other from the top; nobody has seen them."""
    t = light("light all use")
    tops = t.table.pile(0, ids.FORCE)[-2:]
    t.answer("play light all use")
    used = t.table.pile(0, ids.USED)
    events = [one.subject for one in t.events(ev.USE_ONE) if one.seat == 0]

    assert [tops[1], tops[0]] == used == events
    assert not any(t.table.knowledge.knows(seat, one) for one in used for seat in range(2))


@ruling("swccg.1a.025", "swccg.1a.026", "swccg.1a.076", "swccg.1a.027", "swccg.1a.137")
def test_lost_cards_lie_face_up_in_their_owners_lost_pile_and_stay_there() -> None:
    """One from the top of a deck, one killed on table; neither recirculates."""
    t = light("light drain, light kill", "dark hero @ 1")
    t.answer("play light kill", "play light drain", *["top of reserve"] * 4)
    lost = t.table.pile(0, ids.LOST)
    while t.table.turn == 1:
        t.answer("pass")

    assert ["dark hero", *["dark trooper"] * 4] == t.codes("dark", "lost")
    assert all(t.table.knowledge.is_public(one) for one in lost)
    assert 0 == t.count("light", "lost")


@ruling("swccg.1a.038", "swccg.1a.039", "swccg.1a.040", "swccg.1a.041")
def test_everybody_sees_how_many_cards_there_are_and_no_faces() -> None:
    """Counts of both players for both seats; codes only of one's own hand and of lost cards."""
    t = Laid(
        GAME,
        "dark street",
        dark_hand="dark hero",
        light_hand="light hero, light rage",
        dark_lost="dark droid",
    )
    for seat in range(2):
        view = view_of(t.table, seat)
        for player in view.players:
            counts = [len(getattr(player, one)) for one in PILES]
            assert counts == [len(one) for one in t.table.players[player.seat].piles]
            hidden = [*player.reserve, *player.force, *player.used]
            assert {""} == {one.code for one in hidden}
            own = player.seat == seat
            assert own == all(one.code for one in player.hand)


@ruling("swccg.1a.050", "swccg.1a.052")
def test_a_shuffle_ends_what_was_known_and_keeps_the_cards() -> None:
    """A card on top that Light had seen is unknown afterwards; the same cards are there."""
    t = moving("dark mix", dark_top="dark hero")
    top = t.table.pile(0, ids.RESERVE)[-1]
    t.table.knowledge.show(top, 1)
    before = sorted(t.codes("dark", "reserve"))
    t.answer("play dark mix")
    reserve = t.table.pile(0, ids.RESERVE)

    assert before == sorted(t.codes("dark", "reserve"))
    assert not any(t.table.knowledge.knows(1, one) for one in reserve)


@ruling("swccg.1a.077", "swccg.1a.079", "swccg.1a.082")
def test_each_force_is_chosen_from_hand_or_a_top_and_none_can_be_declined() -> None:
    """Four times, no pass among the options."""
    t = light("light drain", dark_hand="dark rage")
    t.table.pile(0, ids.USED).append(t.table.pile(0, ids.RESERVE).pop())
    t.answer("play light drain")
    first = t.options()
    t.answer("top of used", "top of force", "dark rage", "top of reserve")

    assert ["top of reserve", "top of force", "top of used", "dark rage"] == first
    assert 4 == t.count("dark", "lost")


@ruling("swccg.1a.083", "swccg.1a.084", "swccg.1a.085")
def test_cards_lost_for_what_they_are_are_no_loss_of_force() -> None:
    """Troopers of the hand are lost, and no text on losing Force answers."""
    t = light("light thieves", dark_hand="dark trooper, dark hero, dark trooper, dark relief")
    t.answer("play light thieves")
    force = light("light drain", dark_hand="dark relief")
    force.answer("play light drain")

    assert [["dark hero", "dark relief"], []] == [
        sorted(t.codes("dark", "hand")),
        t.events(ev.MUST_LOSE),
    ]
    assert ["play dark relief", "pass"] == force.options()


@ruling("swccg.1a.088", "swccg.1a.089", "swccg.1a.090")
def test_force_lost_from_a_named_place_comes_from_there_first() -> None:
    """Four from a deck of three: those, unasked, then any; two from a hand of three: which ones."""
    t = light("light drain reserve", dark_hand="dark rage")
    empty(t, 0, ids.RESERVE)
    out = t.table.pile(0, ids.OUT)
    t.table.pile(0, ids.RESERVE).extend([out.pop() for _ in range(3)])
    t.answer("play light drain reserve")
    hand = light("light drain hand", dark_hand="dark rage, dark hero, dark droid")
    hand.answer("play light drain hand")

    assert [3, ["top of force", "dark rage"]] == [t.count("dark", "lost"), t.options()]
    assert ["dark rage", "dark hero", "dark droid"] == hand.options()


@ruling("swccg.1a.091", "swccg.1a.092", "swccg.1a.095", "swccg.1a.096")
def test_who_peeks_alone_knows_the_card_which_stays_where_it_was() -> None:
    """Dark knows Light's top card; Light does not, and it is still on top."""
    t = moving("dark spy", light_top="light hero")
    top = t.table.pile(1, ids.RESERVE)[-1]
    t.answer("play dark spy")

    assert [True, False] == [t.table.knowledge.knows(seat, top) for seat in range(2)]
    assert top == t.table.pile(1, ids.RESERVE)[-1]


@ruling("swccg.1a.094")
def test_a_hand_that_is_looked_at_is_shown_to_everybody() -> None:
    """Both players, and so whoever watches."""
    t = moving("dark probe", light_hand="light hero, light rage")
    t.answer("play dark probe")

    assert all(t.table.knowledge.is_public(one) for one in t.table.pile(1, ids.HAND))


@ruling("swccg.1a.099", "swccg.1a.100", "swccg.1a.101", "swccg.1a.113", "swccg.1a.144")
def test_retrieving_takes_the_top_of_the_lost_pile_card_by_card() -> None:
    """The last lost comes first and lies below the next; everybody has seen both."""
    t = moving("dark hope", dark_lost="dark hero, dark droid, dark leader")
    t.answer("play dark hope")
    used = t.table.pile(0, ids.USED)

    assert ["dark leader", "dark droid"] == t.codes("dark", "used")[:2]
    assert ["dark hero"] == t.codes("dark", "lost")
    assert all(t.table.knowledge.is_public(one) for one in used[:2])


@ruling("swccg.1a.115", "swccg.1a.116", "swccg.1a.117", "swccg.1a.121", "swccg.1a.134")
def test_what_a_leaving_card_carries_goes_to_its_owners_lost_pile() -> None:
    """The hero goes to Dark's hand or Used Pile; the lamp and Light's curse are lost."""
    for text, pile in (("light send home", "hand"), ("light send off", "used")):
        t = Laid(
            GAME,
            "dark street",
            "dark hero + dark lamp @ 1",
            "light curse",
            turn="light",
            phase="move",
            light_hand=text,
        )
        hero = t.thing("dark hero")
        t.table.copies[t.thing("light curse")].holder = hero
        t.answer(f"play {text}")

        assert hero not in t.table.copies
        assert "dark hero" in t.codes("dark", pile)
        assert ["dark lamp"] == t.codes("dark", "lost")
        assert ["light curse"] == t.codes("light", "lost")
        assert [False, False] == [t.on_table(one) for one in ("dark lamp", "light curse")]


@ruling("swccg.1a.122", "swccg.1a.116")
def test_all_leave_at_one_moment() -> None:
    """When the loss of either can be answered both are in the Lost Pile."""
    t = light("light kill", "dark hero + dark lamp @ 1, dark mirth")
    t.answer("play light kill")

    assert "dark: window" == t.asked()
    assert ["dark hero", "dark lamp"] == t.codes("dark", "lost")


@ruling("swccg.1a.136", "swccg.1a.138", "swccg.1a.143", "swccg.1a.145")
def test_a_card_put_into_a_hand_is_seen_by_its_owner_alone() -> None:
    """Also where the other cards of that hand are known to everybody."""
    t = moving("dark take, dark rage", dark_top="dark hero")
    for one in t.table.pile(0, ids.HAND):
        t.table.knowledge.publish(one)
    top = t.table.pile(0, ids.RESERVE)[-1]
    known = t.table.knowledge.knows(0, top)
    t.answer("play dark take")
    (taken,) = [
        one for one in t.table.pile(0, ids.HAND) if t.table.definition_of(one).code == "dark hero"
    ]

    assert not known
    assert [True, False] == [t.table.knowledge.knows(seat, taken) for seat in range(2)]


@ruling("swccg.1a.137")
def test_a_card_put_face_up_is_seen_by_both() -> None:
    """The top of the Force Pile goes to the Lost Pile."""
    t = moving("dark bury")
    top = t.table.pile(0, ids.FORCE)[-1]
    t.answer("play dark bury")

    assert [top] == t.table.pile(0, ids.LOST)
    assert t.table.knowledge.is_public(top)
