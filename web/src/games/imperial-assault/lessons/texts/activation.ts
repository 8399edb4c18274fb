import { all } from "@/core/lessons/lesson";
import type { Lesson } from "@/games/imperial-assault/lessons/lesson";
import {
  actionsLeft,
  asks,
  happened,
  offers,
  pointsLeft,
  since,
  type When,
} from "@/games/imperial-assault/lessons/moments";

/**
 * Rounds, activations, and what a figure does with its actions: each when it can first be done.
 */

const hasPoints: When = (moment) => pointsLeft(moment) > 0;

export const ACTIVATION: ReadonlyArray<Lesson> = [
  {
    id: "activate",
    title: "Your turn: activate a group",
    when: asks("activate"),
    about: "army",
    words: [
      "You and your opponent take turns, and in a turn one group is activated. Afterwards it is exhausted until the round is over.",
      "Each of its figures is activated by itself, one after the other. Choose a group that can do something now: one with an enemy in sight, or near to what the mission counts.",
    ],
  },
  {
    id: "figure",
    title: "One figure after the other",
    when: asks("figure"),
    about: "map",
    words: [
      "A group of several figures activates them in any order. Each has its own actions, and the next one begins when the one before has ended.",
      "Let those in front go first where they stand in the way of others.",
    ],
  },
  {
    id: "menu",
    title: "Two actions",
    when: all(asks("menu"), offers("end")),
    about: "bar",
    words: [
      (moment) =>
        `An activation has two actions; ${actionsLeft(moment) === 1 ? "one is" : `${actionsLeft(moment)} are`} left. An action is a move, an attack, a special action of the card, or to interact with something.`,
      "One attack is allowed in an activation, two moves are. You need not use both actions: ending is always possible.",
    ],
  },
  {
    id: "points",
    title: "Movement points",
    when: all(asks("menu"), hasPoints),
    about: "bar",
    words: [
      (moment) =>
        `A move gives as many movement points as the figure has Speed; there are ${pointsLeft(moment)} now. They can be spent at any time in this activation, also before and after an attack.`,
      "What is left when the activation ends is lost.",
    ],
  },
  {
    id: "move",
    title: "Where to go",
    when: offers("go", "step"),
    about: "map",
    words: [
      "The spaces that can be reached are lit, each with the points it costs. A step costs a point, also at an angle; difficult ground and enemies in the way cost one more.",
      "Choose a space to go there on the cheapest way, or go step by step where the way matters.",
    ],
    inWords: [
      "The list of the decision has the spaces that can be reached, each with the points it costs. A step costs a point, also at an angle; difficult ground and enemies in the way cost one more.",
      "Choose a space to go there on the cheapest way, or go step by step where the way matters.",
    ],
  },
  {
    id: "attack-offer",
    title: "An enemy in sight",
    when: offers("attack"),
    about: "map",
    words: [
      "You can attack: the offer names each enemy in line of sight, and how many spaces away it is.",
      "In a ranged attack the dice must show at least so much accuracy; in melee the enemy stands beside you, and nothing is needed. Fewer spaces make it surer.",
    ],
  },
  {
    id: "interact",
    title: "Interacting",
    when: offers("interact"),
    about: "map",
    words: [
      "A figure beside or on a token, a door or a terminal may interact with it. That is an action.",
      "What comes of it depends on the mission; its sentences stand in the catalogue of the map, and the question names what will happen.",
    ],
  },
  {
    id: "special",
    title: "Special actions",
    when: offers("special"),
    about: "bar",
    words: [
      "The card of this figure has an action of its own. It costs an action as a move does, and may be used once in an activation.",
      "Rest on a name, or on the card, to read what it does.",
    ],
    inWords: [
      "The card of this figure has an action of its own. It costs an action as a move does, and may be used once in an activation.",
      "Each card has a button that reads it to you.",
    ],
  },
  {
    id: "second-round",
    title: "The next round",
    when: all(since(2), asks("activate")),
    about: "score",
    words: [
      "A round is over when every group has been activated. Then the mission counts its points, groups are readied, each side draws a command card, and one more for each terminal that it controls.",
      "Initiative has changed hands: the other side activates first now.",
      "A side controls something with a figure on it or beside it, as long as no enemy is there, too.",
    ],
  },
  {
    id: "defeated",
    title: "Defeated",
    when: all(asks("activate", "menu", "figure"), happened("defeated")),
    about: "score",
    words: [
      "A figure with as much damage as Health is defeated and leaves the map.",
      "For every figure that is defeated the other side scores what one figure costs. What attachments of a group cost is scored with its last figure.",
    ],
  },
];
