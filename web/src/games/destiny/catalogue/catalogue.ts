/**
 * What the page knows of printed cards: their facts and our text, by code.
 *
 * What belongs here: the shape that readings work with. What does not: fetching it (`printings`).
 */

/** What one lasting effect says, to its player, to the opponent and to others. */
export interface LastingText {
  readonly text?: string;
  readonly theirs?: string;
  readonly watched?: string;
}

/** The facts of a card, as the catalogue tells them. */
export interface CardFacts {
  readonly code: string;
  readonly title: string;
  readonly subtitle: string;
  readonly type: string;
  readonly colour: string;
  readonly affiliation: string;
  readonly unique: boolean;
  readonly cost: number | string | null;
  readonly health: number;
  readonly points: ReadonlyArray<number>;
  readonly subtypes: ReadonlyArray<string>;
  readonly sides: ReadonlyArray<string>;
  readonly text: ReadonlyArray<string>;
  /** Its lasting effects, as a view counts them. */
  readonly lasting?: ReadonlyArray<LastingText>;
}

/** Every card that can lie on a table, by its code. */
export type Catalogue = ReadonlyMap<string, CardFacts>;

/** What a card is called: a code the catalogue lacks is better than nothing, none is hidden. */
export function titleOf(catalogue: Catalogue, code: string): string {
  if (code === "") {
    return "A hidden card";
  }
  return catalogue.get(code)?.title ?? `Card ${code}`;
}
