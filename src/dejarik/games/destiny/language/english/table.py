"""
The table in English: what is asked, what can be answered, and why something cannot.

What belongs here: sentences from a seat's view and the keys of reasons.
What does not: log lines (`log`), card texts (`render`), rules, and the state: everything
said here is in the view already.
"""

from typing import Final

from dejarik.games.destiny.effects.abilities import Action, Special
from dejarik.games.destiny.language.english import asked, purposes
from dejarik.games.destiny.language.english.apart import told_apart
from dejarik.games.destiny.language.english.facts import subtype_word, symbol_word
from dejarik.games.destiny.language.english.names import (
    Names,
    code_of_shown,
    side_words,
)
from dejarik.games.destiny.language.english.render import render_node
from dejarik.games.destiny.model.facts import (
    COLOUR_NAMES,
    NO_COST,
    SHIELD,
    SYMBOL_NAMES,
    X_COST,
    parse_side,
    write_side,
)
from dejarik.games.destiny.rules.values import SUBTYPES
from dejarik.games.destiny.wire import DecisionView, OptionView, SeatView, Thing
from dejarik.kernel.ops import Either
from dejarik.kernel.program import Node, walk
from dejarik.speech.doors import NoWords
from dejarik.speech.lists import listing
from dejarik.speech.plurals import count

PROMPTS: Final[dict[str, str]] = {
    "order": "Which comes first?",
    "choose": "Choose",
    "may": "Use it?",
    "either": "Choose one",
    "action": "Your action",
    "additional_action": "Your additional action",
    "claim_ability": "Use the battlefield's claim ability?",
    "discard_to_reroll": "Which card do you discard to reroll?",
    "dice_to_reroll": "Which dice do you reroll?",
    "host": "Where do you attach it?",
    "deck_order": "Which card comes next?",
    "deck_bottom": "Which cards go to the bottom?",
    "replace_upgrade": "Which upgrade does it replace, to be cheaper by its cost?",
    "die_to_resolve": "Which die do you resolve next?",
    "modifiers": "Which modifier dice do you add?",
    "which_special": "Which special ability?",
    "too_many_upgrades": "Too much attached: which one do you discard?",
    "upkeep_discard": "Discard any cards from your hand before you draw?",
    "mulligan": "Mulligan: which cards do you put back?",
    "battlefield": "You won the roll-off: which battlefield is used?",
    "shields": "Where do you place your shields?",
    "side": "Which side is it turned to?",
    "split_pool": "Split your dice into two groups: which dice are in the first?",
    "which_group": "Which group do you choose?",
    "colour": "Name a colour",
    "subtype": "Name a character subtype",
    "player": "Choose a player",
    "symbol": "Name a symbol",
    "number": "Name a number",
    "title": "Name a card",
    "die_to_set_aside": "It is elite no more: which die do you set aside?",
    "indirect_damage": "Who takes the indirect damage?",
    "distribute_damage": "Who takes the damage?",
    "resilience": "Only one die of this character can be removed: which one?",
    "how_much": "How much of it?",
    "side_of_card": "Which side of its die do you resolve?",
    "which_action": "Which action of this card?",
    "from_hand": "Do you respond with a card of your hand?",
    "which_symbol": "As what do you resolve it?",
    "which_die": "Two dice it could be: which one goes with this upgrade?",
    "one_of_two_copies": "A unique card twice under your control: which one do you give up?",
}

PARTS: Final[dict[str, type[Node]]] = {"which_special": Special, "which_action": Action}
"""Of which parts of a card's text one is chosen; of the choices it offers for any other reason."""

ABOUT_A_PLAY: Final = frozenset({"host", "replace_upgrade"})
"""Questions about the card being played, whatever plays it."""

PICKS: Final[dict[str, str]] = {
    "discard_to_reroll": "Discard {}",
    "dice_to_reroll": "Reroll {}",
    "host": "Attach it to {}",
    "replace_upgrade": "Replace {}",
    "die_to_resolve": "Resolve {}",
    "modifiers": "Add {}",
    "too_many_upgrades": "Discard {}",
    "upkeep_discard": "Discard {}",
    "mulligan": "Put back {}",
    "shields": "One shield on {}",
    "indirect_damage": "One damage to {}",
    "distribute_damage": "One damage to {}",
    "one_of_two_copies": "Give up {}",
    "split_pool": "Into the first group: {}",
}

STOPS: Final[dict[str, str]] = {
    "dice_to_reroll": "Reroll these, no more",
    "die_to_resolve": "Resolve no more dice",
    "modifiers": "Add no more modifiers",
    "upkeep_discard": "Discard no more, and draw",
    "mulligan": "Keep the rest",
    "split_pool": "The rest is the second group",
}

