import { useEffect } from "react";
import { carryOn } from "@/core/lessons/memory";

/** Go on with the lessons of the table that this one is a rematch of. */
export function useCarriedLessons(rematchOf: string, table: string): void {
  useEffect(() => carryOn(rematchOf, table), [rematchOf, table]);
}
