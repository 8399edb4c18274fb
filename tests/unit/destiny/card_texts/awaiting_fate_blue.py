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
    "24054": (  # Bokken Saber
        (
            "You may resolve dice of this upgrade as if they had no plus while the attached "
            "character is an apprentice or the attached character is not unique and is blue."
        ),
    ),
}
