"""How well the players stand: what is better for one is worse for the other, by as much."""

from collections.abc import Callable
from math import log

import pytest

from dejarik.games.destiny.model.state import ON_CARD
from dejarik.laws.hidden import another_world
from dejarik.testing.destiny.table import THEM, YOU, Tabletop


def table() -> Tabletop:
    """Rey with two dice against Kylo Ren with two."""
    return Tabletop("04024*2", "04001*2", hand="04039 04033", resources=1)


def yours(one: Tabletop) -> float:
    """How likely you seem to win."""
    both = one.game.evaluate(one.state) or []
    assert pytest.approx(1.0) == sum(both)
    assert all(0.0 < part < 1.0 for part in both)
    return both[YOU]


def points(one: Tabletop) -> float:
    """Your lead, as what the likelihood grows from."""
    return log(yours(one) / (1.0 - yours(one)))


def test_damage_is_bad_and_shields_are_good_for_who_has_them() -> None:
    """On either side."""
    one = table()
    before = yours(one)
    one.copy("04024").damage = 3
    hurt = yours(one)
    one.copy("04024").shields = 2
    shielded = yours(one)
    one.copy("their 04001").damage = 5
    assert hurt < shielded < before
    assert shielded < yours(one)


def test_the_last_points_of_health_are_the_dearest() -> None:
    """The same damage takes more from a character that has little left."""
    falls = []
    for damage in (0, 8):
        one = table()
        one.copy("04024").damage = damage
        before = points(one)
        one.copy("04024").damage += 2
        falls.append(before - points(one))
    assert falls[0] < falls[1]


def test_dice_in_the_pool_count_by_what_they_show() -> None:
    """Damage more than a blank, a rolled blank no more than nothing."""
    blank, hit = table(), table()
    blank.show("04024", "-")
    hit.show("04024", "2MD")
    assert yours(blank) < yours(hit)
    assert yours(blank) <= yours(table()) < yours(hit)


def hurt(one: Tabletop) -> None:
    """What two damage do."""
    one.copy("their 04002").damage += 2


def shield(one: Tabletop) -> None:
    """What a shield does."""
    one.copy("04024").shields += 1


def earn(one: Tabletop) -> None:
    """What a resource does."""
    one.state.players[YOU].resources += 1


def disrupt(one: Tabletop) -> None:
    """What a disrupt does."""
    one.state.players[THEM].resources -= 1


def discard(one: Tabletop) -> None:
    """What a discard does; the hand is filled up from the deck again."""
    one.state.players[THEM].deck.pop()


@pytest.mark.parametrize(
    ("code", "side", "resolve"),
    [
        ("04024", "2MD", hurt),
        ("04024", "1Sh", shield),
        ("04024", "1R", earn),
        ("01003", "1Dr", disrupt),
        ("04024", "1Dc", discard),
    ],
)
def test_a_die_is_worth_less_in_the_pool_than_resolved(
    code: str, side: str, resolve: Callable[[Tabletop], None]
) -> None:
    """Even damage to a healthy team; otherwise a bot would look at its dice and pass."""
    one = Tabletop("04024*2 01003", "04001*2 04002*2")
    for ref in ("their 04001", "their 04002"):
        one.copy(ref).shields = 3
    for seat in (YOU, THEM):
        one.state.players[seat].deck = list(range(1, 21))
    one.copy(code).ready = False
    die = one.show(code, side)
    shown = points(one)
    one.state.players[YOU].pool.remove(die.id)
    die.zone = ON_CARD
    resolve(one)
    assert shown < points(one)


def test_damage_that_could_defeat_a_character_is_a_threat() -> None:
    """The same dice are worth more against one who would not survive them."""
    gains = []
    for left in (3, 2):
        one = table()
        one.copy("their 04001").damage = 12 - left
        before = points(one)
        one.show("04024", "2MD")
        gains.append(points(one) - before)
    assert gains[0] + 0.1 < gains[1]


def test_damage_on_one_character_is_worse_than_the_same_spread() -> None:
    """Whoever is nearly defeated takes the dice along."""
    spread, heaped = (Tabletop("04024*2 04025", "04001*2") for _ in range(2))
    spread.copy("04024").damage = spread.copy("04025").damage = 4
    heaped.copy("04024").damage = 8
    assert points(heaped) < points(spread)


def test_a_card_without_dice_is_worth_more_than_it_cost() -> None:
    """Otherwise no bot would play one whose use shows later."""
    one = table()
    player = one.state.players[YOU]
    player.resources = 4
    player.deck = list(range(1, 21))
    before = points(one)
    player.resources = 0
    player.deck.pop()
    one.upgrade("01102", "04024")
    assert before < points(one)


def test_whoever_has_claimed_has_lost_the_pool() -> None:
    """What lies there is put back before another turn comes."""
    one = table()
    one.show("04024", "2MD")
    before = yours(one)
    one.state.players[YOU].claimed = True
    assert yours(one) < before


def test_resources_and_cards_are_worth_something() -> None:
    """Also what lies in play; nearly no cards left is worse than few."""
    one = table()
    before = yours(one)
    one.state.players[YOU].resources += 1
    richer = yours(one)
    one.upgrade("04026", "04024")
    assert before < richer < yours(one)
    falls = []
    for left in (20, 5, 1):
        cards = table()
        player = cards.state.players[YOU]
        player.deck = list(range(1, left + 1))
        whole = points(cards)
        player.deck.pop()
        falls.append(whole - points(cards))
    assert falls[0] < falls[1] < falls[2]


def test_what_nobody_can_see_counts_for_nothing() -> None:
    """A table that differs in hidden cards and chance is worth the same."""
    one = table()
    cards = list(range(1, len(one.state.knowledge.identity)))
    pools = [[card for card in cards if one.state.owner_of(card) == seat] for seat in (YOU, THEM)]
    other = another_world(one.game, one.state, YOU, pools)
    assert one.game.dump(one.state) != one.game.dump(other)
    assert one.game.evaluate(one.state) == one.game.evaluate(other)


@pytest.mark.parametrize("rich", [YOU, THEM])
def test_however_much_somebody_heaps_up_it_stays_a_likelihood(rich: int) -> None:
    """Nothing limits resources, and no number of them is a certainty."""
    one = table()
    one.state.players[rich].resources = 100_000
    assert (yours(one) > 0.99) is (rich == YOU)


def test_more_damage_than_health_can_be_evaluated() -> None:
    """As it may stand while damage is dealt: who has none left is as good as beaten."""
    one = table()
    one.copy("04024").damage = 30
    assert yours(one) < 0.05
