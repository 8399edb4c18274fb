"""What a player reads: Unlikely Heroes, blue cards, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "18012": (  # Dark Rage
        "Only on a blue character.",
        (
            "The value of dice of this upgrade is higher by 1 (2 instead if the attached "
            "character has 9 or more damage) while the attached character has 6 or more damage."
        ),
    ),
    "18052": (  # Echo Three To Echo Seven
        (
            "Choose any character die. Turn another character die so that it shows the same "
            "symbol as that character die and shows the value of that character die. Then, if you"
            " can spot a yellow character, give 1 shield to any character."
        ),
    ),
    "18055": (  # I Have You
        "Activate 2 characters of yours that share no colour. Then give 2 shields to one of them.",
    ),
    "18056": (  # Restore
        (
            "Renew 1: This event can also be played out of your discard pile, for 1 resource; "
            "then it is set aside."
        ),
        "Remove a blue character die of yours to heal 2 damage from its card.",
    ),
}
