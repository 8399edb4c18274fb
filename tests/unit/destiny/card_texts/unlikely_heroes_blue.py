"""What a player reads: Unlikely Heroes, blue cards, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "18006": (  # Expunge Weakness
        (
            "If you can spot a blue character, remove a blank die of yours. Then remove one of "
            "your opponent’s dice."
        ),
    ),
    "18007": (  # Through Power, Gain Strength
        (
            "Remove any die. Then you may resolve a die of yours showing damage, with its value "
            "increased by 2."
        ),
    ),
    "18008": (  # Vile Machinations
        (
            "If you can spot a yellow character, you may remove any die not showing damage. If "
            "you can spot a blue character, you may turn any die showing damage to a blank side."
        ),
    ),
    "18009": (  # Asajj's Ginivex-Class Starfighter
        (
            "Power action: Roll a character die on a character of yours named Asajj Ventress into"
            " your pool."
        ),
    ),
    "18012": (  # Dark Rage
        "Only on a blue character.",
        (
            "The value of dice of this upgrade is higher by 1 (2 instead if the attached "
            "character has 9 or more damage) while the attached character has 6 or more damage."
        ),
    ),
    "18015": (  # Water Of Life
        (
            "Special: Heal 1 damage from any character. If you can spot a witch card, reroll this"
            " die in its pool instead of returning it to its card."
        ),
    ),
    "18048": (  # Patient Padawan
        (
            "After resolving a die of this character showing shields, you may choose a player. If"
            " you do, that player discards 1 card from the top of their deck."
        ),
    ),
    "18049": (  # Plo Koon
        (
            "Piloting: After this character is activated, choose up to 1 of your vehicle cards in"
            " play. Activate that vehicle card. This character pilots that vehicle card."
        ),
        (
            "Power action: Remove 1 shield of a pilot card of yours in play with any shields to "
            "play 1 vehicle card from your hand for 1 less than its cost."
        ),
    ),
    "18051": (  # Deep Meditation
        (
            "Turn one of your opponent’s dice to a different side. Then choose a player. That "
            "player discards cards equal to the value of that die from the top of their deck."
        ),
    ),
    "18052": (  # Echo Three To Echo Seven
        (
            "Choose any character die. Turn another character die so that it shows the same "
            "symbol as that character die and shows the value of that character die. Then, if you"
            " can spot a yellow character, give 1 shield to any character."
        ),
    ),
    "18054": (  # I Don't Need Luck
        "Choose 2 blank dice of yours to turn them to a different side.",
    ),
    "18055": (  # I Have You
        "Activate 2 characters of yours that share no colour. Then give 2 shields to one of them.",
    ),
    "18056": (  # Restore
        (
            "Renew 1: This event can also be played out of your discard pile, for 1 resource; "
            "then it is set aside."
        ),
        "Remove a blue character die of yours to heal 2 damage from its card.",
    ),
    "18058": (  # Sentinel Lightsaber
        "After playing this upgrade, you may give 1 shield to any character.",
        (
            "Special: Exhaust this upgrade to resolve a die of yours showing shields, and leave "
            "it in the pool. Reroll this die in its pool instead of returning it to its card."
        ),
    ),
}
