"""What is secret and what all can see: hands, decks, discard piles, the table."""

from typing import cast

from dejarik.games.imperial import wire
from dejarik.games.imperial.model.facts import UPGRADE
from dejarik.testing.imperial.duels import by, duel
from dejarik.testing.imperial.field import Brought, Field
from dejarik.testing.imperial.made_up import deployment
from dejarik.testing.imperial.marks import ruling

SPECTATOR = -1
AUDIENCES = (0, 1, SPECTATOR)


def seen(field: Field, seat: int) -> wire.SeatView:
    """The view of a seat."""
    return cast("wire.SeatView", field.game.view(field.s, seat))


def codes(cards: tuple[wire.CardView, ...]) -> list[str]:
    """What cards are, as far as the view says."""
    return sorted(card.code for card in cards)


def table() -> Field:
    """A hand of two, a deck of two, and a card that was discarded."""
    more = Brought(
        cards=((deployment("upgrade", kind=UPGRADE), ()),),
        hands=("deadeye rally", "regroup"),
        decks=("recovery urgency planning", "pummel"),
        upgrades=("", "upgrade"),
    )
    field = duel("speed 3", more=more)
    side = field.s.sides[0]
    field.s.knowledge.publish(side.deck[-1])
    side.discard.append(side.deck.pop())
    return field


@ruling("ia.secret.01", "ia.secret.03")
def test_a_hand_is_seen_by_its_player_only() -> None:
    """The others see how many cards there are."""
    field = table()

    hands = [codes(seen(field, seat).sides[0].hand) for seat in AUDIENCES]

    assert [["deadeye", "rally"], ["", ""], ["", ""]] == hands


@ruling("ia.secret.04", "ia.secret.101", "ia.secret.03")
def test_nobody_sees_a_deck() -> None:
    """Its size is all: two decks in another order, or of other cards, look the same."""
    views = []
    for deck in ("recovery urgency", "urgency recovery", "pummel planning"):
        field = duel(more=Brought(decks=(deck, "")))
        views.append([seen(field, seat).sides[0] for seat in AUDIENCES])

    assert views[0] == views[1] == views[2]
    assert [2, 2, 2] == [side.deck for side in views[0]]


@ruling("ia.secret.05")
def test_everybody_reads_a_discard_pile() -> None:
    """The opponent's too."""
    field = table()

    piles = [codes(seen(field, seat).sides[0].discard) for seat in AUDIENCES]

    assert [["recovery"]] * 3 == piles


@ruling("ia.secret.06", "ia.secret.07", "ia.secret.104", "ia.setup.116", "ia.round.118")
def test_everybody_reads_what_lies_face_up() -> None:
    """The mission, the round, groups, upgrades and figures of both sides."""
    field = table()

    views = [seen(field, seat) for seat in AUDIENCES]

    assert {("A", 1)} == {(view.mission, view.round) for view in views}
    assert {("one", "two")} == {tuple(group.code for group in view.groups) for view in views}
    assert {("upgrade",)} == {tuple(one.code for one in view.upgrades) for view in views}


@ruling("ia.movement.160")
def test_everybody_sees_the_points_that_are_left() -> None:
    """Three after a move."""
    field = table()
    field.choose("move")

    assert [3, 3, 3] == [seen(field, seat).activations[0].points for seat in AUDIENCES]


@ruling("ia.secret.103")
def test_play_areas_are_apart() -> None:
    """Every group and upgrade says whose it is."""
    field = Field(
        "one a1, more a2", "two f6", "", Brought(cards=(by("one"), by("two"), by("more")))
    )

    owners = [(group.code, group.seat) for group in seen(field, 1).groups]

    assert [("one", 0), ("more", 0), ("two", 1)] == owners
