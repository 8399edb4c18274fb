import { type ReactElement, useEffect, useState } from "react";
import type { Clocks, TableState } from "@/core/store/state";
import type { TableStore } from "@/core/store/store";
import { useTable } from "@/core/store/use-table";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const pickClocks = (state: TableState) => state.clocks;

/** What is left on each clock. It is there to be looked up: nothing is read aloud. */
export function ClockLines(props: {
  readonly store: TableStore;
  readonly who: (seat: number) => string;
}): ReactElement | null {
  const { store, who } = props;
  const clocks = useTable(store, pickClocks);
  const now = useSeconds(clocks !== null);
  if (clocks === null) return null;
  return (
    <ul aria-label="Clocks">
      {clocks.clock.left.map((_, seat) => (
        <li key={who(seat)}>
          {who(seat)}: <span className="num">{spelled(leftOn(clocks, seat, now))}</span>
          {clocks.clock.running.includes(seat) ? ", running" : ""}
        </li>
      ))}
    </ul>
  );
}

/** What is left on a seat's clock at a local time, in milliseconds. */
export function leftOn(clocks: Clocks, seat: number, now: number): number {
  const left = clocks.clock.left[seat] ?? 0;
  const passed = clocks.clock.running.includes(seat) ? Math.max(0, now - clocks.receivedAt) : 0;
  return Math.max(0, left - passed);
}

export function spelled(milliseconds: number): string {
  if (milliseconds >= 2 * DAY) return `${Math.floor(milliseconds / DAY)} days`;
  if (milliseconds >= 2 * HOUR) return `${Math.floor(milliseconds / HOUR)} hours`;
  const minutes = Math.floor(milliseconds / MINUTE);
  const seconds = Math.floor((milliseconds % MINUTE) / SECOND);
  return `${minutes}:${String(seconds).padStart(2, "0")}`;
}

function useSeconds(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
