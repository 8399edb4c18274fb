/** Small words about words, for sentences that are put together. */

/** Words as they begin a sentence. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "a", "a and b", "a, b and c". */
export function listed(words: ReadonlyArray<string>): string {
  if (words.length < 2) return words[0] ?? "";
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`;
}

/** A name in an address for people: `first-order` is First order. */
export function spelled(name: string): string {
  return capital(name.replaceAll("-", " "));
}
