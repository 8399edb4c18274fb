"""
What comes of an option, in a few words: Force used and lost, power in a battle, what it ruins.

What belongs here: comparing two views of one seat, and saying so. What does not: trying options
(`hosting.play.foresight`), and rules: everything said here is in the views.
"""

from collections.abc import Sequence
from typing import Final

from dejarik.games.swccg.language.english.speaker import capital
from dejarik.games.swccg.language.english.table import TableWords
from dejarik.games.swccg.language.english.things import ViewThings
from dejarik.games.swccg.wire import BattleView, DecisionView, OptionView, SeatView

HIDDEN_ONES: Final = frozenset({"search", "verify", "peeked_card"})
"""What is looked through is told by its cards."""
HARMING: Final = frozenset({"fire"})
"""What is begun against an opponent if against anybody."""


class SwccgSeer:
    """What is said of the options of one seat."""

    def __init__(self, words: TableWords) -> None:
        self.words = words
        self.speaker = words.speaker

    def is_worth(self, before: SeatView) -> bool:
        """Whether anything can be said of what is asked."""
        return before.decision is not None and before.decision.reason not in HIDDEN_ONES

    def is_tried(self, before: SeatView, place: int) -> bool:
        """
        A pass comes to something in a battle only.

        A card that is lost from a hand is shown, and cards that are drawn come to be known.
        """
        asked = _asked(before)
        if asked.options[place].kind == "pass":
            return bool(before.battles)
        return asked.reason not in ("force_to_lose", "starting_location") and not _draws(asked)

    # --- what comes of it ---

    def comes(self, before: SeatView, place: int, after: SeatView | None) -> str:
        """The difference an option makes, else what is plain without trying it."""
        if _asked(before).reason == "starting_location":
            return self._icons(before, _asked(before).options[place])
        found = [] if after is None else self._changes(before, after)
        return capital("; ".join(found) or _plain(before, place))

    def _icons(self, before: SeatView, option: OptionView) -> str:
        """The Force icons of a location that a game begins with."""
        found = self.words.things.lies(-option.target)
        code = "" if found is None else found[2].code
        if not code:
            return ""
        dark, light = self.speaker.icons(code)
        own, other = (dark, light) if before.players[before.seat].side == "dark" else (light, dark)
        return f"Force icons: {own} yours, {other} of your opponent"

    def _changes(self, before: SeatView, after: SeatView) -> list[str]:
        if after.outcome is not None:
            best = after.outcome[0]
            return ["you win" if after.seat in best and len(best) == 1 else "you lose the game"]
        if (after.turn_count, after.phase) != (before.turn_count, before.phase):
            return []
        kept = {copy.id for copy in after.copies}
        things = ViewThings(self.speaker, before)
        lost = [one.id for one in before.copies if one.id not in kept]
        gone = [f"{things.name(one)} leaves the table" for one in lost]
        return [*self._force(before, after), *gone, *_debts(before, after)]

    def _force(self, before: SeatView, after: SeatView) -> list[str]:
        """Force that is used, activated or lost."""
        found = []
        for was, now in zip(before.players, after.players, strict=True):
            mine = was.seat == before.seat
            used, lost = len(was.force) - len(now.force), len(now.lost) - len(was.lost)
            if mine and used:
                left = f"{len(now.force)} Force left"
                found.append(f"uses {used}, {left}" if used > 0 else f"{len(now.force)} Force then")
            if lost > 0:
                who = "you lose" if mine else f"{self.speaker.who(was.seat)} loses"
                found.append(f"{who} {lost}, life force {now.life_force}")
        return found

    # --- what it ruins ---

    def ruins(self, before: SeatView, place: int, after: SeatView | None) -> str:
        """A pass by which a battle is lost, and what loses the game, as drawing all there is."""
        asked = _asked(before)
        if after is not None and after.outcome is not None and before.seat not in after.outcome[0]:
            return "You lose the game by it."
        if _draws_all(before, place):
            return "You lose the game by it: no Life Force is left."
        if asked.options[place].kind != "pass" or len(asked.options) == 1 or not before.battles:
            return ""
        return self._lost_battle(before, before.battles[-1])

    def _lost_battle(self, view: SeatView, battle: BattleView) -> str:
        """While weapons are fired and power is counted a battle can still be turned."""
        if battle.segment not in ("weapons", "power") or battle.winner >= 0:
            return ""
        place = next((one for one in view.places if one.id == battle.place), None)
        if place is None:
            return ""
        power = battle.totals if any(battle.totals) else place.power
        behind = power[1 - view.seat] - power[view.seat]
        if behind <= 0:
            return ""
        return f"You are {behind} behind in this battle, and lose it if both pass."

    # --- how it is shown ---

    def ranks(self, before: SeatView) -> Sequence[int]:
        """Where something is fired opponents come first."""
        asked = _asked(before)
        if asked.verb not in HARMING:
            return ()
        return [_rank(before, option) for option in asked.options]

    # --- two steps in one ---

    def follows(self, before: SeatView, place: int, after: SeatView) -> int:
        """What is asked next within the same action has one answer only; all Force is activated."""
        asked = _asked(after)
        if asked.stage and asked.verb == "activate":
            return len(asked.options) - 1
        return 0 if len(asked.options) == 1 and asked.stage else -1

    def pair(self, before: SeatView, place: int, after: SeatView, then: int) -> str:
        """To activate all is commonly meant; elsewhere the first goes on by itself."""
        asked = _asked(after)
        if asked.verb != "activate" or len(asked.options) == 1:
            return ""
        return f"activate all {asked.options[then].value} Force"


def _asked(view: SeatView) -> DecisionView:
    assert view.decision is not None
    return view.decision


def _rank(view: SeatView, option: OptionView) -> int:
    owners = [one.side for one in view.copies if one.id == option.target]
    if not owners:
        return 2
    return int(owners[0] == view.seat)


def _debts(before: SeatView, after: SeatView) -> list[str]:
    """What is still owed in a battle."""
    if not before.battles or not after.battles:
        return []
    was, now, seat = before.battles[-1], after.battles[-1], before.seat
    found = []
    if now.totals != was.totals and any(now.totals):
        found.append(f"power {now.totals[seat]} to {now.totals[1 - seat]}")
    if now.attrition[seat] < was.attrition[seat]:
        found.append(f"{now.attrition[seat]} attrition left")
    if now.damage[seat] < was.damage[seat]:
        found.append(f"{now.damage[seat]} battle damage left")
    return found


def _draws(asked: DecisionView) -> bool:
    """Whether it is asked how many cards are drawn."""
    return bool(asked.stage) and asked.verb == "draw"


def _draws_all(before: SeatView, place: int) -> bool:
    """Whether an option draws the last of one's Life Force, or can only go on to that."""
    asked = _asked(before)
    option, own = asked.options[place], before.players[before.seat]
    if _draws(asked):
        return option.kind == "value" and option.value >= own.life_force
    return option.verb == "draw" and own.life_force == len(own.force) == 1


def _plain(before: SeatView, place: int) -> str:
    """What an option uses or leaves, as far as it is plain without trying."""
    asked, own = _asked(before), before.players[before.seat]
    option = asked.options[place]
    if _draws(asked) and option.kind == "value":
        return f"leaves {own.life_force - option.value} Life Force"
    left = len(own.force) - option.price
    return f"uses {option.price}, {left} Force left" if option.price > 0 and left >= 0 else ""
