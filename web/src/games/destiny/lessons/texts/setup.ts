import { all, any } from "@/core/lessons/lesson";
import type { Lesson } from "@/games/destiny/lessons/lesson";
import { asks, charactersOf, type When } from "@/games/destiny/lessons/moments";
import { counted } from "@/games/destiny/reading/labels";

/**
 * What is taught before the first round: the aim, the hand, the battlefield, shields.
 */

/** Before the first action: a guided game has the rest of setup behind it. */
const isBeginning: When = any(
  ({ view }) => view.phase === "setup",
  all(asks("action"), ({ view }) => view.round <= 1),
);

const AIM: Lesson["words"] = [
  ({ view }) =>
    `You have ${counted(charactersOf(view, "mine"), "character")}, your opponent has ${charactersOf(view, "theirs")}. Defeat all of theirs and you win at once: whoever has no character left has lost.`,
  "You also lose when a round ends and you have no card left, neither in hand nor in your deck.",
];

export const SETUP: ReadonlyArray<Lesson> = [
  {
    id: "aim",
    title: "What it is about",
    when: isBeginning,
    about: "team",
    words: [...AIM, "Your side is the lower half. Here you are told what is new, when it is new."],
    inWords: [...AIM, "Here you are told what is new, when it is new."],
  },
  {
    id: "mulligan",
    title: "The mulligan",
    when: asks("mulligan"),
    about: "hand",
    words: [
      ({ view }) =>
        `This is your hand of ${counted(view.players[view.seat]?.hand.length ?? 0, "card")}. Once, before the game, you may put back any of them: they are shuffled into your deck, and you draw as many.`,
      "Choose what to put back, then keep the rest. Keeping all of them is fine, too.",
      "The figure in a card’s corner is its cost; cheap cards can be played sooner. Rest on a card, or hold it with a finger, to read it.",
    ],
    inWords: [
      ({ view }) =>
        `You hold ${counted(view.players[view.seat]?.hand.length ?? 0, "card")}. Once, before the game, you may put back any of them: they are shuffled into your deck, and you draw as many.`,
      "Choose what to put back, then keep the rest. Keeping all of them is fine, too.",
      "In the list of your hand each card has its cost, and a button that reads it to you. Cheap cards can be played sooner.",
    ],
  },
  {
    id: "roll-off-won",
    title: "You won the roll-off",
    when: asks("battlefield"),
    about: "bar",
    words: [
      "Both players rolled the dice of their characters and added up the values. Your sum was the larger one, so you choose which of the two battlefields is used.",
      "Whoever brought it controls it and has the first turn. The other player gets shields for their characters instead.",
    ],
  },
  {
    id: "first-shields",
    title: "Shields to begin with",
    when: asks("shields"),
    about: "team",
    words: [
      "The battlefield that you brought is not used. For that you get shields: all onto one of your characters, or spread.",
      "A shield blocks one damage and is gone then; until then it stays, round after round. A character can have three, unless a card says otherwise.",
    ],
  },
];
