"""
What comes of an option of Imperial Assault, in a few words: damage, conditions, actions, points.

What belongs here: comparing two views of one seat, and saying so. What does not: trying options
(`hosting.play.foresight`), and rules: everything said here is in the views.
"""

from collections.abc import Sequence
from typing import Final

from dejarik.games.imperial.language.english.speaker import capital, counted
from dejarik.games.imperial.language.english.table import TableWords
from dejarik.games.imperial.wire import DecisionView, FigureView, OptionView, SeatView

HARM: Final = frozenset({"Suffer", "SufferStrain", "Become", "Defeat"})
"""What is done to an opponent if to anybody."""
GOOD: Final = frozenset(
    {"RecoverDamage", "PerformMove", "ReadyGroupOf", "GainPoints", "MoveSpaces", "DiscardHarmful"}
)
"""What is done to oneself if to anybody."""
OF_PLACES: Final = frozenset({"deploy", "push", "displace", "move", "zone", "initiative", "group"})
"""Spaces are told by the map."""


class ImperialSeer:
    """What is said of the options of one seat."""

    def __init__(self, words: TableWords) -> None:
        self.words = words

    def is_worth(self, before: SeatView) -> bool:
        """Whether anything can be said of what is asked."""
        asked = before.decision
        return asked is not None and asked.reason not in OF_PLACES and not asked.stage

    def is_tried(self, before: SeatView, place: int) -> bool:
        """Who acts, where to and the end of it say enough; a card that is played is shown."""
        asked = _asked(before)
        kind = asked.options[place].kind
        if kind == "pass":
            return bool(before.attacks) or not before.activations
        return asked.reason not in {"activate", "figure"} and kind not in {"end", "walk", "command"}

    # --- what comes of it ---

    def comes(self, before: SeatView, place: int, after: SeatView | None) -> str:
        """The difference an option makes, else what is plain without trying it."""
        found = [] if after is None else self._changes(before, after)
        return capital("; ".join(found) or _plain(before, _asked(before).options[place]))

    def _changes(self, before: SeatView, after: SeatView) -> list[str]:
        if after.outcome is not None:
            best = after.outcome[0]
            return ["you win" if after.seat in best and len(best) == 1 else "the game ends"]
        if after.round != before.round:
            return ["ends the round"]
        pairs = zip(before.figures, after.figures, strict=False)
        hurt = [self._figure(was, now) for was, now in pairs]
        return [*[one for one in hurt if one], *_attack(before, after), *_means(before, after)]

    def _figure(self, was: FigureView, now: FigureView) -> str:
        """What happens to a figure."""
        if was == now:
            return ""
        name = self.words.thing(was.id)
        if now.defeated and not was.defeated:
            return f"{name} is defeated"
        left = f"{max(0, now.health - now.damage)} left"
        more = now.damage - was.damage
        if more:
            return f"{name} {f'takes {more}' if more > 0 else f'recovers {-more}'}: {left}"
        gained = [one for one in now.conditions if one not in was.conditions]
        return f"{name} becomes {' and '.join(gained)}" if gained else ""

    # --- what it ruins ---

    def ruins(self, before: SeatView, place: int, after: SeatView | None) -> str:
        """An activation that ends with an attack left, or a game that is lost."""
        asked = _asked(before)
        if after is not None and after.outcome is not None and before.seat not in after.outcome[0]:
            return "You lose the game by it."
        if asked.options[place].kind != "end":
            return ""
        if any(one.kind == "attack" and one.target for one in asked.options):
            figure = self.words.thing(before.activations[-1].figure)
            return f"{capital(figure)} could still attack."
        return ""

    # --- how it is shown ---

    def ranks(self, before: SeatView) -> Sequence[int]:
        """Where harm is done opponents come first, where good is done oneself."""
        asked = _asked(before)
        harm = asked.purpose in HARM or asked.reason == "target"
        if not harm and asked.purpose not in GOOD:
            return ()
        return [_rank(before, option, harm=harm) for option in asked.options]

    # --- two steps in one ---

    def follows(self, before: SeatView, place: int, after: SeatView) -> int:
        """
        What is asked next has one answer only, or one target that is an opponent's.

        Whoever moves wants to say where to.
        A response is nobody's but the player's: how soon it comes would tell what is in hand. Only
        with the only attack there is it is offered, to whoever wants both at once.
        """
        asked = _asked(after)
        if asked.reason == "target":
            ranks = [_rank(after, one, harm=True) for one in asked.options]
            return ranks.index(0) if ranks.count(0) == 1 else -1
        kinds = [one.kind for one in asked.options]
        if _asked(before).options[place].kind == "move" and "walk" in kinds:
            return kinds.index("walk")
        if len(asked.options) > 1:
            return -1
        if asked.kind == "respond":
            attacks = [one.kind == "attack" and one.target > 0 for one in _asked(before).options]
            return 0 if attacks[place] and attacks.count(True) == 1 else -1
        return 0

    def pair(self, before: SeatView, place: int, after: SeatView, then: int) -> str:
        """Both answers in one; nothing where the second is no choice."""
        asked = _asked(after)
        first = self.words.options(_asked(before))[place]
        second = TableWords(self.words.speaker, after).options(asked)[then]
        if asked.reason == "target":
            return f"attack {second}"
        return f"{first.partition(',')[0]}, and {second}" if asked.kind == "respond" else ""


def _asked(view: SeatView) -> DecisionView:
    assert view.decision is not None
    return view.decision


def _rank(view: SeatView, option: OptionView, *, harm: bool) -> int:
    """0 for whom it is meant, 1 for the others, 2 for what is no figure."""
    owners = {one.id: one.seat for one in view.groups}
    owners.update({one.id: one.seat for one in view.figures})
    if option.target not in owners:
        return 2
    return int((owners[option.target] == view.seat) == harm)


def _attack(before: SeatView, after: SeatView) -> list[str]:
    """What an open attack comes to."""
    if not before.attacks or not after.attacks or before.attacks[-1].id != after.attacks[-1].id:
        return []
    was, now = before.attacks[-1], after.attacks[-1]
    found = []
    for name in ("damage", "accuracy", "block", "pierce", "blast", "cleave", "recover"):
        more = getattr(now.sums, name) - getattr(was.sums, name)
        if more and now.modified == was.modified:
            found.append(f"{getattr(now.sums, name)} {name} in all")
    if now.surges < was.surges:
        found.append(f"{counted(now.surges, 'surge')} left")
    return found


def _means(before: SeatView, after: SeatView) -> list[str]:
    """Actions, movement points, cards and victory points of one's own."""
    found = []
    was, now = before.sides[before.seat], after.sides[after.seat]
    if now.points > was.points:
        found.append(f"{counted(now.points - was.points, 'victory point')} for you")
    acting, then = before.activations[-1:], after.activations[-1:]
    if acting and then and acting[0].figure == then[0].figure:
        if then[0].points > acting[0].points:
            found.append(counted(then[0].points, "movement point"))
        if then[0].actions != acting[0].actions:
            found.append(f"{counted(then[0].actions, 'action')} left")
    return found


def _plain(before: SeatView, option: OptionView) -> str:
    """What an option costs, as far as it is plain without trying."""
    if option.kind in ("attack", "special", "interact") and before.activations:
        left = before.activations[-1].actions - 1
        return f"{counted(left, 'action')} left" if left >= 0 else ""
    if option.kind == "end" and before.activations and before.activations[-1].actions:
        return f"gives up {counted(before.activations[-1].actions, 'action')}"
    return ""
