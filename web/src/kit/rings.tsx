import type { ReactElement } from "react";
import styles from "@/kit/rings.module.css";

const RINGS = [118, 214, 306, 388];
const SPOKES = 16;
const TICKS = 96;

function spoke(turn: number, from: number, to: number): string {
  const angle = 2 * Math.PI * turn;
  const at = (radius: number): string =>
    `${(400 + radius * Math.cos(angle)).toFixed(1)} ${(400 + radius * Math.sin(angle)).toFixed(1)}`;
  return `M${at(from)}L${at(to)}`;
}

const LINES = Array.from({ length: SPOKES }, (_, n) => spoke((n + 0.5) / SPOKES, 118, 306)).join(
  "",
);
const MARKS = Array.from({ length: TICKS }, (_, n) =>
  spoke(n / TICKS, n % 6 === 0 ? 374 : 380, 388),
).join("");

/** The round board, faint, behind a table or a page; it says nothing. */
export function Rings(): ReactElement {
  return (
    <svg className={styles["rings"]} viewBox="0 0 800 800" aria-hidden="true" focusable="false">
      {RINGS.map((radius) => (
        <circle key={radius} cx="400" cy="400" r={radius} />
      ))}
      <path d={LINES} />
      <path d={MARKS} />
    </svg>
  );
}
