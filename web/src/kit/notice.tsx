import type { ReactElement, ReactNode } from "react";
import styles from "@/kit/notice.module.css";
import { Sign } from "@/kit/sign";

interface RefusalNoticeProps {
  /** What was said instead of doing it; null while nothing was refused. */
  readonly refusal: { readonly message: string; readonly advice: string } | null;
}

/** Why something was not done, line by line, and what to do about it. */
export function RefusalNotice({ refusal }: RefusalNoticeProps): ReactElement | null {
  if (refusal === null) return null;
  return (
    <div className={styles["refusal"]} role="alert">
      <Sign name="refused" className={styles["sign"]} />
      <div>
        {refusal.message.split("\n").map((line) => (
          <p key={line}>{line}</p>
        ))}
        {refusal.advice === "" ? null : <p className={styles["advice"]}>{refusal.advice}</p>}
      </div>
    </div>
  );
}

/** Something good to know. */
export function Notice({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div className={styles["notice"]} role="status">
      {children}
    </div>
  );
}

/** Nothing has come yet. */
export function Waiting({ what }: { readonly what: string }): ReactElement {
  return (
    <p className={styles["waiting"]} role="status">
      <Sign name="waiting" className={styles["turning"]} /> {what}
    </p>
  );
}
