import "@/games/destiny/lessons/about.css";
import { type AnyCourse, asCourse, type Course } from "@/core/lessons/lesson";
import { type Moment, momentOf, questionOf } from "@/games/destiny/lessons/moments";
import { LESSONS } from "@/games/destiny/lessons/texts/lessons";

/** What a first game teaches: the way from dice to a win, and no more. */
export const FIRST: ReadonlyArray<string> = [
  "aim",
  "turn",
  "activated",
  "resolve",
  "damage-target",
  "good-hit",
  "play",
  "claim",
  "upkeep",
  "over",
];

/** The guided first game of Destiny. */
export const COURSE: Course<Moment> = { lessons: LESSONS, first: FIRST, momentOf, questionOf };

export const FIRST_GAME: AnyCourse = asCourse(COURSE);
