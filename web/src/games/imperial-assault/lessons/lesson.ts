import type { Lesson as AnyLesson } from "@/core/lessons/lesson";
import type { Moment } from "@/games/imperial-assault/lessons/moments";

/** What a lesson points at: the map, one's own army or hand, the score, an attack, or what is asked. */
export type About = "army" | "attack" | "bar" | "hand" | "map" | "score";

/** A lesson of the guided first skirmish. */
export interface Lesson extends AnyLesson<Moment> {
  readonly about?: About;
}
