import type { RuleTold } from "@protocol";
import type { ReactElement } from "react";
import { STANDINGS } from "@/core/rulings/standings";
import styles from "@/pages/rules/rules.module.css";

/** One ruling: what it says, where its document has it, and how far it is proven. */
export function Rule({ rule }: { readonly rule: RuleTold }): ReactElement {
  const why = rule.why ?? "";
  return (
    <li id={rule.id} className={styles["rule"]}>
      <p>{rule.text}</p>
      <p className={styles["source"]}>
        <span className={styles[rule.standing]}>{STANDINGS[rule.standing]}</span>
        {why === "" || rule.standing === "missing" ? null : <span>{why}</span>}
        <cite title={rule.id}>{rule.section}</cite>
      </p>
    </li>
  );
}
