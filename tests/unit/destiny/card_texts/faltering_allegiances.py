"""What a player reads: Faltering Allegiances, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "14009": (  # The Inquisitorius
        "For a team only if every character of the team is an Inquisitor character.",
        "Action: Exhaust this plot to turn one of your opponent’s character dice to a blank side.",
    ),
    "14033": (  # Apt Lesson
        (
            "Turn a blue character die of yours to a different side. Then you may play 1 move "
            "event from your hand or your discard pile at its usual cost."
        ),
    ),
    "14036": (  # BD-1
        "Power action: Move this upgrade to a Jedi character of yours.",
        "Special: Heal 2 damage from the attached character.",
    ),
    "14079": (  # Faltering Allegiances
        (
            "Deal 1 damage to any blue character. Deal 1 damage to any red character. Deal 1 "
            "damage to any yellow character."
        ),
    ),
}
