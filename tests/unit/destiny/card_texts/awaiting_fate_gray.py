"""What a player reads: Awaiting Fate, gray cards, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "24089": (  # Astral Henge
        (
            "Power action: Turn one of your opponent’s character dice to a different side. Then "
            "turn a character die of yours so that it shows the same symbol as that character die"
            " and shows the value of that character die."
        ),
    ),
}
