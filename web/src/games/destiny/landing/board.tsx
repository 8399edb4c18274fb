import type { ReactElement } from "react";
import sprite from "@/games/destiny/drawing/symbols.svg?url";
import styles from "@/games/destiny/landing/board.module.css";
import {
  CENTRE,
  FLATNESS,
  faces,
  outline,
  RIM,
  RINGS,
  scale,
  sectors,
} from "@/games/destiny/landing/geometry";
import type { Colour } from "@/games/destiny/reading/drawn";
import { readSide } from "@/games/destiny/reading/sides";
import { classes } from "@/kit/classes";

interface Standing {
  readonly colour: Colour;
  readonly x: number;
  readonly y: number;
  readonly edge: number;
  /** Above, left, right. */
  readonly sides: readonly [string, string, string];
}

const DICE: readonly Standing[] = [
  { colour: "gray", x: 480, y: 191, edge: 54, sides: ["1F", "1R", "-"] },
  { colour: "red", x: 706, y: 266, edge: 60, sides: ["2RD", "Sp", "1R"] },
  { colour: "blue", x: 250, y: 289, edge: 62, sides: ["1Sh", "2MD", "Sp"] },
  { colour: "yellow", x: 480, y: 380, edge: 86, sides: ["Sp", "2Dr", "1R"] },
  { colour: "blue", x: 676, y: 477, edge: 74, sides: ["2MD", "1Dc", "1Sh"] },
  { colour: "red", x: 318, y: 505, edge: 70, sides: ["3RD", "1Dr", "2F"] },
];
const SHADES = ["above", "left", "right"] as const;
const { x: X, y: Y } = CENTRE;

/** The round board with six dice on it: decoration, drawn by us. */
export function Board(): ReactElement {
  return (
    <svg className={styles["board"]} viewBox="40 100 880 560" aria-hidden="true">
      <path
        className={styles["rim"]}
        d={`M${X - RIM} ${Y}v26a${RIM} ${RIM * FLATNESS} 0 0 0 ${2 * RIM} 0v-26`}
      />
      <ellipse className={styles["top"]} cx={X} cy={Y} rx={RIM} ry={RIM * FLATNESS} />
      {sectors().map(({ path, filled }) => (
        <path
          key={path}
          className={classes(styles["field"], filled && styles["filled"])}
          d={path}
        />
      ))}
      <path className={styles["scale"]} d={scale()} />
      <ellipse className={styles["top"]} cx={X} cy={Y} rx={RINGS[0]} ry={RINGS[0] * FLATNESS} />
      {DICE.map((die, nth) => (
        <StandingDie key={`${die.x} ${die.y}`} die={die} nth={nth} />
      ))}
    </svg>
  );
}

function StandingDie({ die, nth }: { readonly die: Standing; readonly nth: number }): ReactElement {
  const { colour, x, y, edge, sides } = die;
  const placed = faces(x, y, edge);
  return (
    <g className={colour}>
      <ellipse className={styles["glow"]} cx={x} cy={y} rx={edge * 1.36} ry={edge * 0.785} />
      <ellipse className={styles["ring"]} cx={x} cy={y} rx={edge * 1.52} ry={edge * 0.877} />
      <g className={styles["die"]} style={{ "--nth": nth }}>
        <polygon className={styles["body"]} points={outline(x, y, edge)} />
        {SHADES.map((shade, place) => (
          <g key={shade} transform={placed[place]}>
            <rect className={styles[shade]} x="2" y="2" width="96" height="96" rx="15" />
            <Face written={sides[place] ?? "-"} />
          </g>
        ))}
      </g>
    </g>
  );
}

function Face({ written }: { readonly written: string }): ReactElement {
  const { symbol, value } = readSide(written);
  const href = `${sprite}#${symbol}`;
  if (value === null) {
    return <use className={styles["ink"]} href={href} x="21" y="21" width="58" height="58" />;
  }
  return (
    <g className={styles["ink"]}>
      <text className={styles["value"]} x="50" y="46">
        {value}
      </text>
      <use href={href} x="31" y="52" width="38" height="38" />
    </g>
  );
}
