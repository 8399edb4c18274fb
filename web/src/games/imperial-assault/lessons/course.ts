import "@/games/imperial-assault/lessons/about.css";
import { type AnyCourse, asCourse, type Course } from "@/core/lessons/lesson";
import { type Moment, momentOf, questionOf } from "@/games/imperial-assault/lessons/moments";
import { LESSONS } from "@/games/imperial-assault/lessons/texts/lessons";

/** What a first skirmish teaches: go, attack, score, and no more. */
export const FIRST: ReadonlyArray<string> = [
  "aim",
  "activate",
  "menu",
  "move",
  "attack-offer",
  "target",
  "dice",
  "defeated",
  "interact",
  "over",
];

/** The guided first skirmish. */
export const COURSE: Course<Moment> = { lessons: LESSONS, first: FIRST, momentOf, questionOf };

export const FIRST_SKIRMISH: AnyCourse = asCourse(COURSE);
