import "@/games/destiny/lessons/about.css";
import { type AnyCourse, asCourse, type Course } from "@/core/lessons/lesson";
import { type Moment, momentOf, questionOf } from "@/games/destiny/lessons/moments";
import { LESSONS } from "@/games/destiny/lessons/texts/lessons";

/** The guided first game of Destiny. */
export const COURSE: Course<Moment> = { lessons: LESSONS, momentOf, questionOf };

export const FIRST_GAME: AnyCourse = asCourse(COURSE);
