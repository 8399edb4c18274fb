"""What a player reads: Redemption, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "15062": (  # Veteran of War
        "Only on a unique red character.",
        (
            "After playing this upgrade, you may spend 1 resource. If you do, heal 2 damage from "
            "the attached character."
        ),
        (
            "Special: Resolve a red die of yours, with its value increased by 1. Remove one of "
            "your opponent’s dice."
        ),
    ),
    "15096": (  # Fury
        "If you can spot a character worth 17 points or more, remove one of your opponent’s dice.",
    ),
    "15097": (  # Mandalorian Executioner Vibro-Ax
        "Only on a character with 13 or more health.",
        (
            "Redeploy: Before the attached character is defeated, you may move this upgrade to "
            "another of your characters not about to be defeated."
        ),
        "Special: Deal 2 unblockable damage to any character.",
    ),
}
