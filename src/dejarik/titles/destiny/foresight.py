"""
What comes of an option of Destiny, in a few words: who is hurt, what it costs, what it ruins.

What belongs here: comparing two views of one seat, and saying so. What does not: trying options
(`hosting.play.foresight`), and rules: everything said here is in the views.
"""

from collections.abc import Sequence
from typing import Final

from dejarik.games.destiny.language.english.table import TableWords
from dejarik.games.destiny.wire import CopyView, DecisionView, OptionView, PlayerView, SeatView
from dejarik.speech.lists import listing
from dejarik.speech.plurals import count

HARM: Final = frozenset(
    {
        *("DealDamage", "PlaceDamage", "MoveDamage.to", "RemoveShields", "RemoveAnyShields"),
        *("Defeat", "Exhaust", "RemoveDice", "RemoveCharms", "StopElite", "TakeControl"),
        *("Discard", "MoveShields"),
    }
)
"""What is done to an opponent if to anybody."""
GOOD: Final = frozenset(
    {
        *(
            "Heal",
            "RemoveDamage",
            "GiveShields",
            "Ready",
            "MoveShields.to",
            "MoveDamage",
            "PlaceCharms",
        ),
        *("MakeElite", "ResolveChosen", "TurnDice", "TurnDiceTo"),
    }
)
"""What is done to oneself if to anybody."""
SEVERAL_STEPS: Final = frozenset({"order", "deck_order", "deck_bottom", "mulligan", "split_pool"})
"""Nothing comes of these that a person could not see."""
WEAPON: Final = "weapon"


