"""What a player reads: Way of the Force, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "07014": (  # Bardottan Sphere
        (
            "Special: Choose a player. That player discards 1 card from the top of their deck. If"
            " that card has an odd cost, deal 1 damage to any character."
        ),
    ),
    "07021": (  # General Grievous
        "Weapon upgrades can be played on this character whatever their restrictions.",
        "The upgrade limit of this character is higher by 1.",
        (
            "Power action: If the number of your weapon dice of an upgrade on this character is 4"
            " or more, deal 4 damage to any character."
        ),
    ),
    "07066": (  # A99 Aquata Breather
        (
            "Before the attached character is to block damage, if that damage is indirect damage,"
            " you may exhaust this upgrade. If you do, block 1 of that damage."
        ),
    ),
    "07069": (  # Luke Skywalker's Lightning Rod
        (
            "You may resolve dice of this upgrade showing melee damage as if they showed shields "
            "while the attached character is Luke Skywalker."
        ),
    ),
    "07102": (  # Anakin Skywalker's Podracer
        "Ambush: After playing this support, you may take 1 additional action.",
        (
            "After resolving a die of this support, if you can spot a character named Anakin "
            "Skywalker, if you wish, either discard 1 random card from your opponent’s hand, or "
            "choose a player; that player discards 1 card from the top of their deck. Otherwise, "
            "you may choose a player; if you do, that player discards 1 card from the top of "
            "their deck."
        ),
    ),
    "07106": (  # Way of the Light
        "Remove any non-hero die.",
    ),
    "07115": (  # Built to Last
        "Each of your unique upgrades has redeploy.",
        (
            "After playing an upgrade, if that upgrade is unique, you may exhaust this plot. If "
            "you do, gain 1 resource."
        ),
    ),
    "07117": (  # Dagger of Mortis
        (
            "Redeploy: Before the attached character is defeated, you may move this upgrade to "
            "another of your characters not about to be defeated."
        ),
        (
            "Before resolving a die of this upgrade showing melee damage, you may move 1 shield "
            "from any blue character to the attached character."
        ),
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
    "07158": (  # Comm Tower
        (
            "Claim: If you can spot a plot, resolve a die of yours, with its value increased by "
            "1. Otherwise, resolve a die of yours."
        ),
    ),
    "07160": (  # Rift Valley
        (
            "Claim: Reveal the card on top of your deck. If the revealed card has an odd cost, "
            "remove any die with a value of 2 or less."
        ),
    ),
}
