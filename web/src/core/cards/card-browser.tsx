import { type ReactElement, type ReactNode, useDeferredValue, useState } from "react";
import { Link, useLocation, useSearch } from "wouter";
import styles from "@/core/cards/card-browser.module.css";
import { cardPath } from "@/core/cards/card-path";
import { FilterFields } from "@/core/cards/filter-fields";
import { type CardSearch, passing, queryOf, type Wanted, wantedFrom } from "@/core/cards/search";
import type { Asked } from "@/core/site/asked";
import { classes } from "@/kit/classes";
import { More } from "@/kit/more";
import { RefusalNotice, Waiting } from "@/kit/notice";
import panel from "@/kit/panel.module.css";

/** All cards of a title, as they are looked through. */
export interface CardShelf<C> {
  /** The game they are of. */
  readonly title: string;
  readonly cards: ReadonlyArray<C>;
  readonly search: CardSearch<C>;
  /** What one of them is called. */
  readonly noun: string;
  /** How wide one of them is drawn. */
  readonly width: "small" | "wide";
  /** So many come at once. */
  readonly page: number;
  /** What is said of all of them. */
  readonly note?: ReactNode;
  drawn(card: C): DrawnCard;
}

/** A card among others. */
export interface DrawnCard {
  readonly code: string;
  readonly face: ReactNode;
  /** Where it is from. */
  readonly place: string;
  readonly playable: boolean;
}

interface CardBrowserProps<F, C> {
  readonly asked: Asked<F>;
  readonly shelf: (facts: F) => CardShelf<C>;
}

/** Every card of a title, filtered, once its facts have come. */
export function CardBrowser<F, C>({ asked, shelf }: CardBrowserProps<F, C>): ReactElement {
  const { told, refusal } = asked;
  return (
    <>
      <RefusalNotice refusal={refusal} />
      {told === null && refusal === null ? <Waiting what="Fetching all cards, once." /> : null}
      {told === null ? null : <Shelf {...shelf(told)} />}
    </>
  );
}

function Shelf<C>(props: CardShelf<C>): ReactElement {
  const { title, cards, search, noun, width, page, note, drawn } = props;
  const wanted = wantedFrom(search, useSearch());
  const [, go] = useLocation();
  const [shown, setShown] = useState(page);
  const query = useDeferredValue(queryOf(search, wanted));
  const found = passing(cards, search, wantedFrom(search, query));
  const look = (all: Wanted): void => {
    const next = queryOf(search, all);
    setShown(page);
    go(next === "" ? "/cards" : `/cards?${next}`, { replace: true });
  };
  return (
    <>
      <FilterFields
        search={search}
        wanted={wanted}
        change={(some) => look({ ...wanted, ...some })}
      />
      {note}
      <p role="status" className="quiet">
        {found.length === 1 ? `One ${noun}` : `${found.length} ${noun}s`}
        {Object.keys(wanted).length === 0 ? null : (
          <>
            {" · "}
            <button type="button" className={styles["clear"]} onClick={() => look({})}>
              Show all
            </button>
          </>
        )}
      </p>
      {found.length === 0 ? (
        <p className={panel["empty"]}>No card passes. Take a filter away, or type fewer words.</p>
      ) : null}
      <ul className={classes(styles["cards"], styles[width])}>
        {found
          .slice(0, shown)
          .map(drawn)
          .map((card) => (
            <Item key={card.code} title={title} card={card} />
          ))}
      </ul>
      <More all={found.length} shown={shown} page={page} show={setShown} />
    </>
  );
}

interface ItemProps {
  readonly title: string;
  readonly card: DrawnCard;
}

function Item({ title, card: { code, face, place, playable } }: ItemProps): ReactElement {
  return (
    <li className={styles["item"]}>
      <Link href={cardPath(title, code)} className={styles["card"]}>
        {face}
      </Link>
      <small className={styles["place"]}>
        {place}
        {playable ? null : <span className={styles["missing"]}> · not playable yet</span>}
      </small>
    </li>
  );
}
