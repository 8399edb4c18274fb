"""What a player reads: Allies of Necessity, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "10016": (  # Allies of Necessity
        "For a team only if 2 or more characters of the team share a colour.",
        "After setup, discard 1 card from your hand. Lose 2 resources.",
    ),
}
