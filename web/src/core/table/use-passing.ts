import type { SeatView } from "@protocol";
import { useEffect, useRef, useState } from "react";
import type { TableState } from "@/core/store/state";
import type { TableStore } from "@/core/store/store";
import { passesAgain, passOption } from "@/games/destiny/reading/passing";

export interface Passing {
  /** Whether the page passes until something happens. */
  readonly on: boolean;
  /** Whether that can be asked for now. */
  readonly possible: boolean;
  begin(): void;
  end(): void;
}

/** Pass until something happens: it ends by itself at the first thing that is no pass. */
export function usePassing(store: TableStore, state: TableState): Passing {
  const [from, setFrom] = useState<number | null>(null);
  const answered = useRef(-1);
  const { view, lines, pending } = state;
  const newest = lines.at(-1)?.event.serial ?? 0;
  useEffect(() => {
    const decision = view?.decision;
    if (from === null || view === null || decision === undefined || decision === null) {
      return;
    }
    const since = lines.filter((line) => line.event.serial > from);
    if (!passesAgain(view, since)) {
      setFrom(null);
    } else if (pending === null && answered.current !== decision.id) {
      answered.current = decision.id;
      void store.answer(passOption(view));
    }
  }, [store, view, lines, pending, from]);
  return {
    on: from !== null,
    possible: view !== null && canPass(view),
    begin: () => setFrom(newest),
    end: () => setFrom(null),
  };
}

function canPass(view: SeatView): boolean {
  return view.decision?.reason === "action" && passOption(view) >= 0;
}
