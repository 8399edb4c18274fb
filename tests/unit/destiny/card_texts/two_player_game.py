"""What a player reads: the Two-Player Game, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "04001": (  # Kylo Ren
        (
            "After activating this character, you may choose a colour. Then reveal a random card "
            "from your opponent’s hand. If the revealed card has that colour, deal 2 damage to "
            "any character."
        ),
    ),
    "04002": (  # Captain Phasma
        "Special: Deal 2 damage to any character, or 3 instead if it has 6 or more damage.",
    ),
    "04003": (  # Droid Commandos
        "Special: Deal 1 damage to each of any number of characters.",
    ),
    "04004": (  # Captain Phasma's Blaster
        "This upgrade has redeploy while the attached character is Captain Phasma.",
    ),
    "04005": (  # Praetorian Guard
        "The attached character has guardian.",
    ),
    "04006": (  # Dark Counsel
        ("Special: Draw 1 card. Reroll this die in its pool instead of returning it to its card."),
    ),
    "04007": (  # Crossguard Lightsaber
        (
            "After playing this upgrade, if the attached character is Kylo Ren, deal 1 damage "
            "to any character."
        ),
        "Special: Deal 2 damage to any character, or 3 instead if it has any shields.",
    ),
    "04008": (  # Force Stasis
        "Only on a blue character.",
        "Special: Remove any die showing ranged damage. Then deal 1 damage to any character.",
    ),
    "04009": (  # Jedi Rival
        "After activating the attached character, you may remove 1 shield of any character.",
    ),
    "04010": (  # Armored Support
        (
            "Action: Exhaust this support to reroll a red die of yours. If that red die shows "
            "damage, deal 1 damage to any character."
        ),
    ),
    "04011": (  # First Strike
        (
            "Choose one of your opponent’s dice showing damage. Then deal damage equal to the "
            "value of that die to any character."
        ),
    ),
    "04012": (  # I Have You Now
        "Turn any die to a side showing damage.",
    ),
    "04013": (  # Imperial Envoy
        (
            "Reveal 2 random cards from your opponent’s hand. Then deal damage equal to the "
            "number of events and supports among them to any character."
        ),
    ),
    "04014": (  # Mobilize
        "Gain 4 resources.",
    ),
    "04016": (  # As I Have Foreseen
        "Ambush: After playing this event, you may take 1 additional action.",
        "Look at your opponent’s hand.",
    ),
    "04017": (  # Clash
        (
            "Turn a die of yours to a side showing melee damage. Turn one of your opponent’s "
            "dice showing melee damage to a blank side."
        ),
    ),
    "04019": (  # Your Skills Are Complete
        "Turn any upgrade die to a blank side.",
    ),
    "04020": (  # Doubt
        (
            "Reroll one of your opponent’s dice. Then your opponent may resolve it. If they do "
            "not, they remove it."
        ),
    ),
    "04021": (  # Parry
        "Remove any die showing melee damage.",
    ),
    "04022": (  # Subjugate
        "Remove any die.",
    ),
    "04023": (  # Hangar Bay
        (
            "Claim: Reveal the top card of your opponent’s deck. If the revealed card is an event"
            " or a support, deal 1 damage to any character."
        ),
    ),
    "04024": (  # Rey
        (
            "After activating this character, if it has any shields, you may deal 1 damage to any"
            " character."
        ),
    ),
    "04025": (  # Poe Dameron
        ("Special: Give 1 shield to any character. You may turn another die to a different side."),
    ),
    "04026": (  # Medical Droid
        "Special: Heal 1 damage from any character.",
    ),
    "04027": (  # Strike Team
        "Ambush: After playing this support, you may take 1 additional action.",
        "Playing this support costs you 1 less while your opponent has 3 or more resources.",
    ),
    "04028": (  # Teamwork
        (
            "Special: Give 1 shield to the attached character. You may give 1 shield to "
            "another character."
        ),
    ),
    "04029": (  # Poe Dameron's Blaster
        (
            "Special: Deal 2 damage to any character, or 3 instead if the attached character "
            "is Poe Dameron."
        ),
    ),
    "04030": (  # Rey's Lightsaber
        (
            "Redeploy: Before the attached character is defeated, you may move this upgrade to "
            "another of your characters not about to be defeated."
        ),
        (
            "After playing this upgrade, give 1 shield to the attached character, or 2 instead if"
            " it is Rey."
        ),
    ),
    "04031": (  # Inner Strength
        (
            "Special: Move 1 damage from the attached character to one of your opponent’s "
            "characters without shields."
        ),
    ),
    "04032": (  # Luke's Protection
        (
            "Action: Put this support on top of its owner’s deck to give 1 shield to any blue "
            "character."
        ),
    ),
    "04033": (  # Honor Guard
        "Action: Discard this support to remove any die showing damage.",
    ),
    "04034": (  # Direct Hit
        "Resolve a die of yours showing damage, with its value increased by 2.",
    ),
    "04036": (  # Recon
        "Choose a symbol showing on any die. Then turn another die to show that symbol.",
    ),
    "04038": (  # Concentrate
        (
            "Turn a die of yours to a different side. You may spend 1 resource. If you do, "
            "turn another of your dice to a different side."
        ),
    ),
    "04040": (  # Distraction
        "Choose 2 dice. Then your opponent removes one of those dice.",
    ),
    "04041": (  # Do Or Do Not
        (
            "Reroll a die of yours. Then you may resolve it, with its value increased by 1. "
            "If you do not, remove it."
        ),
    ),
    "04042": (  # Fierce Resolve
        "Reroll a die of yours. Then deal damage equal to its value to any character.",
    ),
    "04043": (  # Evade
        "Remove any die showing ranged damage.",
    ),
    "04045": (  # Sound The Alarm
        "Reroll any number of your opponent’s dice showing damage.",
    ),
    "04046": (  # Obi-Wan's Hut
        (
            "Claim: Either give 1 shield to any blue character, or spend 1 resource to give 1 "
            "shield to any non-blue character."
        ),
    ),
}
