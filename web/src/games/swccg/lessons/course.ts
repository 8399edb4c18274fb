import "@/games/swccg/lessons/about.css";
import { type AnyCourse, asCourse, type Course } from "@/core/lessons/lesson";
import { type Moment, momentOf, questionOf } from "@/games/swccg/lessons/moments";
import { LESSONS } from "@/games/swccg/lessons/texts/lessons";

/** The guided first game. */
export const COURSE: Course<Moment> = { lessons: LESSONS, momentOf, questionOf };

export const FIRST_GAME: AnyCourse = asCourse(COURSE);
