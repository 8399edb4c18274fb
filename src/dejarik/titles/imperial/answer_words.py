"""
Answers in words: what a skirmish says when it is asked why.

What belongs here: sentences about the records of an answer. What does not: finding the answer
(`games.imperial.advice`) and who asks (`asking`).
"""

from typing import Final

from dejarik.games.imperial.advice.wire import (
    Answer,
    Corner,
    NumberAnswer,
    OptionAnswer,
    Part,
    ReachAnswer,
    SeenAnswer,
    SightAnswer,
)
from dejarik.games.imperial.language.english.speaker import (
    Speaker,
    capital,
    counted,
    face_words,
    listed,
)
from dejarik.games.imperial.language.english.table import TableWords
from dejarik.games.imperial.model.ids import is_space
from dejarik.games.imperial.wire import SeatView

POSSIBLE: Final = "You can do this now."

REASONS: Final = {
    "not_your_turn": "Nothing is asked of you now.",
    "asked_something_else": "Something else is asked of you first.",
    "not_active": "This figure is not the one that acts now.",
    "not_yours": "It belongs to the other side.",
    "not_an_option": "It is not among what can be chosen for this.",
    "exhausted": "The group has been activated in this round.",
    "gone": "None of its figures is on the map.",
    "on_the_way": "The figure is in the space of another: first it must move on.",
    "further_action": "The figure has a further action to perform first.",
    "no_actions": "The figure has no action left.",
    "not_on_map": "It is not on the map.",
    "has_attacked": "The figure has spent an action on an attack in this activation.",
    "stunned_attack": "The figure is Stunned and cannot attack.",
    "forbidden_attack": "An effect keeps the figure from attacking.",
    "no_dice": "The figure has no attack dice.",
    "friendly": "It is friendly, and friends are no targets.",
    "no_target": "This cannot be attacked.",
    "protected": "An effect keeps it from being the target.",
    "not_seen": "The attacker has no line of sight to it.",
    "not_adjacent": "A melee attack reaches adjacent figures only.",
    "out_of_reach": "With Reach the target must be within 2 spaces and in sight.",
    "no_points": "The figure has no movement points.",
    "stunned_move": "The figure is Stunned and cannot leave its space.",
    "stopped": "It ended its movement on others and stays for this activation.",
    "forbidden_exit": "An effect keeps the figure in its space.",
    "no_step": "No step is open with the points that are left.",
    "must_go_on": "It cannot stop in the space of another figure.",
    "forbidden_interact": "An effect keeps the figure from interacting.",
    "door_open": "The door is open already.",
    "door_locked": "The mission has locked the doors.",
    "not_near": "It is neither in the figure's space nor adjacent.",
    "no_interaction": "The mission gives nothing to do with it.",
    "too_few_actions": "It costs more actions than the figure has left.",
    "already_done": "This special action was used in this activation.",
    "used_up": "It was used as often as it may be.",
    "not_provided": "What it asks for is not so now.",
    "no_effect": "There is nothing it could be done to.",
    "no_ability": "The figure has no such ability.",
    "not_in_hand": "The card is not in your hand.",
    "forbidden_play": "An effect keeps you from playing Command cards.",
    "other_moment": "The card is played at another moment.",
    "not_fitting": "The card may not be played on this figure.",
    "too_few_for_card": "The card costs more actions than the figure has left.",
    "not_stunned": "The figure is not Stunned.",
    "not_bleeding": "The figure is not Bleeding.",
}

EDGES: Final = {
    "wall": "a wall",
    "door": "a closed door",
    "blocking": "a blocking edge",
    "impassable": "an impassable edge",
}
CORNERS: Final = ("upper left", "upper right", "lower right", "lower left")


def answer_lines(speaker: Speaker, view: SeatView, found: Answer) -> tuple[str, ...]:
    """An answer, line by line."""
    words = _AnswerWords(speaker, view)
    match found:
        case OptionAnswer():
            lines = [REASONS[one.key] for one in found.against]
            return tuple(lines) or (POSSIBLE,)
        case SightAnswer():
            return words.sight(found)
        case SeenAnswer():
            return words.seen(found)
        case ReachAnswer():
            return words.reach(found)
        case NumberAnswer():
            return words.number(found)


