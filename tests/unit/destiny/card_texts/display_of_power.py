"""What a player reads on the cards of Display of Power, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "22095": (  # Surprise Tactics
        (
            "After upkeep begins, you may set aside this support. If you do, take control of the "
            "battlefield."
        ),
    ),
}
