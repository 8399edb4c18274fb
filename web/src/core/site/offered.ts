/**
 * What the server offers of one game among those it has.
 *
 * What belongs here: finding it, and what it is called. What does not: its terms in words
 * (`table-words`).
 */
import type { TermsOffered, TitleOffered } from "@protocol";

const NOTHING: Omit<TitleOffered, "id"> = {
  name: "",
  editions: [],
  formats: [],
  seats: [],
  responses: false,
  options: [],
};

/**
 * What is offered of a game; of the first where none is named.
 *
 * Nothing is offered of a game that the server has no more, nor before its terms have come.
 */
export function offered(terms: TermsOffered | null, title: string | undefined): TitleOffered {
  const id = title ?? "";
  const [first] = terms?.titles ?? [];
  const found = id === "" ? first : terms?.titles.find((one) => one.id === id);
  return found ?? { ...NOTHING, id };
}

/** What a game is called, for lists in which there are several; empty where the server has one. */
export function gameWords(terms: TermsOffered | null, title: string | undefined): string {
  return (terms?.titles.length ?? 0) < 2 ? "" : offered(terms, title).name || (title ?? "");
}
