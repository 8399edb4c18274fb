"""Missions, by map and letter."""

TEXTS: dict[str, tuple[str, ...]] = {
    "mos-eisley-outskirts/A": (
        (
            "A figure may interact with a launch panel to turn it to either side, if its player "
            "has not done so this round."
        ),
        (
            "At the end of each round, each player gains 2 victory points for each launch panel "
            "they control with its grey side up and 5 for each one with its coloured side up."
        ),
    ),
    "mos-eisley-outskirts/B": (
        "A figure may interact with a contraband token to carry it.",
        "Each figure carrying a contraband token has 2 less Speed.",
        (
            "At the end of each round, each player gains 15 victory points for each contraband "
            "token a figure carries in its own deployment zone. Each contraband token scored in "
            "this way is discarded."
        ),
    ),
    "moisture-farm/A": (
        (
            "At the end of each round, each player marks each crate they control that has no "
            "mark of theirs yet and gains 7 victory points for each new mark."
        ),
    ),
    "moisture-farm/B": (
        (
            "Figures may attack a raider, which has Health 5 and 1 black defence die. A player "
            "who defeats a raider gains 4 victory points."
        ),
        (
            "At the end of each round, for each raider, the closest figure in its line of sight "
            "suffers 2 damage. If several are equally close, all of them do. Then the player "
            "with initiative moves each raider up to 3 spaces or places 1 more raider on an "
            "empty space of the camp."
        ),
    ),
    "massassi-ruins/A": (
        ("A figure may interact with a holocron to carry it, if the figure carries nothing yet."),
        (
            "After a figure carrying a holocron enters a space, if that figure is adjacent to a "
            "communications beacon, its player may discard that holocron to gain 10 victory "
            "points."
        ),
    ),
    "massassi-ruins/B": (
        (
            "At the start of each round, the player who controls the communications beacon may "
            "have each figure on an exterior space suffer 2 damage."
        ),
        (
            "At the end of each round, each player may discard an excavation token they control "
            "to gain 6 victory points. The player with initiative decides first."
        ),
    ),
    "devaron-garrison/A": (
        "At the start of each round, each red, yellow and blue crate gets 1 power token.",
        (
            "At the end of each round, each player may hand out the power tokens of each crate "
            "they control to friendly figures on or adjacent to it. A red crate has damage "
            "tokens, a yellow crate surge tokens and a blue crate block tokens. Each player "
            "gains 2 victory points for each crate they control."
        ),
    ),
    "devaron-garrison/B": (
        "Figures cannot interact with doors to open them.",
        "Figures may attack a red, yellow or blue crate, which has Health 5 and +1 block.",
        (
            "After a red, yellow or blue crate is destroyed, each figure and object on or "
            "adjacent to its space suffers 2 damage."
        ),
        (
            "Each player counts as having 6 victory points more for each red, yellow or blue "
            "crate in their own deployment zone."
        ),
        (
            "At the end of each round, each player opens 1 door of their choice for each "
            "terminal they control and pushes each red, yellow or blue crate they control up to "
            "3 spaces."
        ),
    ),
}
