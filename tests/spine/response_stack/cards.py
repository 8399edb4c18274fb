"""
The cards: invented for these tests, each showing one thing about timing.

Belongs here: texts made of phrases and actions. Facts are in `table`.
"""

from dataclasses import dataclass
from typing import Final

from dejarik.kernel.frames import Scope
from dejarik.kernel.modifiers import ActiveModifier, Modifier
from dejarik.kernel.timing import Index, Listener
from tests.spine.response_stack import table as t
from tests.spine.response_stack.actions import (
    Action,
    CancelIt,
    DeployIt,
    Gain,
    Offer,
    PerformerLoses,
    Remove,
    YouLose,
)
from tests.spine.response_stack.phrases import (
    AnInterrupt,
    AnyCharacter,
    CharacterOf,
    Surcharge,
    TheirCharacter,
    Theirs,
    TheSubject,
    YouHaveCharacter,
    Yours,
)


@dataclass(frozen=True)
class Hook:
    """From which zone an ability listens, to what, and in which window."""

    zone: int
    kind: int
    band: int
    offer: Offer


def from_hand(cost: int) -> Hook:
    """In your turn, deploy the card."""
    return Hook(t.HAND, t.PHASE, t.TOP, Offer(Yours(), Action(DeployIt(), cost)))


GUARD: Final = (from_hand(1),)

SCOUT: Final = (
    from_hand(1),
    Hook(t.FIELD, t.PHASE, t.END, Offer(Yours(), Action(Gain(t.DRAW), once=True))),
)

ALARM: Final = (
    from_hand(1),
    Hook(t.FIELD, t.INITIATE, t.RESPOND, Offer(AnInterrupt(), Action(PerformerLoses()), True)),
    Hook(t.FIELD, t.INITIATE, t.RESPOND, Offer(AnInterrupt(), Action(Gain(t.ACTIVATE)), True)),
)

TITHE: Final = (from_hand(2),)

TOLL: Final = (
    from_hand(0),
    Hook(t.FIELD, t.PHASE, t.TOP, Offer(Yours(), Action(YouLose(), once=True))),
    Hook(t.FIELD, t.PHASE, t.DEADLINE, Offer(Yours(), Action(YouLose(), once=True), True)),
)

STRIKE: Final = (
    Hook(
        t.HAND,
        t.PHASE,
        t.TOP,
        Offer(Yours(), Action(Remove(t.LOST), 1, YouHaveCharacter(), TheirCharacter())),
    ),
)

HALT: Final = (Hook(t.HAND, t.INITIATE, t.RESPOND, Offer(Theirs(), Action(CancelIt(), 1))),)

WITHDRAW: Final = (
    Hook(
        t.HAND,
        t.INITIATE,
        t.RESPOND,
        Offer(AnInterrupt(), Action(Remove(t.HAND), 0, target=AnyCharacter())),
    ),
)

AMBUSH: Final = (
    Hook(
        t.HAND,
        t.DEPLOY,
        t.JUST,
        Offer(CharacterOf(Theirs()), Action(Remove(t.LOST), 1, target=TheSubject())),
    ),
)

WELCOME: Final = (
    Hook(t.HAND, t.DEPLOY, t.JUST, Offer(CharacterOf(Yours()), Action(Gain(t.DRAW)))),
)

TEXTS: Final[dict[str, tuple[Hook, ...]]] = {
    "guard": GUARD,
    "scout": SCOUT,
    "alarm": ALARM,
    "tithe": TITHE,
    "toll": TOLL,
    "strike": STRIKE,
    "halt": HALT,
    "withdraw": WITHDRAW,
    "ambush": AMBUSH,
    "welcome": WELCOME,
}

MODIFIERS: Final[dict[str, Modifier]] = {"tithe": Surcharge()}


def add_to_index(index: Index, table: t.Table, card: int, zone: int) -> None:
    """What one card listens to and modifies where it lies."""
    title = table.title(card)
    for hook in TEXTS[title]:
        if hook.zone == zone:
            index.listen(hook.kind, hook.band, Listener(hook.offer, card))
    if zone == t.FIELD and title in MODIFIERS:
        scope = Scope(table.owners[card], card)
        index.modify(t.COST, ActiveModifier(MODIFIERS[title], scope))
