import "@/games/swccg/lessons/about.css";
import { type AnyCourse, asCourse, type Course } from "@/core/lessons/lesson";
import { type Moment, momentOf, questionOf } from "@/games/swccg/lessons/moments";
import { LESSONS } from "@/games/swccg/lessons/texts/lessons";

/** What a first game teaches: Force, places, drains, a battle, and no more. */
export const FIRST: ReadonlyArray<string> = [
  "aim",
  "activate",
  "deploy",
  "drain",
  "drained",
  "battle-offer",
  "battle",
  "destiny",
  "damage",
  "over",
];

/** The guided first game. */
export const COURSE: Course<Moment> = { lessons: LESSONS, first: FIRST, momentOf, questionOf };

export const FIRST_GAME: AnyCourse = asCourse(COURSE);
