"""What a player reads: Empire at War, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "03014": (  # Temptation
        (
            "Special: Your opponent chooses one: draw 2 cards; you gain 2 resources; or you draw "
            "2 cards."
        ),
    ),
    "03020": (  # Hound's Tooth
        (
            "After activating this support, you may remove a yellow character die of yours. If "
            "you do, gain 1 resource."
        ),
    ),
    "03024": (  # General Rieekan
        (
            "After activating this character, if you wish, your opponent discards cards equal to "
            "the number of your other characters with any shields from the top of their deck."
        ),
    ),
    "03045": (  # T-47 Airspeeder
        "Special: Either exhaust any support, or draw 2 cards.",
    ),
    "03086": (  # Deadly
        (
            "Action: Exhaust this upgrade and remove any die of the attached character or of an "
            "upgrade on the attached character to deal 2 unblockable damage to any character."
        ),
    ),
    "03142": (  # Truce
        "Ambush: After playing this event, you may take 1 additional action.",
        "Each player gains 1 resource.",
    ),
    "03144": (  # Hidden Agenda
        "Action: Play 1 event from your hand for 2 less than its cost. Discard this upgrade.",
    ),
}