class DestinySeer:
    """What is said of the options of one seat."""

    def __init__(self, words: TableWords) -> None:
        self.words = words
        self.names = words.names

    def is_worth(self, before: SeatView) -> bool:
        """Whether anything can be said of what is asked."""
        return before.decision is not None and before.decision.reason not in SEVERAL_STEPS

    def is_tried(self, before: SeatView, place: int) -> bool:
        """Dice that are rolled and cards that are shown end every trial."""
        decision = _asked(before)
        option = decision.options[place]
        if option.kind == "play":
            return -option.source not in {card.handle for card in before.players[before.seat].hand}
        if option.kind == "activate":
            return not any(die.zone == "card" and die.card == option.source for die in before.dice)
        return decision.reason not in {"upkeep_discard", "discard_to_reroll", "battlefield"}

    # --- what comes of it ---

    def comes(self, before: SeatView, place: int, after: SeatView | None) -> str:
        """The difference an option makes, else what is plain without trying it."""
        option = _asked(before).options[place]
        found = [] if after is None else self._changes(before, after, option)
        words = "; ".join(found) or self._plain(before, option)
        return words[:1].upper() + words[1:]

    def _changes(self, before: SeatView, after: SeatView, option: OptionView) -> list[str]:
        if after.outcome is not None:
            return [self._ending(after)]
        if after.round != before.round or (before.phase, after.phase) == ("action", "upkeep"):
            return [] if before.phase == "setup" else ["ends the round"]
        kept = {copy.id: copy for player in after.players for copy in player.play}
        found = []
        for copy in [copy for player in before.players for copy in player.play]:
            said = self._copy(copy, kept.get(copy.id))
            if said:
                name = "" if copy.id == option.target else f"{self.names.title(copy.code)}: "
                found.append(f"{name}{said}")
        dice = self._dice(before, after, option)
        return [*found, *self._means(before, after, option), *dice]

    def _ending(self, after: SeatView) -> str:
        best = (after.outcome or ((),))[0]
        if after.seat not in best:
            return "You lose the game"
        return "The game is drawn" if len(best) > 1 else "You win the game"

    def _copy(self, was: CopyView, now: CopyView | None) -> str:
        """What happens to a card in play."""
        if now is None:
            return "defeated" if was.type == "character" else "leaves play"
        if now.damage != was.damage or now.shields < was.shields:
            return _hurt(was, now)
        if now.shields > was.shields:
            return f"{count(now.shields, 'shield')} then"
        if now.ready != was.ready and now.type == "character":
            return "ready again" if now.ready else ""
        return ""

    def _means(self, before: SeatView, after: SeatView, option: OptionView) -> list[str]:
        """Resources, cards and claims."""
        found = []
        for was, now in zip(before.players, after.players, strict=True):
            mine = was.seat == before.seat
            spent = was.resources - now.resources
            if spent and mine:
                has = count(now.resources, "resource")
                found.append(_costs(spent, now.resources) if spent > 0 else f"{has} then")
            elif spent:
                verb = "loses" if spent > 0 else "gains"
                found.append(f"{self.names.who(was.seat)} {verb} {count(abs(spent), 'resource')}")
            fewer = len(was.hand) - len(now.hand) - (mine and option.kind == "play")
            # What leaves a hand may go back into the deck, or beside it.
            fewer = min(fewer, len(now.discard) - len(was.discard))
            if fewer > 0:
                who = "you discard" if mine else f"{self.names.who(was.seat)} discards"
                found.append(f"{who} {count(fewer, 'card')}")
            if mine and now.claimed and not was.claimed:
                found.append("no more actions this round")
        return found

    def _dice(self, before: SeatView, after: SeatView, option: OptionView) -> list[str]:
        """Dice that an opponent no longer has in the pool."""
        kept = {die.id for die in after.dice if die.zone == "pool"}
        gone = [
            die
            for die in before.dice
            if die.zone == "pool" and die.seat != before.seat and die.id not in kept
        ]
        if not gone or [die.id for die in gone] == [option.target]:
            return []
        return [f"{count(len(gone), 'die')} of {self.names.who(gone[0].seat)} removed"]

    def _plain(self, before: SeatView, option: OptionView) -> str:
        """What an option costs and gives up, as far as it is plain without trying."""
        own = before.players[before.seat]
        if option.kind == "play" and 0 < option.value <= own.resources:
            return _costs(option.value, own.resources - option.value)
        if option.kind == "activate":
            return "exhausts it"
        if option.kind == "reroll":
            pool = [die for die in before.dice if die.zone == "pool" and die.seat == before.seat]
            # In one line: this stands in the bar at nearly every action.
            if not pool:
                return "costs a card; your pool is empty"
            return f"costs one of {count(len(own.hand), 'card')} in hand"
        if _asked(before).reason == "battlefield":
            return self._fielded(before, option)
        if option.kind == "claim":
            return "no more actions this round"
        return ""

    def _fielded(self, before: SeatView, option: OptionView) -> str:
        """Whose battlefield it becomes, and who has shields for that."""
        place = _asked(before).options.index(option)
        others = [one.seat for one in before.players if one.seat != before.seat]
        mine = before.players[place].seat == before.seat
        other = self.names.who(others[0])
        return (
            f"you control it, {other} has the shields"
            if mine
            else f"{other} controls it, you have the shields"
        )

    # --- what it ruins ---

    def ruins(self, before: SeatView, place: int, after: SeatView | None) -> str:
        """What of one's own game an option ruins."""
        decision = _asked(before)
        option = decision.options[place]
        own = before.players[before.seat]
        if after is not None and after.outcome is not None and before.seat not in after.outcome[0]:
            return "You lose the game by it."
        if option.kind == "claim":
            return self._ready_ones(own)
        if option.kind == "reroll" or decision.reason in {"discard_to_reroll", "upkeep_discard"}:
            return _into_empty_deck(own, option)
        if decision.reason in {"replace_upgrade", "too_many_upgrades"}:
            return self._only_weapon(own, option.target)
        return ""

    def _ready_ones(self, own: PlayerView) -> str:
        ready = [copy for copy in own.play if copy.type == "character" and copy.ready]
        if not ready:
            return ""
        who = listing([self.names.title(copy.code) for copy in ready])
        verb = "is" if len(ready) == 1 else "are"
        return f"{who} {verb} still ready, and you take no more actions this round."

    def _only_weapon(self, own: PlayerView, target: int) -> str:
        """An upgrade that is the last weapon of its character."""
        gone = [copy for copy in own.play if copy.id == target]
        if not gone or not self._is_weapon(gone[0]):
            return ""
        host = gone[0].host
        weapons = [copy for copy in own.play if copy.host == host and self._is_weapon(copy)]
        bearer = [copy for copy in own.play if copy.id == host]
        if len(weapons) > 1 or not bearer:
            return ""
        return f"It is the only weapon of {self.names.title(bearer[0].code)}."

    def _is_weapon(self, copy: CopyView) -> bool:
        card = self.names.facts.get(copy.code)
        return card is not None and copy.type == "upgrade" and WEAPON in card.subtypes

    # --- how it is shown ---

    def ranks(self, before: SeatView) -> Sequence[int]:
        """Where harm is done opponents come first, where good is done oneself."""
        decision = _asked(before)
        harm = decision.purpose in HARM or decision.reason == "distribute_damage"
        if not harm and decision.purpose not in GOOD:
            return ()
        wanted = [_is_own(before, option) != harm for option in decision.options]
        things = [option.kind == "entity" for option in decision.options]
        return [2 if not thing else int(not one) for one, thing in zip(wanted, things, strict=True)]

    # --- two steps in one ---

    def follows(self, before: SeatView, place: int, after: SeatView) -> int:
        """The only sensible answer to what is asked next."""
        option, decision = _asked(before).options[place], _asked(after)
        kinds = [one.kind for one in decision.options]
        if option.kind == "claim" and decision.reason == "claim_ability":
            return kinds.index("yes")
        if _asked(before).reason == "host" and decision.reason == "replace_upgrade":
            return kinds.index("no") if "no" in kinds else -1
        if option.kind == "reroll" and decision.reason == "discard_to_reroll":
            return 0 if len(kinds) == 1 else -1
        if option.kind == "resolve" and decision.reason == "choose":
            return _only_sensible(after, decision)
        return -1

    def pair(self, before: SeatView, place: int, after: SeatView, then: int) -> str:
        """Both answers in one, in words."""
        option, decision = _asked(before).options[place], _asked(after)
        second = TableWords(self.names, after, self.words.split).options(decision)[then]
        if option.kind == "claim":
            return f"Claim, and use {self.names.title(decision.asked_by)}"
        if decision.reason == "replace_upgrade":
            first = self.words.options(_asked(before))[place]
            return f"{first.partition(' (')[0]}, replacing nothing"
        if decision.reason == "discard_to_reroll":
            return f"{second} to reroll dice"
        return second


