import "@/games/imperial-assault/drawing/imperial-tokens.css";
import type { ReactElement } from "react";
import styles from "@/games/imperial-assault/landing/picture.module.css";

/** Spaces of the drawn map: column, row, and the points that it costs to come there; 0 for none. */
const SPACES: ReadonlyArray<readonly [column: number, row: number, points: number]> = [
  ...[5, 4, 3, 3, 4, 0, 0, 0, 0, 0].map((points, column) => [column, 0, points] as const),
  ...[4, 3, 2, 2, 3, 0, 0, 0, 0, 0].map((points, column) => [column, 1, points] as const),
  ...[4, 3, 2, 0, 2, 3, 4, 5, 0, 0].map((points, column) => [column, 2, points] as const),
  ...[4, 3, 2, 1, 1, 2, 3, 4, 5, 0].map((points, column) => [column, 3, points] as const),
  ...[4, 3, 2, 1, 0, 1, 2, 3, 4, 5].map((points, column) => [column, 4, points] as const),
  ...[4, 3, 2, 1, 1, 1, 2, 3, 4, 5].map((points, column) => [column, 5, points] as const),
];
const WALLS = "M240 0V96M288 96H384V48M0 96H96M432 144V240M0 0H480V288H0Z";
const BLOCKS = ["M144 96h48v48h-48z", "M336 192h48v48h-48z"];
const WAY = "M216 216 264 168 264 120 312 120";
const FIGURES: ReadonlyArray<readonly [x: number, y: number, letters: string, mine: boolean]> = [
  [216, 216, "HS", true],
  [120, 168, "LS", true],
  [72, 264, "DP", true],
  [312, 72, "DV", false],
  [408, 72, "ST", false],
  [456, 120, "ST", false],
  [408, 168, "RG", false],
];
const UNIT = 48;

/** A corner of a map with figures and where one of them can go: decoration, drawn by us. */
export function Picture(): ReactElement {
  return (
    <svg
      className={styles["picture"]}
      viewBox="0 0 480 270"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <g transform="matrix(1.02 -0.1 0.2 1 -22 22)">
        {SPACES.map(([column, row, points]) => (
          <g key={`${column} ${row}`} transform={`translate(${column * UNIT} ${row * UNIT})`}>
            <path className={points === 0 ? styles["floor"] : styles["reach"]} d="M0 0H48V48H0Z" />
            {points === 0 ? null : (
              <text className={styles["points"]} x="24" y="30">
                {points}
              </text>
            )}
          </g>
        ))}
        {BLOCKS.map((d) => (
          <path key={d} className={styles["block"]} d={d} />
        ))}
        <path className={styles["wall"]} d={WALLS} />
        <path className={styles["sight"]} d="M216 216 312 72" />
        <path className={styles["way"]} d={WAY} />
        {FIGURES.map(([x, y, letters, mine]) => (
          <g key={`${x} ${y}`} className={mine ? styles["mine"] : styles["theirs"]}>
            <circle className={styles["ring"]} cx={x} cy={y} r="20" />
            <circle className={styles["disc"]} cx={x} cy={y} r="15" />
            <text className={styles["letters"]} x={x} y={y + 5}>
              {letters}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}
