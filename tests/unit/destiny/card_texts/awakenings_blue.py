"""What a player reads: Awakenings, blue cards, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "01147": (  # Mind Trick
        (
            "If you can spot a blue character, your opponent splits their dice pool into two "
            "groups; choose one of them and remove every die in it."
        ),
    ),
}
