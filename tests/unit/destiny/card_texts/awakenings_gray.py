"""What a player reads: Awakenings, gray cards, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "01063": (  # Holdout Blaster
        "Ambush: After playing this upgrade, you may take 1 additional action.",
        (
            "Redeploy: Before the attached character is defeated, you may move this upgrade to "
            "another of your characters not about to be defeated."
        ),
    ),
}
