import type { Lesson } from "@/games/destiny/lessons/lesson";
import { ACTIONS, FIRST_TURNS } from "@/games/destiny/lessons/texts/actions";
import { CARDS, EVENTS } from "@/games/destiny/lessons/texts/events";
import { QUESTIONS } from "@/games/destiny/lessons/texts/questions";
import { SETUP } from "@/games/destiny/lessons/texts/setup";
import { SYMBOLS } from "@/games/destiny/lessons/texts/symbols";
import { TABLE } from "@/games/destiny/lessons/texts/table";

/**
 * All lessons in the order in which they are taught when several moments come at once.
 *
 * First what is asked, then what happened, then what lies there, last what can wait.
 */
export const LESSONS: ReadonlyArray<Lesson> = [
  ...SETUP,
  ...QUESTIONS,
  ...FIRST_TURNS,
  ...EVENTS,
  ...SYMBOLS,
  ...ACTIONS,
  ...CARDS,
  ...TABLE,
];
