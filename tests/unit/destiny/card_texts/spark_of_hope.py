"""What a player reads: Spark of Hope, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "11006": (  # Chancellor's Edict
        "After playing this downgrade, remove all shields from the character it is on.",
        "After the character it is on is defeated, you may give 2 shields to any character.",
    ),
    "11007": (  # Hex
        "Action: Exhaust this downgrade to remove any blank die of the character it is on.",
    ),
    "11025": (  # Counterintelligence
        (
            "If you can spot a leader card, look at your opponent’s hand and put an event from "
            "your opponent’s hand on top of its owner’s deck."
        ),
    ),
    "11052": (  # Armor Plating
        (
            "Before the attached character is to block damage, you may discard this upgrade. If "
            "you do, block 2 of that damage."
        ),
    ),
    "11059": (  # Youngling
        "For a team only if the team has a Jedi character.",
        (
            "Power action: Play 1 blue upgrade from your hand on this character for 1 less than "
            "its cost."
        ),
    ),
    "11094": (  # Chopper
        (
            "Power action: Play 1 mod card from your hand or your discard pile on this character "
            "for 1 less than its cost."
        ),
    ),
    "11113": (  # Clever Distraction
        (
            "If you can spot a blue character, choose one: turn a die of yours to a different "
            "side; choose a player; that player discards 2 cards from the top of their deck; or "
            "remove any trooper die."
        ),
    ),
    "11117": (  # Polarity
        "Ambush: After playing this event, you may take 1 additional action.",
        (
            "If you can spot a hero character, give 1 shield to any character. If you can spot a "
            "villain character, deal 1 damage to any character."
        ),
    ),
    "11119": (  # Temporary Truce
        (
            "For a team only if every character of the team is a character named Kylo Ren or a "
            "character named Rey."
        ),
        "Heroes and villains may be on this team together.",
        "The deck may hold no gray cards.",
    ),
    "11158": (  # Jabba's Palace
        (
            "Claim: Gain 1 resource. If you can spot a bounty hunter card, if you wish, your "
            "opponent loses 1 resource."
        ),
    ),
}
