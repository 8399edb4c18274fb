"""What a player reads: Unlikely Heroes, gray cards, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "18102": (  # Tipoca City
        "Power action: Reroll a die of yours. Then you may resolve it.",
        "Claim: Reroll one of your opponent’s dice. Then you may make your opponent resolve it.",
    ),
}
