import type { Prompt } from "@protocol";
import { type ReactElement, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useClient } from "@/core/client/use-client";
import { sendWords } from "@/core/decisions/send-words";
import { OrdersHere, OrdersPanel } from "@/core/orders/orders-panel";
import { howMany, missingOf, questionName } from "@/core/picking/picking";
import { type Picking, pickedPlaces, usePicks } from "@/core/picking/use-picks";
import { outcomeOf } from "@/core/scene/asked";
import { useFreshQuestion } from "@/core/scene/fresh-question";
import { useSettings } from "@/core/store/settings";
import type { TableState } from "@/core/store/state";
import type { TableStore } from "@/core/store/store";
import { useTable } from "@/core/store/use-table";
import { useNumberKeys } from "@/core/text/number-keys";
import styles from "@/core/text/text.module.css";
import { ruinOf } from "@/core/view/ruin";
import type { Decision as Asked } from "@/core/view/view";
import { Button } from "@/kit/button";

const BACK = -1;
const pickView = (state: TableState) => state.view;
const pickPrompt = (state: TableState) => state.prompt;
const pickPending = (state: TableState) => state.pending;
const pickRefusal = (state: TableState) => state.refusal;

/** What is asked, and every option as a button in the words of the prompt. */
export function Decision({ store }: { readonly store: TableStore }): ReactElement {
  const view = useTable(store, pickView);
  const asked = useTable(store, pickPrompt);
  const pending = useTable(store, pickPending);
  const refusal = useTable(store, pickRefusal);
  const picking = usePicks(store, { view, prompt: asked, pending });
  const { decision, prompt, picks, toggle, takeBack } = picking;
  const isSent = picks === null ? pending?.decision === decision?.id : picks.sending;
  const sent = isSent && picks === null ? pending : null;
  const options = prompt?.options ?? [];
  const { careful } = useSettings();
  const [asks, setAsked] = useState({ id: -1, place: BACK });
  const id = decision?.id ?? -1;
  const armed = asks.id === id ? asks.place : null;
  const choose = useCallback(
    (place: number) => {
      if (picks !== null) place === BACK ? takeBack() : toggle(place);
      else if (careful && ruinOf(prompt, place) !== "" && armed !== place) setAsked({ id, place });
      else void (place === BACK ? store.back() : store.answer(place));
    },
    [store, picks, toggle, takeBack, careful, prompt, armed, id],
  );
  const canAnswer = decision !== null && !isSent;
  const steps = decision?.back || (picks?.picked.length ?? 0) > 0;
  const digits = useNumberKeys(canAnswer ? options.length : 0, canAnswer && steps, choose);
  const region = useFocusKept(decision?.id ?? null);
  const question = decision === null ? "none" : questionName(decision);
  useFreshQuestion(question);

  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label="Decision"
      className={styles["decision"]}
      data-answers
      data-decision={question}
    >
      <h2 aria-live="polite">{prompt?.text ?? "Nothing is asked of you now."}</h2>
      <ol>
        {options.map((words, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is known by its place
          <li key={`${question} ${place}`}>
            <Button
              aria-disabled={isSent}
              aria-pressed={isPickable(picking, place) ? isPicked(picking, place) : undefined}
              pending={sent?.choice === place}
              onClick={() => choose(place)}
              data-option={place}
            >
              <span className="num">{place + 1}</span> {words}
              {timesWords(picking, place)}
            </Button>
            <Comes prompt={prompt} place={place} isAsked={armed === place} />
          </li>
        ))}
      </ol>
      {steps ? (
        <Button sign="undo" pending={sent?.choice === BACK} onClick={() => choose(BACK)}>
          Step back
        </Button>
      ) : null}
      {picks === null || decision === null ? null : <Send picking={picking} decision={decision} />}
      <OrdersHere store={store} />
      <OrdersPanel store={store} />
      <p role="status" className={styles["status"]}>
        {picks?.trouble}
        {digits === "" ? "" : `${digits} typed. Type another digit, or Enter.`}
        {isSent && pending?.stage === "doubtful" ? "Sent again when the connection is back." : ""}
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

interface ComesProps {
  readonly prompt: Prompt | null;
  readonly place: number;
  readonly isAsked: boolean;
}

/** What comes of an option, beside it; once it was pressed, what it would ruin. */
function Comes({ prompt, place, isAsked }: ComesProps): ReactElement | null {
  const words = isAsked
    ? `${ruinOf(prompt, place)} Press it again if you really want it.`
    : outcomeOf(prompt, place);
  if (words === "") return null;
  return (
    <small className={styles["comes"]} role={isAsked ? "alert" : undefined}>
      {words}
    </small>
  );
}

function isPickable({ picks }: Picking, place: number): boolean {
  return picks !== null && place < picks.known.length;
}

function isPicked(picking: Picking, place: number): boolean {
  return pickedPlaces(picking).includes(place);
}

/** Said after what is picked: once, or how often. */
function timesWords(picking: Picking, place: number): string {
  const times = pickedPlaces(picking).filter((one) => one === place).length;
  if (times === 0) return "";
  return times === 1 ? " (chosen)" : ` (chosen ${times} times)`;
}

interface SendProps {
  readonly picking: Picking;
  readonly decision: Asked;
}

/** How many are picked, and the button that sends them. */
function Send({ picking, decision }: SendProps): ReactElement | null {
  const { picks, asking, send } = picking;
  const client = useClient();
  if (picks === null) return null;
  const missing = missingOf(picks, decision);
  return (
    <>
      <p>Chosen: {howMany(picks, decision)}. A second press takes one back.</p>
      {picks.picked.length === 0 && asking === "" ? null : (
        <Button
          kind={asking === "" ? "go" : "danger"}
          disabled={picks.sending || missing > 0}
          onClick={send}
          data-send
        >
          {missing > 0 ? `${missing} more` : sendWords(client, decision, picks.picked.length)}
        </Button>
      )}
      {asking === "" ? null : (
        <p role="alert">{`${asking} Press it again if you really want it.`}</p>
      )}
    </>
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
