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
from dejarik.games.swccg.model.state import Table
from dejarik.games.swccg.rules.values import exists, value
from dejarik.games.swccg.seen.verbs import verb_of
from dejarik.kernel import offers
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


def odds_whole(t: Table, decision: Decision) -> None:
    """The chances of what the next destinies come to add up to 1."""
    reserve = t.pile(decision.seat, ids.RESERVE)
    for draws in (1, 2, 3) if reserve else ():
        found = odds_of(t, decision.seat, f"destiny:{draws}")
        whole = sum(found["total"].values(), Fraction(0))
        demand(whole == 1, "the odds of {} draws add up to {}", draws, whole)


@cache
def known_rulings() -> frozenset[str]:
    """The ids in the register of rulings, as they are shipped."""
    return frozenset(ruling.id for ruling in files.rulings().rulings)
