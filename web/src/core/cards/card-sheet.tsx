import type { ReactElement, ReactNode } from "react";
import { Link } from "wouter";
import { cardPath } from "@/core/cards/card-path";
import styles from "@/core/cards/card-sheet.module.css";
import { cards as routes } from "@/core/net/api";
import { type Asked, useAsked } from "@/core/site/asked";
import { Frame } from "@/core/site/frame";
import { NotFound } from "@/core/site/not-found";
import { Column, Columns } from "@/kit/columns";
import { FactList } from "@/kit/fact-list";
import { Notice, RefusalNotice, Waiting } from "@/kit/notice";
import panel from "@/kit/panel.module.css";

/** What a page says of one card. */
export interface CardSheet {
  readonly heading: string;
  /** The card, to be read, with what is said of its state. */
  readonly face: ReactNode;
  /** Why it cannot be played here; empty if it can. */
  readonly missing: string;
  /** Names and values; what has no value is left out. */
  readonly facts: ReadonlyArray<readonly [name: string, value: string]>;
  /** What no single line holds. */
  readonly more?: ReactNode;
  /** What the others are to it. */
  readonly kin: string;
  readonly others: ReadonlyArray<readonly [code: string, words: string]>;
}

interface CardSheetPageProps<F> {
  /** The game it is of. */
  readonly title: string;
  readonly code: string;
  readonly asked: Asked<F>;
  /** What is told of the card; null if there is none of this code. */
  readonly sheet: (facts: F) => CardSheet | null;
}

/** One card: its face, its facts, its rulings, and others like it. */
export function CardSheetPage<F>(props: CardSheetPageProps<F>): ReactElement {
  const { title, code, asked, sheet } = props;
  if (asked.told === null) {
    return (
      <Frame title="A card">
        <RefusalNotice refusal={asked.refusal} />
        {asked.refusal === null ? <Waiting what="Fetching all cards, once." /> : null}
      </Frame>
    );
  }
  const told = sheet(asked.told);
  if (told === null) return <NotFound />;
  const { heading, face, missing, facts, more, kin, others } = told;
  return (
    <Frame title={heading}>
      <Columns first="card">
        <Column>{face}</Column>
        <Column>
          {missing === "" ? null : <Notice>{missing}</Notice>}
          <section className={panel["panel"]} aria-labelledby="facts">
            <h2 id="facts">Facts</h2>
            <FactList facts={facts} />
            {more}
          </section>
          <RulingsPanel title={title} code={code} />
          {others.length === 0 ? null : <Others title={title} kin={kin} others={others} />}
        </Column>
      </Columns>
    </Frame>
  );
}

interface RulingsPanelProps {
  readonly title: string;
  readonly code: string;
}

function RulingsPanel({ title, code }: RulingsPanelProps): ReactElement {
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
        {rulings.map(({ id, text, section }) => (
          <li key={id} className={styles["ruling"]}>
            <p>{text}</p>
            <small className="quiet">
              {[id, section].filter((part) => part !== "").join(" · ")}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

type OthersProps = Pick<CardSheet, "kin" | "others"> & { readonly title: string };

function Others({ title, kin, others }: OthersProps): ReactElement {
  return (
    <section className={panel["panel"]} aria-labelledby="others">
      <h2 id="others">{kin}</h2>
      <ul>
        {others.map(([code, words]) => (
          <li key={code}>
            <Link href={cardPath(title, code)} className={styles["other"]}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
