"""Taking cards out of decks and piles: what is declared, shown, verified and locked."""

from dejarik.games.swccg.effects import nouns, playing
from dejarik.games.swccg.effects.reserve import DeployFromReserve
from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model.state import CONTROL
from dejarik.games.swccg.rules import limits
from dejarik.games.swccg.rules.flow.deploying import Deploy
from dejarik.testing.swccg import synthetic_making as make
from dejarik.testing.swccg import synthetic_search as search
from dejarik.testing.swccg import synthetic_texts as syn
from dejarik.testing.swccg import witnesses
from dejarik.testing.swccg.marks import ruling
from dejarik.testing.swccg.sides import TROOPERS, laid
from dejarik.testing.swccg.synthetic_stack import DeploysAtOnce
from dejarik.testing.swccg.table import MOST_PASSES, Laid
from dejarik.titles.swccg.games import game

WEAPON = nouns.OfType(kinds.WEAPON)
LASER_OR_SECTOR = nouns.AnyOf((nouns.Titled("dark hero"), nouns.Titled("dark droid")))


def takes(what: nouns.AnyOf, *piles: int) -> search.Searching:
    """A text that takes a card out of a pile into hand."""
    action = playing.UseText(0, search.TakeFromChosen((what,)), False)
    return search.Searching(
        (ev.PHASE,), ev.TOP, action, who=playing.YOU, targets=((),), piles=piles
    )


ONE = syn.Unit(ev.ACTIVATE_ONE, 1)


def as_if_from_hand(events: tuple[int, ...], band: int) -> playing.Text:
    """Once a turn an interrupt may be played out of the Lost Pile as if from hand."""
    action = playing.UseText(0, search.PlayFromLost(band), False, 1, limits.PER_TURN)
    return playing.Text(events, band, action)


GAME = make.game_with(
    make.effect("dark moff", witnesses.BESIDE, takes(LASER_OR_SECTOR, ids.RESERVE)),
    make.effect("dark clerk", witnesses.BESIDE, takes(LASER_OR_SECTOR, ids.RESERVE, ids.LOST)),
    make.interrupt(
        "dark armory",
        syn.answering(ev.PHASE, ev.TOP, DeployFromReserve((WEAPON,), Deploy()), play=True),
    ),
    make.interrupt(
        "dark return",
        syn.answering(ev.PHASE, ev.TOP, search.DeployTopOf(ids.LOST, Deploy()), play=True),
    ),
    make.character("dark early", (1, 1, 2), DeploysAtOnce(Deploy(), (ev.PHASE,), ev.TOP, own=True)),
    witnesses.ear("light", ev.USING),
    witnesses.ear("dark", ev.USING),
    make.effect(
        "light step",
        witnesses.BESIDE,
        as_if_from_hand((ev.DRAINING, ev.DEPLOYING), ev.RESPOND),
        as_if_from_hand((ev.PHASE,), ev.TOP),
    ),
    make.interrupt("light stew", syn.answering(ev.PHASE, ev.TOP, ONE, play=True)),
    make.effect("dark visage", witnesses.BESIDE),
)


def moff(top: str, lost: str = "", card: str = "dark moff", light: str = "light ear") -> Laid:
    """Dark's control phase with a searcher on table."""
    return Laid(GAME, "dark street", card, light, phase="control", dark_top=top, dark_lost=lost)


@ruling("swccg.1b.006", "swccg.1b.008", "swccg.1b.024")
def test_only_the_searcher_is_declared_and_the_whole_deck_is_seen() -> None:
    """Light answers before anything is named; then Dark looks through all and chooses."""
    t = moff("dark trooper, dark hero, dark droid")
    t.answer("use dark moff")
    answering = (t.asked(), t.options(), t.events(ev.PEEKED))
    t.answer("pass")
    deck = t.table.pile(0, ids.RESERVE)

    assert ("light: window", ["use light ear", "pass"], []) == answering
    assert ("dark: search", ["dark droid", "dark hero"]) == (t.asked(), t.options())
    assert all(t.table.knowledge.knows(0, one) for one in deck)