FIRST_STOPS: Final[dict[str, str]] = {
    "dice_to_reroll": "Reroll none",
    "modifiers": "Add no modifier",
    "upkeep_discard": "Discard nothing, and draw",
    "mulligan": "Keep all",
    "split_pool": "None: all dice are in the second group",
}

REASONS: Final[dict[str, str]] = {
    "banned": "an effect forbids you this kind of action",
    "forced": "an effect says which card you must activate by this action",
    "card_forbidden": "an effect forbids to play this card",
    "not_enough_resources": "you cannot pay for it",
    "no_host": "there is nothing it may be attached to",
    "play_restriction": "its play restriction is not met",
    "unique_in_play": "it is unique and you already have a unique card of this title in play",
    "not_a_deck_card": "cards of this kind are never played from hand",
    "not_in_hand": "it is in your discard pile and does not have Renew",
    "not_activated": "only characters and supports are activated",
    "exhausted": "it is exhausted",
    "no_die": "a support without a die is never activated",
    "not_yours": "it is not yours",
    "not_in_pool": "this die is not in your pool: activate its card first",
    "blank": "it shows a blank",
    "modifier_alone": "a modifier is only resolved together with a die of its symbol",
    "die_forbidden": "an effect forbids you to resolve this die",
    "die_cost": "you cannot pay the resources this side costs",
    "already_resolved": "it has already been resolved in this action",
    "no_special": "its card has no special ability",
    "empty_hand": "you have no card to discard for it",
    "no_dice_to_reroll": "you have too few dice in your pool",
    "claimed": "the battlefield has been claimed this round",
    "power_action_used": "its power action has been used this round",
    "no_action": "it has no action to use",
    "not_from_there": "cards are played from your hand, and this one is not in it",
    "not_your_turn": "it is not your turn",
    "has_claimed": "you have claimed the battlefield and take no more turns this round",
    "asked_something_else": "you are asked something else first",
    "others_decide": "somebody else has to decide first",
    "not_an_option": "it is not among what you can choose here",
}

LOSING: Final[dict[str, str]] = {
    "no_characters": "no character left",
    "no_cards": "neither hand nor deck left at the end of a round",
    "concession": "conceded",
    "out_of_time": "no time left",
}
"""What the loser has, or has done."""

OUTCOMES: Final[dict[str, str]] = {
    "no_characters": "nobody has a character left",
    "no_cards": "nobody has a card left",
    "card_effect": "a card says so",
    "no_progress": "nothing has moved for many rounds",
    "draw_agreed": "the players agreed on it",
    "abandoned": "it could not be finished",
}


