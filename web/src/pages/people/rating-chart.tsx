import type { RatingShown } from "@protocol";
import type { ReactElement } from "react";
import styles from "@/pages/people/rating-chart.module.css";
import { courseOf } from "@/pages/people/rating-course";

const DATE = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });

/** How a rating came to where it is: a line for the eye, a sentence for everybody. */
export function RatingChart({ rating }: { readonly rating: RatingShown }): ReactElement | null {
  const course = courseOf(rating.course);
  if (course === null) return null;
  const { best } = course;
  return (
    <figure className={styles["chart"]}>
      <div className={styles["plot"]} aria-hidden="true">
        {course.levels.map(({ points, y }) => (
          <i key={points} className={styles["level"]} style={{ top: `${y}%` }}>
            {points}
          </i>
        ))}
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
          {course.levels.map(({ points, y }) => (
            <path key={points} className={styles["rule"]} d={`M0 ${y}H100`} />
          ))}
          <path className={styles["line"]} d={course.line} />
        </svg>
        <b className={styles["best"]} style={{ left: `${best.x}%`, top: `${best.y}%` }} />
      </div>
      <figcaption className={styles["caption"]}>
        {`Best ${best.point.points}, on ${DATE.format(best.point.at)}. `}
        {`The last ${rating.course.length} rated games.`}
      </figcaption>
    </figure>
  );
}
