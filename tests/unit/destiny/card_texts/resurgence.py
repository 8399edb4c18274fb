"""What a player reads on the cards of Resurgence, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "23012": (  # Darth Vader's Lightsaber
        (
            "Redeploy: Before the attached character is defeated, you may move this upgrade to "
            "another of your characters not about to be defeated."
        ),
        (
            "After your opponent discards a card out of their hand, if it is the action phase and "
            "the attached character is Darth Vader, you may exhaust this upgrade. If you do, give "
            "1 shield to the attached character."
        ),
    ),
    "23047": (  # Shaak Ti
        "After setup, this character is also red for the rest of the game.",
        (
            "After resolving one of your trooper dice showing damage, you may resolve a die of "
            "this character showing damage, with its value increased by 1."
        ),
    ),
    "23077": (  # The Axe Forgets
        (
            "Only if one of your characters was dealt damage by your opponent on their last turn "
            "of this round."
        ),
        (
            "Discard 1 random card from your opponent’s hand. Your opponent discards 1 card from "
            "the top of their deck."
        ),
    ),
}
