"""One battle, move by move: exactly what is offered, to whom, with what is illegal on the table."""

import pytest

from dejarik.kernel.decisions import IllegalAnswer
from dejarik.kernel.modifiers import contributions
from tests.spine.battle import table as t
from tests.spine.battle.procedures import power
from tests.spine.battle.scenario import GAME, Scenario

# --- initiating -----------------------------------------------------------------------


def test_a_battle_is_begun_where_both_sides_are_and_can_be_paid_for() -> None:
    """Only one site has both; responses in hand are none at the top level."""
    game = Scenario(here=("captain", "trooper"), there=("scout", ""), hands=("jam luck", ""))
    poor = Scenario(here=("captain", "trooper"), hands=("jam luck", ""), force=(0, 4))

    assert (0, ["here", "pass"]) == game.asked()
    assert (0, ["pass"]) == poor.asked()


def test_where_to_deploy_is_picked_before_anything_is_shown() -> None:
    """The card, then its place: one group, taken back without a trace, unseen by the other seat."""
    game = Scenario(here=("captain", ""), hands=("trooper rifle spy", "jam"))
    assert (0, ["trooper", "rifle", "spy", "pass"]) == game.asked()
    before, seen = GAME.dump(game.table), GAME.view(game.table, 1)

    game.answer("trooper")
    assert (0, ["here", "there"]) == game.asked()
    assert seen == GAME.view(game.table, 1)
    game.back()
    assert before == GAME.dump(game.table)
    game.answer("trooper", "there")

    assert [(0, "trooper")] == game.story(t.DEPLOYED)
    assert ["captain", "trooper"] == game.titles(0, t.TABLE)


def test_a_weapon_with_one_possible_bearer_asks_nothing() -> None:
    """The trooper carries one already, so the second is the captain's."""
    game = Scenario(here=("trooper/rifle captain", ""), hands=("rifle", ""))

    game.answer("rifle")

    assert [1, 3] == [
        game.table.carrier[card] for card in game.table.zone(0, t.TABLE) if game.table.carrier[card]
    ]


def test_a_react_joins_the_battle_before_it_begins() -> None:
    """Only the scout of the other site may; it brings what it carries, and pays for it."""
    game = Scenario(here=("captain", "trooper scout"), there=("scout", "scout/rifle trooper"))
    game.answer("here")
    assert (1, ["scout", "pass"]) == game.asked()
    assert not game.table.battle.site

    game.answer("scout")

    assert ["trooper", "scout", "scout"] == [
        game.table.title(one) for one in game.table.fighters(1)
    ]
    assert 3 == len(game.table.zone(1, t.FORCE))
    # Nobody holds a card, so weapons are the first question: seat 0 has none in the battle.
    assert (1, ["rifle", "pass"]) == game.asked()


def test_who_cannot_pay_for_a_react_is_not_asked() -> None:
    """With an empty hand nothing is hidden, so the battle begins."""
    game = Scenario(here=("captain", "trooper"), there=("", "scout"), force=(4, 0))

    game.answer("here")

    assert [(0, "here")] == game.story(t.BATTLE_BEGUN)


# --- weapons --------------------------------------------------------------------------


def fired(hands: tuple[str, str], tops: str = "spy") -> Scenario:
    """Seat 0 has fired its rifle at the trooper; the other seat may respond."""
    here = ("captain/rifle trooper", "trooper/rifle scout")
    game = Scenario(here, ("scout", "scout"), hands, (tops, "spy"))
    game.answer("here", "pass", "rifle")
    assert (0, ["their trooper", "their scout"]) == game.asked()
    game.answer("their trooper")
    return game


def test_a_shot_is_paid_for_responded_to_and_then_drawn_for() -> None:
    """A destiny of five against an ability of two hits; the weapon has had its shot."""
    game = fired(("", "jam spy"))
    assert (1, ["jam", "pass"]) == game.asked()
    assert (2, []) == (len(game.table.zone(0, t.FORCE)), game.story(t.DESTINY))

    game.answer("pass")

    assert [(0, "spy")] == game.story(t.DESTINY)
    assert [(0, "trooper")] == game.story(t.HIT)
    assert (1, ["rifle", "pass"]) == game.asked()


def test_a_low_destiny_misses() -> None:
    """Two is not more than two."""
    game = fired(("", "jam"), tops="rifle")

    game.answer("pass")

    assert [] == game.story(t.HIT)


