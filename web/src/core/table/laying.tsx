import type { ReactElement } from "react";
import styles from "@/core/table/laying.module.css";
import { Rings } from "@/kit/rings";

/** Before there is a table to draw: the bare board, and what is being waited for. */
export function Laying({ words = "Laying the table" }: { readonly words?: string }): ReactElement {
  return (
    <main className={styles["laying"]}>
      <Rings />
      <h1 className="spoken">The table</h1>
      <p role="status">{words}</p>
    </main>
  );
}
