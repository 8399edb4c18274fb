import type { Lesson } from "@/games/imperial-assault/lessons/lesson";
import { isOver } from "@/games/imperial-assault/lessons/moments";
import { ACTIVATION } from "@/games/imperial-assault/lessons/texts/activation";
import { ATTACKS } from "@/games/imperial-assault/lessons/texts/attacks";
import { SETUP } from "@/games/imperial-assault/lessons/texts/setup";

const OVER: Lesson = {
  id: "over",
  title: "After the game",
  when: isOver,
  about: "bar",
  words: [
    "The skirmish is over. See how it went, or look at it again as a replay.",
    "A rematch goes on with the lessons that are left. In the builder you make an army of your own; begin with one that comes with the program and change a card or two.",
  ],
};

/** All lessons; what is asked comes first, and what can wait last. */
export const LESSONS: ReadonlyArray<Lesson> = [...SETUP, ...ACTIVATION, ...ATTACKS, OVER];
