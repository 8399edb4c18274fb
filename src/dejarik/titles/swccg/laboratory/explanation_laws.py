"""
What every game explains: reasons agree with what is offered, numbers and odds add up.

Each law raises LawBroken and changes nothing.
"""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache

from dejarik.games.swccg.advice.explanations import answer
from dejarik.games.swccg.advice.odds import odds_of
from dejarik.games.swccg.advice.wire import NumberAnswer
from dejarik.games.swccg.game import CustomizableCardGame
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.state import Table, table_of
from dejarik.games.swccg.rules.values import exists, value
from dejarik.games.swccg.seen.verbs import verb_of
from dejarik.kernel import offers
from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import REACTION, Decision, Option
from dejarik.kernel.windows import Window
from dejarik.laws.contract import demand
from dejarik.laws.explaining import reasons_agree
from dejarik.titles.swccg.catalogue import files

ASKED = ("deploy", "play", "drain", "battle", "move")


def explained(game: CustomizableCardGame, t: Table, decision: Decision) -> None:
    """What is offered has nothing against it, what is not has a known reason."""
    if decision.stage or not isinstance(t.frames[-1].op, Window):
        return
    seat = decision.seat
    offered = {_question(t, seat, one) for one in decision.options if one.kind == REACTION}
    questions = option_questions(t, seat)
    reasons_agree(game, t, seat, questions, offered, known_rulings())


def option_questions(t: Table, seat: int) -> Iterator[str]:
    """Everything a seat can ask about what it would do."""
    for card in t.pile(seat, ids.HAND):
        handle = t.knowledge.handles[seat][card]
        yield f"deploy:{handle}"
        yield f"play:{handle}"
    for place in t.places:
        yield f"drain:{place}"
        yield f"battle:{place}"
    for copy in t.copies.values():
        if copy.slot == 0:
            yield f"move:{copy.id}"


def _question(t: Table, seat: int, option: Option) -> str:
    """How an offered option is asked about."""
    key = option.source * offers.ABILITIES * offers.ABILITIES + option.value
    ability = offers.offer_of(t, t.frames[-1], key).listener.ability
    holder = option.source
    number = t.knowledge.handles[seat][holder] if ids.is_card(holder) else holder
    return f"{verb_of(ability)}:{number}"


def numbers_explained(t: Table, decision: Decision) -> None:
    """A number that is explained is the number."""
    for copy in t.copies:
        for name, statistic in (("power", st.POWER), ("forfeit", st.FORFEIT)):
            if exists(t, statistic, copy):
                found = answer(t, decision.seat, f"{name}:{copy}")
                assert isinstance(found, NumberAnswer)
                is_right = found.total == value(t, statistic, copy)
                demand(is_right, "{} of {} is explained as {}", name, copy, found.total)


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


@cache
def known_rulings() -> frozenset[str]:
    """The ids in the register of rulings, as they are shipped."""
    return frozenset(ruling.id for ruling in files.rulings().rulings)
