"""
What every skirmish explains: menus, groups, sight and ways agree with what is offered.

Each law raises LawBroken and changes nothing.
"""

from collections.abc import Iterator
from functools import cache

from dejarik.games.imperial.advice.explanations import answer
from dejarik.games.imperial.advice.wire import ReachAnswer, SightAnswer
from dejarik.games.imperial.game import ImperialAssault
from dejarik.games.imperial.model.conditions import BLEEDING, STUNNED
from dejarik.games.imperial.model.ids import FIRST_CARD, FIRST_DOOR, FIRST_SPACE
from dejarik.games.imperial.model.state import Battle
from dejarik.games.imperial.rules import menu, moving, reasons
from dejarik.games.imperial.rules.targets import may_attack, usual_manner, why_no_target
from dejarik.kernel.decisions import Decision, Option
from dejarik.laws.contract import demand
from dejarik.laws.explaining import reasons_agree
from dejarik.titles.imperial.catalogue import files


def explained(game: ImperialAssault, s: Battle, decision: Decision) -> None:
    """What is offered has nothing against it, what is not has a known reason."""
    seat = decision.seat
    if decision.reason == reasons.MENU and not decision.stage:
        offered = {_question(s, seat, option) for option in decision.options}
        figure = s.activations[-1].figure
        reasons_agree(game, s, seat, menu_questions(s, seat, figure), offered, known_rulings())
    elif decision.reason == reasons.ACTIVATE:
        offered = {f"option:activate:{option.target}" for option in decision.options}
        asked = [f"option:activate:{group.id}" for group in s.groups_in_play]
        reasons_agree(game, s, seat, asked, offered, known_rulings())


def menu_questions(s: Battle, seat: int, figure: int) -> Iterator[str]:
    """Everything a seat can ask about the menu of a figure."""
    definition = s.definition_of(s.figure(figure))
    for key in ("move", "walk", "end"):
        yield f"option:{key}:{figure}"
    for other in s.figures:
        yield f"option:attack:{figure}:{other.id}"
    for token in s.tokens:
        yield f"option:attack:{figure}:{token.id}"
        yield f"option:interact:{figure}:{token.id}"
    for door in range(len(s.map().doors)):
        yield f"option:interact:{figure}:{FIRST_DOOR + door}"
    for place in range(len(definition.specials) + 1):
        yield f"option:special:{figure}:{place}"
    for place in range(len(definition.during) + 1):
        yield f"option:use:{figure}:{place}"
    for condition in (STUNNED, BLEEDING):
        yield f"option:discard_condition:{figure}:{condition}"
    side = s.sides[seat]
    for card in (*side.hand, *side.discard):
        for place in range(max(1, len(s.definition_of_command(card).actions))):
            yield f"option:command:{figure}:{s.knowledge.handles[seat][card]}:{place}"


def _question(s: Battle, seat: int, option: Option) -> str:
    key, figure = menu.OPTION_NAMES[option.kind], option.source
    if option.kind in (menu.ATTACK_OPTION, menu.INTERACT_OPTION):
        return f"option:{key}:{figure}:{option.target}"
    if option.kind == menu.COMMAND_OPTION:
        handle = s.knowledge.handles[seat][option.target - FIRST_CARD]
        return f"option:{key}:{figure}:{handle}:{option.value}"
    if option.kind in (menu.SPECIAL_OPTION, menu.USE_OPTION, menu.DISCARD_OPTION):
        return f"option:{key}:{figure}:{option.value}"
    return f"option:{key}:{figure}"


def sight_explained(s: Battle, decision: Decision) -> None:
    """
    Who may be attacked from afar is explained as seen, and nobody else is.

    One corner with lines is told where lines decide; where nothing is seen every corner has
    something that hides.
    """
    if decision.reason != reasons.MENU or decision.stage:
        return
    figure = s.figure(s.activations[-1].figure)
    manner = usual_manner(s, figure, decision.seat)
    if manner.is_melee or not may_attack(s, figure):
        return
    offered = {one.target for one in decision.options if one.kind == menu.ATTACK_OPTION}
    for other in s.standing(s.other(figure.seat)):
        found = answer(s, decision.seat, f"sight:{figure.id}:{other.id}")
        assert isinstance(found, SightAnswer)
        lines = [corner for corner in found.corners if corner.clear]
        if found.how == "lines":
            demand(bool(lines), "{} sees {} by no corner", figure.id, other.id)
        if found.how == "hidden":
            demand(not lines, "{} does not see {} but by a corner", figure.id, other.id)
        may = found.sees and why_no_target(s, manner, other.id) is None
        spends = menu.ATTACK_OPTION in {one.kind for one in decision.options}
        if spends:
            alike = may == (other.id in offered)
            demand(alike, "sight from {} to {} is {}", figure.id, other.id, found.how)


def reach_explained(s: Battle, decision: Decision) -> None:
    """Every destination that is offered is explained as in reach, step by step, and no other."""
    ends = {
        moving.placement_of(s, one): one.source for one in decision.options if one.kind == moving.GO
    }
    if not ends:
        return
    figure = s.figure(next(iter(ends.values())))
    for placement in range(s.map().count):
        if placement == figure.placement or not _fits(s, figure.card, placement):
            continue
        question = f"reach:{figure.id}:{FIRST_SPACE + placement}"
        found = answer(s, decision.seat, question)
        assert isinstance(found, ReachAnswer)
        is_in = found.kind == "in_reach"
        demand(is_in == (placement in ends), "{} is explained as {}", question, found.kind)
        if is_in:
            spent = found.steps[-1].spent
            fair = spent == found.cost <= found.points
            demand(fair, "{} costs {}, its steps {}", question, found.cost, spent)


def _fits(s: Battle, card: int, placement: int) -> bool:
    return bool(s.board().footprints[s.definition(card).size].every >> placement & 1)


@cache
def known_rulings() -> frozenset[str]:
    """The ids in the register of rulings, as they are shipped."""
    return frozenset(ruling.id for ruling in files.rulings().rulings)