class TableWords:
    """Sentences about one view; `split` is the first group of the last split pool."""

    def __init__(self, names: Names, view: SeatView, split: tuple[Thing, ...] = ()) -> None:
        self.names = names
        self.view = view
        self.split = split

    def prompt(self, decision: DecisionView) -> str:
        """What is asked, and because of which card."""
        words = PROMPTS[decision.reason]
        if decision.reason in {"action", "additional_action"}:
            return words
        if decision.purpose:
            words = purposes.purpose_words(decision.purpose, decision.amount)
        elif decision.reason == "side":
            words = f"which side do you turn {self._turned(decision)} to?"
        die = [one for one in self.view.dice if one.id == decision.die]
        if die:
            if decision.reason == "may" and parse_side(die[0].side).symbol == SHIELD:
                words = "distribute these shields over your characters?"
            asking = _capital(self.names.die(die[0].side, die[0].code, die[0].seat))
            return f"{asking}: {words[0].lower()}{words[1:]}"
        code = self._played() if decision.reason in ABOUT_A_PLAY else ""
        code = code or decision.asked_by
        if not code:
            return _capital(words)
        does = asked.used(self.names, self.view, decision)
        question = f"{self.names.title(code)}: {words[0].lower()}{words[1:]}"
        return f"{question} {does}" if does else question

    def _played(self) -> str:
        """The card being played: an effect of another card may play it."""
        known = [card.code for card in self.view.limbo if card.code]
        return known[-1] if known else ""

    def _turned(self, decision: DecisionView) -> str:
        """The die at hand: every side offered is one of its own."""
        return self.names.shown(self.view, decision.options[0].source)

    def options(self, decision: DecisionView) -> tuple[str, ...]:
        """All options of a decision, in their order; none reads as another that differs from it."""
        words = [self.option(decision, option) for option in decision.options]
        return told_apart(self.names, self.view, decision, words)

    def option(self, decision: DecisionView, option: OptionView) -> str:
        """One legal answer in words."""
        reason = decision.reason
        if option.kind == "entity":
            if reason == "battlefield":
                return self._battlefield(decision.options.index(option))
            words = self.target(option.target)
            if decision.purpose and reason not in PICKS:
                return _capital(self._purpose_pick(decision, words))
            return _capital(PICKS.get(reason, "{}").format(words))
        if option.kind == "stop":
            stops = FIRST_STOPS if decision.stage == 0 else STOPS
            return stops.get(reason, STOPS.get(reason, "None" if stops is FIRST_STOPS else "Done"))
        if option.kind in {"yes", "no"}:
            return self._yes_or_no(decision, option)
        if option.kind == "value":
            return self._value(option, reason)
        if option.kind == "seat":
            return f"{_capital(self.names.whose(option.target))} abilities first"
        if option.kind == "reaction" and reason == "from_hand":
            return f"Use {self.names.shown(self.view, option.source)}"
        if option.kind == "reaction" and not option.source:
            return "What a card of your hand might do"
        if option.kind == "reaction":
            return f"The ability of {self.names.shown(self.view, option.source)}{self._on(option)}"
        if option.kind == "pass":
            return "Pass"
        return self._action(option, reason)

    def _on(self, option: OptionView) -> str:
        """On whom an upgrade is: several may carry the same one."""
        every = [copy for player in self.view.players for copy in player.play]
        hosts = [copy.host for copy in every if copy.id == option.source and copy.host]
        return "".join([f" on {self.names.shown(self.view, host)}" for host in hosts])

    def _battlefield(self, place: int) -> str:
        """Each player brought one, and they are offered in the order of seats."""
        player = self.view.players[place]
        return f"{self.names.title(player.battlefield)} ({self.names.whose(place)} battlefield)"

    def target(self, entity: int) -> str:
        """Something to choose, with what matters when choosing it."""
        words = self.names.shown(self.view, entity)
        for player in self.view.players:
            for copy in player.play:
                if copy.id == entity and copy.type == "character":
                    shields = f", {count(copy.shields, 'shield')}" if copy.shields else ""
                    health = f"of {copy.health}" if copy.health else "without health"
                    return f"{words} (damage {copy.damage} {health}{shields})"
        return words

    def _purpose_pick(self, decision: DecisionView, thing: str) -> str:
        """What choosing a thing does to it, in the symbol of the die that asks."""
        die = [one for one in self.view.dice if one.id == decision.die and one.side]
        symbol = SYMBOL_NAMES[parse_side(die[0].side).symbol] if die else ""
        return purposes.purpose_pick(decision.purpose, decision.amount, symbol, thing)

    def _yes_or_no(self, decision: DecisionView, option: OptionView) -> str:
        """What is done, never a bare yes or no."""
        reason, is_yes = decision.reason, option.kind == "yes"
        if reason == "replace_upgrade":
            return "Replace nothing"
        if reason == "claim_ability":
            title = self.names.title(decision.asked_by) if decision.asked_by else "it"
            return f"Use {title}" if is_yes else "Do not use it"
        die = [one for one in self.view.dice if one.id == decision.die and one.side]
        if die and parse_side(die[0].side).symbol == SHIELD:
            return "Distribute the shields" if is_yes else "Give all to one character"
        title = self.names.title(decision.asked_by) if decision.asked_by else "the ability"
        return f"Use {title}" if is_yes else "Do not use it"

    def _value(self, option: OptionView, reason: str) -> str:
        if reason == "player":
            return self.names.who(option.value)
        if reason == "subtype":
            return subtype_word(SUBTYPES[option.value]).capitalize()
        if reason == "symbol":
            return _capital(symbol_word(option.value))
        if reason == "number":
            return str(option.value)
        if reason == "title":
            return self.names.titles_from(option.target, option.value)
        if reason == "how_much":
            return str(option.value) if option.value else "Nothing"
        if reason == "colour":
            return COLOUR_NAMES[option.value].capitalize()
        if reason == "which_symbol":
            return f"As {symbol_word(option.value)}"
        if reason == "side":
            card = self.names.facts[code_of_shown(self.view, option.source)]
            return f"To {side_words(write_side(card.sides[option.value]))}"
        if reason == "side_of_card":
            card = self.names.facts[code_of_shown(self.view, option.source)]
            return _capital(side_words(write_side(card.sides[option.value])))
        if reason == "which_group":
            return f"The {'second' if option.value else 'first'} group: {self._group(option.value)}"
        words = self._part(option, PARTS.get(reason, Either))
        return words or f"Choice {option.value + 1}"

    def _part(self, option: OptionView, kind: type[Node]) -> str:
        """The chosen part of the asking card's text; empty where that is not sure."""
        code = code_of_shown(self.view, option.source)
        text = self.names.texts.get(code)
        if text is None:
            return ""
        every = [node for part in text.parts for node in walk(part)]
        found = [node for node in every if isinstance(node, kind)]
        nodes: list[Node] = list(found)
        if len(found) == 1 and isinstance(found[0], Either):
            nodes = list(found[0].effects)
        elif kind is Either:
            return ""
        if option.value >= len(nodes):
            return ""
        chosen, card = nodes[option.value], self.names.facts[code]
        try:
            return _capital(
                render_node(chosen, card, text, to_opponent=asked.is_theirs(every, chosen))
            )
        except NoWords:
            return ""

    def _group(self, number: int) -> str:
        first = [thing.id for thing in self.split]
        rest = [thing.seat for thing in self.split]
        whose = rest[0] if rest else 1 - self.view.seat
        found = [
            self.names.die(die.side, die.code, die.seat)
            for die in self.view.dice
            if die.zone == "pool" and die.seat == whose and (die.id in first) == (number == 0)
        ]
        return listing(found, none="nothing")

    def _action(self, option: OptionView, reason: str) -> str:
        if option.kind == "play":
            return f"Play {self.names.shown(self.view, option.source)}{self._cost(option)}"
        if option.kind == "activate":
            title = self.names.title(code_of_shown(self.view, option.source))
            return f"Activate {title} ({count(self._dice_to_roll(option.source), 'die')})"
        if option.kind == "resolve":
            return f"Resolve {SYMBOL_NAMES[option.value]} dice: {self._showing(option.value)}"
        if option.kind == "reroll":
            return "Discard a card to reroll dice of your pool"
        if option.kind == "card_action":
            return self._card_action(option)
        if option.kind == "claim":
            title = self.names.title(code_of_shown(self.view, option.source))
            return f"Claim the battlefield, {title}"
        return "Pass" if reason == "action" else "Decline the additional action"

    def _card_action(self, option: OptionView) -> str:
        """Of a card with several actions it is said which one."""
        code = code_of_shown(self.view, option.source)
        text = self.names.texts.get(code)
        actions = [] if text is None else [one for one in text.parts if isinstance(one, Action)]
        words = self._part(option, Action) if actions else ""
        title = self.names.title(code)
        return f"Use {title}. {words}" if words else f"Use the action of {title}"

    def _cost(self, option: OptionView) -> str:
        """What a card costs now, the printed cost beside it if that is another."""
        card = self.names.facts[code_of_shown(self.view, option.source)]
        if card.cost in {NO_COST, X_COST}:
            return ""
        other = "" if card.cost == option.value else f" instead of {card.cost}"
        has = self.view.players[self.view.seat].resources
        if option.value <= has:
            return f" (cost {option.value}{other})"
        lowering = listing(
            asked.lowering_cards(self.names, self.view, card, option.value - has), "or"
        )
        why = f"{lowering} lowers it" if lowering else "something must lower it"
        return f" (cost {option.value}{other}, you have {has}: {why})"

    def _dice_to_roll(self, ref: int) -> int:
        """How many dice an activation rolls: those on the card and on its upgrades."""
        cards = {ref}
        for player in self.view.players:
            for copy in player.play:
                if copy.host == ref and copy.type == "upgrade":
                    cards.add(copy.id)
        return sum(1 for die in self.view.dice if die.card in cards and die.zone == "card")

    def _showing(self, symbol: int) -> str:
        found = []
        for die in self.view.dice:
            if die.zone == "pool" and die.seat == self.view.seat:
                side = parse_side(die.side)
                if side.symbol == symbol:
                    found.append(f"{side_words(die.side)} ({self.names.title(die.code)})")
        return listing(found, none="nothing")

    def outcome(self) -> str:
        """How the game ended."""
        ranking = self.view.outcome
        if ranking is None:
            return ""
        why = OUTCOMES.get(self.view.outcome_reason, self.view.outcome_reason)
        if len(ranking) == 1:
            return f"The game is drawn: {why}."
        winner = ranking[0][0]
        if self.view.outcome_reason in LOSING:
            loser = 1 - winner
            has = "you have" if loser == self.names.seat else f"{self.names.who(loser)} has"
            why = f"{has} {LOSING[self.view.outcome_reason]}"
        return f"{self.names.does(winner, 'win')}: {why}."


def reason_words(key: str) -> str:
    """Why something is not allowed, from the key of the reason."""
    return REASONS.get(key, key.replace("_", " "))


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
