import { all } from "@/core/lessons/lesson";
import type { Lesson } from "@/games/imperial-assault/lessons/lesson";
import {
  asked,
  asks,
  attackAt,
  attackBy,
  mySide,
  offers,
  rolled,
  someCondition,
} from "@/games/imperial-assault/lessons/moments";

/**
 * The steps of an attack, and the cards and questions that come between.
 */

export const ATTACKS: ReadonlyArray<Lesson> = [
  {
    id: "target",
    title: "The target",
    when: asks("target"),
    about: "map",
    words: [
      "An attack begins with its target. Only figures in line of sight are offered; walls, closed doors and figures in between hide the others.",
    ],
  },
  {
    id: "defend",
    title: "You are attacked",
    when: all(asked, attackBy("theirs")),
    about: "attack",
    words: [
      "Now your figure defends: it rolls the defence dice of its card against the attack dice.",
      "A block takes away a damage, an evade takes away a surge, and a dodge makes the whole attack miss.",
    ],
  },
  {
    id: "dice",
    title: "What the dice show",
    when: all(asked, attackBy("mine"), rolled),
    about: "attack",
    words: [
      "Attack dice show accuracy, damage and surges. Defence dice show blocks, evades and dodges.",
      "The sums of both stand below the dice, together with what cards add; the steps of the attack stand above them.",
    ],
    inWords: [
      "Attack dice show accuracy, damage and surges. Defence dice show blocks, evades and dodges.",
      "The sums of both are told with the attack, together with what cards add.",
    ],
  },
  {
    id: "reroll",
    title: "Rolling a die again",
    when: asks("die", "dice"),
    about: "attack",
    words: [
      "An ability lets you roll a die again, or change one. Each die can be rolled again once in an attack, and the new side counts, for better or worse.",
    ],
  },
  {
    id: "surges",
    title: "Spending surges",
    when: asks("surges"),
    about: "bar",
    words: [
      "Each surge that is left can be spent on one of the surge abilities of the card, and each ability can be used once in an attack.",
      "More damage is often best; take accuracy where the attack would fall short, and Pierce where there are blocks, as it takes them away.",
    ],
  },
  {
    id: "damage",
    title: "Damage",
    when: attackAt("damage"),
    about: "attack",
    words: [
      "The accuracy was enough. The damage that no block has taken away is suffered by the target.",
      "Then abilities follow that speak of figures near it.",
    ],
  },
  {
    id: "strain",
    title: "Strain",
    when: asks("strain"),
    about: "hand",
    words: [
      "Strain becomes damage, unless you discard the top card of your command deck for each point of it.",
      "You do not see those cards before. A deck that is empty cannot help any more.",
    ],
  },
  {
    id: "command",
    title: "Command cards",
    when: offers("command"),
    about: "hand",
    words: [
      ({ view }) =>
        `You hold ${mySide(view)?.hand.length ?? 0} command cards, and one of them can be played now. Playing a card costs nothing, and it is discarded afterwards.`,
      "A card says when it can be played and who may play it. You are asked at that time; at others it cannot be chosen.",
    ],
  },
  {
    id: "respond",
    title: "Do you respond?",
    when: all(asks("order"), offers("pass")),
    about: "bar",
    words: [
      "A card of some hand could be played now, so you are asked even where you hold none that fits: nobody shall know what you have.",
      "Pass, or play. The box beside the question passes for you until something of yours could be played, or until you are asked again.",
    ],
    inWords: [
      "A card of some hand could be played now, so you are asked even where you hold none that fits: nobody shall know what you have.",
      "Pass, or play.",
    ],
  },
  {
    id: "condition",
    title: "Conditions",
    when: someCondition,
    about: "map",
    words: [
      "A figure has a condition; a sign at its token shows which. Focused adds a die to its next attack, Hidden makes it harder to hit from afar.",
      "Stunned figures neither move nor attack, Bleeding hurts with each action, and both can be discarded with an action. Weakened makes attack and defence worse until its activation ends.",
    ],
    inWords: [
      "A figure has a condition; it is named with the figure. Focused adds a die to its next attack, Hidden makes it harder to hit from afar.",
      "Stunned figures neither move nor attack, Bleeding hurts with each action, and both can be discarded with an action. Weakened makes attack and defence worse until its activation ends.",
    ],
  },
];
