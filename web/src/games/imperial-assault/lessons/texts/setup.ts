import { all, any } from "@/core/lessons/lesson";
import type { Lesson } from "@/games/imperial-assault/lessons/lesson";
import { asked, asks, myGroups, type When } from "@/games/imperial-assault/lessons/moments";

/**
 * What is taught before the first round: the aim, initiative, zones, deployment.
 */

/** Before the first activation: a guided skirmish has deployment behind it. */
const isBeginning: When = any(
  ({ view }) => view.phase === "setup",
  all(asks("activate"), ({ view }) => view.round <= 1),
);

const AIM: Lesson["words"] = [
  ({ view }) =>
    `You lead an army of ${myGroups(view)} groups on a map of squares. Whoever has forty points first wins, and so does whoever has defeated every figure of the other side.`,
  "You score for defeated groups, as many points as they cost, and for what the mission asks.",
];

export const SETUP: ReadonlyArray<Lesson> = [
  {
    id: "aim",
    title: "What it is about",
    when: all(isBeginning, asked),
    about: "score",
    words: [
      ...AIM,
      "The armies are deployed, and some groups have gone ahead. Here you are told what is new, when it is new.",
    ],
  },
  {
    id: "initiative",
    title: "Initiative",
    when: asks("initiative"),
    about: "bar",
    words: [
      "Whoever has initiative activates the first group of a round, and it changes hands after every round.",
      "The one who has it chooses the deployment zone, and the other deploys afterwards, knowing where the first army stands.",
    ],
  },
  {
    id: "zone",
    title: "Deployment zones",
    when: asks("zone"),
    about: "map",
    words: [
      "Two parts of the map are deployment zones. Take one; your figures begin in it, and those of your opponent in the other.",
      "Look which zone is nearer to what the mission counts.",
    ],
  },
  {
    id: "deploy",
    title: "Deploying figures",
    when: asks("deploy"),
    about: "map",
    words: [
      "Put each figure on a free space of your zone: choose one of the spaces that are lit.",
      "Figures in front act sooner; those that fight from afar are safer behind them.",
    ],
    inWords: [
      "Put each figure on a free space of your zone; the list of the decision has their names.",
      "Figures in front act sooner; those that fight from afar are safer behind them.",
    ],
  },
];