class _AnswerWords:
    """Sentences about one view."""

    def __init__(self, speaker: Speaker, view: SeatView) -> None:
        self.speaker = speaker
        self.table = TableWords(speaker, view)

    def thing(self, number: int, space: str) -> str:
        """A thing on the map, or the space that was asked about."""
        return f"space {space}" if is_space(number) else self.table.thing(number)

    # --- sight ---

    def sight(self, found: SightAnswer) -> tuple[str, ...]:
        """Who sees whom, by what, and whether back; every corner with what hides it."""
        one, other = self.thing(found.looker, found.origin), self.thing(found.target, found.aim)
        far = counted(found.distance, "space")
        head = {
            "lines": f"{capital(one)} sees {other}, {far} away.",
            "adjacent": f"{capital(one)} sees {other}: they are adjacent.",
            "same_space": f"{capital(one)} sees {other}: they share a space.",
            "hidden": f"{capital(one)} does not see {other}.",
        }[found.how]
        corners = [
            f"{capital(CORNERS[place])} corner: {self.corner(corner)}."
            for place, corner in enumerate(found.corners)
        ]
        if found.how in ("adjacent", "same_space"):
            corners = []
        back = ""
        if found.back != found.sees:
            back = f"{capital(other)} {'sees' if found.back else 'does not see'} {one}."
        return tuple(line for line in (head, *corners, back) if line)

    def corner(self, corner: Corner) -> str:
        """What hides from a corner."""
        if corner.clear:
            return "two clear lines"
        things = [f"blocking space {name}" for name in corner.spaces]
        things += [self.table.thing(number) for number in corner.figures]
        kinds = dict.fromkeys(edge.kind for edge in corner.edges)
        things += [EDGES[kind] for kind in kinds]
        if corner.outside and "wall" not in kinds:
            things.append("the edge of the map")
        if things:
            verb = "hides" if len(things) == 1 else "hide"
            return f"{listed(things)} {verb} it"
        return "no line leaves this corner" if corner.shut else "both lines lie on each other"

    def seen(self, found: SeenAnswer) -> tuple[str, ...]:
        """How much is seen, and whom."""
        seen = [self.table.thing(number) for number in found.figures]
        spaces = counted(len(found.spaces), "space")
        return (f"{spaces} in sight.", f"In sight: {listed(seen) or 'nobody'}.")

    # --- ways ---

    def reach(self, found: ReachAnswer) -> tuple[str, ...]:
        """The way with what it costs, or what is against it."""
        figure, have = self.table.thing(found.figure), counted(found.points, "point")
        if found.kind == "cannot_leave":
            return (REASONS[found.key],)
        things = [f"space {name}" for name in found.spaces if not found.figures]
        things += [self.table.thing(number) for number in found.figures]
        things += [EDGES[kind] for kind in dict.fromkeys(edge.kind for edge in found.edges)]
        against = f": {listed(things)}" if things else ""
        costs = f"Going to {found.space} costs {counted(found.cost, 'point')}"
        if found.cost < 0:
            costs = f"{found.space} is too far"
        head = {
            "in_reach": f"{costs}; {figure} has {have}.",
            "too_far": f"{costs}; {figure} has only {have}.",
            "occupied": f"{capital(figure)} cannot stop at {found.space}{against}.",
            "no_fit": f"{capital(figure)} cannot enter {found.space}{against}.",
            "no_way": f"No way leads {figure} to {found.space}{against}.",
        }[found.kind]
        steps = [
            f"{step.space}: {counted(step.cost, 'point')}{_dear(step.difficult, step.hostile)}, "
            f"{step.spent} spent"
            for step in found.steps
        ]
        return (head, *steps)

    # --- numbers ---

    def number(self, found: NumberAnswer) -> tuple[str, ...]:
        """Each part by its name, and what it comes to."""
        lines = [f"{self.part(part)}: {_amount(part)}" for part in found.parts]
        return (*lines, f"now: {found.total}")

    def part(self, part: Part) -> str:
        """Where a part of a number comes from."""
        if part.kind == "printed":
            return "printed"
        if part.kind == "spent":
            return "surges and other effects"
        if part.kind == "die":
            return face_words(part.name)
        if part.kind == "condition":
            return part.name
        return self.speaker.thing(part.source)


def _dear(difficult: bool, hostile: bool) -> str:
    """Why a step costs more."""
    why = [word for is_so, word in ((difficult, "difficult"), (hostile, "hostile figure")) if is_so]
    return f" ({listed(why)})" if why else ""


def _amount(part: Part) -> str:
    if part.kind == "printed":
        return str(part.amount)
    if part.kind == "set":
        return f"is {part.amount}"
    if part.kind == "factor":
        return f"times {part.amount}"
    return f"at most {part.amount}" if part.kind == "most" else f"{part.amount:+d}"
