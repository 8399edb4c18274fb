import type { TermsOffered } from "@protocol";
import type { ReactElement } from "react";
import { useNews } from "@/core/news/use-news";
import panel from "@/kit/panel.module.css";
import { Way } from "@/kit/way";
import styles from "@/pages/lobby/company.module.css";

/** How many are here now, and at tables of which game. */
export function Company({ terms }: { readonly terms: TermsOffered | null }): ReactElement {
  const told = useNews("people")?.told ?? null;
  const games = Object.entries(told?.titles ?? {});
  const name = (id: string): string => terms?.titles.find((one) => one.id === id)?.name ?? id;
  return (
    <section className={panel["panel"]} aria-labelledby="company">
      <div className={panel["head"]}>
        <h2 id="company">Here now</h2>
        <Way to="/ladder" kind="quiet">
          Ladder
        </Way>
      </div>
      <ul className={styles["people"]}>
        {told === null ? null : <li>{hereWords(told.total)}</li>}
        {games.map(([id, count]) => (
          <li key={id}>{`${count} at tables of ${name(id)}`}</li>
        ))}
      </ul>
    </section>
  );
}

/** How many are here, in words; the first of them reads this. */
export function hereWords(total: number): string {
  return total < 2 ? "Only you are online." : `${total} people.`;
}
