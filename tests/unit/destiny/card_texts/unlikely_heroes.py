"""What a player reads on the cards of Unlikely Heroes, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "18078": (  # Swift
        (
            "You may take up to 2 additional actions. You cannot use an action to resolve dice "
            "this turn."
        ),
    ),
}
