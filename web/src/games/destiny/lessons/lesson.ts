import type { Lesson as AnyLesson } from "@/core/lessons/lesson";
import type { Moment } from "@/games/destiny/lessons/moments";

/** What a lesson points at: a part of one's own side, the middle, or what is asked. */
export type About = "bar" | "battlefield" | "hand" | "pool" | "purse" | "queue" | "team" | "theirs";

/** A lesson of the guided first game of Destiny. */
export interface Lesson extends AnyLesson<Moment> {
  readonly about?: About;
}
