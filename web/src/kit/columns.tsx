import type { ReactElement, ReactNode } from "react";
import { classes } from "@/kit/classes";
import styles from "@/kit/columns.module.css";

interface ColumnsProps {
  /** How wide the first is: as the second, a little wider, or no wider than a card. */
  readonly first?: "half" | "wider" | "card";
  readonly children: ReactNode;
}

/** Two columns; one below the other where there is no room. */
export function Columns({ first = "half", children }: ColumnsProps): ReactElement {
  return <div className={classes(styles["columns"], styles[first])}>{children}</div>;
}

/** What stands one below the other. */
export function Column({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className={styles["column"]}>{children}</div>;
}
