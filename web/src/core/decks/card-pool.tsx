import { type KeyboardEvent, type ReactElement, type ReactNode, useRef, useState } from "react";
import styles from "@/core/decks/card-pool.module.css";
import { Stepper } from "@/core/decks/stepper";
import { More } from "@/kit/more";
import { neighbour } from "@/kit/tile-grid";

const PAGE = 30;

interface CardPoolProps<C> {
  readonly cards: ReadonlyArray<C>;
  /** How many cards there are and why these, in a sentence. */
  readonly about: string;
  nameOf(card: C): string;
  /** How many of it are in the deck. */
  copiesOf(card: C): number;
  /** Put one more of a card in, or out. */
  readonly change: (card: C, by: 1 | -1) => void;
  /** A card as an item of a list, with what can be done with it. */
  readonly tile: (card: C, acts: ReactNode) => ReactNode;
  /** The fields that say which cards are looked for. */
  readonly filters: ReactNode;
}

const MORE: ReadonlySet<string> = new Set(["+", "="]);
const LESS: ReadonlySet<string> = new Set(["-", "−"]);

/** The cards that a deck can be made of: arrows go from one to the next, + and − change it. */
export function CardPool<C>(props: CardPoolProps<C>): ReactElement {
  const { cards, about, nameOf, copiesOf, change, tile, filters } = props;
  const [shown, setShown] = useState(PAGE);
  const [current, setCurrent] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const some = cards.slice(0, shown);
  const press = (event: KeyboardEvent): void => {
    const tiles = [...(list.current?.children ?? [])];
    const at = tiles.findIndex((one) => one.contains(event.target as Node));
    const card = some[at];
    if (card === undefined) return;
    const next = neighbour(tiles, at, event.key);
    if (next !== null) {
      setCurrent(next);
      tiles[next]?.querySelector<HTMLElement>("[data-add]")?.focus();
    } else if (MORE.has(event.key)) {
      change(card, 1);
    } else if (LESS.has(event.key) && copiesOf(card) > 0) {
      change(card, -1);
    } else {
      return;
    }
    event.preventDefault();
  };
  return (
    <section className={styles["pool"]} aria-label="Cards to add">
      <search className={styles["filters"]}>{filters}</search>
      <p role="status" className="quiet">
        {about}
      </p>
      <ul ref={list} className={styles["tiles"]} onKeyDown={press}>
        {some.map((card, place) =>
          tile(
            card,
            <Stepper
              words={[`Remove ${nameOf(card)}`, `Add ${nameOf(card)}`]}
              count={copiesOf(card)}
              change={(by) => change(card, by)}
              reachable={place === Math.min(current, some.length - 1)}
            />,
          ),
        )}
      </ul>
      <More all={cards.length} shown={shown} page={PAGE} show={setShown} />
    </section>
  );
}
