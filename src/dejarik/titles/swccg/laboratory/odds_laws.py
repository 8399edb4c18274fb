"""
What is told of odds: chances add up, and know nothing that their seat does not.

Each law raises LawBroken and changes nothing.
"""

from collections.abc import Iterator
from fractions import Fraction

from dejarik.games.swccg.advice.odds import odds_of
from dejarik.games.swccg.game import CustomizableCardGame
from dejarik.games.swccg.model.state import Table, table_of
from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import Decision
from dejarik.laws.contract import demand


def odds_questions(t: Table, seat: int) -> Iterator[str]:
    """Everything a seat can ask about what may come; of some nobody can know the odds."""
    for draws in (1, 2):
        yield f"destiny:{draws}"
        yield f"destiny:{draws}:{t.other(seat)}"
    for place in t.places:
        yield f"battle:{place}"
        yield f"drain:{place}"
    for weapon in t.copies.values():
        if t.definition(weapon.id).weapon is not None:
            near = t.at(t.place_of(weapon.id))
            yield from (f"hit:{weapon.id}:{one}" for one in near)


def odds_told(t: Table, seat: int, question: str) -> object:
    """The odds, or the words by which they are refused."""
    try:
        return odds_of(t, seat, question)
    except ValueError as error:
        return str(error)


def odds_sound(game: CustomizableCardGame, t: Table, decision: Decision) -> None:
    """Chances add up to 1, and are the same in a world that the seat cannot tell from this one."""
    seat = decision.seat
    other = table_of(game.determinize(t, seat, seed_from(f"odds {decision.id}")))
    for question in odds_questions(t, seat):
        real, imagined = odds_told(t, seat, question), odds_told(other, seat, question)
        demand(real == imagined, "{} is told as {} and {}", question, real, imagined)
        for name, chances in real.items() if isinstance(real, dict) else ():
            whole = sum(chances.values(), Fraction(0))
            demand(whole == 1, "{} of {} add up to {}", name, question, whole)
            demand(min(chances.values()) >= 0, "{} of {} are {}", name, question, chances)
