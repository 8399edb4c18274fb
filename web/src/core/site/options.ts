/**
 * What can be chosen for a game of any title, as the server offers it.
 *
 * What belongs here: pure functions: what can be chosen beside what, and what was chosen in words.
 * What does not: fields, and what an option means.
 */
import type { ChoiceOffered, OptionOffered, Terms, TitleOffered } from "@protocol";

/** What was chosen, by the keys of options. */
export type Chosen = Readonly<Record<string, string>>;

/** An option with what can be chosen of it now. */
export interface OpenOption {
  readonly option: OptionOffered;
  readonly choices: ReadonlyArray<ChoiceOffered>;
  readonly chosen: ChoiceOffered;
}

/**
 * The options that mean something beside what is chosen, each with its choice.
 *
 * What was not chosen, or cannot be any more, is the usual one.
 */
export function openOptions(
  { options }: Pick<TitleOffered, "options">,
  { format, edition = "", options: wanted = {} }: Pick<Terms, "format" | "edition" | "options">,
): ReadonlyArray<OpenOption> {
  const beside: Record<string, string> = { format, edition };
  const found: OpenOption[] = [];
  for (const option of options) {
    const choices = option.choices.filter((choice) => fits(choice, beside));
    const chosen =
      choices.find(({ key }) => key === wanted[option.key]) ??
      choices.find(({ key }) => key === option.usual) ??
      choices[0];
    if (chosen === undefined) continue;
    beside[option.key] = chosen.key;
    found.push({ option, choices, chosen });
  }
  return found;
}

function fits({ given }: ChoiceOffered, beside: Chosen): boolean {
  return Object.entries(given).every(([key, allowed]) => allowed.includes(beside[key] ?? ""));
}

/** What is chosen of each option that means something. */
export function chosenOf(open: ReadonlyArray<OpenOption>): Chosen {
  return Object.fromEntries(open.map(({ option, chosen }) => [option.key, chosen.key]));
}

/** What was chosen for a game, in words; nothing for one begun without a choice. */
export function optionWords(terms: Terms, game: TitleOffered): ReadonlyArray<string> {
  if (Object.keys(terms.options ?? {}).length === 0) return [];
  return openOptions(game, terms).map(({ option, chosen }) => `${option.name}: ${chosen.name}`);
}
