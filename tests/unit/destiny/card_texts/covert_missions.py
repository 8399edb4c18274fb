"""What a player reads: Covert Missions, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "12029": (  # Taking Charge
        "Ambush: After playing this event, you may take 1 additional action.",
        (
            "If you control the battlefield, remove any die. Otherwise, take control of the "
            "battlefield; you may reroll any die."
        ),
    ),
    "12049": (  # Pirate Ship
        (
            "After activating this support, you may remove any die showing damage. You may "
            "activate a pirate card of yours in play."
        ),
    ),
    "12104": (  # Spectre Cell
        "For a team only if every character of the team is a Spectre character.",
    ),
    "12109": (  # Fluid Riposte
        (
            "Choose a blue character of yours to remove any die showing damage. Then, if that "
            "blue character carries a copy of Shien Mastery, deal 1 damage to any character."
        ),
    ),
    "12111": (  # On Guard
        "Ambush: After playing this event, you may take 1 additional action.",
        "Either give 1 shield to any character, or spend 1 resource to ready any upgrade.",
    ),
    "12117": (  # Assail
        "Ambush: After playing this event, you may take 1 additional action.",
        "If you can spot a piloted vehicle card, remove any die.",
    ),
    "12121": (  # Flanked by Wingmen
        (
            "Activate a character of yours to give 1 shield to it, or 2 instead if the number of "
            "your pilot cards is 2 or more."
        ),
    ),
    "12147": (  # Jawa Junk Dealer
        (
            "After activating this character, you may play 1 gray neutral card from your hand for"
            " 1 less than its cost."
        ),
    ),
    "12151": (  # Salvaged Parts
        (
            "Choose a player. Set aside 2 non-event cards out of that player’s discard pile. "
            "Then, if you can spot a scavenger card, gain 1 resource."
        ),
    ),
}
