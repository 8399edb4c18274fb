import { type ReactElement, useDeferredValue, useState } from "react";
import { Link, useLocation, useSearch } from "wouter";
import { Button } from "@/drawing/button";
import { CardFace } from "@/drawing/card-face";
import type { PrintedCard, WholeCatalogue } from "@/net/catalogue";
import styles from "@/pages/cards/cards-page.module.css";
import { FilterFields } from "@/pages/cards/filter-fields";
import { type Filters, filtersFrom, NO_FILTERS, passing, queryOf } from "@/pages/cards/filters";
import { drawn } from "@/pages/parts/facts";
import { Frame } from "@/pages/parts/frame";
import { RefusalNotice, Waiting } from "@/pages/parts/notice";
import panel from "@/pages/parts/panel.module.css";
import { useCatalogue } from "@/pages/parts/use-catalogue";

const PAGE = 60;

/** Every printing, filtered. */
export function CardsPage(): ReactElement {
  const { told, refusal } = useCatalogue();
  return (
    <Frame title="Cards">
      <RefusalNotice refusal={refusal} />
      {told === null && refusal === null ? <Waiting what="Fetching all cards, once." /> : null}
      {told === null ? null : <Browser catalogue={told} />}
    </Frame>
  );
}

function Browser({ catalogue }: { readonly catalogue: WholeCatalogue }): ReactElement {
  const filters = filtersFrom(useSearch());
  const [, go] = useLocation();
  const [shown, setShown] = useState(PAGE);
  const wanted = useDeferredValue(queryOf(filters));
  const found = passing(catalogue.cards.values(), filtersFrom(wanted));
  const change = (some: Partial<Filters>): void => {
    const query = queryOf({ ...filters, ...some });
    setShown(PAGE);
    go(query === "" ? "/cards" : `/cards?${query}`, { replace: true });
  };
  return (
    <>
      <FilterFields filters={filters} sets={catalogue.sets} change={change} />
      <p role="status" className="quiet">
        {found.length === 1 ? "One printing" : `${found.length} printings`}
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
          <Card key={card.code} card={card} />
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

function Card({ card }: { readonly card: PrintedCard }): ReactElement {
  return (
    <li className={styles["item"]}>
      <Link href={`/cards/${card.code}`} className={styles["card"]}>
        <CardFace card={drawn(card)} size="small" />
      </Link>
      <small className={styles["place"]}>
        {`${card.set} ${card.number}`}
        {card.playable ? null : <span className={styles["missing"]}> · not playable yet</span>}
      </small>
    </li>
  );
}
