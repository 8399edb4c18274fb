"""
The table in English: what is asked, each option, and how a game ended.

What belongs here: words for a view. What does not: what happened (`log`), and what things are
called (`things`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.language.english.log import PHASES, SEGMENTS, sentence
from dejarik.games.swccg.language.english.speaker import PILES, Speaker, capital, force
from dejarik.games.swccg.language.english.things import ViewThings
from dejarik.games.swccg.model import ids
from dejarik.speech.lists import listing
from dejarik.speech.plurals import count

if TYPE_CHECKING:
    from dejarik.games.swccg.wire import DecisionView, OptionView, SeatView, Told

QUESTIONS: Final = {
    "choose": "Which one?",
    "may": "Do you do it?",
    "either": "Which of these?",
    "how_much": "How much?",
    "starting_location": "Which location do you start with?",
    "destiny_choice": "Which destiny do you keep?",
    "search": "Which card do you take?",
    "verify": "Your opponent has found nothing: do you look through the cards?",
    "peeked_card": "Where does the card go that you have seen?",
    "defuse": "Do you try to defuse it?",
    "cards_to_bury": "Which cards do you bury?",
    "duel_step": "What do you do in the duel?",
    "who_first": "Who is first?",
    "target": "What is the target?",
}
BY_TITLE: Final = ("starting_location", "search")
"""Reasons for which it does not matter where a card lies."""
STAGES: Final = {
    "activate": "How much Force do you activate?",
    "draw": "How many cards do you draw?",
    "lose": "Which Force do you lose?",
}
PLAIN: Final = {"stop": "no more", "pass": "pass"}
YES_OR_NO: Final = {
    "battle_destiny": ("draw destiny", "draw none"),
    "allow_conversion": ("allow it", "do not allow it"),
}
"""What is done, never a bare yes or no."""
OUTCOMES: Final = {
    "depleted": "no Life Force is left",
    "concession": "by concession",
    "lab_turns": "after many turns",
}


class TableWords:
    """Sentences about one view."""

    def __init__(self, speaker: Speaker, view: SeatView) -> None:
        self.speaker = speaker
        self.view = view
        self.things = ViewThings(speaker, view)

    # --- questions ---

    def prompt(self, asked: DecisionView) -> str:
        """The question."""
        by = f" ({self.speaker.card(asked.asked_by)})" if asked.asked_by else ""
        reason = asked.reason
        if reason == "respond":
            return self._window(asked)
        if reason == "target" and asked.verb:
            return f"{self._stage(asked)}{by}"
        if reason == "force_to_lose":
            return f"Choose a Force to lose: {asked.amount} left{by}"
        if reason == "let_run":
            return f"{capital(self._opponent())} takes {asked.amount} cards: when do you stop that?"
        if reason == "battle_destiny":
            return f"Do you draw {count(asked.amount, 'battle destiny', 'battle destinies')}?"
        if reason == "allow_conversion":
            return "Both of you start with the same location: may yours be converted?"
        return f"{QUESTIONS[reason]}{by}"

    def _opponent(self) -> str:
        return self.speaker.whom(1 - self.view.seat)

    def _window(self, asked: DecisionView) -> str:
        if asked.stage:
            return self._stage(asked)
        if asked.kind != "respond":
            return "What comes first?"
        about = asked.about
        if about is None:
            return "Do you respond?"
        if about.kind == "phase":
            whose = capital(self.speaker.whose(about.seat))
            do = "What do you do?" if about.seat == self.view.seat else "Do you act?"
            return f"{whose} {PHASES[about.detail]} phase. {do}"
        if about.kind == "segment":
            return self._segment(about.amount)
        happens = sentence(self.speaker, about)
        when = f"About to happen: {happens}" if asked.before else happens
        return f"{when}{self._stakes(about)} Do you respond?"

    def _stakes(self, about: Told) -> str:
        """What a Force drain takes from whoever is asked."""
        if about.kind != "draining" or about.seat == self.view.seat or about.subject is None:
            return ""
        place = self.things.place_view(about.subject.id)
        return "" if place is None else f" It takes {force(place.drain[about.seat])} from you."

    def _segment(self, segment: int) -> str:
        battle = self.view.battles[-1]
        where = f"Battle at {self.things.place(battle.place)}, {SEGMENTS[segment]} segment."
        mine = max(self.view.seat, 0)
        owed = [
            f"{number} {what}"
            for number, what in (
                (battle.damage[mine], "battle damage"),
                (battle.attrition[mine], "attrition"),
            )
            if number
        ]
        if battle.segment == "damage" and owed:
            return f"{where} You owe {listing(owed)}."
        return f"{where} What do you do?"

    def _stage(self, asked: DecisionView) -> str:
        if asked.verb in STAGES:
            return STAGES[asked.verb]
        name = self.things.name(asked.source) if asked.source else "it"
        if asked.verb == "deploy":
            return f"Where do you deploy {name}?"
        if asked.verb == "move" and ids.is_place(asked.source):
            return f"Docking bay transit from {name}: who goes, and where to?"
        if asked.verb == "move":
            return f"Where do you move {name}?"
        if asked.verb == "fire":
            return f"At whom do you fire {name}?"
        return f"What is the target of {name}?"

    # --- options ---

    def option(self, asked: DecisionView, option: OptionView) -> str:
        """An option; the decision has it at its place."""
        return self.options(asked)[asked.options.index(option)]

    def options(self, asked: DecisionView) -> tuple[str, ...]:
        """All options of a decision, in their order."""
        return tuple([self._option(asked, option) for option in asked.options])

    def _option(self, asked: DecisionView, option: OptionView) -> str:
        kind = option.kind
        if asked.reason == "let_run" and option.value == asked.amount:
            return "let all of it happen"
        if asked.reason == "peeked_card":
            return self._peeked(asked, option)
        if kind in ("yes", "no"):
            return YES_OR_NO.get(asked.reason, ("do it", "do not do it"))[kind == "no"]
        if kind in PLAIN:
            return PLAIN[kind]
        if kind == "reaction":
            return self._action(option)
        if kind == "seat":
            return self.speaker.whom(option.target)
        if kind == "value":
            return self._value(asked, option)
        if asked.reason in BY_TITLE and option.target < 0:
            return self.things.card(-option.target, by_title=True)
        way = self.things.name(option.target) if option.target else "nothing"
        if asked.stage and asked.verb in ("deploy", "move"):
            by_transit = asked.verb == "move" and option.value
            return f"{way}{' by docking bay transit' if by_transit else ''}{_paid(option)}"
        return way

    def _peeked(self, asked: DecisionView, option: OptionView) -> str:
        """What is done with a card on top of the Reserve Deck."""
        card = self.things.card(-option.source, by_title=True) if option.source else "it"
        if option.kind == "no":
            return f"leave {card} on top of your Reserve Deck"
        return f"put {card} on your {PILES[ids.PILE_NAMES[asked.amount]]}"

    def _value(self, asked: DecisionView, option: OptionView) -> str:
        if asked.verb == "deploy":
            return self._gap(asked.source, option.value)
        if asked.reason == "let_run":
            return f"after {option.value}"
        if asked.reason == "either":
            return f"effect {option.value + 1}"
        return str(option.value)

    def _gap(self, card: int, gap: int) -> str:
        """Between which locations of its system a new one would lie."""
        found = self.things.lies(-card)
        system = "" if found is None else self.speaker.system(found[2].code)
        strip = next((one.places for one in self.view.strips if one.system == system), ())
        before = self.things.place(strip[gap - 1]) if 0 < gap <= len(strip) else ""
        behind = self.things.place(strip[gap]) if gap < len(strip) else ""
        if before and behind:
            return f"between {before} and {behind}"
        if before:
            return f"behind {before}"
        return f"in front of {behind}" if behind else f"as the first location of {system}"

    def _action(self, option: OptionView) -> str:
        """What begins something in a window."""
        name = self.things.name(option.source)
        verb = option.verb
        if verb == "activate":
            return "activate Force"
        if verb == "draw":
            return "draw cards"
        if verb == "lose":
            return "lose a Force for battle damage"
        if verb == "drain":
            return f"drain at {name}: {force(self._drain(option.source))}{_paid(option)}"
        if verb == "battle":
            return f"battle at {name}{_paid(option)}"
        if verb == "forfeit":
            copy = self.things.copy_view(option.source)
            worth = f" ({copy.forfeit})" if copy is not None else ""
            return f"forfeit {name}{worth}{self._covering(option)}"
        if verb == "move" and ids.is_place(option.source):
            return f"move by docking bay transit from {name}{_paid(option)}"
        if verb == "end":
            return f"let end what lasts by {name}"
        end = f" {self._way(option)} {self.things.name(option.to)}" if option.to else ""
        about = f", about {self.things.name(option.target)}" if option.target else ""
        does = "react with" if verb == "react" else verb or "use"
        return f"{does} {name}{end}{about}{_paid(option)}"

    def _covering(self, option: OptionView) -> str:
        """How much of what is owed a forfeit satisfies."""
        battle = self.view.battles[-1] if self.view.battles else None
        if battle is None or not any(option.covers):
            return ""
        mine = max(self.view.seat, 0)
        owed = ((battle.attrition[mine], "attrition"), (battle.damage[mine], "battle damage"))
        parts = [
            f"all {left} {what}" if amount == left else f"{amount} of {left} {what}"
            for amount, (left, what) in zip(option.covers, owed, strict=True)
            if amount
        ]
        return f", which covers {listing(parts)}"

    def _way(self, option: OptionView) -> str:
        """How a card goes where it can only go: to a place, on a card, over a location."""
        if option.verb != "deploy":
            return "to"
        found = self.things.lies(-option.source)
        if found is not None and self.speaker.system(found[2].code):
            return "converting"
        return "to" if ids.is_place(option.to) else "on"

    def _drain(self, place: int) -> int:
        found = self.things.place_view(place)
        return 0 if found is None else found.drain[max(self.view.seat, 0)]

    # --- the end ---

    def outcome(self) -> str:
        """How the game ended."""
        ranking = self.view.outcome
        if ranking is None:
            return ""
        why = OUTCOMES.get(self.view.outcome_reason, self.view.outcome_reason)
        best = ranking[0]
        if len(best) > 1:
            return f"Nobody has won ({why})."
        left = [self.view.players[seat].life_force for seat in (*best, *ranking[1])]
        won = self.speaker.does(best[0], "have won")
        return f"{won} ({why}; Life Force {left[0]} to {left[1]})."


def _paid(option: OptionView) -> str:
    return f" for {force(option.price)}" if option.price > 0 else ""
