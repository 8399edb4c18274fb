import type { OptionView } from "@protocol";
import type { ReactElement } from "react";
import { Choice } from "@/core/decisions/choice";
import styles from "@/core/decisions/words.module.css";
import { type Asked, wordsOf } from "@/core/scene/asked";
import { SYMBOLS } from "@/games/destiny/reading/sides";
import { Sign, type SignName } from "@/kit/sign";

/** Options that are words and no things: parts of a text, players, groups, subtypes. */
export function Words({ decision, prompt }: Asked): ReactElement {
  return <WordList options={decision.options} words={prompt.options} sign={() => null} />;
}

const NOTCHES: ReadonlyArray<SignName> = ["notch-red", "notch-blue", "notch-yellow", "notch-gray"];

/** One of the four colours, each with the mark its dice carry. */
export function Colours({ decision, prompt }: Asked): ReactElement {
  const sign = (option: OptionView) => NOTCHES[option.value ?? 0] ?? null;
  return <WordList options={decision.options} words={prompt.options} sign={sign} />;
}

/** One of several symbols that a die may be resolved as. */
export function Symbols({ decision, prompt }: Asked): ReactElement {
  const sign = (option: OptionView) => SYMBOLS[option.value ?? 0] ?? null;
  return <WordList options={decision.options} words={prompt.options} sign={sign} />;
}

interface WordListProps {
  readonly options: ReadonlyArray<OptionView>;
  readonly words: ReadonlyArray<string>;
  sign(option: OptionView): SignName | null;
}

/** Side by side in the bar. */
function WordList({ options, words, sign }: WordListProps): ReactElement {
  return (
    <>
      {options.map((option, place) => {
        const name = sign(option);
        return (
          <Choice
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is known by its place
            key={place}
            place={place}
            label={words[place] ?? ""}
            weight={option.kind === "stop" || option.kind === "no" ? "quiet" : "plain"}
          >
            {name === null ? null : <Sign name={name} />}
            {words[place]}
          </Choice>
        );
      })}
    </>
  );
}

/** Any decision at all, as its options in words: for reasons that have no component yet. */
export function AnyDecision(asked: Asked): ReactElement {
  return (
    <div data-fallback={asked.decision.reason} className={styles["few"]}>
      {asked.decision.options.map((option, place) => (
        <Choice
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is known by its place
          key={place}
          place={place}
          label={wordsOf(asked.prompt, place)}
          weight={option.kind === "stop" || option.kind === "no" ? "quiet" : "plain"}
        >
          {wordsOf(asked.prompt, place)}
        </Choice>
      ))}
    </div>
  );
}
