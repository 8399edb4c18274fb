import { type ReactElement, type ReactNode, useState } from "react";
import styles from "@/core/decks/card-pool.module.css";
import { Button } from "@/kit/button";
import { More } from "@/kit/more";
import panel from "@/kit/panel.module.css";

const PAGE = 30;

/** Cards that can be added to a deck, as `CardPool` shows them. */
export interface Pooled<C> {
  readonly cards: ReadonlyArray<C>;
  /** What a deck is called. */
  readonly noun: string;
  nameOf(card: C): string;
  /** How many of it are in the deck. */
  copiesOf(card: C): number;
  readonly add: (card: C) => void;
  /** A card as an item of a list, with what can be done with it. */
  readonly line: (card: C, acts: ReactNode) => ReactNode;
}

interface CardPoolProps<C> extends Pooled<C> {
  /** The fields that say which cards are looked for. */
  readonly filters: ReactNode;
}

/** The cards that a deck can be made of. */
export function CardPool<C>(props: CardPoolProps<C>): ReactElement {
  const { cards, noun, nameOf, copiesOf, add, line, filters } = props;
  const [shown, setShown] = useState(PAGE);
  return (
    <section className={panel["panel"]} aria-label="Cards to add">
      <search className={styles["filters"]}>{filters}</search>
      <p role="status" className="quiet">
        {cards.length === 1 ? "One card can be added" : `${cards.length} cards can be added`}
      </p>
      <ul>
        {cards.slice(0, shown).map((card) =>
          line(
            card,
            <>
              <Copies count={copiesOf(card)} noun={noun} />
              <Button
                sign="plus"
                bare
                aria-label={`Add ${nameOf(card)}`}
                onClick={() => add(card)}
              />
            </>,
          ),
        )}
      </ul>
      <More all={cards.length} shown={shown} page={PAGE} show={setShown} />
    </section>
  );
}

function Copies({ count, noun }: { readonly count: number; readonly noun: string }) {
  return count === 0 ? null : (
    <span className={styles["copies"]}>
      <span className="num">{count}</span>
      <span className="spoken">{` in the ${noun}`}</span>
    </span>
  );
}
