"""Why something is asked, by number; the first ones are the kernel's."""

from typing import Final

HOW_MUCH: Final = 10
LET_RUN: Final = 11
STARTING_LOCATION: Final = 12
ALLOW_CONVERSION: Final = 13
FORCE_TO_LOSE: Final = 14
BATTLE_DESTINY: Final = 15
DESTINY_CHOICE: Final = 16
SEARCH: Final = 17
VERIFY: Final = 18
PEEKED_CARD: Final = 19
DEFUSE: Final = 20
CARDS_TO_BURY: Final = 21
DUEL_STEP: Final = 22
WHO_FIRST: Final = 23
TARGET: Final = 24

NAMES: Final = {
    HOW_MUCH: "how_much",
    LET_RUN: "let_run",
    STARTING_LOCATION: "starting_location",
    ALLOW_CONVERSION: "allow_conversion",
    FORCE_TO_LOSE: "force_to_lose",
    BATTLE_DESTINY: "battle_destiny",
    DESTINY_CHOICE: "destiny_choice",
    SEARCH: "search",
    VERIFY: "verify",
    PEEKED_CARD: "peeked_card",
    DEFUSE: "defuse",
    CARDS_TO_BURY: "cards_to_bury",
    DUEL_STEP: "duel_step",
    WHO_FIRST: "who_first",
    TARGET: "target",
}
