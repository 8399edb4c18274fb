import { type ReactElement, useDeferredValue, useState } from "react";
import { Link, useLocation, useSearch } from "wouter";
import styles from "@/games/destiny/cards/cards.module.css";
import { FilterFields } from "@/games/destiny/cards/filter-fields";
import {
  type Filters,
  filtersFrom,
  NO_FILTERS,
  passing,
  queryOf,
} from "@/games/destiny/cards/filters";
import type { PrintedCard, WholeCatalogue } from "@/games/destiny/catalogue/printings";
import { useCatalogue } from "@/games/destiny/catalogue/use-catalogue";
import { CardFace } from "@/games/destiny/drawing/card-face";
import { faceOf } from "@/games/destiny/reading/faces";
import { Button } from "@/kit/button";
import { RefusalNotice, Waiting } from "@/kit/notice";
import panel from "@/kit/panel.module.css";

const PAGE = 60;

/** Every printing, filtered. */
export function Cards(): ReactElement {
  const { told, refusal } = useCatalogue();
  return (
    <>
      <RefusalNotice refusal={refusal} />
      {told === null && refusal === null ? <Waiting what="Fetching all cards, once." /> : null}
      {told === null ? null : <Browser catalogue={told} />}
    </>
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
        <CardFace card={faceOf(card)} size="small" />
      </Link>
      <small className={styles["place"]}>
        {`${card.set} ${card.number}`}
        {card.playable ? null : <span className={styles["missing"]}> · not playable yet</span>}
      </small>
    </li>
  );
}
