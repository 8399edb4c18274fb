import { type ReactElement, useEffect, useRef } from "react";
import { Cited } from "@/core/rulings/cited";
import { useAsking } from "@/core/text/asking";
import styles from "@/core/text/text.module.css";
import { Button } from "@/kit/button";

/** The answer to the last question; it takes the focus, so that it is read at once. */
export function AnswerPanel(): ReactElement | null {
  const { answered, dismiss } = useAsking();
  const heading = useRef<HTMLHeadingElement>(null);
  const number = answered?.number ?? 0;
  useEffect(() => {
    if (number > 0) heading.current?.focus();
  }, [number]);
  if (answered === null) return null;
  return (
    <section className={styles["answer"]} aria-label="Answer">
      <h2 ref={heading} tabIndex={-1}>
        {answered.about}
      </h2>
      <ul>
        {answered.lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an answer never change
          <li key={place}>{line}</li>
        ))}
      </ul>
      <Cited ids={answered.rulings} />
      <Button onClick={dismiss}>Close the answer</Button>
    </section>
  );
}
