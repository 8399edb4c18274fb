"""What a player reads: Awaiting Fate, red cards, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "24019": (  # Thrawn
        (
            "After activating this character, you may look at your opponent’s hand and put a card"
            " from your opponent’s hand on top of its owner’s deck. Then your opponent may deal "
            "themselves 2 indirect damage. If they do, they draw 1 card."
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
    "24091": (  # Collateral Damage
        (
            "Deal yourself 1 indirect damage to resolve a red die of yours, with its value "
            "increased by 1."
        ),
    ),
}
