"""
Options explained: everything that is against something now; the checks are those that list it.

Cards are named by the seat's handles, as in its view: nobody learns what another holds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.advice.wire import Against, OptionAnswer
from dejarik.games.imperial.model.conditions import BLEEDING, STUNNED
from dejarik.games.imperial.model.ids import (
    FIRST_CARD,
    FIRST_DOOR,
    is_card,
    is_door,
    is_group,
    is_token,
)
from dejarik.games.imperial.rules import commands, groups, legality, menu, reasons
from dejarik.games.imperial.rules.moving import POINTS, why_not_move
from dejarik.games.imperial.rules.objects import why_not_interact
from dejarik.games.imperial.rules.targets import usual_manner, why_not_declare, why_not_target
from dejarik.kernel.ids import NOTHING
from dejarik.kernel.machine import pending

if TYPE_CHECKING:
    from dejarik.games.imperial.model.pieces import Activation, Figure
    from dejarik.games.imperial.model.state import Battle
    from dejarik.games.imperial.rules.legality import Reason
    from dejarik.kernel.decisions import Decision

OF_FIGURES: Final = (
    "attack",
    "move",
    "walk",
    "interact",
    "special",
    "use",
    "command",
    "discard_condition",
    "end",
)
"""What a figure does in its activation, as views name it."""
OTHERS: Final = ("activate", "choose")


def option_answer(s: Battle, seat: int, key: str, numbers: list[int]) -> OptionAnswer:
    """
    Everything that is against an option.

    Raises ValueError for one that nobody can name, or about what the seat cannot see.
    """
    if key in OF_FIGURES:
        found = _of_figure(s, seat, key, numbers)
    elif key == "activate":
        found = _activating(s, seat, _number(numbers, 0, key))
    elif key == "choose":
        found = _choosing(s, seat, _number(numbers, 0, key))
    else:
        known = ", ".join((*OF_FIGURES, *OTHERS))
        message = f"nobody can explain {key!r}; ask for one of {known}"
        raise ValueError(message)
    return OptionAnswer(tuple([Against(one.key, one.rulings) for one in found]))


def figure_named(s: Battle, number: int) -> Figure:
    """A figure by its number; raises ValueError if it is not there."""
    for figure in s.figures:
        if figure.id == number:
            return figure
    message = f"there is no figure {number}"
    raise ValueError(message)


def _number(numbers: list[int], place: int, key: str) -> int:
    if place >= len(numbers):
        message = f"{key} wants more numbers: say of which figure, and of what"
        raise ValueError(message)
    return numbers[place]


def _asked(s: Battle, seat: int) -> Decision | None:
    for decision in pending(s):
        if decision.seat == seat:
            return decision
    return None


# --- what a figure does -------------------------------------------------------------------


def _of_figure(s: Battle, seat: int, key: str, numbers: list[int]) -> list[Reason]:
    figure = figure_named(s, _number(numbers, 0, key))
    now = why_not_now(s, seat, figure)
    found = [] if now is None else [now]
    activation = s.activation_of(figure.id)
    reason: Reason | None
    if activation is None:
        reason = _without_activation(s, seat, figure, key, numbers)
    else:
        reason = _in_activation(s, seat, figure, activation, [key, *map(str, numbers[1:])])
    return found if reason is None else [*found, reason]


def why_not_now(s: Battle, seat: int, figure: Figure) -> Reason | None:
    """Why a figure does nothing at this moment, whatever it would be."""
    decision = _asked(s, seat)
    if decision is None:
        return legality.NOT_YOUR_TURN
    if decision.reason != reasons.MENU or not s.activations:
        return legality.ASKED_SOMETHING_ELSE
    return None if s.activations[-1].figure == figure.id else legality.NOT_ACTIVE


def _without_activation(
    s: Battle, seat: int, figure: Figure, key: str, numbers: list[int]
) -> Reason | None:
    """What is against it beside the moment, as far as that can be said."""
    if key == "attack":
        target = _thing(s, _number(numbers, 1, key))
        manner = usual_manner(s, figure, figure.seat)
        return why_not_declare(s, figure) or why_not_target(s, manner, target)
    if key == "interact":
        return why_not_interact(s, figure, _object(s, _number(numbers, 1, key)))
    if key == "command":
        _card(s, seat, _number(numbers, 1, key))
    return None


def _in_activation(
    s: Battle, seat: int, figure: Figure, activation: Activation, asked: list[str]
) -> Reason | None:
    key, numbers = asked[0], [int(one) for one in asked[1:]]
    if key in ("walk", "use", "end") and menu.owes_action(s, figure, activation):
        return legality.FURTHER_ACTION
    if key == "walk":
        return why_not_move(s, figure, activation.points, POINTS)
    if key == "use":
        place = _number(numbers, 0, key)
        if place >= len(s.during_of(figure)):
            return legality.NO_ABILITY
        return menu.why_not_use(s, figure, place)
    if key == "command":
        return _why_not_command(s, seat, figure, activation, numbers)
    if key == "end":
        offered = [one.kind for one in menu.menu_options(s, figure, seat)]
        return None if menu.END_OPTION in offered else legality.MUST_GO_ON
    return menu.why_no_action(s, figure, activation) or _why_not_action(
        s, seat, figure, activation, asked
    )


def _why_not_action(
    s: Battle, seat: int, figure: Figure, activation: Activation, asked: list[str]
) -> Reason | None:
    """What is against an action of this kind where there is one to spend."""
    key, numbers = asked[0], [int(one) for one in asked[1:]]
    if key == "move":
        return None
    if key == "attack":
        target = _thing(s, _number(numbers, 0, key))
        reason = menu.why_no_attack(s, figure, activation)
        return reason or why_not_target(s, usual_manner(s, figure, seat), target)
    if key == "interact":
        return why_not_interact(s, figure, _object(s, _number(numbers, 0, key)))
    if key == "special":
        place = _number(numbers, 0, key)
        if place >= len(s.specials_of(figure)):
            return legality.NO_ABILITY
        return menu.why_not_special(s, figure, activation, place)
    condition = _number(numbers, 0, key)
    if condition == BLEEDING:
        return None if figure.has(BLEEDING) else legality.NOT_BLEEDING
    return None if condition == STUNNED and figure.has(STUNNED) else legality.NOT_STUNNED


def _why_not_command(
    s: Battle, seat: int, figure: Figure, activation: Activation, numbers: list[int]
) -> Reason | None:
    card = _card(s, seat, _number(numbers, 0, "command"))
    if card not in s.sides[seat].hand:
        return legality.NOT_IN_HAND
    if not commands.may_play(s, seat):
        return legality.FORBIDDEN_PLAY
    definition = s.definition_of_command(card)
    if not definition.actions:
        return legality.OTHER_MOMENT
    places = numbers[1:2] or list(range(len(definition.actions)))
    found: Reason | None = legality.NO_ABILITY
    for place in places:
        if place < len(definition.actions):
            played = menu.PlayedOn(figure, seat, FIRST_CARD + card, place)
            found = menu.why_not_play(s, played, definition, activation)
            if found is None:
                return None
    return found


def _card(s: Battle, seat: int, handle: int) -> int:
    """The card a seat means by one of its handles; raises ValueError if it has none such."""
    handles = s.knowledge.handles[seat]
    if handle not in handles or not s.knowledge.knows(seat, handles.index(handle)):
        message = f"you know no card {handle}; name one of your own by its handle in your view"
        raise ValueError(message)
    return handles.index(handle)


def _thing(s: Battle, number: int) -> int:
    """Something that might be attacked; raises ValueError for what is not there."""
    if is_token(number):
        return _object(s, number)
    return figure_named(s, number).id


def _object(s: Battle, number: int) -> int:
    """A token or a door; raises ValueError for what is not there."""
    if is_token(number) and any(one.id == number for one in s.tokens):
        return number
    if is_door(number) and number - FIRST_DOOR < len(s.map().doors):
        return number
    message = f"there is no token or door {number}"
    raise ValueError(message)


# --- groups, and whatever is chosen -------------------------------------------------------


def _activating(s: Battle, seat: int, number: int) -> list[Reason]:
    known = [one for one in s.groups_in_play if one.id == number]
    if not is_group(number) or not known:
        message = f"there is no group {number}"
        raise ValueError(message)
    decision = _asked(s, seat)
    found: list[Reason] = []
    if decision is None:
        found.append(legality.NOT_YOUR_TURN)
    elif decision.reason != reasons.ACTIVATE:
        found.append(legality.ASKED_SOMETHING_ELSE)
    reason = groups.why_not_ready(s, seat, known[0])
    return found if reason is None else [*found, reason]


def _choosing(s: Battle, seat: int, number: int) -> list[Reason]:
    """Why a thing is not among what a seat may answer with now."""
    decision = _asked(s, seat)
    if decision is None:
        return [legality.NOT_YOUR_TURN]
    wanted = FIRST_CARD + _card(s, seat, -number) if number < 0 else number
    for option in decision.options:
        named = [option.target, option.source] if is_card(wanted) else [option.target]
        if wanted != NOTHING and wanted in named:
            return []
    if decision.reason == reasons.TARGET and s.attacks and not is_card(wanted):
        figure = s.figure(s.attacks[-1].attacker)
        manner = usual_manner(s, figure, s.attacks[-1].seat)
        reason = why_not_target(s, manner, _thing(s, wanted))
        return [reason or legality.NOT_AN_OPTION]
    return [legality.NOT_AN_OPTION]
