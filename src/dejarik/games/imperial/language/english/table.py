"""
The table in English: what is asked, each option, and how a game ended.

What belongs here: words for a view. What does not: what happened (`log`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.language.english.log import sentence
from dejarik.games.imperial.language.english.speaker import (
    Speaker,
    capital,
    counted,
    face_words,
    listed,
)
from dejarik.games.imperial.model import ids
from dejarik.games.imperial.model.conditions import CONDITION_NAMES
from dejarik.games.imperial.rules.scoring import POINTS_TO_WIN

if TYPE_CHECKING:
    from dejarik.games.imperial.wire import DecisionView, DieView, OptionView, SeatView, Told

QUESTIONS: Final = {
    "initiative": "Who has initiative?",
    "zone": "Which deployment zone do you take?",
    "activate": "Which group do you activate?",
    "figure": "Which figure of the group is activated next?",
    "target": "Who is the target?",
    "target_space": "Which space is attacked?",
    "surges": "What do you spend surges on?",
    "strain": "How many cards from your command deck do you discard to prevent strain?",
    "die": "Which die?",
    "discard": "Which card do you discard?",
    "group": "Which group?",
    "dice": "Which dice are rolled?",
    "power": "Which figure has the power token, or which one is given up?",
    "door": "Which door is opened?",
    "veto_map": "Which map do you veto?",
    "veto_mission": "Which mission do you veto?",
    "side": "Which side lies up?",
    "order": "What comes first?",
    "may": "Do you use it?",
    "either": "Which of the two?",
}

PURPOSES: Final = {
    "Suffer": "Who suffers the damage?",
    "SufferStrain": "Who suffers the strain?",
    "Become": "Who gains the condition?",
    "RecoverDamage": "Who recovers?",
    "PerformMove": "Who moves?",
    "ReadyGroupOf": "Whose group is readied?",
    "GainPoints": "Who gains movement points?",
    "MakeAttack": "Who attacks?",
    "MoveSpaces": "Who moves?",
    "DiscardHarmful": "Who is freed of harmful conditions?",
    "Defeat": "Who is defeated?",
}

WON_BY: Final = {
    "concession": "by concession",
    "elimination": "by elimination",
    "points": "on points",
    "points from defeats": "on points from defeats",
    "less damage": "with less damage suffered",
    "the roll of a die": "by the roll of a die",
}

BY_SCORE: Final = frozenset(WON_BY) - {"concession", "elimination"}

PLAIN: Final = {
    "stop": "no more",
    "pass": "pass",
    "stepwise": "go step by step",
    "move": "move: gain movement points",
    "walk": "spend movement points",
    "end": "end the activation",
}


class TableWords:
    """Sentences about one view."""

    def __init__(self, speaker: Speaker, view: SeatView) -> None:
        self.speaker = speaker
        self.view = view

    # --- questions ---

    def prompt(self, asked: DecisionView) -> str:
        """The question."""
        by = f" ({self.speaker.card(asked.asked_by)})" if asked.asked_by else ""
        reason = asked.reason
        if asked.about is not None:
            happens = sentence(self.speaker, asked.about)
            when = f"About to happen: {happens}" if asked.before else happens
            return (
                f"{when} {self._asks(asked.about)}"
                if asked.kind == "respond"
                else (f"{when} What first?")
            )
        if reason == "menu":
            return self._menu(asked)
        if reason in ("deploy", "push", "displace", "move"):
            return self._where(asked)
        if reason == "group" and self.view.phase == "setup":
            return f"Which group do you deploy next?{by}"
        if reason == "side":
            return f"How is {self.thing(asked.options[0].target)} to lie?{by}"
        if reason == "choose":
            return f"{PURPOSES.get(asked.purpose, 'Which one?')}{by}"
        return f"{QUESTIONS[reason]}{by}"

    def _asks(self, about: Told) -> str:
        """What one can do about something: change a roll, go on with what is one's own, respond."""
        if about.kind == "rolled":
            return "Do you change the roll?"
        return "Do you use anything?" if about.seat == self.view.seat else "Do you respond?"

    def _menu(self, asked: DecisionView) -> str:
        if asked.stage:
            goes = any(one.kind in ("go", "step") for one in asked.options)
            return "Where to?" if goes else "Which space of the target?"
        now = self.view.activations[-1]
        left = f"{counted(now.actions, 'action')}, {counted(now.points, 'movement point')} left"
        return f"What does {self.thing(now.figure)} do? ({left})"

    def _where(self, asked: DecisionView) -> str:
        figure = self.thing(asked.options[0].source)
        verb = {"deploy": "deployed", "push": "put", "displace": "pushed"}.get(asked.reason)
        return f"Where does {figure} move?" if verb is None else f"Where is {figure} {verb}?"

    # --- options ---

    def option(self, asked: DecisionView, option: OptionView) -> str:
        """An option; the decision has it at its place."""
        return self.options(asked)[asked.options.index(option)]

    def options(self, asked: DecisionView) -> tuple[str, ...]:
        """All options of a decision, in their order."""
        return tuple([self._option(asked, place) for place in range(len(asked.options))])

    def _option(self, asked: DecisionView, place: int) -> str:
        option = asked.options[place]
        kind = option.kind
        label = asked.labels[place] if asked.labels else ""
        number = asked.numbers[place] if asked.numbers else 0
        if asked.spaces and asked.spaces[place]:
            return _space(asked.spaces[place], option.value, number)
        if kind == "attack":
            return self._attack(option, number)
        if kind == "stop":
            return self._stop(asked)
        if kind in ("yes", "no"):
            name = self.speaker.card(asked.asked_by) if asked.asked_by else "it"
            return f"use {name}" if kind == "yes" else "do not use it"
        if kind in PLAIN:
            return PLAIN[kind]
        if kind in ("value", "seat"):
            return self._value(asked, option, label)
        if kind in ("special", "use", "surge"):
            return f"{kind}: {label}" if kind != "surge" else label
        if kind == "reaction":
            return self._reaction(option, label)
        if kind == "discard_condition":
            return f"discard {CONDITION_NAMES[option.value]}"
        if kind == "interact":
            return f"interact with {self.thing(option.target)}"
        if kind == "command":
            return f"play {self.thing(option.target)}"
        far = f", {counted(number, 'space')} away" if number else ""
        return self.thing(option.target or option.source) + far

    def _attack(self, option: OptionView, number: int) -> str:
        if not option.target:
            return "attack: name the target later"
        return f"attack {self.thing(option.target)}, {counted(number, 'space')} away"

    def _stop(self, asked: DecisionView) -> str:
        if asked.reason in ("move", "menu"):
            return "stop here"
        return "not at all" if asked.reason == "push" else "no more"

    def _reaction(self, option: OptionView, label: str) -> str:
        name = self.thing(option.source)
        if option.source < 0:
            name = f"play {name}"
        about = f" for {self.thing(option.target)}" if option.target else ""
        return f"{name}: {label}{about}" if label else f"{name}{about}"

    def _value(self, asked: DecisionView, option: OptionView, label: str) -> str:
        if asked.reason == "initiative":
            return self.speaker.who(option.value)
        if asked.reason == "side":
            return self._side(option)
        if asked.reason == "zone":
            return f"the {label} zone"
        if asked.reason == "either":
            return label or f"effect {option.value + 1}"
        return label or str(option.value)

    def _side(self, option: OptionView) -> str:
        """A side of a token; the one that lies up already is kept."""
        side = "coloured" if option.value else "grey"
        lies = [one.side for one in self.view.tokens if one.id == option.target]
        return f"leave its {side} side up" if option.value in lies else f"turn its {side} side up"

    # --- things ---

    def thing(self, number: int) -> str:
        """Anything on the table by its number."""
        if number < 0:
            return self._card(-number)
        if ids.is_figure(number):
            figure = self.view.figures[number - ids.FIRST_FIGURE]
            return self.speaker.figure(figure.code, figure.seat, figure.number)
        if ids.is_group(number):
            return self._group(number)
        if ids.is_token(number):
            token = self.view.tokens[number - ids.FIRST_TOKEN]
            where = f"at {token.space}" if token.space else "that is carried"
            return f"the {token.kind} {where}"
        if ids.is_door(number):
            return f"the {self.view.doors[number - ids.FIRST_DOOR].words}"
        if ids.FIRST_ATTACK_DIE <= number < ids.FIRST_SPACE:
            return self._die(number)
        upgrade = [one.code for one in self.view.upgrades if one.id == number]
        return self.speaker.card(upgrade[0]) if upgrade else "the mission"

    def _group(self, number: int) -> str:
        group = self.view.groups[number - ids.FIRST_GROUP]
        whose = f"{self.speaker.whose(group.seat)} {self.speaker.card(group.code)}"
        figures = [self.view.figures[one - ids.FIRST_FIGURE] for one in group.figures]
        left = [one for one in figures if not one.defeated]
        numbers = [str(one.number) for one in left if one.number]
        return f"{whose} {listed(numbers)}" if numbers else whose

    def _card(self, handle: int) -> str:
        for side in self.view.sides:
            for card in (*side.hand, *side.discard, *side.playing):
                if card.handle == handle:
                    return self.speaker.card(card.code)
        return self.speaker.card("")

    def _die(self, number: int) -> str:
        attack = self.view.attacks[-1]
        for die in (*attack.attack_dice, *attack.defence_dice):
            if die.id == number:
                return die_words(die)
        return "a die"

    # --- the end ---

    def outcome(self) -> str:
        """How the game ended."""
        ranking = self.view.outcome
        if ranking is None:
            return ""
        best = ranking[0]
        if len(best) > 1:
            return f"{capital(listed([self.speaker.who(seat) for seat in best]))} are level."
        points = [self.view.sides[seat].points for seat in (*best, *ranking[1])]
        won = self.speaker.does(best[0], "have won")
        how = WON_BY.get(self.view.outcome_reason, f"({self.view.outcome_reason})")
        score = f"{won} {how}, {points[0]} to {counted(points[1], 'point')}."
        if not self._is_stopped():
            return score
        return f"{score} Games between bots stop after round {self.view.round}."

    def _is_stopped(self) -> bool:
        """Whether points decided although nobody had won: a laboratory's game has a last round."""
        if self.view.outcome_reason not in BY_SCORE:
            return False
        standing = {one.seat for one in self.view.figures if one.space}
        is_full = max(side.points for side in self.view.sides) >= POINTS_TO_WIN
        return len(standing) == len(self.view.sides) and not is_full


def _space(name: str, turned: int, number: int) -> str:
    way = f" ({counted(number, 'point')})" if number else ""
    return f"{name}{', turned' if turned else ''}{way}"


def die_words(die: DieView) -> str:
    """A die with what it shows."""
    if not die.face:
        return f"{die.colour} die"
    return face_words(f"{die.colour} {'/'.join([str(one) for one in die.face])}")
