import { useEffect } from "react";
import type { GameClient } from "@/core/client/client";

/** Go on with the lessons of the table that this one is a rematch of. */
export function useCarriedLessons(client: GameClient, rematchOf: string, table: string): void {
  useEffect(() => client.lessons?.carryOn(rematchOf, table), [client, rematchOf, table]);
}
