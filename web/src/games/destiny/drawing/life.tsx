import type { ReactElement } from "react";
import styles from "@/games/destiny/drawing/life.module.css";
import type { EmblemFacts } from "@/kit/heraldry/blazon";
import { Emblem } from "@/kit/heraldry/emblem";
import { FRAMES } from "@/kit/heraldry/fields";

interface LifeProps {
  readonly emblem: EmblemFacts;
  readonly damage: number;
  readonly total: number;
  /** How much damage would be added by what can be chosen now. */
  readonly more?: number | undefined;
}

/** One point of health along the frame, and the gap after it. */
const POINT = 20;
const GAP = { hero: 3.2, villain: 2.6, neutral: 2.6 } as const;
/** The emblem within the frame, in parts of a hundred. */
const INSIDE = 82;
const MARGIN = (100 - INSIDE) / 2;

/**
 * An emblem whose frame is the health: a part for each point, filled for damage, in the colour of
 * what can be done for damage that would be added. Silent: the plate speaks for it.
 */
export function Life({ emblem, damage, total, more = 0 }: LifeProps): ReactElement {
  const hurt = Math.min(damage, total);
  const then = Math.min(hurt + more, total);
  const part = (kind: string, from: number, to: number): ReactElement | null =>
    to > from ? (
      <path
        className={styles[kind]}
        d={FRAMES[emblem.side]}
        pathLength={total * POINT}
        strokeDasharray={dashes(from, to, total, GAP[emblem.side])}
      />
    ) : null;
  return (
    <svg className={styles["life"]} viewBox="-3 -3 106 106" aria-hidden="true">
      <g transform={`translate(${MARGIN} ${MARGIN})`}>
        <Emblem facts={emblem} size={INSIDE} />
      </g>
      {/* A round frame begins at the left, and is read from the top. */}
      <g transform={emblem.side === "hero" ? "rotate(90 50 50)" : undefined}>
        {part("left", then, total)}
        {part("hurt", 0, hurt)}
        {part("more", hurt, then)}
      </g>
    </svg>
  );
}

/** Dashes for the points from one to another, and nothing for the others. */
export function dashes(from: number, to: number, total: number, gap: number): string {
  const before = from === 0 ? [] : [0, from * POINT];
  const points = Array.from({ length: to - from }, (_, place) => [
    POINT - gap,
    place === to - from - 1 ? total * POINT : gap,
  ]);
  return [...before, ...points.flat()].join(" ");
}
