import { createContext, useContext } from "react";
import type { GameClient } from "@/core/client/client";
import { PLAIN } from "@/core/client/plain";

/** The client of the title that is played at the table around a component. */
export const ClientContext = createContext<GameClient>(PLAIN);

export function useClient(): GameClient {
  return useContext(ClientContext);
}
