"""Renew: cards that are played once more, out of the discard pile."""

from dejarik.games.destiny.advice.explanations import explain
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, ruling


def renewing(*codes: str, hand: str = "", resources: int = 5) -> Tabletop:
    """These cards lie in your discard pile, and a card with Renew in the opponent's."""
    t = Tabletop(hand=hand, resources=resources)
    t.discard_pile(*codes)
    t.discard_pile("T150", seat=THEM)
    return t


@ruling("arh.part7.renew.01", "arh.part5.actions.04")
def test_a_card_with_renew_is_played_from_the_discard_pile_for_its_renew_cost() -> None:
    """One resource for a card that costs three; neither a plain card nor an opponent's."""
    t = renewing("T31", "T150", resources=1)
    assert ["play T150", "activate T01", "claim", "pass"] == t.options()

    t.answer("play T150")

    assert (2, ["T31"]) == (t.resources(), t.discards())
    assert [1] == [event.amount for event in t.events("resources_spent")]


@ruling("arh.part7.renew.01")
def test_from_the_hand_a_card_with_renew_has_its_own_cost() -> None:
    """Three, which cannot be paid; and without the Renew cost it stays in the discard pile."""
    held, poor = Tabletop(hand="T150", resources=2), renewing("T150", resources=0)

    assert ["activate T01", "reroll", "claim", "pass"] == held.options()
    assert ["activate T01", "claim", "pass"] == poor.options()
    handle = poor.state.knowledge.handles[YOU][poor.state.players[YOU].discard[0]]
    answer = ["not_enough_resources arh.part5.play.04"]
    assert answer == explain(poor.state, YOU, f"play:{handle}")


@ruling("arh.part7.renew.02")
def test_an_event_played_with_renew_is_set_aside() -> None:
    """Played from the hand it is discarded."""
    renewed, plain = renewing("T150"), Tabletop(hand="T150")

    renewed.answer("play T150")
    plain.answer("play T150")

    assert (["T150"], []) == (renewed.aside(), renewed.discards())
    assert ([], ["T150"]) == (plain.aside(), plain.discards())


@ruling("arh.part7.renew.02")
def test_a_support_played_with_renew_is_as_any_other() -> None:
    """It enters play, and can be renewed again when it has been discarded."""
    t = renewing("T151", hand="T40")

    t.answer("play T151", "pass", "play T40", "pass")

    assert (["T151", "T40"], []) == (sorted(t.discards()), t.aside())
    assert "play T151" in t.options()


@ruling("arh.part7.renew.03")
def test_an_effect_that_plays_a_card_may_play_one_with_renew() -> None:
    """For one less than its Renew cost; a plain card in the discard pile cannot be chosen."""
    t = renewing("T12", "T151", hand="T152 T13", resources=1)

    t.answer("play T152")
    assert ["card T13", "card T151"] == t.options()
    t.answer("card T151")

    assert (["T01", "T151"], 0) == (t.in_play(), t.resources())


@ruling("arh.part7.renew.04")
def test_an_effect_that_plays_a_card_from_the_hand_cannot_use_renew() -> None:
    """Only the card in hand is offered."""
    t = renewing("T151", hand="T153 T13 T12")

    t.answer("play T153")

    assert ["card T13", "card T12"] == t.options()


@ruling("arh.part7.renew.05")
def test_while_it_is_played_a_cards_cost_is_its_renew_cost() -> None:
    """A support looks for cards that cost 1 at most: the renewed one, not the one from hand."""
    t = renewing("T150", hand="T150")
    t.support("T154")
    hand = t.state.players[YOU].hand[0]
    pile = t.state.players[YOU].discard[0]

    for card, drawn in ((hand, 0), (pile, 1)):
        options = [option.source for option in t.decision().options]
        before = len(t.events("cards_drawn"))
        t.game.apply(t.state, YOU, t.decision().id, options.index(card), t.recorder)
        assert drawn == len(t.events("cards_drawn")) - before
        t.pass_turn()


@ruling("arh.part7.renew.05")
def test_replacing_an_upgrade_is_taken_off_the_renew_cost() -> None:
    """A Renew cost of 2, and an upgrade worth 1 is given up."""
    t = renewing("T155", resources=1)
    t.upgrade("T25", on="T01")

    t.answer("play T155")
    assert ["T25"] == t.options()
    t.answer("T25")

    assert (["T01", "T155"], 0) == (t.in_play(), t.resources())
