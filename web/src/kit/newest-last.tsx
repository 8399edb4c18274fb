/**
 * A list whose newest line is the last: it follows, unless somebody reads further up.
 *
 * What belongs here: where it is scrolled to, and the way back to the newest line. What does not:
 * the lines.
 */
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from "react";
import { classes } from "@/kit/classes";
import styles from "@/kit/newest-last.module.css";

/** So near to its end a list counts as at its end. */
const NEAR = 24;

interface NewestLastProps {
  /** How many lines there are. */
  readonly count: number;
  /** Whatever brings the newest line back into sight when it changes: an answer of one's own. */
  readonly recall?: unknown;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The list in a box that scrolls. Whoever reads further up is told of what is new below. */
export function NewestLast({ count, recall, className, children }: NewestLastProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  /** How many lines there were when somebody scrolled away; null while it follows. */
  const [left, setLeft] = useState<number | null>(null);
  const toNewest = (): void => {
    // The list is turned round: its end is where it begins to scroll.
    if (box.current !== null) box.current.scrollTop = 0;
    setLeft(null);
  };
  const scrolled = (): void => {
    const isAway = Math.abs(box.current?.scrollTop ?? 0) > NEAR;
    setLeft((before) => (isAway ? (before ?? count) : null));
  };
  const first = useRef(recall);
  useEffect(() => {
    if (first.current === recall) return;
    first.current = recall;
    if (box.current !== null) box.current.scrollTop = 0;
    setLeft(null);
  }, [recall]);
  const unseen = left === null ? 0 : count - left;
  return (
    <div className={styles["frame"]}>
      <div className={classes("newest-last", className)} ref={box} onScroll={scrolled}>
        {children}
      </div>
      {left === null ? null : (
        <button type="button" className={styles["way"]} onClick={toNewest}>
          {unseen > 0 ? `↓ ${unseen} new` : "↓ Newest"}
        </button>
      )}
    </div>
  );
}
