"""What a player reads: Faltering Allegiances, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "14033": (  # Apt Lesson
        (
            "Turn a blue character die of yours to a different side. Then you may play 1 move "
            "event from your hand or discard pile at its usual cost."
        ),
    ),
}
