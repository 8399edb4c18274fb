"""What a player reads: Awakenings, red cards, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "01074": (  # Tactical Mastery
        "If you can spot a red character, you may take up to 2 additional actions.",
    ),
    "01110": (  # Retreat
        (
            "Your opponent may take 1 additional action. Once that action has been taken or "
            "declined, the action phase ends."
        ),
    ),
    "01111": (  # Strategic Planning
        "Either ready any support with no mods on it, or exhaust any support.",
    ),
    "01142": (  # Logistics
        (
            "If you can spot a red character, resolve any die showing resources, with its "
            "value increased by 1."
        ),
    ),
}
