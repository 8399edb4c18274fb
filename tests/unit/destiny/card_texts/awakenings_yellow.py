"""What a player reads: Awakenings, yellow cards, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "01023": (  # Crime Lord
        "Only on a yellow character.",
        (
            "Special: Spend 5 resources to choose any character. Just before this round ends, "
            "defeat that character."
        ),
    ),
    "01049": (  # Millennium Falcon
        "Special: Play a yellow event from your hand or discard pile for free.",
    ),
    "01065": (  # Cunning
        "Only on a yellow character.",
        "Special: Use the special of another card in play as if that card were yours.",
    ),
    "01102": (  # Prized Possession
        (
            "After playing this upgrade, you may remove one of your opponent’s character dice and"
            " place it on this upgrade, where it stays unrolled until this upgrade leaves play."
        ),
    ),
}
