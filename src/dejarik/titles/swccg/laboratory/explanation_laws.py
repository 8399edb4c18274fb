"""
What every game explains: reasons agree with what is offered, numbers add up.

Each law raises LawBroken and changes nothing.
"""

from collections.abc import Collection, Iterable, Iterator
from functools import cache

from dejarik.games.swccg.advice.against import GAP
from dejarik.games.swccg.advice.choice_answers import choices
from dejarik.games.swccg.advice.explanations import answer
from dejarik.games.swccg.advice.offered import begun
from dejarik.games.swccg.advice.wire import NumberAnswer
from dejarik.games.swccg.game import CustomizableCardGame
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.state import Table
from dejarik.games.swccg.rules.values import exists, value
from dejarik.games.swccg.seen.verbs import verb_of
from dejarik.kernel import offers
from dejarik.kernel.decisions import NO, PASS, REACTION, STOP, Decision, Option
from dejarik.kernel.windows import Window
from dejarik.laws.contract import demand
from dejarik.laws.explaining import reasons_agree
from dejarik.titles.swccg.catalogue import files

FEW = 40
ONE_OF = 8
"""Of more questions than a few one of so many is asked at a decision."""
OF_PILES = ("activate", "draw", "lose")
"""What is done with a pile: one is not asked which."""


def explained(game: CustomizableCardGame, t: Table, decision: Decision) -> None:
    """What is offered has nothing against it, what is not has a known reason."""
    seat = decision.seat
    chosen = {f"choose:{_number(t, seat, one)}" for one in choices(decision)}
    passes = {"pass"} if any(one.kind in (PASS, STOP, NO) for one in decision.options) else set()
    questions = [*choice_questions(t, seat), "pass"]
    asked = _some(questions, chosen | passes, decision)
    reasons_agree(game, t, seat, asked, chosen | passes, known_rulings())
    if decision.stage or not isinstance(t.frames[-1].op, Window):
        return
    offered = {_question(t, seat, one) for one in decision.options if one.kind == REACTION}
    asked = _some(option_questions(t, seat), offered, decision)
    reasons_agree(game, t, seat, asked, offered, known_rulings(), GAP)


def _some(questions: Iterable[str], offered: Collection[str], decision: Decision) -> list[str]:
    """What is offered, and of the other questions those whose turn it is: there are many."""
    found = list(questions)
    if len(found) <= FEW:
        return found
    return [
        question
        for place, question in enumerate(found)
        if question in offered or (place + decision.id) % ONE_OF == 0
    ]


def targets_explained(game: CustomizableCardGame, t: Table, decision: Decision) -> None:
    """A target that is not offered has a known reason, one that is has none."""
    started = begun(t, decision.seat)
    if started is None or len(started[1].picks) != 1:
        return
    holder = started[0].listener.holder
    verb = verb_of(started[0].listener.ability)
    aims = {"deploy": [*t.places, *t.copies], "fire": [*t.copies], "move": [*t.places]}
    if verb not in aims or holder in t.places:
        return
    first = _number(t, decision.seat, holder)
    offered = {f"{verb}:{abs(first)}:{one}" for one in choices(decision)}
    questions = [f"{verb}:{abs(first)}:{one}" for one in aims[verb]]
    reasons_agree(game, t, decision.seat, questions, offered, known_rulings())


def option_questions(t: Table, seat: int) -> Iterator[str]:
    """Everything a seat can ask about what it would do."""
    yield from OF_PILES
    for card in t.pile(seat, ids.HAND):
        handle = t.knowledge.handles[seat][card]
        yield f"deploy:{handle}"
        yield f"play:{handle}"
    for place in t.places:
        yield from (f"{verb}:{place}" for verb in ("drain", "battle", "bury", "move", "use"))
    for copy in t.copies.values():
        verbs = ("move", "use", "fire", "option:forfeit", "transfer", "react", "defuse")
        yield from (f"{verb}:{copy.id}" for verb in verbs)


def choice_questions(t: Table, seat: int) -> Iterator[str]:
    """Everything on table and in hand that a seat might want to choose."""
    for thing in [*t.places, *t.copies, *t.pile(seat, ids.HAND)]:
        yield f"choose:{_number(t, seat, thing)}"


def _number(t: Table, seat: int, thing: int) -> int:
    """A thing as a seat asks about it."""
    return -t.knowledge.handles[seat][thing] if ids.is_card(thing) else thing


def _question(t: Table, seat: int, option: Option) -> str:
    """How an offered option is asked about."""
    key = option.source * offers.ABILITIES * offers.ABILITIES + option.value
    ability = offers.offer_of(t, t.frames[-1], key).listener.ability
    verb = verb_of(ability)
    if verb in OF_PILES:
        return verb
    name = f"option:{verb}" if verb == "forfeit" else verb
    return f"{name}:{abs(_number(t, seat, option.source))}"


def numbers_explained(t: Table, decision: Decision) -> None:
    """A number that is explained is the number."""
    for copy in t.copies:
        for name, statistic in (("power", st.POWER), ("forfeit", st.FORFEIT)):
            if exists(t, statistic, copy):
                found = answer(t, decision.seat, f"{name}:{copy}")
                assert isinstance(found, NumberAnswer)
                is_right = found.total == value(t, statistic, copy)
                demand(is_right, "{} of {} is explained as {}", name, copy, found.total)


@cache
def known_rulings() -> frozenset[str]:
    """The ids in the register of rulings, as they are shipped."""
    return frozenset(ruling.id for ruling in files.rulings().rulings)
