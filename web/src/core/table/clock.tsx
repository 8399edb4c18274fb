import { type ReactElement, useEffect, useState } from "react";
import type { Clocks } from "@/core/store/state";
import styles from "@/core/table/clock.module.css";
import { classes } from "@/kit/classes";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SHORT = 30_000;

interface SeatClockProps {
  readonly clocks: Clocks | null;
  readonly seat: number;
  readonly words: string;
}

/** What a seat has left, running while its clock does; nothing at a table without clocks. */
export function SeatClock({ clocks, seat, words }: SeatClockProps): ReactElement | null {
  const running = clocks?.clock.running.includes(seat) ?? false;
  const now = useNow(running);
  const left = clocks?.clock.left[seat];
  if (clocks === null || left === undefined) {
    return null;
  }
  const spent = running ? Math.max(0, now - clocks.receivedAt) : 0;
  const remaining = Math.max(0, left - spent);
  return (
    <span
      className={classes(
        styles["clock"],
        running && styles["running"],
        remaining < SHORT && styles["short"],
      )}
      role="timer"
      aria-label={`${words}: ${sayTime(remaining)}`}
    >
      {showTime(remaining)}
    </span>
  );
}

function useNow(running: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) {
      return;
    }
    const timer = window.setInterval(() => setNow(Date.now()), 500);
    return () => window.clearInterval(timer);
  }, [running]);
  return now;
}

/** `11:47`, `1:05:00`, or days and hours. */
export function showTime(left: number): string {
  const two = (value: number): string => String(Math.floor(value)).padStart(2, "0");
  if (left >= DAY) {
    return `${Math.floor(left / DAY)} d ${Math.floor((left % DAY) / HOUR)} h`;
  }
  const rest = `${two((left % HOUR) / MINUTE)}:${two((left % MINUTE) / 1000)}`;
  return left >= HOUR ? `${Math.floor(left / HOUR)}:${rest}` : rest;
}

function sayTime(left: number): string {
  return left >= DAY ? showTime(left) : `${Math.ceil(left / MINUTE)} minutes left`;
}
