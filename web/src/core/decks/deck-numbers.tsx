/**
 * A deck in numbers: what its cards cost, what they are, and how a game with it may open.
 *
 * What belongs here: drawing what a title counts. What does not: counting (the title's
 * `analysis`), and chances (`chances`).
 */
import { type ReactElement, type ReactNode, useState } from "react";
import {
  afterMulligan,
  atLeastOne,
  type Chance,
  handOf,
  numbersFrom,
  percentOf,
} from "@/core/decks/chances";
import styles from "@/core/decks/deck-numbers.module.css";
import { Button } from "@/kit/button";
import { ChoiceField } from "@/kit/choice-field";

/** What a title counts in a deck. */
export interface Analysis {
  /** Cards by a number, as bars beside each other. */
  readonly curves: ReadonlyArray<Counted>;
  /** Things by what they are, as lines below each other. */
  readonly tallies: ReadonlyArray<Counted>;
  /** What is drawn at the start; null for a deck that nothing is drawn from. */
  readonly opening: Opening | null;
}

export interface Counted {
  readonly title: string;
  readonly counts: ReadonlyArray<Count>;
}

export interface Count {
  readonly key: string;
  readonly words: string;
  readonly count: number;
  /** What is drawn instead of the words, which are spoken then. */
  readonly drawn?: ReactNode;
}

export interface Opening {
  /** The cards that are shuffled, one by one. */
  readonly pile: ReadonlyArray<string>;
  /** How many are drawn. */
  readonly size: number;
  /** Whether a hand may be put back and drawn anew, once. */
  readonly mulligan: boolean;
  /** What one may hope for, with the cards that would do. */
  readonly hopes: ReadonlyArray<Hope>;
  nameOf(code: string): string;
  /** A card of the hand. */
  readonly card: (code: string) => ReactNode;
  /** What else happens first: dice that are rolled, by numbers from 0 up to 1. */
  readonly first?: (random: () => number) => ReactNode;
  /** What one has to know about it. */
  readonly note?: string;
}

export interface Hope {
  readonly words: string;
  readonly codes: ReadonlySet<string>;
}

/** What a deck comes to in numbers. */
export function DeckNumbers({ analysis }: { readonly analysis: Analysis }): ReactElement {
  const { curves, tallies, opening } = analysis;
  return (
    <div className={styles["numbers"]}>
      <div className={styles["charts"]}>
        {curves.map((one) => (
          <Curve key={one.title} {...one} />
        ))}
        {tallies.map((one) => (
          <Tally key={one.title} {...one} />
        ))}
      </div>
      {opening === null || opening.pile.length === 0 ? null : (
        <>
          <SampleHand opening={opening} />
          <OpeningOdds opening={opening} />
        </>
      )}
    </div>
  );
}

function Curve({ title, counts }: Counted): ReactElement {
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <section>
      <h3>{title}</h3>
      <ol className={styles["curve"]}>
        {counts.map(({ key, words, count }) => (
          <li key={key}>
            <span className="spoken">{`${words}: ${count}`}</span>
            <span className={styles["bar"]} aria-hidden="true" style={{ "--share": count / most }}>
              <span className="num">{count}</span>
            </span>
            <span className="num" aria-hidden="true">
              {words}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Tally({ title, counts }: Counted): ReactElement {
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <section>
      <h3>{title}</h3>
      <ul className={styles["tally"]}>
        {counts.map(({ key, words, count, drawn }) => (
          <li key={key}>
            {drawn === undefined ? (
              <span className={styles["words"]}>{words}</span>
            ) : (
              <span className={styles["drawn"]}>
                {drawn}
                <span className="spoken">{words}</span>
              </span>
            )}
            <i aria-hidden="true" style={{ "--share": count / most }} />
            <b className="num">{count}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OpeningProps {
  readonly opening: Opening;
}

/** As many hands as there are seeds. */
const SEEDS = 2 ** 32;

function SampleHand({ opening }: OpeningProps): ReactElement {
  const { pile, size, card, first, note } = opening;
  const [seed, setSeed] = useState(() => Math.floor(Math.random() * SEEDS));
  const random = numbersFrom(seed);
  const hand = handOf(pile, size, random);
  return (
    <section className={styles["apart"]}>
      <div className={styles["head"]}>
        <h3>A hand you could open with</h3>
        <Button onClick={() => setSeed((before) => (before + 1) % SEEDS)}>Draw again</Button>
      </div>
      <ul className={styles["hand"]} aria-live="polite">
        {hand.map((code, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of one card are alike but for their place
          <li key={`${code} ${place}`}>{card(code)}</li>
        ))}
      </ul>
      {first?.(random)}
      {note === undefined ? null : <p className="quiet">{note}</p>}
    </section>
  );
}

function OpeningOdds({ opening }: OpeningProps): ReactElement {
  const { pile, hopes, mulligan, nameOf } = opening;
  const cards = [...new Set(pile)].map((code): [code: string, name: string] => [
    code,
    nameOf(code),
  ]);
  const [wished, setWished] = useState("");
  const chosen = cards.find(([code]) => code === wished) ?? cards[0];
  const hope = (codes: ReadonlySet<string>) => chancesOf(opening, codes);
  return (
    <section className={styles["apart"]}>
      <h3>How likely it is to open with</h3>
      <table className={styles["odds"]}>
        <thead>
          <tr>
            <th scope="col">At least one</th>
            <th scope="col">Drawn</th>
            {mulligan ? <th scope="col">After a mulligan for it</th> : null}
          </tr>
        </thead>
        <tbody>
          {hopes.map(({ words, codes }) => (
            <OddsRow key={words} words={words} chances={hope(codes)} />
          ))}
          {chosen === undefined ? null : (
            <OddsRow words={chosen[1]} chances={hope(new Set([chosen[0]]))} />
          )}
        </tbody>
      </table>
      {chosen === undefined ? null : (
        <ChoiceField label="Which card" chosen={chosen[0]} choices={cards} choose={setWished} />
      )}
    </section>
  );
}

function OddsRow({
  words,
  chances,
}: {
  readonly words: string;
  readonly chances: ReadonlyArray<Chance>;
}): ReactElement {
  return (
    <tr>
      <th scope="row">{words}</th>
      {chances.map((chance, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change places
        <td key={place} className="num">
          {percentOf(chance)}
        </td>
      ))}
    </tr>
  );
}

/** The chance of one of these cards, drawn at once, and after a mulligan where there is such. */
export function chancesOf(
  { pile, size, mulligan }: Pick<Opening, "pile" | "size" | "mulligan">,
  codes: ReadonlySet<string>,
): ReadonlyArray<Chance> {
  const wanted = pile.filter((code) => codes.has(code)).length;
  const draw = { pile: pile.length, wanted, drawn: size };
  return mulligan ? [atLeastOne(draw), afterMulligan(draw)] : [atLeastOne(draw)];
}
