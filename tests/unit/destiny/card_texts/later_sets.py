"""What a player reads: sets of which only a few cards can be played, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "02131": (  # Premonitions
        (
            "Either set aside this event and put a card from your hand face down under it, or "
            "play the card under any set-aside copy of Premonitions for free (discard it if it "
            "cannot be played) and discard that copy."
        ),
    ),
    "03115": (  # Running Interference
        (
            "After taking an action, you may set aside this support. If you do, your opponent "
            "cannot take the same kind of action on their next turn."
        ),
    ),
    "07057": (  # Plo Koon
        "This character also has the abilities of each of your non-unique characters.",
    ),
    "08091": (  # L3-37
        (
            "Before this character is defeated, attach it to a vehicle support of yours as a "
            "mod upgrade with a cost of 0. If that vehicle support is Millennium Falcon, "
            "ready it."
        ),
        "Whenever this card would leave play while it is an upgrade, set it aside instead.",
    ),
    "12081": (  # Destroy the Death Star
        "After setup, give 20 shields to this plot.",
        (
            "Your pilot or vehicle dice showing ranged damage can be resolved against this "
            "plot as well."
        ),
        (
            "Action: If this plot has no shields on it, spend 1 resource to choose a pilot "
            "die of yours, choose another of your vehicle dice and reroll that pilot die and "
            "that vehicle die. Then, if that pilot die and that vehicle die both show damage, "
            "you win the game."
        ),
    ),
    "15001": (  # Darth Zannah
        (
            "After activating this character, deal 1 damage to another of your Sith characters to"
            " roll one of its character dice into your pool."
        ),
        (
            "After one of your Sith characters is defeated, this character gains the character "
            "dice of the defeated character. This character is also a Sith for the rest of the "
            "game."
        ),
    ),
}
