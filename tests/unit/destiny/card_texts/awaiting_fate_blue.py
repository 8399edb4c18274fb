"""What a player reads: Awaiting Fate, blue cards, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
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
}
