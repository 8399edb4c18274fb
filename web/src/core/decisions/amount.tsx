import { type ReactElement, useState } from "react";
import styles from "@/core/decisions/amount.module.css";
import { Choice } from "@/core/decisions/choice";
import { type Asked, outcomeOf, wordsOf } from "@/core/scene/asked";
import { ruinOf } from "@/core/view/ruin";
import { Sign } from "@/kit/sign";

interface AmountProps extends Asked {
  /** What choosing the number at a place does, where a title says it better. */
  words?(place: number): string;
}

/**
 * A number: a slider over those that are offered, and a button that says what the number it stands
 * on does and comes to.
 *
 * It begins with the most that ruins nothing of one's own game.
 */
export function Amount({ decision, prompt, words }: AmountProps): ReactElement {
  const last = decision.options.length - 1;
  const [at, setAt] = useState(() => harmless(prompt, last));
  const place = Math.min(at, last);
  const said = words?.(place) ?? plainWords(wordsOf(prompt, place));
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
            aria-valuetext={said}
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
      <Choice
        place={place}
        label={said}
        outcome={ruinOf(prompt, place) || outcomeOf(prompt, place)}
        weight="main"
      >
        {said}
      </Choice>
    </>
  );
}

/** The last place that ruins nothing; the first one where all do. */
function harmless(prompt: Asked["prompt"], last: number): number {
  for (let place = last; place > 0; place -= 1) {
    if (ruinOf(prompt, place) === "") return place;
  }
  return 0;
}

function plainWords(words: string): string {
  return words === "0" ? words : `Choose ${words}`;
}
