"""What a player reads: Convergence, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "09004": (  # Sly Moore
        "After activating this character, you may reroll a Sith die of yours.",
        "Special: Turn any die to a blank side. Discard 1 random card from your opponent’s hand.",
    ),
    "09032": (  # Stap Droid
        "Ambush: After playing this support, you may take 1 additional action.",
    ),
    "09055": (  # Lor San Tekka
        (
            "Power action: Choose 3 cards out of your discard pile. Then your opponent chooses "
            "one of those cards. Put the chosen one into its owner’s hand. Set aside the others "
            "of those cards."
        ),
    ),
    "09108": (  # Deflecting Slash
        (
            "Choose a ready blue character of yours. Activate that blue character to remove any "
            "die showing ranged damage or indirect damage. If that blue character carries a copy "
            "of Soresu Mastery, give 2 shields to that blue character."
        ),
    ),
    "09115": (  # Diatium Power Cell
        (
            "Before resolving a weapon die with “Lightsaber” in its title showing damage, you may"
            " exhaust this support. If you do, increase its value by 1 this once."
        ),
    ),
    "09119": (  # Soresu Mastery
        "Only on a blue character.",
        "No more than 1 form upgrade on a character.",
        "After playing this upgrade, you may remove any die showing damage.",
        "Special: Remove any die showing damage. Give 1 shield to any character.",
    ),
    "09120": (  # Soresu Training
        "Only on a blue character.",
        (
            "Special: Give 2 shields to any character. You may discard this upgrade. If you do, "
            "play a copy of Soresu Mastery from your hand or your discard pile on the attached "
            "character for free."
        ),
    ),
    "09122": (  # Automated Defense
        "If you can spot a droid card, remove any die.",
    ),
    "09140": (  # Riot Shield
        (
            "Before the attached character is to block damage, you may discard this upgrade. If "
            "you do, block 2 (3 instead if the attached character is a trooper) of that damage."
        ),
    ),
    "09143": (  # Wanted
        "After the character it is on is defeated, you may gain 2 resources.",
    ),
    "09156": (  # Enfys Nest's Electroripper
        (
            "Special: Deal 1 unblockable damage to each character you do not control. If the "
            "attached character is Enfys Nest, remove one of your opponent’s character dice."
        ),
    ),
    "09167": (  # Unshackle
        "Ambush: After playing this event, you may take 1 additional action.",
        "Discard any downgrade.",
    ),
    "09169": (  # Grievance Striker
        (
            "Redeploy: Before the attached character is defeated, you may move this upgrade to "
            "another of your characters not about to be defeated."
        ),
        (
            "After playing this upgrade, if the attached character is Obi-Wan Kenobi or is "
            "General Grievous, you may deal 1 damage to any character."
        ),
    ),
}
