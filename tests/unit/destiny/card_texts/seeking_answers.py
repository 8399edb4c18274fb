"""What a player reads on the cards of Seeking Answers, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "21002": (  # Emperor's Royal Guard
        (
            "After the first time in a round that this character is dealt indirect damage, you "
            "may discard 1 card from your hand. If you do, remove any die not showing damage."
        ),
    ),
    "21026": (  # Siege
        "Your opponent’s hand size is lower by 1.",
        "After your opponent claims the battlefield, set aside this support.",
    ),
    "21034": (  # E Chu Ta!
        "Only if one of your dice was removed by your opponent on their last turn of this round.",
        "Remove one of your opponent’s dice with a value of 2 or less.",
    ),
    "21044": (  # Beru Lars
        (
            "After activating this character, you may play 1 blue card from your hand for 1 less "
            "than its cost."
        ),
        (
            "After claiming the battlefield, you may draw 1 card. If you can spot a copy of Owen "
            "Lars, heal 1 damage from any character."
        ),
    ),
    "21101": (  # The Dune Sea
        (
            "After the first time in a round that your opponent uses an action to discard a card "
            "and reroll, you may make your opponent discard 1 card from their hand."
        ),
    ),
    "21105": (  # Dank Farrik
        "Only if one of your dice was removed by your opponent on their last turn of this round.",
        (
            "Renew 0: This event can also be played out of your discard pile, for 0 resources; "
            "then it is set aside."
        ),
        "Reroll each die.",
    ),
}
