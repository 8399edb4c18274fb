import type { ReactElement } from "react";
import styles from "@/core/rulings/cited.module.css";
import { useRuling } from "@/core/rulings/use-rulings";

/** The rulings behind an answer, in our words, each with where its document has it. */
export function Cited({ ids }: { readonly ids: ReadonlyArray<string> }): ReactElement | null {
  return ids.length === 0 ? null : (
    <ul className={styles["cited"]} aria-label="Rulings">
      {ids.map((id) => (
        <CitedRuling key={id} id={id} />
      ))}
    </ul>
  );
}

/** Until its words have come, or if they cannot be had, the id is a name that can be looked up. */
function CitedRuling({ id }: { readonly id: string }): ReactElement {
  const ruling = useRuling(id);
  return (
    <li>
      {ruling === undefined ? (
        id
      ) : (
        <>
          {ruling.text} <cite title={id}>{ruling.section}</cite>
        </>
      )}
    </li>
  );
}
