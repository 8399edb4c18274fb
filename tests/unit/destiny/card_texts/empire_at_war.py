"""What a player reads: Empire at War, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "03144": (  # Hidden Agenda
        "Action: Play 1 event from your hand for 2 less than its cost. Discard this upgrade.",
    ),
}
