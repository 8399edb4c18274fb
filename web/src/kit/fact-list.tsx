import type { ReactElement } from "react";
import { classes } from "@/kit/classes";
import styles from "@/kit/fact-list.module.css";

interface FactListProps {
  /** Names and values; what has no value is left out. */
  readonly facts: ReadonlyArray<readonly [name: string, value: string]>;
  /** Long values stand below their names. */
  readonly long?: boolean;
}

/** Names and what they stand for. */
export function FactList({ facts, long = false }: FactListProps): ReactElement {
  return (
    <dl className={classes(styles["facts"], long && styles["long"])}>
      {facts
        .filter(([, value]) => value !== "")
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
