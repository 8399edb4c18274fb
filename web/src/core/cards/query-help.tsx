import type { ReactElement } from "react";
import { IS, NAME, SORT } from "@/core/cards/query";
import styles from "@/core/cards/query-help.module.css";
import { termText } from "@/core/cards/query-terms";
import { NONE } from "@/core/cards/query-values";
import type { CardSearch } from "@/core/cards/search";

interface QueryHelpProps<C> {
  readonly search: CardSearch<C>;
  /** Look for this instead. */
  readonly use: (query: string) => void;
}

/** What can be typed, with examples that can be pressed. */
export function QueryHelp<C>({ search, use }: QueryHelpProps<C>): ReactElement {
  return (
    <div className={styles["help"]}>
      <section aria-labelledby="query-examples">
        <h2 id="query-examples">Try one</h2>
        <ul className={styles["examples"]}>
          {search.examples.map(({ query, finds }) => (
            <li key={query}>
              <button type="button" onClick={() => use(query)}>
                <code>{query}</code>
                <span>{finds}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="query-fields">
        <h2 id="query-fields">Fields</h2>
        <dl className={styles["fields"]}>
          {fieldsOf(search).map(([names, words, example]) => (
            <div key={names}>
              <dt>
                <code>{names}</code>
              </dt>
              <dd>
                {words}{" "}
                <button type="button" onClick={() => use(example)}>
                  {example}
                </button>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="query-signs">
        <h2 id="query-signs">Putting it together</h2>
        <dl className={styles["fields"]}>
          {SIGNS.map(([sign, words]) => (
            <div key={sign}>
              <dt>
                <code>{sign}</code>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

const SIGNS: ReadonlyArray<readonly [sign: string, words: string]> = [
  ["word word", "Cards that have both words, in any order."],
  [
    '"two words"',
    "These words as they stand; “or” and “not” between quotation marks are words, too.",
  ],
  [": = != < <= > >=", "Is, is not, less, more. Only numbers have less and more."],
  ["a:1-3", "From 1 to 3."],
  [`a:${NONE}`, "Cards that have no such number."],
  ["a:x,y", "One of these values."],
  ["-a:x", "Not this; “not a:x” says the same."],
  ["a:x or b:y", "One of the two, or both."],
  ["( )", "Brackets hold together what belongs together."],
  [`${SORT}:a ${SORT}:-b`, `By a upwards, then by b downwards; ${SORT}:${NAME} by the name.`],
];

/** So many values of a field are listed. */
const FEW = 10;

/** Names, meaning and an example of every field. */
function fieldsOf<C>(
  search: CardSearch<C>,
): ReadonlyArray<readonly [names: string, words: string, example: string]> {
  const namesOf = (key: string, also: ReadonlyArray<string> = []): string =>
    [key, ...also].map((name) => `${name}:`).join(" ");
  return [
    ...search.choices
      .filter(({ choices }) => choices.length > 0)
      .map(({ key, also, label, choices }) => {
        const [first] = choices;
        const values =
          choices.length > FEW ? "" : `: ${choices.map(([value]) => value).join(", ")}.`;
        return [
          namesOf(key, also),
          `${label}${values}`,
          termText(key, ":", first?.[0] ?? ""),
        ] as const;
      }),
    ...search.numbers.map(
      ({ key, also, label }) => [namesOf(key, also), label, `${key}>=2`] as const,
    ),
    ...search.texts.map(
      ({ key, also, label }) => [namesOf(key, also), label, `${key}:force`] as const,
    ),
    ...search.checks.map(({ key, label }) => [`${IS}:${key}`, label, `-${IS}:${key}`] as const),
  ];
}
