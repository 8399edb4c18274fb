"""What a player reads on the cards of Resurgence, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
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
