import { type ReactElement, useState } from "react";
import { Choice } from "@/core/decisions/choice";
import { type Asked, wordsOf } from "@/core/scene/asked";
import styles from "@/games/swccg/decisions/how-many.module.css";
import { countWords } from "@/games/swccg/reading/counts";
import type { Seen } from "@/games/swccg/reading/seen";
import { Sign } from "@/kit/sign";

/** A number: a slider over those that are offered, one by one with its buttons, and what it does. */
export function HowMany({ scene, decision, prompt }: Asked): ReactElement {
  const last = decision.options.length - 1;
  const [at, setAt] = useState(last);
  const place = Math.min(at, last);
  const value = decision.options[place]?.value ?? 0;
  const words = countWords(scene.board as Seen, value, wordsOf(prompt, place));
  return (
    <>
      {last < 1 ? null : (
        <div className={styles["slider"]}>
          <button
            type="button"
            aria-label="One less"
            disabled={place === 0}
            onClick={() => setAt(place - 1)}
          >
            <Sign name="minus" />
          </button>
          <input
            type="range"
            min={0}
            max={last}
            value={place}
            aria-label="How many"
            aria-valuetext={words}
            onChange={(event) => setAt(Number(event.target.value))}
          />
          <button
            type="button"
            aria-label="One more"
            disabled={place === last}
            onClick={() => setAt(place + 1)}
          >
            <Sign name="plus" />
          </button>
        </div>
      )}
      <Choice place={place} label={words} weight="main">
        {words}
      </Choice>
    </>
  );
}
