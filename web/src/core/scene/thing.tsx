import type { ReactElement, ReactNode } from "react";
import styles from "@/core/scene/thing.module.css";
import { type ThingFacts, useThing } from "@/core/scene/use-thing";
import { classes } from "@/kit/classes";

interface ThingProps extends ThingFacts {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Something on the table that is drawn as HTML: a button that chooses it, or says why not. */
export function Thing({ className, children, ...facts }: ThingProps): ReactElement {
  const { props, times, spoken } = useThing<HTMLButtonElement>(facts);
  return (
    <button type="button" className={classes(styles["thing"], className)} {...props}>
      {/* Words and no label: a label would have to repeat what is drawn, in its order. */}
      <span className="spoken">{spoken}</span>
      <span className={styles["drawn"]} aria-hidden="true">
        {children}
      </span>
      {times > 1 ? (
        <span className={styles["times"]} aria-hidden="true">
          {times}
        </span>
      ) : null}
    </button>
  );
}
