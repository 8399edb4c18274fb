import type { CardFacts } from "@protocol/imperial-assault";
import { type ReactElement, useDeferredValue, useState } from "react";
import { Link, useLocation, useSearch } from "wouter";
import { AsPrinted } from "@/games/imperial-assault/cards/as-printed";
import styles from "@/games/imperial-assault/cards/cards.module.css";
import { FilterFields } from "@/games/imperial-assault/cards/filter-fields";
import { useAllFacts } from "@/games/imperial-assault/catalogue/asked-facts";
import type { Facts } from "@/games/imperial-assault/catalogue/facts";
import {
  type Filters,
  filtersFrom,
  NO_FILTERS,
  passing,
  queryOf,
} from "@/games/imperial-assault/catalogue/finding";
import { IMPERIAL_ASSAULT } from "@/games/imperial-assault/catalogue/id";
import { CardFace } from "@/games/imperial-assault/drawing/card-face";
import { Button } from "@/kit/button";
import { RefusalNotice, Waiting } from "@/kit/notice";
import panel from "@/kit/panel.module.css";

const PAGE = 48;

/** Every card, filtered. */
export function Cards(): ReactElement {
  const { told, refusal } = useAllFacts();
  return (
    <>
      <RefusalNotice refusal={refusal} />
      {told === null && refusal === null ? <Waiting what="Fetching all cards, once." /> : null}
      {told === null ? null : <Browser facts={told} />}
    </>
  );
}

function Browser({ facts }: { readonly facts: Facts }): ReactElement {
  const filters = filtersFrom(useSearch());
  const [, go] = useLocation();
  const [shown, setShown] = useState(PAGE);
  const wanted = useDeferredValue(queryOf(filters));
  const found = passing(facts.cards.values(), filtersFrom(wanted));
  const change = (some: Partial<Filters>): void => {
    const query = queryOf({ ...filters, ...some });
    setShown(PAGE);
    go(query === "" ? "/cards" : `/cards?${query}`, { replace: true });
  };
  return (
    <>
      <FilterFields filters={filters} facts={facts} change={change} />
      <AsPrinted />
      <p role="status" className="quiet">
        {found.length === 1 ? "One card" : `${found.length} cards`}
        {queryOf(filters) === "" ? null : (
          <>
            {" · "}
            <button type="button" className={styles["clear"]} onClick={() => change(NO_FILTERS)}>
              Show all
            </button>
          </>
        )}
      </p>
      {found.length === 0 ? (
        <p className={panel["empty"]}>No card passes. Take a filter away, or type fewer words.</p>
      ) : null}
      <ul className={styles["cards"]}>
        {found.slice(0, shown).map((card) => (
          <Card key={card.code} facts={facts} card={card} />
        ))}
      </ul>
      {found.length > shown ? (
        <div>
          <Button onClick={() => setShown(shown + PAGE)}>
            {`Show ${Math.min(PAGE, found.length - shown)} more`}
          </Button>
        </div>
      ) : null}
    </>
  );
}

interface CardProps {
  readonly facts: Facts;
  readonly card: CardFacts;
}

function Card({ facts, card }: CardProps): ReactElement {
  const set = facts.sets.find(({ code }) => code === card.set);
  return (
    <li className={styles["item"]}>
      <Link href={`/cards/${card.code}?game=${IMPERIAL_ASSAULT}`} className={styles["card"]}>
        <CardFace facts={facts} code={card.code} brief />
      </Link>
      <small className={styles["place"]}>
        {set?.name ?? card.set}
        {card.playable ? null : <span className={styles["missing"]}> · not playable yet</span>}
      </small>
    </li>
  );
}
