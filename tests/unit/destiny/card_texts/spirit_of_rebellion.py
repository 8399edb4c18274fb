"""What a player reads: Spirit of Rebellion, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "02049": (  # Lone Operative
        (
            "Special: Heal 2 damage from the attached character, or 3 instead if you cannot spot "
            "another character."
        ),
    ),
    "02084": (  # Loose Ends
        "Ambush: After playing this event, you may take 1 additional action.",
        (
            "Remove a die of yours showing ranged damage. If you do, your opponent discards 4 "
            "cards from the top of their deck."
        ),
    ),
    "02106": (  # Synchronicity
        (
            "Only if you have a die showing melee damage in your pool and you have a die showing "
            "shields in your pool."
        ),
        "Deal 2 unblockable damage to any character.",
    ),
    "02124": (  # Air Superiority
        "After playing this support, give 3 shields to this support.",
        "Action: By exhausting this support, move 1 shield from this support to any character.",
    ),
    "02137": (  # New Orders
        (
            "Exchange the battlefield for any set-aside battlefield. Use the battlefield’s claim "
            "ability, as though you claimed it now."
        ),
    ),
    "02146": (  # Friends in Low Places
        (
            "If you can spot a yellow character, look at your opponent’s hand and discard an "
            "event from your opponent’s hand with a cost up to 1."
        ),
    ),
}
