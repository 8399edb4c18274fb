import { all } from "@/core/lessons/lesson";
import type { Lesson } from "@/games/swccg/lessons/lesson";
import { asked, asks, lifeOf, type When } from "@/games/swccg/lessons/moments";

/**
 * What is taught before the first turn: the aim, and where it begins.
 */

/** Before the second turn of whoever began is over: a guided game has a turn of each behind it. */
const isBeginning: When = ({ view }) => view.phase === "setup" || view.turn_count <= 3;

export const SETUP: ReadonlyArray<Lesson> = [
  {
    id: "aim",
    title: "What it is about",
    when: all(isBeginning, asked),
    about: "life",
    words: [
      "Your deck is your life. Every card in it counts as one Life Force, and whoever has none left has lost the game.",
      "You win by holding places, which lets you drain the other side, and by winning battles there.",
      "Each side has taken a turn already, and somebody of yours holds a place. Here you are told what is new, when it is new.",
    ],
  },
  {
    id: "start",
    title: "Where it begins",
    when: asks("starting_location"),
    about: "bar",
    words: [
      "Each side brings one location to begin with. Both choose in secret, and both are shown at once.",
      "A location has Force icons for each side. Yours give you Force every turn, so more of them is a good start.",
    ],
  },
  {
    id: "conversion",
    title: "The same place twice",
    when: asks("allow_conversion"),
    about: "bar",
    words: [
      "Both sides have brought the same location. You may let the other copy lie on top of yours: then its text and its icons count.",
    ],
  },
  {
    id: "first-turn",
    title: "Six phases",
    when: all(asked, ({ view }) => view.phase === "activate" && view.turn === view.seat),
    about: "bar",
    words: [
      "A turn has six phases, always in this order: activate Force, control, deploy, battle, move and draw.",
      (moment) =>
        `You have ${lifeOf(moment)} Life Force now. Passing ends a phase only when both sides have passed.`,
    ],
  },
];
