"""What a player reads on the cards of Galactic Struggle, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "19002": (  # Imperial Navy Squad Leader
        (
            "Piloting: After this character is activated, choose up to 1 of your vehicle cards in "
            "play. Activate that vehicle card. This character pilots that vehicle card."
        ),
    ),
    "19005": (  # XX-9 Heavy Turbolaser
        "Special: Remove any support die showing damage.",
    ),
    "19006": (  # TIE Interceptor
        (
            "Before resolving a die of this support showing damage, if this support is piloted, "
            "you may increase its value by 1 this once."
        ),
    ),
    "19008": (  # Resupply
        (
            "Action: Exhaust this support to resolve a die of yours showing resources, with its "
            "value increased by 1."
        ),
    ),
    "19010": (  # Defensive Fire
        "If you can spot an artillery or vehicle card, remove any die showing damage.",
    ),
    "19018": (  # Emperor's Tower
        (
            "Power action: Turn a die of yours to a blank side to turn one of your opponent’s "
            "dice to a blank side."
        ),
    ),
    "19020": (  # Nien Nunb
        (
            "Piloting: After this character is activated, choose up to 1 of your vehicle cards in "
            "play. Activate that vehicle card. This character pilots that vehicle card."
        ),
        "After this character begins to pilot, you may reroll a pilot die of yours.",
    ),
    "19022": (  # T-65 X-Wing
        "Action: By returning this support to its owner’s hand, gain 1 resource.",
    ),
    "19023": (  # Y-Wing
        "Special: Deal 1 damage to each of your opponent’s characters.",
    ),
    "19024": (  # Lando Calrissian's Blaster
        "Ambush: After playing this upgrade, you may take 1 additional action.",
        "Special: Either deal 2 unblockable damage to any character, or gain 1 resource.",
    ),
    "19025": (  # DH-17 Blaster Pistol
        "This upgrade has redeploy while the attached character is red.",
    ),
    "19026": (  # Co-Pilot
        "Only if a pilot card can be spotted.",
        "The attached character is also a pilot.",
        "The attached character has piloting.",
        "The health of each of your pilot characters is higher by 1.",
    ),
    "19027": (  # Lavish Cape
        "After playing this upgrade, give 1 shield to the attached character. You may draw 1 card.",
    ),
    "19028": (  # Divert
        "Resolve a die of yours showing shields to remove any die.",
    ),
    "19031": (  # Pull Up!
        "If you can spot a pilot card, remove any die showing ranged damage or indirect damage.",
    ),
    "19035": (  # Rebel Alliance
        (
            "Heal 1 damage from any blue character. Heal 1 damage from any red character. Heal 1 "
            "damage from any yellow character."
        ),
    ),
}
