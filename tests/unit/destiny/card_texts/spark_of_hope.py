"""What a player reads: Spark of Hope, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "11059": (  # Youngling
        "For a team only if the team has a Jedi character.",
        (
            "Power action: Play 1 blue upgrade from your hand on this character for 1 less than "
            "its cost."
        ),
    ),
    "11094": (  # Chopper
        (
            "Power action: Play 1 mod card from your hand or discard pile on this character for 1"
            " less than its cost."
        ),
    ),
}
