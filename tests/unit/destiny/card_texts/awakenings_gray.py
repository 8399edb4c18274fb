"""What a player reads: Awakenings, gray cards, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "01017": (  # Infantry Grenades
        "Special: Deal 2 damage to each of your opponent’s characters. Discard this upgrade.",
    ),
    "01018": (  # Speeder Bike Scout
        "Special: Remove any die. You may take 1 additional action.",
    ),
    "01043": (  # BB-8
        (
            "Special: Choose another of your dice. Reroll this die and that die. This die stays "
            "in its pool."
        ),
    ),
    "01044": (  # Rey's Staff
        "Special: Remove any die showing damage.",
    ),
    "01061": (  # Comlink
        (
            "After playing this upgrade, if you wish, either reroll as many of your dice as "
            "you like, or reroll any number of your opponent’s dice."
        ),
    ),
    "01062": (  # Datapad
        "Special: Turn a die of yours to a side not showing damage.",
    ),
    "01063": (  # Holdout Blaster
        "Ambush: After playing this upgrade, you may take 1 additional action.",
        (
            "Redeploy: Before the attached character is defeated, you may move this upgrade to "
            "another of your characters not about to be defeated."
        ),
    ),
    "01091": (  # Nowhere to Run
        "Turn each of your blank dice to a different side.",
    ),
    "01126": (  # Daring Escape
        "Ambush: After playing this event, you may take 1 additional action.",
        (
            "Reroll any number of your opponent’s dice. Then remove each of your opponent’s blank"
            " dice."
        ),
    ),
    "01151": (  # Aim
        "Turn a die of yours to a side showing ranged damage.",
    ),
    "01152": (  # All In
        "Resolve as many of your dice as you like in any order.",
    ),
    "01153": (  # Block
        "Remove each of your opponent’s dice showing melee damage.",
    ),
    "01154": (  # Close Quarters Assault
        (
            "Discard a number of random cards from your opponent’s hand equal to the number "
            "of your dice showing melee damage."
        ),
    ),
    "01155": (  # Dodge
        "Remove each of your opponent’s dice showing ranged damage.",
    ),
    "01156": (  # Flank
        "Only if your ready characters outnumber your opponent’s.",
        "Remove one of your opponent’s dice.",
    ),
    "01157": (  # Take Cover
        "Give 1 shield to any character.",
    ),
    "01165": (  # Command Center
        "Claim: Your opponent discards 2 cards from the top of their deck.",
    ),
    "01166": ("Claim: Give 1 shield to any character.",),  # Echo Base
    "01167": (  # Emperor's Throne Room
        "Claim: Turn a die of yours to a side showing a special. Then you may resolve it.",
    ),
    "01168": ("Claim: Remove any character die.",),  # Frozen Wastes
    "01169": (  # Imperial Armory
        "Claim: Play 1 upgrade from your hand for 1 less than its cost.",
    ),
    "01170": (  # Jedi Temple
        "Claim: Look at your opponent’s hand. Discard up to 2 events from your opponent’s hand.",
    ),
    "01171": (  # Rebel War Room
        "Claim: Resolve a die of yours without its cost in resources.",
    ),
    "01172": (  # Mos Eisley Spaceport
        "Claim: Return an upgrade of yours to its owner’s hand to gain 1 resource.",
    ),
    "01173": (  # Separatist Base
        (
            "Claim: Your opponent chooses one of their characters and deals 1 unblockable "
            "damage to that character."
        ),
    ),
    "01174": (  # Starship Graveyard
        "Claim: Put an upgrade or support out of your discard pile on top of your deck.",
    ),
}