def test_a_cancelled_shot_draws_nothing_and_stays_paid_and_spent() -> None:
    """The jam is lost, the rifle may not fire again."""
    game = fired(("", "jam spy"))

    game.answer("jam")

    assert [] == game.story(t.DESTINY)
    assert ["jam"] == game.titles(1, t.LOST)
    assert 2 == len(game.table.zone(0, t.FORCE))
    game.answer("pass")
    assert [] == [name for name in game.asked()[1] if game.asked()[0] == 0 and name == "rifle"]


def test_a_cancel_of_a_cancel_lets_the_shot_go_on() -> None:
    """The override answers the jam only: it is resolved first, and the shot is drawn for."""
    game = fired(("override luck", "jam spy"))
    assert (1, ["jam", "pass"]) == game.asked()
    game.answer("jam")
    assert (0, ["override", "pass"]) == game.asked()
    game.answer("override")
    assert (1, ["pass"]) == game.asked()

    game.answer("pass", "pass")

    assert (0, ["luck", "pass"]) == game.asked()
    assert [(0, "spy")] == game.story(t.DESTINY)
    assert (["override"], ["jam"]) == (game.titles(0, t.LOST), game.titles(1, t.LOST))


def test_a_cancel_of_a_cancel_of_a_cancel_stops_the_shot() -> None:
    """Three responses deep: the last one counts."""
    game = fired(("override luck", "jam override"))

    game.answer("jam", "override", "override", "pass")

    assert [] == game.story(t.DESTINY)
    acted = [title for _, title in game.story(t.ACTING)]
    assert ["here", "override"] == acted


# --- destiny and power ----------------------------------------------------------------


def test_a_destiny_may_be_drawn_anew_as_often_as_there_is_luck() -> None:
    """Each draw has its own window; what is put away lies in the used pile."""
    game = fired(("luck luck", "spy"), tops="captain scout spy")
    game.answer("pass")
    assert (0, ["luck", "luck", "pass"]) == game.asked()
    game.answer("luck", "pass")
    assert (0, ["luck", "pass"]) == game.asked()
    game.answer("luck", "pass")

    assert ["captain", "scout", "spy"] == [title for _, title in game.story(t.DESTINY)]
    assert [(0, "trooper")] == game.story(t.HIT)
    assert ["captain", "scout", "spy"] == [
        title for title in game.titles(0, t.USED) if title != "trooper"
    ]


@pytest.mark.parametrize(
    ("first", "second", "expected"), [("cheer", "fury", 10), ("fury", "cheer", 8)]
)
def test_power_counts_what_changes_it_in_the_order_it_came_about(
    first: str, second: str, expected: int
) -> None:
    """Three and two, doubled, or three doubled and two; both end with the battle."""
    game = Scenario(here=("captain", "trooper"), hands=("cheer fury", "spy"))
    game.answer("here", first, "pass", "pass", second, "pass", "pass")
    (captain,) = game.table.characters(0)

    assert expected == power(game.table, captain)
    sources = [part.source for part in contributions(game.table, t.POWER, captain)]
    assert [first, second] == [game.table.title(card) for card in sources]

    while game.table.battle.site:
        game.answer(game.asked()[1][-1])
    assert 3 == power(game.table, captain)


def test_totals_are_power_and_destiny_and_the_lower_side_owes_the_difference() -> None:
    """Only who has enough ability draws; three and two against two and one."""
    game = Scenario(
        here=("captain trooper", "trooper"), tops=("jam", "spy"), hands=("luck", "rescue")
    )
    game.answer("here", "pass", "pass")
    assert (0, ["luck", "pass"]) == game.asked()
    game.answer("pass")

    assert [5 + 4, 2] == game.table.battle.total
    assert [0, 7] == game.table.battle.owed
    assert [(0, "jam")] == game.story(t.DESTINY)


# --- damage ---------------------------------------------------------------------------


def owing() -> Scenario:
    """Seat 1 owes damage, its trooper is hit, and its captain carries a rifle."""
    game = Scenario(
        here=("captain/rifle captain", "trooper captain/rifle"),
        there=("", "scout"),
        hands=("", "rescue rescue jam"),
        tops=("spy jam", "trooper"),
    )
    game.answer("here", "pass", "rifle", "their trooper", "pass", "pass", "pass")
    return game


