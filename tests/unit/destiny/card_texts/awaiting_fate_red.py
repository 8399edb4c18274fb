"""What a player reads: Awaiting Fate, red cards, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "24019": (  # Thrawn
        (
            "After activating this character, you may look at your opponent’s hand and put a card"
            " from your opponent’s hand on top of its owner’s deck. Then your opponent may deal "
            "themselves 2 indirect damage. If they do, they draw 1 card."
        ),
    ),
    "24091": (  # Collateral Damage
        (
            "Deal yourself 1 indirect damage to resolve a red die of yours, with its value "
            "increased by 1."
        ),
    ),
}
