import "@/games/imperial-assault/lessons/about.css";
import { type AnyCourse, asCourse, type Course } from "@/core/lessons/lesson";
import { type Moment, momentOf, questionOf } from "@/games/imperial-assault/lessons/moments";
import { LESSONS } from "@/games/imperial-assault/lessons/texts/lessons";

/** The guided first skirmish. */
export const COURSE: Course<Moment> = { lessons: LESSONS, momentOf, questionOf };

export const FIRST_SKIRMISH: AnyCourse = asCourse(COURSE);
