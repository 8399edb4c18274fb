"""What a player reads: Way of the Force, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "07014": (  # Bardottan Sphere
        (
            "Special: Choose a player. That player discards 1 card from the top of their deck. If"
            " that card has an odd cost, deal 1 damage to any character."
        ),
    ),
    "07066": (  # A99 Aquata Breather
        (
            "Before the attached character is to block damage, if that damage is indirect damage,"
            " you may exhaust this upgrade. If you do, block 1 of that damage."
        ),
    ),
    "07106": (  # Way of the Light
        "Remove any non-hero die.",
    ),
    "07118": (  # Force Jump
        "Only on a blue character.",
        (
            "Special: Turn any die showing damage to a blank side. Reroll this die in its pool "
            "instead of returning it to its card."
        ),
    ),
    "07138": (  # Calling in Favors
        (
            "Before paying for an event with a cost of 3 or more you play, you may exhaust this "
            "plot. If you do, pay 1 resource less for it, or 2 instead if the number of your "
            "characters is less than 2."
        ),
    ),
    "07143": (  # Mandalorian Vambraces
        "Action: Return this upgrade to its owner’s hand.",
    ),
    "07146": (  # Extract
        "Choose a player. Set aside up to 3 cards out of that player’s discard pile.",
    ),
    "07152": (  # Lotho Minor Junkers
        (
            "Special: Set aside a weapon, vehicle, equipment or droid card out of your discard "
            "pile to gain 2 resources."
        ),
    ),
    "07160": (  # Rift Valley
        (
            "Claim: Reveal the card on top of your deck. If the revealed card has an odd cost, "
            "remove any die with a value of 2 or less."
        ),
    ),
}
