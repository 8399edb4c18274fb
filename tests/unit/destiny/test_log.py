"""Lines of the log: one sentence for what happened, in the order one would tell it."""

import pytest

from dejarik.games.destiny.effects.naming import (
    A_COLOUR,
    A_NUMBER,
    A_PLAYER,
    A_SIDE,
    A_SUBTYPE,
    A_SYMBOL,
)
from dejarik.games.destiny.language.english.log import DEEDS, is_minor, sentence
from dejarik.games.destiny.language.english.names import Names
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.facts import BLUE, MELEE, SHIELD, SUPPORT
from dejarik.games.destiny.wire import Thing, Told
from dejarik.titles.destiny.catalogue import files

REY = Thing(10000, "04024", 0)
KYLO = Thing(10001, "04001", 1)
MEDICAL_DROID = Thing(-8, "04026", 1)
HANGAR_BAY = Thing(-7, "04023", 1)


def die(side: str) -> Thing:
    """A die of Kylo Ren."""
    return Thing(1000, "04001", 1, side)


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            "Bot resolves 2 melee (Kylo Ren).",
            Told(1, 0, "die_resolving", 1, subject=die("2MD"), detail=MELEE),
        ),
        (
            "You resolve 2 melee as shield (Kylo Ren).",
            Told(1, 0, "die_resolving", 0, subject=die("2MD"), detail=SHIELD),
        ),
        ("All of the damage to your Rey is blocked.", Told(1, 0, "damage_blocking", subject=REY)),
        (
            "1 damage gets through to Bot's Kylo Ren.",
            Told(1, 0, "damage_blocking", subject=KYLO, amount=1),
        ),
        ("Bot loses 1 resource.", Told(1, 0, "resources_lost", 1, amount=1)),
        (
            "You choose Bot's battlefield, Hangar Bay.",
            Told(1, 0, "battlefield_chosen", 0, subject=HANGAR_BAY),
        ),
        (
            "Bot rolls 2 melee (Kylo Ren) for the roll-off.",
            Told(1, 0, "dice_rolled", 1, items=(die("2MD"),)),
        ),
        (
            "Bot rerolls to 2 melee (Kylo Ren).",
            Told(1, 0, "dice_rolled", 1, items=(die("2MD"),), detail=1),
        ),
        ("Your Rey is now a support.", Told(1, 0, "type_changed", subject=REY, detail=SUPPORT)),
        (
            "Bot pays 1 resource for the Kylo Ren die.",
            Told(1, 0, "resources_spent", 1, subject=die("2MD1"), amount=1),
        ),
        (
            "Bot removes their own Kylo Ren die showing 2 melee.",
            Told(1, 0, "die_removed", 1, subject=die("2MD")),
        ),
        (
            "The Kylo Ren die is placed on your Rey.",
            Told(1, 0, "die_taken", 0, subject=die("2MD"), source=REY),
        ),
        (
            "Your Rey takes the place of Bot's Kylo Ren.",
            Told(1, 0, "entered_play", 0, subject=REY, items=(KYLO,)),
        ),
        (
            "You remove Bot's Kylo Ren die showing 2 melee.",
            Told(1, 0, "die_removed", 0, subject=die("2MD")),
        ),
        (
            "Bot looks at 1 card of their own deck.",
            Told(1, 0, "deck_seen", 1, seats=(1,), items=(Thing(-3),)),
        ),
        (
            "Bot looks at 1 card in your hand.",
            Told(1, 0, "hand_seen", 1, seats=(0,), items=(Thing(-3),), detail=1),
        ),
        (
            "You put 2 cards back on top and 1 card on the bottom of Bot's deck.",
            Told(1, 0, "deck_arranged", 0, seats=(1,), amount=3, detail=1),
        ),
        (
            "You put 3 cards on the bottom of your deck.",
            Told(1, 0, "deck_arranged", 0, seats=(0,), amount=3, detail=3),
        ),
        (
            "A hidden card goes to the bottom of Bot's deck.",
            Told(1, 0, "card_moved", 1, subject=Thing(-3, "", 1), detail=ev.TO_BOTTOM),
        ),
        (
            "Bot reveals Hangar Bay (Rey), to stay face up.",
            Told(1, 0, "cards_revealed", 1, source=REY, items=(HANGAR_BAY,), detail=ev.DETECTED),
        ),
        (
            "Bot names apprentice.",
            Told(1, 0, "value_chosen", 1, amount=1, detail=A_SUBTYPE),
        ),
        ("Bot names focus.", Told(1, 0, "value_chosen", 1, amount=8, detail=A_SYMBOL)),
        ("Bot names 2.", Told(1, 0, "value_chosen", 1, amount=2, detail=A_NUMBER)),
        ("Bot chooses you.", Told(1, 0, "value_chosen", 1, amount=0, detail=A_PLAYER)),
        ("You name blue.", Told(1, 0, "value_chosen", 0, amount=BLUE, detail=A_COLOUR)),
        (
            "Bot resolves a side of Medical Droid: 1 resource.",
            Told(1, 0, "value_chosen", 1, subject=MEDICAL_DROID, amount=1, detail=A_SIDE),
        ),
        ("A card flips: it is your Rey now.", Told(1, 0, "flipped", 0, subject=REY)),
        ("Bot splits their dice; the first group is empty.", Told(1, 0, "pool_split", 1)),
        ("Upkeep begins.", Told(1, 0, "phase_began", detail=2)),
    ],
)
def test_what_happened_is_one_sentence(said: str, told: Told) -> None:
    """Who, what, to whom; `you` for one's own."""
    assert said == sentence(Names(files.facts(), 0, ("You", "Bot")), told)


def test_a_die_is_told_before_what_it_does() -> None:
    """That it starts to be resolved is a line; that it has been only repeats it."""
    assert not is_minor(Told(1, 0, "die_resolving", 0, subject=die("2MD")))
    assert is_minor(Told(1, 0, "die_resolved", 0, subject=die("2MD")))


def test_a_reroll_is_told_even_without_dice() -> None:
    """Nothing but a discarded card would show it; every other action shows itself."""
    shown = [
        one for one in range(len(DEEDS)) if not is_minor(Told(1, 0, "action_taken", detail=one))
    ]

    assert [ev.REROLL] == shown


def test_what_enters_play_is_told_unless_its_playing_was() -> None:
    """An upgrade with its host, a battlefield with the one it takes the place of."""
    assert is_minor(Told(1, 0, "entered_play", 0, subject=REY))
    assert not is_minor(Told(1, 0, "entered_play", 0, subject=REY, other=KYLO))
    assert not is_minor(Told(1, 0, "entered_play", 0, subject=REY, items=(KYLO,)))
