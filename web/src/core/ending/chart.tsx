import type { Review } from "@protocol";
import { type ReactElement, useId } from "react";
import styles from "@/core/ending/chart.module.css";
import { chartOf } from "@/core/ending/chart-geometry";
import { capital } from "@/kit/wording";

/** With so much room, in 100, a round has its word beside its number. */
const ROOMY = 11;
/** More rounds than this are a comb: only those with a number are drawn. */
const MANY = 16;

interface ChartProps {
  readonly review: Review;
  readonly seat: number;
  readonly round: string;
}

/** Who was ahead, after every action: a line that the eye can follow, and a table for who cannot. */
export function LeadChart({ review, seat, round }: ChartProps): ReactElement | null {
  const id = useId();
  const chart = chartOf(review, review.moments, seat);
  if (chart === null) return null;
  return (
    <>
      <div className={styles["chart"]} aria-hidden="true">
        <span className={styles["scale"]}>
          <i>100</i>
          <i>50</i>
          <i>0</i>
        </span>
        <div className={styles["plot"]}>
          <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
            <clipPath id={`${id}a`}>
              <rect x="0" y="-2" width="100" height="52" />
            </clipPath>
            <clipPath id={`${id}b`}>
              <rect x="0" y="50" width="100" height="52" />
            </clipPath>
            {chart.rounds
              .slice(1)
              .map(({ x, room, round: nth }) =>
                room === 0 && chart.rounds.length > MANY ? null : (
                  <path key={nth} className={styles["bound"]} d={`M${x} 0V100`} />
                ),
              )}
            <path className={styles["ahead"]} d={chart.area} clipPath={`url(#${id}a)`} />
            <path className={styles["behind"]} d={chart.area} clipPath={`url(#${id}b)`} />
            <path className={styles["even"]} d="M0 50H100" />
            <path className={styles["line"]} d={chart.line} />
          </svg>
          {chart.moments.map(({ x, y }, nth) => (
            <b
              // biome-ignore lint/suspicious/noArrayIndexKey: a moment is known by its number
              key={nth}
              className={styles["mark"]}
              style={{ left: `${x}%`, top: `${y}%` }}
            >
              {nth + 1}
            </b>
          ))}
        </div>
        <div className={styles["rounds"]}>
          {chart.rounds.map(({ round: nth, x, room }) =>
            room === 0 ? null : (
              <span key={nth} style={{ left: `${x}%` }}>
                {room < ROOMY ? nth : `${capital(round)} ${nth}`}
              </span>
            ),
          )}
        </div>
      </div>
      <ChartTable review={review} seat={seat} round={round} />
    </>
  );
}

/** The chance at the end of each round. */
function ChartTable({ review: { points }, seat, round }: ChartProps): ReactElement {
  const ends = points.filter((point, nth) => point.round !== points[nth + 1]?.round);
  return (
    <table className="spoken">
      <caption>{`Chance to win, in 100, at the end of each ${round}`}</caption>
      <thead>
        <tr>
          <th scope="col">{capital(round)}</th>
          <th scope="col">Chance</th>
        </tr>
      </thead>
      <tbody>
        {ends.map((point) => (
          <tr key={point.position}>
            <th scope="row">{point.round}</th>
            <td>{Math.round(point.chances[seat] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
