import { any } from "@/core/lessons/lesson";
import type { Lesson } from "@/games/destiny/lessons/lesson";
import { asks, asksFor, latestAmount } from "@/games/destiny/lessons/moments";
import { counted } from "@/games/destiny/reading/labels";

/**
 * What single questions mean, each when it is first asked.
 */

export const QUESTIONS: ReadonlyArray<Lesson> = [
  {
    id: "damage-target",
    title: "Dealing damage",
    when: asksFor("DealDamage"),
    about: "theirs",
    words: [
      "Choose the character that is dealt the damage. It could even be one of your own, where that is offered.",
      "Shields on it block first. What they do not block stays on the character as damage.",
    ],
  },
  {
    id: "next-die",
    title: "Which die first",
    when: asks("die_to_resolve"),
    about: "pool",
    words: [
      "Several dice show the symbol. They are resolved one at a time, in the order you like.",
      "You resolve at least one of them, and may stop after any.",
    ],
  },
  {
    id: "host",
    title: "An upgrade and its character",
    when: asks("host"),
    about: "team",
    words: [
      "An upgrade is attached to a character of yours and stays there. If it has a die, that is rolled whenever the character is activated.",
      "A character can have three upgrades, unless a card says otherwise. With one more, you discard one of them.",
    ],
  },
  {
    id: "replace",
    title: "Replacing an upgrade",
    when: asks("replace_upgrade"),
    about: "team",
    words: [
      "An upgrade that is on the character already may make room: it is discarded, and the new one costs less by its cost.",
      "You can do so once in each round. You may also keep the old one and pay in full.",
    ],
  },
  {
    id: "rerolled-dice",
    title: "Which dice to reroll",
    when: asks("dice_to_reroll"),
    about: "pool",
    words: [
      "First choose all the dice, then they are rolled together. What they show now is gone then.",
    ],
  },
  {
    id: "turn-a-die",
    title: "Turning a die",
    when: any(asksFor("TurnDice"), asks("side")),
    about: "pool",
    words: [
      "Turning is not rolling: you choose the side that the die shows then. It cannot be turned to the side it shows already.",
    ],
  },
  {
    id: "remove-a-die",
    title: "Removing a die",
    when: asksFor("RemoveDice"),
    about: "pool",
    words: [
      "A die that is removed goes from its pool back to its card, and does nothing. It can be rolled again when its card is activated the next time.",
    ],
  },
  {
    id: "may",
    title: "You may",
    when: asks("may"),
    about: "bar",
    words: [
      "An ability asks whether you want to use it. The card it comes from is named above the question.",
      "Where a card says that you may, you are free to decline.",
    ],
    inWords: [
      "An ability asks whether you want to use it; the question begins with the name of its card.",
      "Where a card says that you may, you are free to decline.",
    ],
  },
  {
    id: "either",
    title: "One or the other",
    when: asks("either"),
    about: "bar",
    words: ["The card names several effects, and you choose the one that happens."],
  },
  {
    id: "order",
    title: "At the same time",
    when: asks("order"),
    about: "queue",
    words: [
      "Several abilities are due at the same time. You say in which order they happen; each is finished before the next begins.",
    ],
  },
  {
    id: "claim-ability",
    title: "The claim ability",
    when: asks("claim_ability"),
    about: "battlefield",
    words: [
      "The battlefield is under your control now. Its claim ability can be used at this moment, or left.",
      "Whatever you choose: you have taken your last action of this round.",
    ],
  },
  {
    id: "additional-action",
    title: "One more action",
    when: asks("additional_action"),
    about: "bar",
    words: [
      "A card gives you an action beside that of your turn. Take it now, or decline it: it is not kept for later.",
      "Declining it does not count as a pass.",
    ],
  },
  {
    id: "indirect-damage",
    title: "Indirect damage",
    when: asks("indirect_damage"),
    about: "team",
    words: [
      "Indirect damage is dealt to a player, and that player spreads it over their own characters. This time it is you.",
      "No character can be given more than its shields and its remaining health, as long as another has room.",
    ],
  },
  {
    id: "upkeep",
    title: "Upkeep",
    when: asks("upkeep_discard"),
    about: "hand",
    words: [
      (moment) => {
        const gained = latestAmount(moment, "resources_gained");
        const income = gained > 0 ? counted(gained, "resource") : "resources";
        return `The action phase is over. All cards were readied, the dice went back to their cards, and you gained ${income}.`;
      },
      "Now you may discard any cards of your hand, and then you draw until you have your hand size again.",
      "Resources that you did not spend stay with you.",
    ],
  },
];
