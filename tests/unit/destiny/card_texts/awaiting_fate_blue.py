"""What a player reads: Awaiting Fate, blue cards, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "24003": (  # Darth Plagueis
        (
            "Power action: Choose a die of yours showing a cost, choose any character and heal "
            "damage equal to the cost shown by that die from that character. Then you may choose "
            "another of your dice showing a cost and heal damage equal to the cost shown by that "
            "die from another character."
        ),
    ),
    "24005": (  # Shin Hati
        (
            "Piloting: After this character is activated, choose up to 1 of your vehicle cards in"
            " play. Activate that vehicle card. This character pilots that vehicle card."
        ),
        (
            "Special: Either give 1 shield to any character, or deal indirect damage equal to the"
            " number of dice with a value of 0 or less (at most 3) to your opponent."
        ),
    ),
    "24012": (  # Power
        "After resolving a die showing melee damage, put 1 resource on this support.",
        (
            "Action: Discard this support to remove any die with a value below the number of "
            "resources on this support."
        ),
    ),
    "24015": (  # Force Choke
        "Only on a blue character.",
        (
            "Whenever a die would be turned to a blank side, you may exhaust this upgrade. If you"
            " do, in place of that, remove that die."
        ),
    ),
    "24050": (  # Clarity Of Purpose
        "Ambush: After playing this event, you may take 1 additional action.",
        "Turn up to 2 dice of yours, each to a side showing shields.",
    ),
    "24052": (  # Stay Together
        (
            "Renew 1: This event can also be played out of your discard pile, for 1 resource; "
            "then it is set aside."
        ),
        (
            "Choose a character die of yours, choose another die and reroll that character die "
            "and that die. Then, if that character die and that die both do not show a blank, "
            "give 1 shield to any character."
        ),
    ),
    "24054": (  # Bokken Saber
        (
            "You may resolve dice of this upgrade as if they had no plus while the attached "
            "character is an apprentice or the attached character is not unique and is blue."
        ),
    ),
    "24083": (  # Agility
        "Ambush: After playing this event, you may take 1 additional action.",
        (
            "Turn a die of yours to a blank side to turn one of your opponent’s dice to a "
            "different side."
        ),
    ),
    "24084": (  # The Force
        "Action: If you can spot a blue character, exhaust this plot. If you do, reroll any die.",
    ),
    "24087": (  # Bygone Lightsaber
        (
            "Redeploy: Before the attached character is defeated, you may move this upgrade to "
            "another of your characters not about to be defeated."
        ),
        (
            "Special: Deal 2 damage to any character, or 3 instead if the attached character is a"
            " Jedi or a Sith."
        ),
    ),
}
