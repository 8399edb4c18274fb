"""What a player reads: Awakenings, red cards, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "01110": (  # Retreat
        (
            "Your opponent may take 1 additional action. Once that action has been taken or "
            "declined, the action phase ends."
        ),
    ),
}
