import { type ReactElement, type ReactNode, useId } from "react";
import styles from "@/core/text/text.module.css";

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the table in words, with a heading of its own. */
export function Part({ title, children }: PartProps): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles["side"]}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
