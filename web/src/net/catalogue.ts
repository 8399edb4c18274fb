/**
 * The catalogue of cards, asked for once for each edition.
 */
import { read } from "@/net/asking";

/** A printing: its facts, and its text as we render it. */
export interface PrintedCard {
  readonly code: string;
  readonly set: string;
  readonly number: string;
  readonly title: string;
  readonly subtitle: string;
  readonly type: string;
  readonly colour: string;
  readonly affiliation: string;
  readonly rarity: string;
  readonly unique: boolean;
  readonly cost: number | string | null;
  readonly health: number;
  readonly points: ReadonlyArray<number>;
  readonly subtypes: ReadonlyArray<string>;
  readonly sides: ReadonlyArray<string>;
  readonly text: ReadonlyArray<string>;
  readonly playable: boolean;
}

/** Every printing by its code. */
export type Printings = ReadonlyMap<string, PrintedCard>;

const asked = new Map<string, Promise<Printings>>();

/** All printings of an edition. Throws Refusal, and asks again the next time then. */
export function printings(edition: string): Promise<Printings> {
  const known = asked.get(edition);
  if (known !== undefined) return known;
  const asking = read<{ readonly cards: ReadonlyArray<PrintedCard> }>(
    `/api/cards?edition=${encodeURIComponent(edition)}`,
  ).then(({ cards }) => new Map(cards.map((card) => [card.code, card])));
  asked.set(edition, asking);
  asking.catch(() => asked.delete(edition));
  return asking;
}
