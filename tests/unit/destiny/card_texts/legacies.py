"""What a player reads: Legacies, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "05013": ("",),  # Veteran Stormtrooper
    "05016": (  # Grand Moff
        "Only on a unique red character.",
        (
            "Power action: Either use the battlefield’s claim ability, as though you claimed it "
            "now, or exchange the battlefield for any set-aside battlefield."
        ),
    ),
    "05038": (  # Clone Trooper
        (
            "After activating this character, if you do not control the battlefield, you may "
            "reroll a die of this character. Otherwise, you may reroll a character die of yours."
        ),
    ),
    "05082": (  # Witch Magick
        (
            "Reveal the 3 cards on top of your deck. Heal damage equal to the number of cards "
            "with an odd cost among them from any character."
        ),
    ),
    "05153": (  # Hasty Exit
        "Give your opponent control of the battlefield to remove any die showing damage.",
    ),
    "05156": (  # Vandalize
        (
            "Choose any upgrade or support with a cost up to the number of your character dice "
            "and remove as many of your character dice as the cost of that upgrade or support. "
            "Then discard that upgrade or support."
        ),
    ),
}
