/**
 * The session for components.
 */
import { useEffect, useSyncExternalStore } from "react";
import { currentSession, type Session, watchSession, whoAmI } from "@/core/net/session";

/** Who is signed in; asks the server once. A server that is away leaves it unknown. */
export function useSession(): Session {
  const session = useSyncExternalStore(watchSession, currentSession);
  useEffect(() => {
    whoAmI().catch(() => undefined);
  }, []);
  return session;
}
