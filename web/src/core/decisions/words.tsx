import type { ReactElement, ReactNode } from "react";
import { Choice } from "@/core/decisions/choice";
import styles from "@/core/decisions/words.module.css";
import { type Asked, wordsOf } from "@/core/scene/asked";
import type { Option } from "@/core/view/view";
import { capital } from "@/kit/wording";

/** Options that are words and no things: parts of a text, players, groups. */
export function Words({ decision, prompt }: Asked): ReactElement {
  return <WordList options={decision.options} words={prompt.options} />;
}

interface WordListProps {
  readonly options: ReadonlyArray<Option>;
  readonly words: ReadonlyArray<string>;
  /** What stands before the words of an option. */
  sign?(option: Option): ReactNode;
}

/** Side by side in the bar. */
export function WordList({ options, words, sign }: WordListProps): ReactElement {
  return (
    <>
      {options.map((option, place) => (
        <Choice
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is known by its place
          key={place}
          place={place}
          label={words[place] ?? ""}
          weight={option.kind === "stop" || option.kind === "no" ? "quiet" : "plain"}
        >
          {sign?.(option)}
          {capital(words[place] ?? "")}
        </Choice>
      ))}
    </>
  );
}

/** Any decision at all, as its options in words: for kinds that have no component yet. */
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
          {capital(wordsOf(asked.prompt, place))}
        </Choice>
      ))}
    </div>
  );
}
