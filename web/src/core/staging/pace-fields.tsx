import { type ReactElement, useId, useState } from "react";
import { askToNotify, mayNotify } from "@/core/staging/waiting";
import { changeSettings, STAGINGS, useSettings } from "@/core/store/settings";
import { CheckField } from "@/kit/choice-field";

const WORDS: Readonly<Record<number, string>> = {
  0: "Not at all",
  800: "Briefly",
  1400: "As designed",
  2400: "Slowly",
  4000: "Very slowly",
};

/** How long each thing that others do is shown, from not at all to very slowly. */
export function StagingField(): ReactElement {
  const { staging } = useSettings();
  const id = useId();
  const words = WORDS[staging] ?? "";
  return (
    <div className="field">
      <label htmlFor={id}>{`Show what others do: ${words.toLowerCase()}`}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={STAGINGS.length - 1}
        step={1}
        value={STAGINGS.indexOf(staging)}
        aria-valuetext={words}
        onChange={({ target }) => changeSettings({ staging: STAGINGS[Number(target.value)] ?? 0 })}
      />
    </div>
  );
}

/** Whether this browser tells that one is waited for while the page is hidden. */
export function NoticeField(): ReactElement {
  const { notice } = useSettings();
  const [isRefused, setRefused] = useState(false);
  const change = async (wanted: boolean): Promise<void> => {
    const may = wanted && (await askToNotify());
    setRefused(wanted && !may);
    changeSettings({ notice: may });
  };
  return (
    <>
      <CheckField
        label="A notice when it is your turn and this page is hidden"
        checked={notice && mayNotify()}
        change={(wanted) => void change(wanted)}
      />
      {isRefused ? (
        <span className="hint" role="alert">
          This browser shows no notices from here: allow them in its settings.
        </span>
      ) : null}
    </>
  );
}
