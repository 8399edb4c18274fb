"""What a player reads: Awakenings, blue cards, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "01009": (  # Count Dooku
        (
            "Before this character is dealt damage, you may discard 1 card from your hand. If "
            "you do, give 1 shield to this character."
        ),
    ),
    "01010": (  # Darth Vader
        (
            "After activating this character, you may make your opponent discard 1 card from "
            "their hand."
        ),
    ),
    "01011": (  # Kylo Ren
        (
            "Special: Choose one of your opponent’s characters. Then look at a random card from"
            " your opponent’s hand. Deal damage equal to the cost of that card to that "
            "character."
        ),
    ),
    "01012": (  # Nightsister
        "Action: Reroll any die. Deal 1 damage to this character.",
    ),
    "01013": (  # Force Choke
        "Only on a blue character.",
        (
            "Special: Choose another character and deal 1 unblockable damage to that character."
            " Then you may turn any die of that character or of an upgrade on that character to"
            " a different side."
        ),
    ),
    "01014": (  # Immobilize
        "Only on a blue character.",
        "Action: Remove a die of this upgrade to turn any die to a blank side.",
    ),
    "01015": (  # Kylo Ren's Lightsaber
        "Only on a blue character.",
        (
            "Special: Deal 2 damage to any character. If shields have blocked any of it, reroll"
            " this die in its pool instead of returning it to its card."
        ),
    ),
    "01016": (  # Sith Holocron
        (
            "Special: Exchange this upgrade for a blue ability upgrade from your hand, whatever"
            " restricts playing it. Then, if a die lies on the new upgrade, you may spend 1 "
            "resource. If you do, roll the die on the new upgrade into your pool."
        ),
    ),
    "01035": ("After activating this character, draw 1 card.",),  # Luke Skywalker
    "01036": (  # Padawan
        (
            "Playing weapon cards on this character costs 1 less while there is no upgrade "
            "attached to this character."
        ),
    ),
    "01037": (  # Qui-Gon Jinn
        (
            "Before this character gains shields, you may remove 1 shield of this character. "
            "If you do, deal 1 damage to any character."
        ),
    ),
    "01038": (  # Rey
        ("After playing an upgrade attached to this character, you may take 1 additional action."),
    ),
    "01039": (  # Force Protection
        "Only on a blue character.",
        "Special: Spread 3 shields over your characters as you like.",
    ),
    "01040": (  # Jedi Robes
        (
            "After playing this upgrade, give 1 shield to the attached character, or 2 "
            "instead if it is the first round."
        ),
    ),
    "01041": (  # Luke Skywalker's Lightsaber
        "Only on a blue character.",
        (
            "Special: Either give 2 shields to any character, or deal 2 unblockable damage to "
            "any character."
        ),
    ),
    "01042": (  # One With The Force
        "Only on a blue character.",
        (
            "Before the attached character is defeated, ready this upgrade. Turn this upgrade "
            "into a support."
        ),
    ),
    "01057": (  # Force Throw
        "Only on a blue character.",
        "Special: Remove any die to deal damage equal to its value to any character.",
    ),
    "01058": (  # Force Training
        "Only if a blue character can be spotted.",
        (
            "Special: Choose 2 different ones, in any order: deal 1 damage to any character; "
            "gain 1 resource; or give 1 shield to any character."
        ),
    ),
    "01059": (  # Lightsaber
        (
            "Redeploy: Before the attached character is defeated, you may move this upgrade to "
            "another of your characters not about to be defeated."
        ),
        "Special: Deal 2 unblockable damage to any character.",
    ),
    "01060": (  # Mind Probe
        "Only on a blue character.",
        (
            "Special: Deal damage equal to the number of cards in your opponent’s hand to one "
            "of your opponent’s characters."
        ),
    ),
    "01079": (  # Abandon All Hope
        "Your opponent either loses all their resources or discards each card from their hand.",
    ),
    "01080": (  # Boundless Ambition
        "Draw cards until your hand is up to its size.",
    ),
    "01081": (  # Enrage
        "Deal 1 damage to a blue character of yours to gain 1 resource.",
    ),
    "01082": (  # Feel Your Anger
        "Remove as many of your opponent’s dice as the number of your opponent’s blank dice.",
    ),
    "01083": (  # Force Strike
        "Turn a blue die of yours to a side showing melee damage. Then you may resolve it.",
    ),
    "01084": (  # Intimidate
        "Remove all shields from any character.",
    ),
    "01085": (  # Isolation
        "If you can spot a blue character, remove any character die.",
    ),
    "01086": (  # No Mercy
        (
            "Discard as many blue cards from your hand as you like. Then resolve a die of yours"
            " showing damage, with its value increased by the number of those cards."
        ),
    ),
    "01087": (  # Pulling the Strings
        (
            "Choose a player. Look at the 3 cards on top of that player’s deck. Then put those "
            "cards back on top, on the bottom or some on each, in the order you like."
        ),
    ),
    "01088": (  # Emperor's Favor
        "Your hand size is higher by 1.",
    ),
    "01089": (  # Power of the Dark Side
        (
            "Action: Exhaust this support to reroll a die of yours. If that die shows a blank, "
            "deal 2 unblockable damage to any character."
        ),
    ),
    "01090": (  # Hidden In Shadow
        (
            "Action: If the attached character has no shields on it, exhaust this upgrade. If "
            "you do, give 1 shield to the attached character."
        ),
    ),
    "01114": (  # Anticipate
        (
            "Your opponent resolves any number of their dice in any order. Then remove "
            "each of your opponent’s dice that was not resolved."
        ),
    ),
    "01115": (  # Defensive Stance
        "Give 2 shields to any character.",
    ),
    "01116": (  # Force Misdirection
        (
            "Choose a symbol showing on a blue die of yours. Then remove each of your "
            "opponent’s dice showing that symbol."
        ),
    ),
    "01117": (  # Heroism
        (
            "Choose one of your opponent’s dice showing damage. Then deal damage equal to the "
            "value of that die to a unique character of yours. Then remove that die."
        ),
    ),
    "01118": ("Defeat a blue character of yours to exhaust any character.",),  # Noble Sacrifice
    "01119": (  # Patience
        (
            "Remove as many of your dice as you like. Then your opponent discards cards equal to "
            "the number of those dice from the top of their deck."
        ),
    ),
    "01120": (  # Return of the Jedi
        "Put a blue event out of your discard pile into your hand.",
    ),
    "01121": (  # Riposte
        (
            "Remove any number of shields from a character of yours. Then deal damage equal "
            "to the number of shields removed to any character."
        ),
    ),
    "01122": (  # Willpower
        (
            "Move 1 damage from an exhausted character of yours to one of your opponent’s "
            "exhausted characters."
        ),
    ),
    "01123": (  # Jedi Council
        (
            "Action: Exhaust this support to choose a player and look at the 2 cards on top of "
            "that player’s deck. Then you may pick out a card of those cards and discard the card"
            " picked. If you do, that player draws 1 card."
        ),
    ),
    "01124": (  # Awakening
        (
            "Action: Exhaust this support to resolve a die of yours showing a modifier as if "
            "it had no plus."
        ),
    ),
    "01125": (  # The Force is Strong
        (
            "Action: Exhaust this support and discard 1 blue card from your hand to play a "
            "copy of it from your hand for free."
        ),
    ),
    "01145": (  # Deflect
        (
            "If you can spot a blue character, remove any die showing ranged damage and deal "
            "damage equal to half of its value (rounded up) to any character."
        ),
    ),
    "01146": (  # Disturbance in the Force
        "Reroll each die.",
    ),
    "01147": (  # Mind Trick
        (
            "If you can spot a blue character, your opponent splits their dice pool into two "
            "groups; choose one of them and remove every die in it."
        ),
    ),
    "01148": (  # The Power of the Force
        "Resolve a die of yours as if its value were the number of your blue upgrades.",
    ),
    "01149": (  # Use The Force
        "If you can spot a blue character, turn any die to a different side.",
    ),
    "01150": (  # It Binds All Things
        (
            "Before paying for a blue upgrade you play, you may exhaust this support. If you "
            "do, pay 1 resource less for it."
        ),
    ),
}
