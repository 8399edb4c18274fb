import type { Deck, DeckSummary } from "@protocol";
import { Fragment, type ReactElement, type ReactNode } from "react";
import type { OfTitle } from "@/core/client/titles";
import styles from "@/core/decks/deck-lists.module.css";
import { decks, lobby } from "@/core/net/api";
import { whoAmI } from "@/core/net/session";
import { useAsked } from "@/core/site/asked";
import { offered } from "@/core/site/offered";
import { formatWords } from "@/core/site/table-words";
import { RefusalNotice, Waiting } from "@/kit/notice";
import panel from "@/kit/panel.module.css";

interface AllDecks {
  readonly own: ReadonlyArray<DeckSummary>;
  readonly ready: ReadonlyArray<Deck>;
}

async function decksOf(title: string): Promise<AllDecks> {
  const isOf = (deck: { readonly title: string }): boolean => deck.title === title;
  const [ready, session] = await Promise.all([readyDecks(title), whoAmI()]);
  const own = session.kind === "person" ? (await decks.list()).own : [];
  return { own: own.filter(isOf), ready };
}

/** The decks of a title that come with the program. Throws Refusal. */
export async function readyDecks(title: string): Promise<ReadonlyArray<Deck>> {
  const { decks: all } = await decks.ready();
  return all.filter((deck) => deck.title === title);
}

/** Where a deck leads to, and what is said of it besides its cards. */
export interface Listed {
  readonly to: string;
  readonly format: string;
  /** Whether others have a link to it. */
  readonly shared: boolean;
}

interface DeckListsProps extends OfTitle {
  /** What decks of the title are called. */
  readonly noun: string;
  /** The heading of those that come with the program. */
  readonly readyWords: string;
  /** What is said while one has none. */
  readonly none: ReactNode;
  readonly own: (deck: DeckSummary, listed: Listed) => ReactNode;
  readonly ready: (deck: Deck, listed: Listed) => ReactNode;
}

/** One's own decks, and those that come with the program. */
export function DeckLists(props: DeckListsProps): ReactElement {
  const { title, noun, readyWords, none } = props;
  const { told, refusal } = useAsked(() => decksOf(title), title);
  const terms = useAsked(lobby.terms, "").told;
  const { formats } = offered(terms, title);
  const named = (format: string): string => formatWords(format, formats);
  return (
    <>
      <RefusalNotice refusal={refusal} />
      {told === null && refusal === null ? <Waiting what={`Looking for ${noun}.`} /> : null}
      <section aria-labelledby="own" className={styles["part"]}>
        <h2 id="own">{`Your ${noun}`}</h2>
        {told !== null && told.own.length === 0 ? <p className={panel["empty"]}>{none}</p> : null}
        <ul className={styles["decks"]}>
          {(told?.own ?? []).map((deck) => (
            <Fragment key={deck.id}>
              {props.own(deck, {
                to: `/decks/own/${deck.id}`,
                format: named(deck.format),
                shared: deck.link !== "",
              })}
            </Fragment>
          ))}
        </ul>
      </section>
      <section aria-labelledby="ready" className={styles["part"]}>
        <h2 id="ready">{readyWords}</h2>
        <ul className={styles["decks"]}>
          {(told?.ready ?? []).map((deck) => (
            <Fragment key={deck.name}>
              {props.ready(deck, {
                to: `/decks/ready/${deck.name}`,
                format: named(deck.checked.format),
                shared: false,
              })}
            </Fragment>
          ))}
        </ul>
      </section>
    </>
  );
}
