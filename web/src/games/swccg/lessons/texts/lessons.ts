import type { Lesson } from "@/games/swccg/lessons/lesson";
import { isOver } from "@/games/swccg/lessons/moments";
import { BATTLE } from "@/games/swccg/lessons/texts/battle";
import { SETUP } from "@/games/swccg/lessons/texts/setup";
import { TURN } from "@/games/swccg/lessons/texts/turn";

const OVER: Lesson = {
  id: "over",
  title: "After the game",
  when: isOver,
  about: "bar",
  words: [
    "The game is over. See how it went, or look at it again as a replay.",
    "A rematch goes on with the lessons that are left. In the builder you make a deck of your own; begin with a boxed one and change a card or two.",
  ],
};

/** All lessons; what is asked comes first, and what can wait last. */
export const LESSONS: ReadonlyArray<Lesson> = [...SETUP, ...BATTLE, ...TURN, OVER];
