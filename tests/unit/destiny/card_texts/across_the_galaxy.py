"""What a player reads: Across the Galaxy, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "08036": (  # Tobias Beckett
        (
            "Special: Take 1 resource from your opponent. If your opponent has no resources, gain"
            " 1 resource."
        ),
        "Power action: Each player gains 1 resource.",
    ),
    "08044": (  # Shakedown
        "Only if you have a die showing disrupt in your pool.",
        "Remove any die with a value of 2 or less.",
    ),
    "08140": (  # Indifferent
        "If you can spot a neutral character, remove any die.",
    ),
    "08149": (  # Shriek
        "Remove each of your opponent’s dice with a value of 0 or less.",
    ),
    "08156": (  # Solidarity
        "For a team only if all characters of the team share a colour.",
        "For a team only if no card is in the deck twice.",
    ),
}
