"""What a player reads: Unlikely Heroes, red cards, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "18016": (  # Droideka
        "After setup, give 1 shield to this character.",
        "The value of dice of this character is higher by 1 while this character has any shields.",
        (
            "Whenever this card would be dealt damage while it has no shields on it, increase "
            "that damage by 1."
        ),
    ),
    "18020": (  # Inhibitor Chip
        (
            "Action: Exhaust this downgrade to put 1 resource on this downgrade. Then, if it has "
            "2 or more resources, your opponent removes any die of the attached character. Then "
            "roll it into your pool."
        ),
    ),
    "18021": (  # At All Costs
        "Turn a die of yours so that it shows a cost.",
    ),
    "18024": (  # Good Soldiers Follow Orders
        (
            "Turn any trooper die to a different side. Then, if that trooper die is yours and you"
            " can spot a blue character, you may resolve that trooper die."
        ),
    ),
    "18026": (  # Armored Assault Tank
        "Power action: If you can spot a leader card, roll a die on this support into your pool.",
    ),
    "18028": (  # Tactical Droid
        (
            "Power action: Resolve a die of yours showing a cost. Then turn a die of yours so "
            "that it shows a symbol and does not show the same symbol as that die."
        ),
    ),
    "18029": (  # Uncompromising
        "This upgrade has redeploy while the attached character is a leader.",
        (
            "After resolving a die of this upgrade, look at your opponent’s hand. Discard 1 card "
            "from your opponent’s hand that costs least."
        ),
    ),
    "18064": (  # Hold The Line
        "Only if the number of your opponent’s dice is larger than the number of your dice.",
        "Remove one of your opponent’s dice.",
    ),
    "18066": (  # This Is War!
        (
            "If you can spot a blue character, activate a red character of yours. If you do, "
            "remove any die with a value of 1 or less not showing damage."
        ),
    ),
    "18067": (  # AT-TE
        (
            "Power action: Resolve a die of this support, and reroll it instead of returning it "
            "to its card."
        ),
        "Special: Deal 1 damage to each of your opponent’s characters.",
    ),
    "18070": (  # Medpack
        (
            "After an activation of the attached character, heal 1 damage from any character, or "
            "2 instead if it has 11 or more damage."
        ),
    ),
    "18071": (  # Meebur Gascon
        "Modify: This upgrade goes on a droid card.",
        "Power action: Resolve a droid die of yours as if it showed another symbol of your choice.",
    ),
    "18096": (  # I Am No Jedi
        (
            "If you can spot a blue character, resolve a red character die of yours as if it "
            "showed another symbol of your choice. If you can spot a red character, draw 1 card."
        ),
    ),
    "18099": (  # Security Droid
        (
            "After resolving a die of this support showing damage, you may spend 1 resource. If "
            "you do, remove any die showing damage."
        ),
    ),
}
