import type { Line } from "@protocol";
import { useEffect, useRef, useState } from "react";
import type { GameClient, Passes } from "@/core/client/client";
import type { TableState } from "@/core/store/state";
import type { TableStore } from "@/core/store/store";
import { type Decision, decisionIn } from "@/core/view/view";

export interface Passing {
  /** Whether the page passes until something happens. */
  readonly on: boolean;
  /** Whether that can be asked for now. */
  readonly possible: boolean;
  /** The place of the pass among the options; -1 if passing is not offered. */
  readonly option: number;
  begin(): void;
  end(): void;
}

/** Passing by the kernel's own option; nobody is passed for twice, as nothing says what a pass means. */
const GENERAL: Passes = {
  option: ({ options }) => options.findIndex(({ kind }) => kind === "pass"),
  again: () => false,
};

const NOTHING_YET: ReadonlyArray<Line> = [];

/** Pass until something happens: it ends by itself at the first thing that is no pass. */
export function usePassing(
  store: TableStore,
  state: TableState,
  { passing = GENERAL }: GameClient,
): Passing {
  const [from, setFrom] = useState<number | null>(null);
  const answered = useRef(-1);
  const { lines, pending } = state;
  const decision = decisionIn(state.view);
  const newest = lines.at(-1)?.event.serial ?? 0;
  useEffect(() => {
    if (from === null || decision === null) {
      return;
    }
    const since = lines.filter((line) => line.event.serial > from);
    if (!passing.again(decision, since)) {
      setFrom(null);
    } else if (pending === null && answered.current !== decision.id) {
      answered.current = decision.id;
      void store.answer(passing.option(decision));
    }
  }, [store, decision, lines, pending, from, passing]);
  return {
    on: from !== null,
    possible: decision !== null && canGoOn(passing, decision),
    option: decision === null ? -1 : passing.option(decision),
    begin: () => setFrom(newest),
    end: () => setFrom(null),
  };
}

function canGoOn(passing: Passes, decision: Decision): boolean {
  return passing.option(decision) >= 0 && passing.again(decision, NOTHING_YET);
}
