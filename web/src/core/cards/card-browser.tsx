import {
  type KeyboardEvent,
  memo,
  type ReactElement,
  type ReactNode,
  type Ref,
  useCallback,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { Link } from "wouter";
import styles from "@/core/cards/card-browser.module.css";
import { cardPath } from "@/core/cards/card-path";
import { FilterFields } from "@/core/cards/filter-fields";
import { IS, Queries } from "@/core/cards/query";
import { QueryHelp } from "@/core/cards/query-help";
import type { Condition } from "@/core/cards/query-parser";
import { QuerySlips } from "@/core/cards/query-slips";
import { termsNamed, termText } from "@/core/cards/query-terms";
import { meantBy } from "@/core/cards/query-values";
import { type CardSearch, PLAYABLE } from "@/core/cards/search";
import { useQuery } from "@/core/cards/use-query";
import type { Asked } from "@/core/site/asked";
import { Button } from "@/kit/button";
import { classes } from "@/kit/classes";
import { More } from "@/kit/more";
import { RefusalNotice, Waiting } from "@/kit/notice";
import panel from "@/kit/panel.module.css";
import { neighbour } from "@/kit/tile-grid";
import { useMedia } from "@/kit/use-media";

/** All cards of a title, as they are looked through. */
export interface CardShelf<C extends object> {
  /** The game they are of. */
  readonly title: string;
  readonly cards: ReadonlyArray<C>;
  readonly search: CardSearch<C>;
  /** How wide one of them is drawn. */
  readonly width: "small" | "wide";
  /** What is said of all of them. */
  readonly note?: ReactNode;
  /** How cards are under one of the choices of a filter, such as the prices of a format. */
  readonly under?: Under<C>;
  codeOf(card: C): string;
  drawn(card: C): DrawnCard;
}

/** What a choice makes of cards: they are looked for, ordered and drawn so. */
export interface Under<C> {
  /** The key of the filter. */
  readonly key: string;
  cards(value: string): ReadonlyArray<C>;
}

/** A card among others. */
export interface DrawnCard {
  readonly face: ReactNode;
  /** Where it is from: every printing. */
  readonly place: string;
  readonly playable: boolean;
}

interface CardBrowserProps<F, C extends object> {
  readonly asked: Asked<F>;
  readonly shelf: (facts: F) => CardShelf<C>;
}

/** So many come at once. */
const PAGE = 48;

/** Every card of a title, filtered, once its facts have come. */
export function CardBrowser<F, C extends object>(props: CardBrowserProps<F, C>): ReactElement {
  const { asked, shelf } = props;
  const { told, refusal } = asked;
  const made = useMemo(() => (told === null ? null : shelf(told)), [told, shelf]);
  return (
    <>
      <RefusalNotice refusal={refusal} />
      {told === null && refusal === null ? <Waiting what="Fetching all cards, once." /> : null}
      {made === null ? null : <Shelf shelf={made} />}
    </>
  );
}

/** There is room for the filters beside the query. */
const ROOM = "(min-width: 900px)";

function Shelf<C extends object>({ shelf }: { readonly shelf: CardShelf<C> }): ReactElement {
  const { title, search, note } = shelf;
  const queries = useMemo(() => new Queries(search), [search]);
  const { text, change, keep } = useQuery(title, usualQuery(search));
  const [isHelping, setHelping] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const hasRoom = useMedia(ROOM);
  const deferred = useDeferredValue(text);
  const { slips } = useMemo(() => queries.query(text), [queries, text]);
  const { condition } = useMemo(() => queries.query(deferred), [queries, deferred]);
  const choice = choiceIn(shelf, condition);
  const seen = useMemo(() => under(shelf, choice), [shelf, choice]);
  const use = useCallback(
    (query: string): void => {
      change(query);
      box.current?.focus();
    },
    [change],
  );
  const clear = useCallback(() => use(""), [use]);
  return (
    <>
      <search className={styles["search"]}>
        <QueryBox text={text} change={change} keep={keep} box={box} label={search.words.label}>
          <Button aria-expanded={isHelping} sign="why" onClick={() => setHelping(!isHelping)}>
            <span className={styles["narrow"]}>How to search</span>
          </Button>
        </QueryBox>
        {isHelping ? <QueryHelp search={search} use={use} /> : null}
        <QuerySlips text={text} slips={slips} change={use} />
        <details className={styles["filters"]} open={hasRoom}>
          <summary>Filters and order</summary>
          <FilterFields
            search={search}
            orders={queries.orders}
            text={deferred}
            condition={condition}
            change={change}
          />
        </details>
      </search>
      {note}
      <Found shelf={seen} queries={queries} text={deferred} clear={clear} />
    </>
  );
}

/** Cards that cannot be played have little to show: they are there for whoever asks for them. */
function usualQuery<C>({ checks }: CardSearch<C>): string {
  return checks.some(({ key }) => key === PLAYABLE) ? termText(IS, ":", PLAYABLE) : "";
}

/** The one choice that a query asks for; nothing if there are several, or none. */
function choiceIn<C extends object>(shelf: CardShelf<C>, condition: Condition): string {
  const key = shelf.under?.key ?? "";
  const filter = shelf.search.choices.find((one) => one.key === key);
  const [term, ...others] = termsNamed(condition, [key], [":", "="]);
  if (filter === undefined || term === undefined || others.length > 0) return "";
  const [meant = "", ...more] = meantBy(filter, term.value);
  return more.length > 0 ? "" : meant;
}

function under<C extends object>(shelf: CardShelf<C>, choice: string): CardShelf<C> {
  return choice === "" || shelf.under === undefined
    ? shelf
    : { ...shelf, cards: shelf.under.cards(choice) };
}

interface QueryBoxProps {
  readonly label: string;
  readonly text: string;
  readonly change: (text: string) => void;
  readonly keep: () => void;
  readonly box: Ref<HTMLInputElement>;
  readonly children: ReactNode;
}

/** What is typed; leaving the box or Enter keeps it in the address at once. */
function QueryBox({ label, text, change, keep, box, children }: QueryBoxProps): ReactElement {
  const id = useId();
  return (
    <form
      className={styles["query"]}
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <div className="field">
        <label htmlFor={id}>{`${label}, or a query`}</label>
        <input
          id={id}
          ref={box}
          type="search"
          value={text}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={400}
          onChange={({ target }) => change(target.value)}
          onBlur={keep}
        />
      </div>
      {children}
    </form>
  );
}

interface FoundProps<C extends object> {
  readonly shelf: CardShelf<C>;
  readonly queries: Queries<C>;
  readonly text: string;
  readonly clear: () => void;
}

/** Arrows go from one card to the next as they are laid out. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const tiles = [...event.currentTarget.children];
  const at = tiles.findIndex((one) => one.contains(event.target as Node));
  const next = at < 0 ? null : neighbour(tiles, at, event.key);
  if (next === null) return;
  tiles[next]?.querySelector<HTMLElement>("a")?.focus();
  event.preventDefault();
}

/** The cards that a query leaves. */
function FoundCards<C extends object>(props: FoundProps<C>): ReactElement {
  const { shelf, queries, text, clear } = props;
  const [page, setPage] = useState({ of: text, shown: PAGE });
  const shown = page.of === text ? page.shown : PAGE;
  const found = useMemo(() => queries.query(text).of(shelf.cards), [queries, text, shelf]);
  const all = shelf.cards.length;
  return (
    <>
      <p role="status" className="quiet">
        {found.length === all ? `${all} cards` : `${found.length} of ${all} cards`}
        {text === "" ? null : (
          <>
            {" · "}
            <button type="button" className={styles["clear"]} onClick={clear}>
              Show all
            </button>
          </>
        )}
      </p>
      {found.length === 0 ? (
        <p className={panel["empty"]}>No card passes. Take a filter away, or type fewer words.</p>
      ) : null}
      <ul className={classes(styles["cards"], styles[shelf.width])} onKeyDown={walk}>
        {found.slice(0, shown).map((card) => (
          <Item key={shelf.codeOf(card)} shelf={shelf} card={card} />
        ))}
      </ul>
      <More
        all={found.length}
        shown={shown}
        page={PAGE}
        show={(count) => setPage({ of: text, shown: count })}
      />
    </>
  );
}

/** They follow what is typed, and are not drawn anew while somebody types. */
const Found = memo(FoundCards) as typeof FoundCards;

interface ItemProps<C extends object> {
  readonly shelf: CardShelf<C>;
  readonly card: C;
}

function ItemDrawn<C extends object>({ shelf, card }: ItemProps<C>): ReactElement {
  const { face, place, playable } = shelf.drawn(card);
  return (
    <li className={styles["item"]}>
      <Link href={cardPath(shelf.title, shelf.codeOf(card))} className={styles["card"]}>
        {face}
      </Link>
      <small className={styles["place"]}>
        {place}
        {playable ? null : <span className={styles["missing"]}> · not playable yet</span>}
      </small>
    </li>
  );
}

const Item = memo(ItemDrawn) as typeof ItemDrawn;