def test_nobody_may_pass_while_something_is_owed() -> None:
    """Hit or not, one's own characters in the battle and the top of a pile; no scout elsewhere."""
    game = owing()

    assert (1, ["trooper", "captain", "force"]) == game.asked()
    assert ([0, 3], ["trooper"]) == (
        game.table.battle.owed,
        [game.table.title(card) for card in game.table.battle.hit],
    )
    with pytest.raises(IllegalAnswer):
        GAME.apply(game.table, 1, game.decision().id, 3)


def test_a_hit_character_is_owed_when_the_damage_is_paid() -> None:
    """Three Force satisfy the damage; then only the hit one is left to be given up, and must be."""
    game = owing()
    game.answer("force", "force", "force")
    assert (1, ["trooper"]) == game.asked()
    game.answer("trooper")

    # Its own window; then the segment is over, as nobody owes anything.
    assert (1, ["rescue for trooper", "rescue for trooper", "pass"]) == game.asked()
    game.answer("pass")
    assert not game.table.battle.site


def test_what_is_carried_leaves_at_the_same_moment_under_one_window() -> None:
    """Forced first and lifted by it; then the rest of the group, each card once."""
    game = owing()
    game.answer("captain")

    # Both lie in the pile before the first answer, and the captain's loss has had its effect.
    assert ["captain", "rifle"] == game.titles(1, t.LOST)[-2:]
    assert [(1, "captain"), (1, "rifle")] == game.story(t.LEFT)
    assert 1 == sum(seat == 0 for seat, _ in game.story(t.LOST_FORCE))
    # The captain was lifted: the window is its own.
    assert (1, ["rescue", "rescue", "pass"]) == game.asked()
    game.answer("rescue")
    # It is back in hand, so it is not just lost any more; the group still has the rifle.
    assert (1, ["rescue for rifle", "pass"]) == game.asked()
    game.answer("rescue for rifle")

    assert {"jam", "captain", "rifle"} == set(game.titles(1, t.HAND))
    assert ["rescue", "rescue"] == game.titles(1, t.LOST)


def test_without_a_forced_answer_the_group_is_asked_as_one() -> None:
    """A trooper with a rifle: either can be rescued, by one alternation of seats."""
    game = Scenario(
        here=("captain captain", "trooper/rifle"), hands=("", "rescue jam"), tops=("jam", "")
    )
    game.answer("here", "pass")

    game.answer("trooper")

    assert (1, ["rescue for trooper", "rescue for rifle", "pass"]) == game.asked()


# --- hidden hands ---------------------------------------------------------------------


def test_who_is_asked_depends_on_the_size_of_a_hand_alone() -> None:
    """A hand of cards that cannot answer is asked at the same moments, with nothing but a pass."""
    seats = []
    for hands in (("luck fury", "jam rescue"), ("spy spy", "spy spy")):
        game = fired(hands)
        asked = []
        for _ in range(8):
            asked.append(game.asked()[0])
            game.answer("pass" if "pass" in game.asked()[1] else game.asked()[1][-1])
        seats.append(asked)
    assert seats[0] == seats[1]


def test_a_hand_that_was_shown_stays_known_less_what_is_played_openly() -> None:
    """After the spy seat 0 knows the hand; when the jam is played it knows the rest."""
    game = Scenario(
        here=("captain/rifle", "trooper"), hands=("spy luck", "luck jam rescue"), tops=("spy", "")
    )
    game.answer("spy", "pass", "here", "rifle", "jam")
    hand = game.table.zone(1, t.HAND)

    assert ["luck", "rescue"] == sorted(game.titles(1, t.HAND))
    assert all(game.table.knowledge.knows(0, card) for card in hand)


def test_drawing_and_playing_cards_from_hand_builds_no_index() -> None:
    """Hands are found at the moment: the index of the table is the one there was."""
    game = Scenario(here=("captain", "trooper"), hands=("spy jam", "luck"))
    decision = game.decision()
    index = game.table.get_index()

    GAME.apply(game.table, 0, decision.id, game.asked()[1].index("spy"))

    assert [(0, "spy")] != game.story(t.PLAYED)
    assert "spy" not in game.titles(0, t.HAND)
    assert index is game.table.get_index()