def _asked(view: SeatView) -> DecisionView:
    assert view.decision is not None
    return view.decision


def _hurt(was: CopyView, now: CopyView) -> str:
    """Damage that lands, is blocked or healed, and the health that is left."""
    left = f"{max(0, now.health - now.damage)} left"
    landed, blocked = now.damage - was.damage, was.shields - now.shields
    if landed < 0:
        return f"heals {-landed}, {left}"
    if not landed:
        return f"{blocked} blocked, none lands"
    lands = f"{landed} {'lands' if landed == 1 else 'land'}: {left}"
    return f"{blocked} blocked, {lands}" if blocked > 0 else lands


def _costs(spent: int, left: int) -> str:
    """What is paid, and what is left to pay with."""
    return f"costs {spent}, {count(left, 'resource') if left else 'none'} left"


def _into_empty_deck(own: PlayerView, option: OptionView) -> str:
    """Cards that are discarded while none can be drawn for them."""
    if own.deck or option.kind == "stop":
        return ""
    if len(own.hand) <= 1:
        return "It is your last card, and your deck is empty: you lose at the end of the round."
    return "Your deck is empty: no card is drawn for it."


def _is_own(view: SeatView, option: OptionView) -> bool:
    """Whether an option names something of one's own."""
    for die in view.dice:
        if die.id == option.target:
            return die.seat == view.seat
    for player in view.players:
        if any(copy.id == option.target for copy in player.play):
            return player.seat == view.seat
    return True


def _only_sensible(view: SeatView, decision: DecisionView) -> int:
    """The one option that harms an opponent or does oneself good; -1 without just one."""
    harm = decision.purpose in HARM
    if (not harm and decision.purpose not in GOOD) or decision.most > 1:
        return -1
    places = [
        place
        for place, option in enumerate(decision.options)
        if option.kind == "entity" and _is_own(view, option) != harm
    ]
    return places[0] if len(places) == 1 else -1
