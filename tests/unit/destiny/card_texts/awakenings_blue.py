"""What a player reads: Awakenings, blue cards, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "01035": ("After activating this character, draw 1 card.",),  # Luke Skywalker
    "01041": (  # Luke Skywalker's Lightsaber
        "Only on a blue character.",
        (
            "Special: Either give 2 shields to any character, or deal 2 unblockable damage to "
            "any character."
        ),
    ),
    "01084": (  # Intimidate
        "Remove all shields from any character.",
    ),
    "01115": (  # Defensive Stance
        "Give 2 shields to any character.",
    ),
    "01117": (  # Heroism
        (
            "Choose one of your opponent’s dice showing melee damage or ranged damage. Then deal "
            "damage equal to the value of that die to a unique character of yours. Then remove "
            "that die."
        ),
    ),
    "01118": ("Defeat a blue character of yours to exhaust any character.",),  # Noble Sacrifice
    "01119": (  # Patience
        (
            "Remove any number of your dice. Then your opponent discards cards equal to the "
            "number of those dice from the top of their deck."
        ),
    ),
    "01120": (  # Return of the Jedi
        "Put a blue event out of your discard pile into your hand.",
    ),
    "01122": (  # Willpower
        (
            "Move 1 damage from an exhausted character of yours to one of your opponent’s "
            "exhausted characters."
        ),
    ),
    "01147": (  # Mind Trick
        (
            "If you can spot a blue character, your opponent splits their dice pool into two "
            "groups; choose one of them and remove every die in it."
        ),
    ),
}
