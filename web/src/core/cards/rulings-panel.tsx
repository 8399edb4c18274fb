import type { RuleTold } from "@protocol";
import type { ReactElement } from "react";
import { Link } from "wouter";
import styles from "@/core/cards/rulings-panel.module.css";
import { cards as routes } from "@/core/net/api";
import { STANDINGS } from "@/core/rulings/standings";
import { useAsked } from "@/core/site/asked";
import { RefusalNotice } from "@/kit/notice";
import panel from "@/kit/panel.module.css";

interface RulingsPanelProps {
  readonly title: string;
  readonly code: string;
}

/** What the rule documents say of a card by name, how far it is proven, and where it stands. */
export function RulingsPanel({ title, code }: RulingsPanelProps): ReactElement {
  const { told, refusal } = useAsked(() => routes.rulings(title, code), `${title} ${code}`);
  const rulings = told?.rulings ?? [];
  return (
    <section className={panel["panel"]} aria-labelledby="rulings">
      <h2 id="rulings">Rulings, in our words</h2>
      <RefusalNotice refusal={refusal} />
      {told !== null && rulings.length === 0 ? (
        <p className={panel["empty"]}>The rule documents say nothing of this card by name.</p>
      ) : null}
      <ul className={panel["rows"]} hidden={rulings.length === 0}>
        {rulings.map((ruling) => (
          <Ruling key={ruling.id} title={title} ruling={ruling} />
        ))}
      </ul>
    </section>
  );
}

interface RulingProps {
  readonly title: string;
  readonly ruling: RuleTold;
}

function Ruling({ title, ruling }: RulingProps): ReactElement {
  const { id, text, section, standing, why = "" } = ruling;
  const said = new URLSearchParams({ game: title, words: id });
  return (
    <li className={styles["ruling"]}>
      <p>{text}</p>
      <p className={styles["source"]}>
        <Link href={`/rules?${said}`} title={id}>
          {section || "The rule"}
        </Link>
        {standing === "proven" ? null : <span>{STANDINGS[standing]}</span>}
        {why === "" || standing === "missing" ? null : <span>{why}</span>}
      </p>
    </li>
  );
}
