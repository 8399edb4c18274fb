"""
What a player reads on each card, word for word.

These are our own words, read aloud and held against what each card does. Cards of both sides of
the Force that do the same share a text.
"""

TEXTS: dict[tuple[str, ...], tuple[str, ...]] = {
    # characters
    ("1_6",): (
        (
            "When your opponent initiates a battle or a Force drain where this character is, or "
            "at a site next to it, you may deploy characters, weapons and devices from your "
            "hand there as reacts, one after another and at their usual cost."
        ),
    ),
    ("1_12", "1_182"): (
        (
            "Deploy this character only to a Tatooine location. Each player uses 1 Force for "
            "it. It may move to other places later."
        ),
    ),
    ("1_18", "1_186"): (
        (
            "In any phase of your turn, you may use 1 Force to defuse a mine here, which is "
            "then lost."
        ),
    ),
    ("1_26", "1_181"): (
        "This character gets +4 power if it is in a battle that your opponent initiated.",
        "This character may not move.",
    ),
    ("1_28",): (
        (
            "You may deploy this character for free to a location where you have a Rebel with "
            "ability above 2."
        ),
    ),
    ("1_30",): (
        (
            "When your opponent initiates a battle or a Force drain at an adjacent site, you "
            "may move this character there as a react, at the usual cost."
        ),
    ),
    ("1_31",): (
        (
            "In the damage segment of a battle, you may forfeit this character in place of "
            "another of your characters there that is hit. The other character is then no "
            "longer hit."
        ),
        "Each Talz at a location under nighttime conditions gets +2 power.",
    ),
    ("1_170",): (
        "Deploy this character only to a Death Star location. It may move to other places later.",
        "This character gets -1 power if it is not on the Death Star.",
    ),
    ("1_194",): (
        (
            "You may deploy this character for free to a location where you have an Imperial "
            "with ability above 2."
        ),
    ),
    ("1_196",): (
        "Deploy this character only to a Tatooine location. It may move to other places later.",
        "This character gets +1 power if another non-unique Tusken Raider is here.",
        "If you have 4 or more non-unique Tusken Raiders here, you get +2 total power here.",
    ),
    ("101_2",): (
        (
            "Deploy this character only to a Tatooine location, and only if your opponent has "
            "fewer than 2 unique characters on table. It may move to other places later."
        ),
        "Each of your warriors here or at an adjacent site gets +1 forfeit.",
    ),
    ("101_5",): (
        (
            "Deploy this character only to a Death Star location, and only if your opponent "
            "has fewer than 2 unique characters on table. It may move to other places later."
        ),
        (
            "When you lose a battle that this character is in, you must draw destiny. If the "
            "destiny is above 4 or the draw fails, choose an Imperial here, which is lost."
        ),
    ),
    # devices
    ("1_35",): (
        "Deploy this device on one of your warriors for 1 Force.",
        (
            "In any phase, you may use 2 Force to look at the card on top of your Reserve Deck. "
            "You may put it on top of your Force Pile."
        ),
    ),
    ("1_40",): (
        "Deploy this device on one of your Rebels or aliens for 1 Force.",
        "Its bearer gets +2 power and +2 forfeit if it is on Tatooine.",
    ),
    ("1_201",): (
        "Deploy this device on one of your characters for 1 Force.",
        (
            "When your opponent initiates a battle or a Force drain where this device is, or at "
            "a site next to it, you may deploy characters, weapons and devices from your hand "
            "there as reacts, one after another and at their usual cost."
        ),
    ),
    ("1_207",): (
        "Deploy this device on one of your Imperials or aliens for 1 Force.",
        "Its bearer gets +1 power and +1 forfeit if it is not on the Death Star.",
        "Its bearer gets +2 power and +2 forfeit if it is on the Death Star.",
    ),
    # effects
    ("1_64", "1_221"): (
        (
            "There are 2 ways to deploy this Effect. First: on one of your characters that is "
            "not a warrior and not a droid. Second: on one of your warriors."
        ),
        "If you deployed this Effect in the first way, its bearer is a warrior.",
        "If you deployed this Effect in the second way, its bearer gets +1 power.",
        "This Effect is immune to Alter.",
    ),
    ("1_224",): (
        "Deploy this Effect beside your opponent’s Reserve Deck for 2 Force.",
        (
            "In any phase, you may use 1 Force to look at the top card of your opponent’s "
            "Reserve Deck. If any location is under nighttime conditions, look at the top 3 "
            "cards instead."
        ),
    ),
    # interrupts
    ("1_71", "1_234"): (
        (
            "When an Effect that is not immune to Alter is deployed, choose one of your "
            "characters with the highest ability. Draw destiny. If the destiny is below that "
            "character’s ability, cancel that Effect."
        ),
        (
            "Or, in any phase, choose one of your characters with the highest ability and an "
            "Effect that is not immune to Alter. Draw destiny. If the destiny is below that "
            "character’s ability, that Effect is lost."
        ),
        "Or, when Sense is played, cancel it.",
    ),
    ("1_77",): (
        (
            "When your opponent initiates a battle, each player’s battle damage is multiplied "
            "by 3 in this battle."
        ),
        "Or, when You Overestimate Their Chances is played, multiply its result by 3.",
    ),
    ("1_80", "1_237"): (
        (
            "When either player initiates a battle, if your opponent has 2 or more characters "
            "there and a weapon there, draw destiny. If the destiny is below the number of your "
            "opponent’s characters there, your opponent chooses one of their characters there, "
            "which is lost."
        ),
    ),
    ("1_84",): (
        (
            "When you have just drawn a battle destiny, if one of your characters with ability "
            "above 2 is in the battle, use 1 Force to put the drawn card on your Used Pile and "
            "draw a new destiny in its place."
        ),
    ),
    ("1_90",): (
        (
            "When you must lose Force, use X Force to reduce the loss by X. X is at most what "
            "is left of that loss."
        ),
        (
            "Or, in the damage segment of a battle, use X Force to reduce your battle damage by "
            "X. X is at most your remaining battle damage."
        ),
    ),
    ("1_91",): (
        (
            "When you initiate a battle, if your opponent’s power there is above your power "
            "there: in this battle, your opponent’s battle damage is multiplied by 2, or by 3 "
            "if Han is in the battle."
        ),
    ),
    ("1_98",): (
        (
            "When your opponent initiates a battle, if you have a Rebel with ability above 2 "
            "there, each of your cards there that has ability moves away by its landspeed, at "
            "the usual cost and in the order you choose."
        ),
    ),
    ("1_100",): (
        (
            "When one of your characters other than Obi-Wan has just been forfeited on "
            "Tatooine, use 1 Force: that character comes back from the Lost Pile to where it "
            "was."
        ),
    ),
    ("1_105", "1_249"): (
        (
            "When your opponent has just deployed a character, use 1 Force: that character may "
            "neither battle nor move for the rest of this turn."
        ),
    ),
    ("1_106",): (
        (
            "In any phase, if your opponent has more characters on table than you, use 1 Force "
            "to draw destiny. From your Lost Pile, you may retrieve Rebel troopers of your "
            "choice, at most that many."
        ),
    ),
    ("1_109", "1_267"): (
        (
            "When an Interrupt that is not immune to Sense is played, choose one of your "
            "characters with the highest ability. Draw destiny. If the destiny is below that "
            "character’s ability, cancel that Interrupt."
        ),
        (
            "Or, when a player reacts, choose one of your characters with the highest ability. "
            "Draw destiny. If the destiny is below that character’s ability, cancel that "
            "react."
        ),
        "Or, when Alter is played, cancel it.",
    ),
    ("1_113", "1_238"): (
        (
            "When your opponent initiates a Force drain, use 1 Force to cancel that Force "
            "drain. Note your opponent’s power there. Draw one destiny for each of your "
            "opponent’s characters there. You lose as much Force as that power is above the "
            "destiny total. Your opponent loses as much Force as the destiny total is above "
            "that power."
        ),
    ),
    ("1_115", "1_262"): (
        "In any phase, choose either player’s Reserve Deck, Lost Pile or Used Pile. Shuffle it.",
    ),
    ("1_120",): (
        (
            "In your opponent’s control phase, if your Life Force is below 15: for the rest of "
            "this turn, whenever you must lose Force, battle damage included, you lose half as "
            "much, rounded up, or rounded down if R2-D2 or C-3PO is on table."
        ),
    ),
    ("1_251",): (
        (
            "In any phase, if your opponent has more characters on table than you, use 1 Force "
            "to draw destiny. From your Lost Pile, retrieve that many stormtroopers of your "
            "choice."
        ),
    ),
    ("1_252",): (
        (
            "When It Could Be Worse is played, use X Force to cancel it. The loss that it was "
            "to reduce is X higher. X may be 0."
        ),
        (
            "Or, when your opponent has just lost a Force to battle damage, your opponent’s "
            "battle damage is 1 higher."
        ),
    ),
    ("1_254",): (
        (
            "When one of your opponent’s characters has just been forfeited or lost, use 1 "
            "Force to retrieve into your hand the character that lies highest in your Lost "
            "Pile."
        ),
    ),
    ("1_266",): (
        (
            "In any phase, use 1 Force to look at your opponent’s hand. You may put a Rebel "
            "from there on top of your opponent’s Used Pile."
        ),
    ),
    ("1_268",): (
        (
            "In any phase, use 2 Force and choose one of your opponent’s characters. Draw "
            "destiny. If the destiny is above that character’s ability, that character and all "
            "cards on it go back to their owners’ hands."
        ),
    ),
    ("1_269",): (
        (
            "When each player has drawn exactly one battle destiny, use 1 Force: the two battle "
            "destinies change places."
        ),
    ),
    ("1_275",): (
        (
            "In any phase, use 1 Force to draw destiny. If the destiny is below the number of "
            "all Tusken Raiders on table, you may search your opponent’s Used Pile; all weapons "
            "and devices there are lost."
        ),
    ),
    ("1_279",): (
        (
            "When your opponent initiates a battle, each player’s battle damage is multiplied "
            "by 3 in this battle."
        ),
        "Or, when Don't Underestimate Our Chances is played, multiply its result by 3.",
    ),
    ("101_3",): (
        (
            "When either player initiates a battle, choose your Luke who can move there by "
            "landspeed. Luke makes a regular move there for free. In this battle, Luke gets +2 "
            "power if Vader is neither there nor at an adjacent site."
        ),
        "Or, when Vader's Obsession is played, cancel it.",
    ),
    ("101_6",): (
        (
            "In your move phase, when Vader has just moved from an adjacent site, choose your "
            "opponent’s Luke there. Vader and Luke duel. Each player draws 2 destinies and adds "
            "them to their character’s power. The player with the higher total retrieves as "
            "much Force as the totals differ; the other player loses that much Force, and their "
            "character is lost."
        ),
    ),
    # locations
    ("1_124",): (
        "Dark Side: Docking bay transit from here costs you 1 Force.",
        "Light Side: Docking bay transit from here costs you 1 Force.",
    ),
    ("1_129",): (
        "Dark Side: Docking bay transit from here costs you 2 Force.",
        "Light Side: Docking bay transit from here costs you 1 Force.",
    ),
    ("1_130",): (
        "Dark Side: If your total ability here is below 6, you draw no battle destiny here.",
        "Light Side: No text.",
    ),
    ("1_131",): (
        "Dark Side: No text.",
        (
            "Light Side: Each of your Jawas costs 1 Force to deploy here. Only you pay for your "
            "Jawas that deploy here. If Sandcrawler is here, each of your Jawas deploys here "
            "for free."
        ),
    ),
    ("1_132",): (
        "Dark Side: Each weapon destiny for your weapons here is 1 higher.",
        "Light Side: Luke and Beru Lars each cost 1 Force less to deploy here.",
    ),
    ("1_284",): (
        "Dark Side: Each weapon destiny for your weapons here is 1 higher.",
        "Light Side: Your Force drain here is 1 higher if you control this site.",
    ),
    ("1_285",): (
        "Dark Side: Docking bay transit from here is free for you.",
        "Light Side: Docking bay transit from here costs you 2 Force.",
    ),
    ("1_291",): (
        "Dark Side: Docking bay transit from here costs you 1 Force.",
        "Light Side: Docking bay transit from here costs you 2 Force.",
    ),
    ("1_292",): (
        (
            "Dark Side: Each of your Jawas costs 1 Force to deploy here. Only you pay for your "
            "Jawas that deploy here."
        ),
        "Light Side: Each of your Jawas here gets -1 power and -1 forfeit.",
    ),
    ("1_293",): (
        (
            "Dark Side: Each of your Tusken Raiders here gets +1 forfeit. Your Force drain here "
            "is 1 higher if you control this site."
        ),
        "Light Side: If your total ability here is below 6, you draw no battle destiny here.",
    ),
    ("1_295",): (
        (
            "Dark Side: Each of your spies, thieves, bounty hunters and smugglers here gets +1 "
            "power and +1 forfeit."
        ),
        "Light Side: No text.",
    ),
    ("101_1",): (
        (
            "Dark Side: If you control this site, your opponent needs 2 ability to control a "
            "location on the Death Star."
        ),
        (
            "Light Side: If you control this site, Luke and Obi-Wan on the Death Star each get "
            "+2 power."
        ),
    ),
    ("101_4",): (
        (
            "Dark Side: In your deploy phase, if you control this site, you may search your "
            "Reserve Deck for a docking bay and deploy it. Shuffle the deck afterwards."
        ),
        (
            "Light Side: Your Force drain here is 2 higher if you control this site and a Rebel "
            "with ability above 2 is here."
        ),
    ),
    # weapons
    ("1_152", "1_317"): (
        "Deploy this weapon on one of your warriors for 1 Force.",
        (
            "In the weapons segment of a battle that its bearer is in, you may use 1 Force to "
            "fire this weapon at one of your opponent’s characters in it. Draw weapon destiny. "
            "If the destiny is above the target’s defence value, the target is hit."
        ),
    ),
    ("1_153", "1_312"): (
        "Deploy this weapon on one of your warriors for 2 Force.",
        (
            "In the weapons segment of a battle that its bearer is in, you may use 2 Force to "
            "fire this weapon at one of your opponent’s characters in it. Draw weapon destiny. "
            "If the destiny plus 1 is above the target’s defence value, the target is hit."
        ),
    ),
    ("1_162", "1_322"): (
        "Deploy this weapon for free to a location where you have a mining droid.",
        (
            "At the start of your next turn, this weapon explodes: draw destiny. Your opponent "
            "chooses that many of their characters here; those and this weapon are lost."
        ),
    ),
    ("1_315",): (
        "Deploy this weapon on one of your Tusken Raiders for 2 Force.",
        (
            "When either player initiates a battle that its bearer is in, you may fire this "
            "weapon for free at one of your opponent’s characters in it that carries a weapon. "
            "Draw 2 weapon destinies. If their total is above 5, weapons carried by the target "
            "may not be fired in this battle."
        ),
        "This weapon may not be fired in the weapons segment.",
    ),
}

CARDS: dict[str, tuple[str, ...]] = {
    code: lines for codes, lines in TEXTS.items() for code in codes
}
