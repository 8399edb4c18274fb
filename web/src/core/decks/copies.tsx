import type { ReactElement } from "react";
import styles from "@/core/decks/copies.module.css";
import { Button } from "@/kit/button";

interface CopiesProps {
  readonly name: string;
  readonly count: number;
  /** Put one more of the card in, or out; without it the number is only shown. */
  readonly change?: ((by: 1 | -1) => void) | undefined;
}

/** How many of a card there are, with the buttons that change it. */
export function Copies({ name, count, change }: CopiesProps): ReactElement {
  if (change === undefined) return <Count count={count} />;
  return (
    <>
      <Button
        kind="quiet"
        sign="minus"
        bare
        aria-label={`One ${name} less`}
        onClick={() => change(-1)}
      />
      <Count count={count} />
      <Button
        kind="quiet"
        sign="plus"
        bare
        aria-label={`One ${name} more`}
        onClick={() => change(1)}
      />
    </>
  );
}

function Count({ count }: { readonly count: number }): ReactElement {
  return (
    <span className={styles["copies"]}>
      <span aria-hidden="true">×</span>
      <span className="num">{count}</span>
      <span className="spoken">{count === 1 ? " copy" : " copies"}</span>
    </span>
  );
}
