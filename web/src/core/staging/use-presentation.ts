import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from "react";
import type { Acts } from "@/core/staging/act";
import { type Pace, Presentation, type Stage } from "@/core/staging/presentation";
import { isStill } from "@/core/staging/still";
import { settings } from "@/core/store/settings";
import type { TableStore } from "@/core/store/store";

/** What is on stage, for whatever is drawn of it; null while nothing is. */
export const StageContext = createContext<Stage | null>(null);

export function useStage(): Stage | null {
  return useContext(StageContext);
}

/** As this browser is set; a game that is over is looked through at the pace of its own controls. */
function paceOf(isLive: boolean): Pace {
  const { speed, staging } = settings();
  return { staging: isLive ? staging : 0, speed: isStill() ? 0 : speed };
}

/** The presentation of a table, for as long as it is drawn. */
export function usePresentation(
  store: TableStore,
  acts: Acts | undefined,
  isLive: boolean,
): Presentation {
  const presentation = useMemo(
    () => new Presentation(store, acts, () => paceOf(isLive)),
    [store, acts, isLive],
  );
  useEffect(() => {
    const look = (): void => {
      if (document.hidden) presentation.lookAway();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [presentation]);
  return presentation;
}

/** What is on stage, and how much was not. */
export function useStageOf(presentation: Presentation): {
  readonly stage: Stage | null;
  readonly missed: number;
} {
  const listen = useCallback(
    (listener: () => void) => presentation.subscribe(listener),
    [presentation],
  );
  return {
    stage: useSyncExternalStore(listen, presentation.getStage),
    missed: useSyncExternalStore(listen, presentation.getMissed),
  };
}
