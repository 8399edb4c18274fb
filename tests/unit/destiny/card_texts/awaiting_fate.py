"""What a player reads on the cards of Awaiting Fate, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "24041": (  # Nihil Lightsaber
        (
            "Redeploy: Before the attached character is defeated, you may move this upgrade to "
            "another of your characters not about to be defeated."
        ),
        (
            "After the first time in an action phase that you deal damage to the attached "
            "character, you may reroll any die."
        ),
    ),
    "24110": (  # Dangerous Gambit
        (
            "After upkeep begins, if the number of your characters is 2 or more, your opponent "
            "deals 2 unblockable damage to a character of yours."
        ),
    ),
}
