import { type ReactElement, useState } from "react";
import type { TableState } from "@/core/store/state";
import type { TableStore } from "@/core/store/store";
import { useTable } from "@/core/store/use-table";
import styles from "@/core/talk/quick-row.module.css";
import type { QuickWordsShown } from "@/core/talk/quick-words";
import { CheckField } from "@/kit/choice-field";

const NONE: Readonly<Record<string, string>> = {};
const quickOf = ({ welcome }: TableState): Readonly<Record<string, string>> =>
  welcome?.quick ?? NONE;
const watchingOf = ({ presence }: TableState): number => presence?.watching ?? 0;

/** How many watch, in words; nothing if nobody does. */
export function watchersWords(count: number): string {
  if (count === 0) return "";
  return count === 1 ? "One person watches." : `${count} people watch.`;
}

interface QuickRowProps {
  readonly store: TableStore;
  readonly shown: QuickWordsShown;
}

/** What can be said with one touch, whether that of others is shown, and how many watch. */
export function QuickRow({ store, shown }: QuickRowProps): ReactElement {
  const quick = useTable(store, quickOf);
  const watching = watchersWords(useTable(store, watchingOf));
  const [refused, setRefused] = useState("");
  const say = (word: string) => (): void => {
    void store.sayQuick(word).then((outcome) => {
      setRefused(outcome.done ? "" : outcome.refusal.message);
    });
  };
  return (
    <details className={styles["quick"]}>
      <summary>{watching === "" ? "Quick words" : `Quick words · ${watching}`}</summary>
      <div className={styles["words"]}>
        {Object.entries(quick).map(([word, text]) => (
          <button key={word} type="button" className={styles["word"]} onClick={say(word)}>
            {text}
          </button>
        ))}
      </div>
      {refused === "" ? null : (
        <p className="error" role="alert">
          {refused}
        </p>
      )}
      {shown.isEverywhere ? (
        <p className="quiet">Your settings show nobody's quick words.</p>
      ) : (
        <CheckField
          label="Mute quick words at this table"
          checked={shown.isMuted}
          change={shown.mute}
        />
      )}
    </details>
  );
}
