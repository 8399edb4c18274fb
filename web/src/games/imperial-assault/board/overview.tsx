import type { ReactElement } from "react";
import styles from "@/games/imperial-assault/board/overview.module.css";
import type { Extent } from "@/games/imperial-assault/board/use-window";
import { UNIT } from "@/games/imperial-assault/drawing/token";
import { outlinePath, type Plan } from "@/games/imperial-assault/reading/plan";
import type { Seen } from "@/games/imperial-assault/reading/seen";
import { middleOf } from "@/games/imperial-assault/reading/spaces";
import { classes } from "@/kit/classes";

interface OverviewProps {
  readonly seen: Seen;
  readonly plan: Plan;
  /** The whole map, and what is shown of it. */
  readonly extent: Extent;
  readonly shown: Extent;
}

/** The whole map in small: where everybody stands, and what is looked at; it takes no click. */
export function Overview({ seen, plan, extent, shown }: OverviewProps): ReactElement {
  const { left, top, width, height } = shown;
  const isLeft = left + width / 2 > extent.left + extent.width / 2;
  const isUpper = top + height / 2 > extent.top + extent.height / 2;
  return (
    <svg
      className={classes(
        styles["overview"],
        styles[isLeft ? "left" : "right"],
        styles[isUpper ? "upper" : "lower"],
      )}
      style={{ "--wide": extent.width / extent.height }}
      viewBox={[extent.left, extent.top, extent.width, extent.height].join(" ")}
      aria-hidden="true"
      data-overview
    >
      <path className={styles["floor"]} d={outlinePath(plan.spaces, UNIT)} />
      {seen.view.figures.map((figure) => {
        const at = middleOf(plan, figure);
        const isMine = figure.seat === seen.near.side.seat;
        return at === null ? null : (
          <circle
            key={figure.id}
            className={styles[isMine ? "mine" : "theirs"]}
            cx={at.x * UNIT}
            cy={at.y * UNIT}
            r={UNIT / 2}
          />
        );
      })}
      <rect className={styles["window"]} x={left} y={top} width={width} height={height} />
    </svg>
  );
}
