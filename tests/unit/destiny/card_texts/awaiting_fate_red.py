"""What a player reads: Awaiting Fate, red cards, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "24019": (  # Thrawn
        (
            "After activating this character, you may look at your opponent’s hand and put a card"
            " from your opponent’s hand on top of its owner’s deck. Then your opponent may deal "
            "themselves 2 indirect damage. If they do, they draw 1 card."
        ),
    ),
    "24021": (  # Long Live The Empire
        (
            "Either discard 1 event from your hand; then remove any die not showing damage, or "
            "discard 1 non-event card from your hand; then remove any die showing damage."
        ),
    ),
    "24023": (  # Oppress Freedom
        (
            "Remove any die with a value below 3. Then you may hand the battlefield to your "
            "opponent. If you do, discard 1 random card from your opponent’s hand; if that card "
            "is an event, deal 1 damage to any character."
        ),
    ),
    "24026": (  # Electrostaff
        "Ambush: After playing this upgrade, you may take 1 additional action.",
        (
            "Redeploy: Before the attached character is defeated, you may move this upgrade to "
            "another of your characters not about to be defeated."
        ),
        (
            "You may resolve dice of this upgrade as if they had no plus while the attached "
            "character is Moff Gideon or is a guard."
        ),
    ),
    "24056": (  # Carson Teva
        (
            "Piloting: After this character is activated, choose up to 1 of your vehicle cards in"
            " play. Activate that vehicle card. This character pilots that vehicle card."
        ),
        (
            "After a pilot die of yours is removed, if you wish, either place 1 damage on any "
            "support, or give 1 shield to any character."
        ),
        (
            "Special: Either move 2 damage from any support to any character, or move 2 damage "
            "from any character to any support."
        ),
    ),
    "24060": (  # New Republic Bureaucracy
        (
            "After a die of the attached character is resolved or removed, put 1 resource on this"
            " downgrade."
        ),
        (
            "Action: Take 2 resources off this downgrade and exhaust this downgrade to play any "
            "red card for 1 less than its cost."
        ),
    ),
    "24064": (  # A-Wing
        "Ambush: After playing this support, you may take 1 additional action.",
        (
            "Power action: If you can spot another support with the title of this support, roll a"
            " die on this support into your pool."
        ),
    ),
    "24065": (  # Hammerhead Corvette
        (
            "Power action: Discard this support. If you do, either discard any support, or remove"
            " up to 2 dice. Draw 1 card."
        ),
    ),
    "24091": (  # Collateral Damage
        (
            "Deal yourself 1 indirect damage to resolve a red die of yours, with its value "
            "increased by 1."
        ),
    ),
    "24092": (  # Last Resort
        (
            "Either defeat a character of yours, or discard an upgrade or support of yours. If "
            "you do, remove any die and heal 1 damage from any character."
        ),
    ),
    "24094": (  # Tides Of Battle
        "Ambush: After playing this event, you may take 1 additional action.",
        (
            "If you do not control the battlefield, give 1 shield to any character. Otherwise, "
            "deal 1 damage to any character."
        ),
    ),
    "24095": (  # Z-6 Rotary Blaster Cannon
        "Special: Deal 2 damage to each of up to 2 characters.",
        (
            "After playing this upgrade, if the attached character is a trooper, you may roll a "
            "die on this upgrade into your pool."
        ),
    ),
}
