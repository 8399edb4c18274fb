"""Texts that are used, in English: when, for how much Force, on what, and what they do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.effects import conditions as when
from dejarik.games.swccg.effects import playing as nodes
from dejarik.games.swccg.effects.amounts import SizeOf
from dejarik.games.swccg.effects.place_conditions import HasReserve, LosingBattle
from dejarik.games.swccg.effects.runs import SomeCanMoveAway
from dejarik.games.swccg.language.english.conditions import DRAWS, phase_words, under
from dejarik.games.swccg.language.english.doors import condition, deeds, no_words, part
from dejarik.games.swccg.language.english.nouns import CHOSEN, Description
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model.pieces import DAMAGE
from dejarik.kernel.terms import AtLeast, Number
from dejarik.speech.clause import ORDER, STATEMENT, Clause, sentence
from dejarik.speech.lists import listing
from dejarik.speech.voice import Voice

if TYPE_CHECKING:
    from dejarik.kernel.program import Condition

_HAPPENS: Final = {
    ev.PLAYING: ("you play {what}", "your opponent plays {what}", "{what} is played"),
    ev.DEPLOYING: ("you deploy {what}", "your opponent deploys {what}", "{what} is deployed"),
    ev.REACTING: ("you react", "your opponent reacts", "a player reacts"),
    ev.DRAINING: (
        "you initiate a Force drain",
        "your opponent initiates a Force drain",
        "a Force drain is initiated",
    ),
    ev.BATTLE_BEGINS: (
        "you initiate a battle",
        "your opponent initiates a battle",
        "either player initiates a battle",
    ),
    ev.DEPLOYED: (
        "you have just deployed {what}",
        "your opponent has just deployed {what}",
        "{what} has just been deployed",
    ),
    ev.MOVED: (
        "{what} has just been moved by you",
        "{what} has just been moved by your opponent",
        "{what} has just moved",
    ),
    ev.DESTINY_DRAWN: (
        "you have just drawn {draw}",
        "your opponent has just drawn {draw}",
        "{draw} has just been drawn",
    ),
}
"""What happens: by you, by your opponent, by whomever."""
_ORDER_OF_WHO: Final = (2, 0, 1)
_EVENTS: Final = {ev.DRAINING: "that Force drain", ev.REACTING: "that react"}
_TELLING: Final = (
    when.LossIsYours,
    when.LostForDamage,
    when.LostFromTable,
    when.EachDrewOne,
    LosingBattle,
)
"""Conditions that say what has happened, so that nothing else has to."""
_TAKEN_FOR_GRANTED: Final = (
    when.NotSearchedInVain,
    HasReserve,
    SomeCanMoveAway,
)
"""Conditions that only ask whether the text could do anything."""
SPANNING: Final = ("in this battle, ", "for the rest of ")
"""How a clause begins that says for how long it is so."""


@dataclass(frozen=True)
class Use:
    """What is said of a use otherwise than usual: how much Force, and what is chosen."""

    force: str = ""
    targets: tuple[str, ...] = ()


def used(node: nodes.Text, voice: Voice, use: Use) -> str:
    """A text from its moment to its result."""
    head, left = _moment(node, voice)
    head += under(tuple([one for one in left if not _is_granted(one)]), voice)
    price = use.force or (str(node.action.cost) if node.action.cost else "")
    targets = use.targets or tuple([_target(node, place, voice) for place in _places(node)])
    steps = [f"use {price} Force"] if price else []
    if targets:
        steps.append(f"choose {listing(targets)}")
    found = deeds(node.action.effect, voice)
    lead = _lead(node, is_order=bool(steps) or found[0].kind == ORDER)
    if price and not targets and found[0].kind == ORDER:
        first, rest = f"{steps[0]} to {found[0].text}", found[1:]
    elif price and not targets:
        first, rest = f"{steps[0]}: {found[0].text}", found[1:]
    elif steps:
        first, rest = listing(steps), found
    else:
        first, rest = found[0].text, found[1:]
    if first.startswith(SPANNING):
        head = f"{head.removesuffix(', ')}: "
    lines = [Clause(f"{head}{lead}{first}", STATEMENT), *rest]
    return " ".join(sentence(one.text) for one in lines)


def _lead(node: nodes.Text, *, is_order: bool) -> str:
    """Whether its player may or must; an Interrupt is played or not."""
    if node.action.is_play:
        return ""
    if node.forced:
        return "you must " if is_order else ""
    return "you may " if is_order else "if you wish, "


def _places(node: nodes.Text) -> range:
    return range(len(node.targets))


def _target(node: nodes.Text, place: int, voice: Voice) -> str:
    found = Description(node.targets[place], voice)
    voice.names[f"{CHOSEN}{place}"] = found.again()
    return found.one()


def _is_granted(one: Condition) -> bool:
    if isinstance(one, AtLeast):
        return isinstance(one.amount, SizeOf) and one.limit == Number(1)
    return isinstance(one, _TAKEN_FOR_GRANTED)


def _moment(node: nodes.Text, voice: Voice) -> tuple[str, list[Condition]]:
    """When it is used, and the conditions that this does not say."""
    phases = [one for one in node.provided if isinstance(one, when.DuringPhase)]
    telling = [one for one in node.provided if isinstance(one, _TELLING)]
    left = [one for one in node.provided if not isinstance(one, when.DuringPhase)]
    left = [one for one in left if not isinstance(one, _TELLING)]
    head = "".join(f"in {phase_words(one, voice)}, " for one in phases)
    if node.in_band == ev.TOP:
        if node.segments == (DAMAGE,) and node.kinds == (ev.SEGMENT,):
            head = "in the damage segment of a battle, "
        return head or "in any phase, ", left
    if telling:
        return f"{head}when {listing([condition(one, voice) for one in telling])}, ", left
    happens = _happens(node, voice)
    if when.MovedFromNextDoor() in left and node.kinds == (ev.MOVED,):
        happens += " from an adjacent site"
        left.remove(when.MovedFromNextDoor())
    left = [one for one in left if not isinstance(one, when.JustDrawnFor)]
    return f"{head}when {happens}, ", left


def _happens(node: nodes.Text, voice: Voice) -> str:
    kind = node.kinds[0]
    if len(node.kinds) > 1 or kind not in _HAPPENS:
        raise no_words(node, f" about the events {node.kinds}")
    about = Description(node.about, voice)
    is_stack = kind == ev.PLAYING and about.is_name
    voice.event = "it" if is_stack else _EVENTS.get(kind, about.again())
    drawn = [one.purpose for one in node.provided if isinstance(one, when.JustDrawnFor)]
    draw = DRAWS[drawn[0]] if drawn else "a destiny"
    words = _HAPPENS[kind][_ORDER_OF_WHO[node.who]]
    return words.format(what=about.one(), draw=draw)


@part.register
def _text(node: nodes.Text, voice: Voice) -> str:
    return used(node, voice, Use())


@deeds.register
def _use_text(node: nodes.UseText, voice: Voice) -> list[Clause]:
    price = [Clause(f"use {node.cost} Force")] if node.cost else []
    return [*price, *deeds(node.effect, voice)]
