"""Everything that the rules ask, offer or tell has a name and words."""

from typing import get_args

from dejarik.games.imperial import cards
from dejarik.games.imperial.effects.verbs import FigureVerb
from dejarik.games.imperial.language.english.log import SENTENCES
from dejarik.games.imperial.language.english.table import PURPOSES, QUESTIONS
from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.event_names import NAMES, event_name
from dejarik.games.imperial.rules import menu, moving, reasons, surging
from dejarik.games.imperial.seen.view_names import REASON_NAMES, STEP_NAMES, option_name
from dejarik.games.imperial.wire import ActionOption, AttackStep, DecisionReason, ToldKind

EFFECTS = "dejarik.games.imperial.effects."


def test_every_kind_of_event_has_a_name_and_a_sentence() -> None:
    """The names are those of the constants, in the order of their numbers."""
    constants = {name.lower(): kind for name, kind in vars(ev).items() if isinstance(kind, int)}

    assert {event_name(kind): kind for kind in ev.KINDS} == constants
    assert len(ev.KINDS) == len(NAMES)
    assert {*SENTENCES} == {word for part in get_args(ToldKind) for word in _words(part)}


def _words(part: object) -> tuple[object, ...]:
    return get_args(part) or (part,)


def test_every_reason_has_a_name_and_a_question() -> None:
    """Those that speak of a figure, a window or a verb are put together from the view."""
    own = {"menu", "deploy", "push", "displace", "move", "choose"}

    assert reasons.REASON_NAMES == {one: REASON_NAMES[one] for one in reasons.REASON_NAMES}
    assert {*get_args(DecisionReason)} == {*REASON_NAMES.values()}
    assert {*get_args(DecisionReason)} == {*QUESTIONS} | own


def test_every_option_and_step_has_a_name() -> None:
    """The menu's, those of moving, and the surges; the steps of an attack in their order."""
    kinds = [*menu.OPTION_NAMES, moving.GO, moving.STEPWISE, moving.STEP, surging.SURGE_OPTION]

    assert {*get_args(ActionOption)} == {option_name(kind) for kind in kinds}
    assert menu.OPTION_NAMES == {kind: option_name(kind) for kind in menu.OPTION_NAMES}
    assert get_args(AttackStep) == tuple(dict.fromkeys(STEP_NAMES.values()))


def test_every_verb_that_chooses_figures_has_a_question() -> None:
    """By the name of its node."""
    cards.programs()
    known = [one for one in FigureVerb.__subclasses__() if one.__module__.startswith(EFFECTS)]
    verbs = {one.__name__ for one in known}

    assert verbs == {*PURPOSES}
