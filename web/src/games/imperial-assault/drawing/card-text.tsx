import type { CardFacts } from "@protocol/imperial-assault";
import type { ReactElement } from "react";
import type { Facts } from "@/games/imperial-assault/catalogue/facts";
import styles from "@/games/imperial-assault/drawing/card-text.module.css";
import { capital } from "@/kit/wording";

/** What a card does, line by line; a name that a line begins with stands out. */
export function CardText({ card }: { readonly card: CardFacts }): ReactElement {
  return (
    <>
      {(card.text ?? []).map((line) => (
        <Line key={line} line={line} names={card.abilities ?? []} />
      ))}
    </>
  );
}

interface LineProps {
  readonly line: string;
  readonly names: ReadonlyArray<string>;
}

function Line({ line, names }: LineProps): ReactElement {
  const name = names.find((one) => line.startsWith(`${one}. `));
  if (name === undefined) return <p>{line}</p>;
  return (
    <p>
      <b>{name}.</b>
      {line.slice(name.length + 1)}
    </p>
  );
}

interface TermsProps {
  readonly terms: ReadonlyArray<string>;
  readonly facts: Facts;
}

/** What the conditions and keywords of a card mean. */
export function Terms({ terms, facts }: TermsProps): ReactElement | null {
  const known = terms.filter((term) => facts.terms.has(term));
  if (known.length === 0) return null;
  return (
    <dl className={styles["terms"]} aria-label="What the words mean">
      {known.map((term) => (
        <div key={term}>
          <dt>{capital(term)}</dt>
          <dd>{facts.terms.get(term)}</dd>
        </div>
      ))}
    </dl>
  );
}
