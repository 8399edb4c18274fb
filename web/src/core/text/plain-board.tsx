import { type ReactElement, useId } from "react";
import styles from "@/core/text/text.module.css";
import { capital } from "@/kit/wording";

/**
 * A board whose title has no words for it: its fields as they were sent, and their values.
 *
 * What belongs here: what can be said of any data. What does not: what a field means; a title
 * that wants to say it has `Words` of its own (`core/client/client`).
 */

type Who = (seat: number) => string;
type Field = readonly [name: string, value: unknown];

interface PlainBoardProps {
  readonly board: object;
  readonly who: Who;
}

export function PlainBoard({ board, who }: PlainBoardProps): ReactElement {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles["side"]}>
      <h2 id={heading}>On the table</h2>
      <div className={styles["zone"]}>
        <Fields fields={Object.entries(board)} who={who} />
      </div>
    </section>
  );
}

interface FieldsProps {
  readonly fields: ReadonlyArray<Field>;
  readonly who: Who;
}

/** Each field in a line; what has parts of its own below its name. */
function Fields({ fields, who }: FieldsProps): ReactElement {
  return (
    <ul>
      {fields.map(([name, value], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a field is known by its place
        <li key={place}>
          {isShort(value) && !isPlayers(name, value) ? (
            `${named(name)}: ${wordsOf(value)}`
          ) : (
            <>
              {named(name)}
              <Fields fields={fieldsOf(name, value, who)} who={who} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What stands below a name: things in a row have numbers, players the names of their seats. */
function fieldsOf(name: string, value: unknown, who: Who): ReadonlyArray<Field> {
  if (!Array.isArray(value)) return isObject(value) ? Object.entries(value) : [];
  const namesOf = isPlayers(name, value) ? who : (place: number) => `${place + 1}.`;
  return value.map((part, place) => [namesOf(place), part]);
}

function isPlayers(name: string, value: unknown): boolean {
  return name === "players" && Array.isArray(value);
}

function named(key: string): string {
  return capital(key.replaceAll("_", " "));
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** Whether it is a value, a record of nothing but values, or a row of such. */
function isShort(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((part) => isValueOrRecord(part));
  return isValueOrRecord(value);
}

function isValueOrRecord(value: unknown): boolean {
  return !isObject(value) || (!Array.isArray(value) && !Object.values(value).some(isObject));
}

function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).join(", ") || "none";
  if (isObject(value)) return recordWords(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value === null || value === "" ? "none" : String(value);
}

/** A small record, such as a card: what is said of it, and not its number. */
function recordWords(record: object): string {
  const said = Object.entries(record).flatMap(([key, value]: [string, unknown]) => {
    if (key === "id" || value === false || value === null || value === "") return [];
    if (value === true) return [key.replaceAll("_", " ")];
    return [typeof value === "string" ? value : `${key.replaceAll("_", " ")} ${String(value)}`];
  });
  return said.join(" ") || "unknown";
}
