/**
 * A whole list in an address: behind its `#`, which browsers keep to themselves, so that no server
 * has it in a log.
 *
 * What belongs here: pure functions from a list to the address and back. What does not: reading the
 * list, which the server does and checks as it does any other.
 */

/** A list that somebody gives to others, with what it is meant for. */
export interface LinkedList {
  readonly title: string;
  readonly name: string;
  readonly format: string;
  readonly edition: string;
  readonly text: string;
}

const PATH = "/deck";
/** As long as a list may be that the server reads. */
const LONGEST_LIST = 20_000;
const LONGEST_NAME = 60;

/** The address of a list. */
export function listLink({ title, name, format, edition, text }: LinkedList): string {
  const said = new URLSearchParams({ game: title, name, format, rules: edition, list: text });
  return `${PATH}#${said}`;
}

/** The list behind the `#` of an address; null where none stands, or one that is too long. */
export function listIn(hash: string): LinkedList | null {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  const of = (key: string): string => said.get(key) ?? "";
  const text = of("list");
  const format = of("format");
  if (text.trim() === "" || text.length > LONGEST_LIST || format === "") return null;
  return {
    title: of("game"),
    name: of("name").trim().slice(0, LONGEST_NAME) || "A list",
    format,
    edition: of("rules"),
    text,
  };
}
