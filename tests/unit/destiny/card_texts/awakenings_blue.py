"""What a player reads: Awakenings, blue cards, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "01084": (  # Intimidate
        "Remove all shields from any character.",
    ),
    "01115": (  # Defensive Stance
        "Give 2 shields to any character.",
    ),
    "01147": (  # Mind Trick
        (
            "If you can spot a blue character, your opponent splits their dice pool into two "
            "groups; choose one of them and remove every die in it."
        ),
    ),
}
