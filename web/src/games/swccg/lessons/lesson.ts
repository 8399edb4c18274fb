import type { Lesson as AnyLesson } from "@/core/lessons/lesson";
import type { Moment } from "@/games/swccg/lessons/moments";

/** What a lesson points at: locations, one's own life, piles or hand, what is under way, a battle, or what is asked. */
export type About = "bar" | "battle" | "hand" | "life" | "piles" | "places" | "stack";

/** A lesson of the guided first game. */
export interface Lesson extends AnyLesson<Moment> {
  readonly about?: About;
}
