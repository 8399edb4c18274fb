import type { ReactElement } from "react";
import type { TileTone } from "@/core/decks/card-tile";
import styles from "@/core/decks/points-bar.module.css";

/** A part of what is spent: whose it is. */
export interface PointsPart {
  readonly key: string;
  readonly name: string;
  readonly points: number;
  readonly tone: TileTone;
}

interface PointsBarProps {
  readonly label: string;
  readonly spent: number;
  /** How many there may be; 0 where nothing limits them. */
  readonly most: number;
  readonly parts: ReadonlyArray<PointsPart>;
}

/** What is spent of so many points, part by part. */
export function PointsBar({ label, spent, most, parts }: PointsBarProps): ReactElement {
  const whole = Math.max(spent, most, 1);
  return (
    <div className={styles["points"]}>
      <span>{label}</span>
      <span className={styles["bar"]} aria-hidden="true">
        {parts
          .filter(({ points }) => points > 0)
          .map(({ key, name, points, tone }) => (
            <i
              key={key}
              className={tone}
              title={name}
              style={{ flexBasis: percent(points, whole) }}
            >
              {points}
            </i>
          ))}
      </span>
      <b className="num">
        {spent}
        {most === 0 ? null : <small>{` of ${most}`}</small>}
      </b>
    </div>
  );
}

function percent(part: number, whole: number): string {
  return `${(100 * part) / whole}%`;
}
