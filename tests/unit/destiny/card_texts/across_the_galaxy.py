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
    "08058": (  # Qui-Gon Jinn
        (
            "The value of dice of this character is higher by 1 while the number of shields on "
            "this character is 2 or more."
        ),
        (
            "The value of dice of an upgrade on this character is higher by 1 while the number of"
            " shields on this character is 3 or more."
        ),
    ),
    "08085": (  # Black One
        (
            "Power action: If you can spot a character named Poe Dameron, turn a die of this "
            "support to a different side."
        ),
        (
            "Special: Deal 1 damage to any character. If this support has a droid on it, reroll "
            "this die in its pool instead of returning it to its card."
        ),
    ),
    "08129": (  # Armored Reinforcement
        (
            "Action: Set aside this plot. If you do, either look at every card of your deck, pick"
            " out up to 1 red vehicle support of the deck, play the card picked for 1 less than "
            "its cost and shuffle your deck, or play 1 red vehicle support out of your discard "
            "pile for 1 less than its cost."
        ),
    ),
    "08131": (  # Dorsal Turret
        "Modify: This upgrade goes on a vehicle support.",
        "After playing this upgrade, you may roll the die on this upgrade into your pool.",
    ),
    "08135": (  # Qi'Ra
        (
            "The deck may hold any number of yellow hero events although affiliation or colour do"
            " not fit."
        ),
        (
            "The deck may hold any number of yellow villain events although affiliation or colour"
            " do not fit."
        ),
    ),
    "08140": (  # Indifferent
        "If you can spot a neutral character, remove any die.",
    ),
    "08146": (  # Arc Caster
        "Modify: This upgrade goes on a vehicle support.",
        (
            "After playing this upgrade, you may activate the card it is on. Then you may reroll "
            "any die."
        ),
    ),
    "08149": (  # Shriek
        "Remove each of your opponent’s dice with a value of 0 or less.",
    ),
    "08156": (  # Solidarity
        (
            "For a team only if all characters of the team share a colour and no card is in the "
            "deck twice."
        ),
    ),
}
