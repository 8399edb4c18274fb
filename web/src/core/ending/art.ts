/**
 * What a title draws and says of a game that is over.
 *
 * What belongs here: the contract, and what is drawn for a title that draws nothing. What does not:
 * what is counted, which the server tells (`Review`).
 */
import type { Face, Fate } from "@protocol";
import type { ReactElement, ReactNode } from "react";

/** The words of one tally, by its kind. */
export interface TallyWords {
  readonly heading: string;
  /** What is counted, after a number. */
  readonly unit: string;
  /** What came to nothing; empty where nothing can. */
  readonly wasted: string;
}

export interface EndingArt {
  /** What the title counts its time in. */
  readonly round: "round" | "turn";
  /** The emblem of a card; null where it has none. */
  emblem(code: string, seat: number, size: number): ReactNode;
  /** Something that was rolled or drawn. */
  face(face: Face): ReactNode;
  /** How one who fought stands at the end. */
  fate(fate: Fate): string;
  readonly tallies: Readonly<Partial<Record<string, TallyWords>>>;
  /** What is rolled or drawn, one and several. */
  readonly rolls: readonly [one: string, several: string];
  /** How luck is measured, in a sentence. */
  readonly measure: string;
}

/** What a title's part of the end is given: it draws the page with its art. */
export interface EndingPartProps {
  readonly edition: string;
  draw(art: EndingArt): ReactElement;
}

/** For a title that draws nothing of its own. */
export const PLAIN_ART: EndingArt = {
  round: "round",
  emblem: () => null,
  face: ({ shows }) => shows,
  fate: ({ left }) => `${left} left`,
  tallies: {},
  rolls: ["roll", "rolls"],
  measure: "",
};
