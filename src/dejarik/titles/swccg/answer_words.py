"""What the game answers when it is asked why, in English."""

from typing import Final

from dejarik.games.swccg.advice.wire import Answer, NumberAnswer, OptionAnswer, Part
from dejarik.games.swccg.language.english.speaker import Speaker, capital

POSSIBLE: Final = "Nothing is against it."

AGAINST: Final = {
    "not_asked": "You are not asked to act just now.",
    "not_your_deploy_phase": "Cards are deployed in your own deploy phase.",
    "not_your_control_phase": "Force drains are made in your own control phase.",
    "not_your_battle_phase": "Battles are begun in your own battle phase.",
    "not_your_move_phase": "Cards move in your own move phase.",
    "is_interrupt": "Interrupts are played, not deployed.",
    "is_no_interrupt": "It has no text that is played from hand.",
    "unique": "Its dots do not let another one come now.",
    "location_there": "Your card of this location is on table already.",
    "nowhere": "There is no place for it: it needs your Force icon or presence, or what it says.",
    "too_dear": "You do not have enough Force to deploy it anywhere.",
    "not_this_moment": "Its text answers other moments than this one.",
    "terms_not_met": "What its text asks for is not there: its terms or a target.",
    "not_controlled": "You do not control the location.",
    "drained_already": "There has been a drain there this turn.",
    "card_drained_already": "One of your cards there has taken part in a drain this turn.",
    "no_icons": "Your opponent has no Force icon there.",
    "you_have_no_presence": "You have no presence there.",
    "opponent_has_no_presence": "Your opponent has no presence there.",
    "battled_already": "There has been a battle there this turn.",
    "cannot_pay": "You do not have enough Force.",
    "not_yours": "It is not your card.",
    "moved_already": "It has made its regular move this turn.",
    "no_way": "There is nowhere it could go.",
    "forbidden": "Something on table forbids it.",
}
NUMBERS: Final = {"generation": "Force generation", "drain_amount": "Force drain"}
_SIGNS: Final = {"added": "+", "factor": "x", "set": "= ", "most": "at most "}


def answer_lines(n: Speaker, found: Answer) -> tuple[str, ...]:
    """An answer as lines for a person."""
    if isinstance(found, OptionAnswer):
        return tuple(AGAINST[one.key] for one in found.against) or (POSSIBLE,)
    return _number_lines(n, found)


def _number_lines(n: Speaker, found: NumberAnswer) -> tuple[str, ...]:
    name = capital(NUMBERS.get(found.name, found.name))
    return (f"{name} {found.total}:", *[_part(n, part) for part in found.parts])


def _part(n: Speaker, part: Part) -> str:
    source = "" if part.source is None else f" ({n.thing(part.source)})"
    if part.kind == "rule":
        return f"{part.amount} by the rules"
    if part.kind == "printed":
        return f"{part.amount} printed"
    if part.kind == "icons":
        return f"{part.amount} from icons{source}"
    sign = "" if part.amount < 0 and part.kind == "added" else _SIGNS[part.kind]
    return f"{sign}{part.amount}{source}"
