/**
 * Changing single lines of a deck list.
 *
 * What belongs here: pure functions over text. What does not: understanding a list (the server
 * does), and writing one (the title does).
 */
import type { Unread } from "@protocol";

/** The list with what was meant in place of what was not understood; the number before it stays. */
export function withMeant(text: string, unread: Unread, meant: string): string {
  const lines = text.split("\n");
  const place = unread.number - 1;
  const line = lines[place];
  if (line === undefined) return text;
  const count = /^\s*(\d{1,2})\s*[xX]?\s+/.exec(line)?.[1] ?? "1";
  lines[place] = `${count} ${meant}`;
  return lines.join("\n");
}

/** The list without a line. */
export function withoutLine(text: string, number: number): string {
  return text
    .split("\n")
    .filter((_, place) => place !== number - 1)
    .join("\n");
}