@ruling("swccg.1b.025", "swccg.1b.001", "swccg.1b.002", "swccg.1b.003")
def test_what_is_found_is_shown_and_taken_and_the_deck_shuffled() -> None:
    """Everybody sees the hero on its way to the hand."""
    t = moff("dark trooper, dark hero", light="")
    t.answer("use dark moff", "dark hero")
    (card,) = t.table.pile(0, ids.HAND)

    assert ["dark hero"] == t.codes("dark", "hand")
    assert t.table.knowledge.is_public(card)
    assert 1 == len(t.events(ev.SHUFFLED))
    assert not any(t.table.knowledge.knows(0, one) for one in t.table.pile(0, ids.RESERVE))


@ruling("swccg.1b.026", "swccg.1b.027", "swccg.1b.011")
def test_a_search_in_vain_may_be_verified_and_is_locked_for_the_turn() -> None:
    """Light looks through the deck, or trusts Dark; it is shuffled either way and locked."""
    found = []
    for answer in ("yes", "no"):
        t = moff("dark trooper", light="")
        t.answer("use dark moff")
        asked = (t.asked(), t.options())
        t.answer(answer)
        found.append((asked, len(t.events(ev.VERIFIED)), len(t.events(ev.SHUFFLED))))
        assert "use dark moff" not in t.options()

    assert [
        (("light: verify", ["yes", "no"]), 1, 1),
        (("light: verify", ["yes", "no"]), 0, 1),
    ] == found


@ruling("swccg.1b.016")
def test_another_pile_may_be_searched_and_next_turn_the_same_again() -> None:
    """The clerk finds nothing in the Reserve Deck, so only the Lost Pile is left this turn."""
    t = moff("dark trooper", "dark leader", "dark clerk", "")
    t.answer("use dark clerk")
    first = t.options()
    t.answer("dark reserve", "no", "use dark clerk", "no")
    locked = t.options()
    for _ in range(MOST_PASSES):
        if t.table.turn_count == 4 and t.table.phase == CONTROL:
            break
        t.answer(t.options()[-1])

    assert ["dark reserve", "dark lost"] == first
    assert ["dark lost"] == [
        ids.PILE_NAMES[ids.pile_of(one.subject)[1]].replace("lost", "dark lost")
        for one in t.events(ev.PEEKED)[1:]
    ]
    assert "use dark clerk" not in locked
    assert "use dark clerk" in t.options()


@ruling("swccg.1b.003")
def test_a_card_taken_by_a_criterion_from_a_pile_that_lies_open_is_shown_too() -> None:
    """The stormtrooper out of the Lost Pile is known to all in the Used Pile."""
    t = Laid(
        game(),
        "1_295",
        "",
        "1_28 @ 1",
        phase="control",
        dark_hand="1_251",
        dark_lost="1_196, 1_194",
        filler=TROOPERS,
    )
    t.answer("play 1_251")
    (retrieved,) = t.events(ev.RETRIEVE_ONE)

    assert "1_194" not in t.codes("dark", "lost")
    assert retrieved.subject in t.table.pile(0, ids.USED)
    assert t.table.knowledge.is_public(retrieved.subject)


@ruling("swccg.1b.029")
def test_only_a_text_that_says_so_leaves_the_normal_timing() -> None:
    """In the control phase the early one may be deployed, the trooper may not."""
    t = Laid(GAME, "dark street", phase="control", dark_hand="dark trooper, dark early")

    assert ["deploy dark early", "pass"] == t.options()


@ruling("swccg.1b.032")
def test_a_card_in_a_pile_answers_nothing() -> None:
    """Light's last words in Lost Pile, Used Pile and Reserve Deck are of no use; in hand one is."""
    t = Laid(
        GAME,
        "dark street",
        "dark trooper @ 1",
        phase="control",
        light_lost="light last word",
        light_used="light last word",
        light_top="light last word",
    )
    t.answer("drain Street")
    held = Laid(
        GAME, "dark street", "dark trooper @ 1", phase="control", light_hand="light last word"
    )
    held.answer("drain Street")

    assert "light: force_to_lose" == t.asked()
    assert ["play light last word", "pass"] == held.options()


