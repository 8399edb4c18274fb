import { type ReactElement, useEffect, useId } from "react";
import { classes } from "@/kit/classes";
import { isForPage } from "@/kit/keyboard";
import { capital } from "@/kit/wording";
import { type Course, nextMoment } from "@/pages/replay/course";
import styles from "@/pages/replay/course-bar.module.css";

interface CourseBarProps {
  /** Nothing until the game has been looked through, or where that cannot be done. */
  readonly course: Course | null;
  /** It is being looked through: its room is kept free. */
  readonly isComing: boolean;
  readonly at: number;
  readonly last: number;
  /** What the game counts its time in. */
  readonly time: string;
  /** What happened at this place, for the slider. */
  readonly said: string;
  readonly goTo: (at: number) => void;
}

/** Who was ahead along the whole game, with the slider under it: a click or a moment leads there. */
export function CourseBar(props: CourseBarProps): ReactElement {
  const { course, isComing, at, last, said, goTo } = props;
  useMomentKeys(course, at, goTo);
  return (
    <div className={styles["course"]}>
      {course === null ? (
        isComing && <div className={styles["chart"]} />
      ) : (
        <Chart {...props} course={course} />
      )}
      <input
        className={styles["slider"]}
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label="Place in the game"
        aria-valuetext={`${at} of ${last}: ${said}`}
        onChange={({ target }) => goTo(Number(target.value))}
      />
    </div>
  );
}

interface ChartProps extends CourseBarProps {
  readonly course: Course;
}

function Chart({ course, at, last, time, goTo }: ChartProps): ReactElement {
  const id = useId();
  const { line, area, rounds, moments } = course;
  return (
    <div className={styles["chart"]}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the slider does the same by keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: likewise */}
      <div
        className={styles["plot"]}
        data-course
        onClick={({ clientX, currentTarget }) => {
          const { left, width } = currentTarget.getBoundingClientRect();
          goTo(Math.round(((clientX - left) / width) * last));
        }}
      >
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
          <clipPath id={`${id}a`}>
            <rect x="0" y="-2" width="100" height="52" />
          </clipPath>
          <clipPath id={`${id}b`}>
            <rect x="0" y="50" width="100" height="52" />
          </clipPath>
          {rounds.slice(1).map(({ x, round }) => (
            <path key={round} className={styles["bound"]} d={`M${x} 0V100`} />
          ))}
          <path className={styles["ahead"]} d={area} clipPath={`url(#${id}a)`} />
          <path className={styles["behind"]} d={area} clipPath={`url(#${id}b)`} />
          <path className={styles["even"]} d="M0 50H100" />
          <path className={styles["line"]} d={line} />
          <path className={styles["here"]} d={`M${(at / Math.max(1, last)) * 100} 0V100`} />
        </svg>
        <span className={styles["rounds"]} aria-hidden="true">
          {rounds.map(({ x, round, isNamed }) =>
            isNamed ? (
              <i key={round} style={{ left: `${x}%` }} title={`${capital(time)} ${round}`}>
                {round}
              </i>
            ) : null,
          )}
        </span>
      </div>
      <ol className={styles["moments"]} aria-label="Moments that decided the game">
        {moments.map(({ place, x, y, words }, nth) => (
          <li key={place} style={{ left: `${x}%`, top: `${y}%` }}>
            <button
              type="button"
              className={classes(styles["moment"], place === at && styles["now"])}
              aria-current={place === at}
              title={capital(words)}
              onClick={() => goTo(place)}
            >
              <span aria-hidden="true">{nth + 1}</span>
              <span className="spoken">{`Moment ${nth + 1}: ${words}`}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Square brackets lead to the moment before and after, wherever the focus is. */
function useMomentKeys(course: Course | null, at: number, goTo: (at: number) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!isForPage(event) || (event.key !== "[" && event.key !== "]")) return;
      const way = event.key === "]" ? "on" : "back";
      const place = nextMoment(course?.moments ?? [], at, way);
      if (place === undefined) return;
      event.preventDefault();
      goTo(place);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [course, at, goTo]);
}
