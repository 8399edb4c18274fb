import { type ReactElement, type RefObject, useCallback, useEffect, useRef } from "react";
import { Button } from "@/drawing/button";
import type { TableState } from "@/store/state";
import type { TableStore } from "@/store/store";
import { useTable } from "@/store/use-table";
import { useNumberKeys } from "@/text/number-keys";
import styles from "@/text/text.module.css";

const BACK = -1;
const pickView = (state: TableState) => state.view;
const pickPrompt = (state: TableState) => state.prompt;
const pickPending = (state: TableState) => state.pending;
const pickRefusal = (state: TableState) => state.refusal;

/** What is asked, and every option as a button in the words of the prompt. */
export function Decision({ store }: { readonly store: TableStore }): ReactElement {
  const view = useTable(store, pickView);
  const prompt = useTable(store, pickPrompt);
  const pending = useTable(store, pickPending);
  const refusal = useTable(store, pickRefusal);
  const decision = view?.decision ?? null;
  const isSent = pending !== null && pending.decision === decision?.id;
  const options = prompt?.options ?? [];
  const choose = useCallback(
    (place: number) => void (place === BACK ? store.back() : store.answer(place)),
    [store],
  );
  const canAnswer = decision !== null && !isSent;
  const canStepBack = canAnswer && (decision.back ?? false);
  const digits = useNumberKeys(canAnswer ? options.length : 0, canStepBack, choose);
  const region = useFocusKept(decision?.id ?? null);

  return (
    <section ref={region} tabIndex={-1} aria-label="Decision" className={styles["decision"]}>
      <h2 aria-live="polite">{prompt?.text ?? "Nothing is asked of you now."}</h2>
      <ol>
        {options.map((words, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is known by its place
          <li key={`${decision?.id} ${place}`}>
            <Button
              aria-disabled={isSent}
              pending={isSent && pending.choice === place}
              onClick={() => choose(place)}
              data-option={place}
            >
              <span className="num">{place + 1}</span> {words}
            </Button>
          </li>
        ))}
      </ol>
      {decision?.back ? (
        <Button
          sign="undo"
          pending={isSent && pending.choice === BACK}
          onClick={() => choose(BACK)}
        >
          Step back
        </Button>
      ) : null}
      <p role="status" className={styles["status"]}>
        {digits === "" ? "" : `${digits} typed. Type another digit, or Enter.`}
        {isSent && pending.stage === "doubtful" ? "Sent again when the connection is back." : ""}
      </p>
      {refusal === null ? null : (
        <div role="alert" className={styles["refusal"]}>
          <p>
            {refusal.message} {refusal.advice}
          </p>
          <Button onClick={() => store.dismissRefusal()}>Close this message</Button>
        </div>
      )}
    </section>
  );
}

/** The button that was pressed goes with its question: the region takes the focus over. */
function useFocusKept(decision: number | null): RefObject<HTMLElement | null> {
  const region = useRef<HTMLElement>(null);
  const before = useRef(decision);
  useEffect(() => {
    if (before.current === decision) return;
    before.current = decision;
    if (document.activeElement === document.body) region.current?.focus({ preventScroll: true });
  }, [decision]);
  return region;
}
