import { type ReactElement, useEffect } from "react";
import type { Stage } from "@/core/staging/presentation";
import styles from "@/core/staging/stage-bar.module.css";
import { Button } from "@/kit/button";
import { classes } from "@/kit/classes";
import { isForPage } from "@/kit/keyboard";
import { Sign } from "@/kit/sign";

interface StageBarProps {
  readonly stage: Stage;
  /** Who acts; "You" for oneself. */
  readonly name: string;
  hold(): void;
  skip(): void;
  skipAll(): void;
}

/** In place of the decision while something is shown: what happens step by step, Hold and Skip. */
export function StageBar({ stage, name, hold, skip, skipAll }: StageBarProps): ReactElement {
  const { act, behind, isHeld } = stage;
  const isStaged = act.kind === "staged";
  useStageKeys(hold, skip, isStaged);
  return (
    <section
      className={classes(styles["bar"], styles[act.kind])}
      data-bar
      data-zone="bar"
      data-on-stage={act.kind}
      data-decision={`stage ${stage.number}`}
      aria-label="What happens"
    >
      {isStaged ? <Run key={stage.number} stage={stage} /> : null}
      <div className={styles["say"]} aria-live="polite">
        <p className={styles["over"]}>{overWords(act, name)}</p>
        <h1 className={styles["sentence"]} data-sentence>
          {act.title}
        </h1>
      </div>
      <Steps stage={stage} />
      {act.kind === "flow" ? null : (
        <div className={styles["choices"]} data-row>
          {behind > 1 ? (
            <Button kind="quiet" onClick={skipAll}>
              {`Skip all ${behind + 1}`}
            </Button>
          ) : null}
          {isStaged ? (
            <Button sign={isHeld ? "play" : "pause"} aria-pressed={isHeld} onClick={hold}>
              {isHeld ? "Go on" : "Hold"}
              <kbd className={styles["key"]}>H</kbd>
            </Button>
          ) : null}
          <Button kind={isStaged ? "go" : "line"} onClick={skip}>
            Skip
            <kbd className={styles["key"]}>Space</kbd>
          </Button>
        </div>
      )}
    </section>
  );
}

function overWords({ kind, dice, seat }: Stage["act"], name: string): string {
  // Both sides at once, as when a replay jumps: nobody is named.
  if (seat < 0) return dice.length > 0 ? "Dice are rolled" : "What happens";
  const isYou = name === "You";
  if (kind === "staged") return isYou ? "You act" : `${name} acts, you watch`;
  if (kind === "flow") return isYou ? "You act" : `${name} acts`;
  const verb = dice.length > 0 ? "roll" : "draw";
  return `${name} ${isYou ? verb : `${verb}s`}`;
}

/** How much of the time is over. */
function Run({ stage }: { readonly stage: Stage }): ReactElement {
  return (
    <span
      className={classes(styles["run"], stage.isHeld && styles["still"])}
      style={{ animationDuration: `${stage.ms}ms` }}
    />
  );
}

const MOST_STEPS = 3;

/** What has been done and what is done now, the latest last; the sentence is not said twice. */
function Steps({ stage }: { readonly stage: Stage }): ReactElement | null {
  const { act, earlier, phase } = stage;
  const all = [...earlier, ...act.steps].filter((words) => words !== act.title);
  if (all.length === 0) return null;
  const from = Math.max(0, all.length - MOST_STEPS);
  const isTold = act.steps.every((words) => words === act.title);
  const first = isTold ? all.length : all.length - act.steps.length;
  const now = phase === "landed" && !isTold ? all.length - 1 : Math.max(0, first);
  return (
    <ol className={styles["steps"]} start={from + 1}>
      {all.slice(from).map((words, nth) => {
        const place = from + nth;
        const isDone = place < now;
        return (
          <li key={place} className={classes(place === now && styles["now"])}>
            <span>{isDone ? <Sign name="check" label="done" /> : place + 1}</span>
            {words}
          </li>
        );
      })}
    </ol>
  );
}

/** Space skips and H holds, before anything else on the page hears the key. */
function useStageKeys(hold: () => void, skip: () => void, isStaged: boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!isForPage(event) || event.repeat) return;
      const isHold = isStaged && /^h$/i.test(event.key);
      if (event.key !== " " && !isHold) return;
      event.preventDefault();
      event.stopPropagation();
      if (isHold) hold();
      else skip();
    };
    window.addEventListener("keydown", press, { capture: true });
    return () => window.removeEventListener("keydown", press, { capture: true });
  }, [hold, skip, isStaged]);
}
