"""What a player reads: Covert Missions, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "12147": (  # Jawa Junk Dealer
        (
            "After activating this character, you may play 1 gray neutral card from your hand for"
            " 1 less than its cost."
        ),
    ),
}