@ruling("swccg.1b.033")
def test_deploying_out_of_a_pile_leaves_the_rest_in_order() -> None:
    """The top trooper comes back to the table; nothing is shuffled."""
    t = Laid(
        GAME,
        "dark street",
        phase="control",
        dark_hand="dark return",
        dark_lost="dark hero, dark droid, dark leader, dark trooper",
    )
    t.answer("play dark return")

    assert t.on_table("dark trooper")
    assert ["dark hero", "dark droid", "dark leader"] == t.codes("dark", "lost")
    assert [] == t.events(ev.SHUFFLED)


@ruling("swccg.1b.038")
def test_a_search_may_begin_though_nothing_could_take_what_it_finds() -> None:
    """Without a bearer on table the armory is offered; what it finds cannot be deployed."""
    t = Laid(GAME, "dark street", phase="control", dark_hand="dark armory", dark_top="dark rifle")
    offered = t.options()
    t.answer("play dark armory")

    assert ["play dark armory", "pass"] == offered
    assert "light: verify" == t.asked()


@ruling("swccg.1b.040")
def test_a_search_for_what_is_all_on_table_may_not_begin() -> None:
    """With both docking bays of Dark there the control room has nothing to search for."""
    by = "search by Docking Control Room 327"
    some = laid("101_4", "101_4, 1_285, 1_284", "1_194 @ 1, 1_194 @ 1")
    both = laid("101_4", "101_4, 1_285, 1_291", "1_194 @ 1", hand="1_194")

    assert by in some.options()
    assert by not in both.options()


@ruling("swccg.1c.304")
def test_cards_in_piles_and_in_the_opponents_hand_count_as_unseen() -> None:
    """No stormtrooper is lost and no Rebel in hand; Dark may look for them all the same."""
    lost = laid("1_251", "1_295", "", "1_28 @ 1", hand="1_251", phase="control")
    hand = laid("1_266", "1_295", hand="1_266", their_hand="1_31", phase="control")

    assert "play 1_251" in lost.options()
    assert "play 1_266" in hand.options()


def drained(lost: str) -> Laid:
    """Dark drains, and Light may look for an answer in its Lost Pile."""
    t = Laid(
        GAME,
        "dark street",
        "dark trooper @ 1, dark ear",
        "light step",
        phase="control",
        light_lost=lost,
        dark_hand="dark visage",
    )
    t.answer("drain Street")
    return t


@ruling("swccg.1b.043", "swccg.1b.044", "swccg.1b.045", "swccg.1b.047", "swccg.1b.051")
def test_as_if_from_hand_is_in_answer_too() -> None:
    """Light announces it, names nothing yet, looks, and must play the one last word there is."""
    t = drained("light hero, light last word, light stew, light droid")
    offered = (t.asked(), t.options())
    t.answer("use light step")
    announced = (t.asked(), t.options(), witnesses.under_way(t))
    t.answer("pass")
    found = (t.asked(), t.options())
    t.answer("light last word")

    assert ("light: window", ["use light step", "pass"]) == offered
    assert ("dark: window", ["use dark ear", "pass"], ["draining", "using"]) == announced
    assert ("light: search", ["light last word"]) == found
    assert [] == t.events(ev.LOSE_ONE, ev.DRAINED)
    assert ["light hero", "light stew", "light droid", "light last word"] == t.codes(
        "light", "lost"
    )
    assert [] == t.events(ev.SHUFFLED)


@ruling("swccg.1b.046", "swccg.1b.049", "swccg.1b.050")
def test_in_answer_only_answers_are_found_and_a_look_in_vain_uses_it_up() -> None:
    """Only a stew is lost: Dark verifies that; the drain goes on, and the step is used up."""
    t = drained("light hero, light stew")
    t.answer("use light step", "pass")
    asked = (t.asked(), t.options())
    t.answer("yes")
    goes_on = t.asked()
    t.answer("top of reserve")
    after = t.options()

    assert ("dark: verify", ["yes", "no"]) == asked
    assert "light: force_to_lose" == goes_on
    assert "use light step" not in after
    assert ["light hero", "light stew"] == t.codes("light", "lost")[:2]
