"""Claiming looks good once nothing is left to do, not while dice could still be rolled."""

from math import log

import pytest

from dejarik.games.destiny.model.facts import SIDES_OF_A_DIE
from dejarik.games.destiny.rules.changes.dice import ROLL
from dejarik.testing.destiny.table import THEM, YOU, Tabletop

PLAIN = "T41"
"""A battlefield without a claim ability."""
PAYING = "T42"
"""One whose claim ability gives a resource."""

TEAMS = pytest.mark.parametrize(
    ("yours", "theirs"),
    [
        ("04024 04025*2", "04001*2 04002"),
        ("04025 01046", "04002 01003"),
        ("04024 01027", "01010*2 01003"),
    ],
)
"""Two equal matches, then the weaker against the stronger."""


def table(yours: str, theirs: str, field: str = PLAIN, controller: int = THEM) -> Tabletop:
    """Your first action of a round, everybody ready; mostly they control the battlefield."""
    one = Tabletop(yours, theirs, hand="04039 04033", their_hand="04039", resources=1)
    one.battlefield(field, controller=controller)
    for seat in (YOU, THEM):
        one.state.players[seat].deck = list(range(1, 21))
    return one


def exhaust(one: Tabletop, *seats: int) -> Tabletop:
    """The same with everybody of these seats exhausted, and all dice resolved."""
    for seat in seats:
        for ref in one.state.players[seat].play:
            one.state.copies[ref].ready = ref == one.state.battlefield
    return one


def after(one: Tabletop, *answers: str) -> float:
    """Your lead after these answers, as what the likelihood grows from."""
    one.answer(*answers)
    yours, theirs = one.game.evaluate(one.state) or []
    return log(yours / theirs)


def activated(yours: str, theirs: str, field: str = PLAIN) -> float:
    """Your lead after activating your first character, on average over the sides of its dice."""
    leads = []
    code = yours.split(maxsplit=1)[0].partition("*")[0]
    for side in range(SIDES_OF_A_DIE):
        one = table(yours, theirs, field)
        for die in one.copy(code).dice:
            one.state.chance.dictate(ROLL, die, side)
        leads.append(after(one, f"activate {code}"))
    return sum(leads) / len(leads)


@TEAMS
def test_with_everybody_ready_activating_is_worth_more_than_claiming(
    yours: str, theirs: str
) -> None:
    """Whoever claims rolls no more this round, while the other goes on alone."""
    assert after(table(yours, theirs), "claim") < activated(yours, theirs)


@TEAMS
def test_what_a_claim_ability_gives_does_not_make_up_for_a_whole_round(
    yours: str, theirs: str
) -> None:
    """A resource and the battlefield are less than what all dice do."""
    claimed = after(table(yours, theirs, PAYING), "claim", "yes")
    assert claimed < activated(yours, theirs, PAYING)


@TEAMS
def test_with_everybody_ready_claiming_is_worse_than_passing(yours: str, theirs: str) -> None:
    """Who passes may still roll."""
    assert after(table(yours, theirs), "claim") < after(table(yours, theirs), "pass")


@TEAMS
@pytest.mark.parametrize("done", [(YOU,), (YOU, THEM)])
@pytest.mark.parametrize("controller", [YOU, THEM])
def test_with_nothing_left_to_do_claiming_is_better_than_passing(
    yours: str, theirs: str, done: tuple[int, ...], controller: int
) -> None:
    """Whether the other can still act or not, and for the controller: it may still be taken."""
    claim, wait = (exhaust(table(yours, theirs, PLAIN, controller), *done) for _ in range(2))
    assert after(wait, "pass") + 0.005 < after(claim, "claim")


def test_the_stronger_claims_too_instead_of_passing_for_the_next_round() -> None:
    """All dice can be rolled again then, but that is so whoever ends the round."""
    leads = []
    for answer in ("claim", "pass"):
        one = exhaust(table("01010*2 01003", "04024"), YOU, THEM)
        one.state.passes = 1
        leads.append(after(one, answer))
    claimed, passed = leads
    assert passed < claimed


@TEAMS
def test_the_fewer_dice_are_left_to_roll_the_less_claiming_costs(yours: str, theirs: str) -> None:
    """With one of two characters ready it costs something, with both more."""
    costs = []
    for exhausted in ([], yours.split()[:1], yours.split()):
        claim, wait = table(yours, theirs), table(yours, theirs)
        for one in (claim, wait):
            for member in exhausted:
                one.copy(member.partition("*")[0]).ready = False
        costs.append(after(wait, "pass") - after(claim, "claim"))
    assert costs[0] > costs[1] > costs[2]


@TEAMS
def test_whoever_goes_on_alone_throws_no_card_away_to_delay_the_end_of_the_round(
    yours: str, theirs: str
) -> None:
    """What the other gave up by claiming is forgotten then, in upkeep as in the next round."""
    leads = []
    for answers in (["reroll", "card 04033"], ["pass"], ["pass", "stop", "stop"]):
        one = exhaust(table(theirs, yours), YOU)
        one.state.players[THEM].claimed = True
        leads.append(after(one, *answers))
    discarded, in_upkeep, in_next_round = leads
    assert discarded < min(in_upkeep, in_next_round)


@TEAMS
def test_to_end_the_round_gains_nothing_by_what_the_other_has_claimed(
    yours: str, theirs: str
) -> None:
    """In upkeep nobody is out of the round any more, so a die to be resolved is resolved first."""
    leads = []
    for claimed in (False, True):
        one = exhaust(table(yours, theirs), YOU, THEM)
        one.state.passes = 1
        one.state.players[THEM].claimed = claimed
        leads.append(after(one, "pass"))
    assert leads[0] == leads[1]
