/**
 * Collecting a choice of several things and sending it, for the drawn table and the one in words.
 *
 * What belongs here: keeping the picks, and sending one step after the other. What does not:
 * which step comes next (`picking`), and how picks look.
 */
import type { Prompt } from "@protocol";
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import {
  asShown,
  choosesSeveral,
  filled,
  NO_PICKS,
  nextStep,
  type Picks,
  type Step,
  seen,
  stoppedAt,
  toggled,
  withoutLast,
  wordsShown,
} from "@/core/picking/picking";
import { optionKey } from "@/core/picking/stages";
import type { Outcome, PendingAnswer, TableState } from "@/core/store/state";
import type { TableStore } from "@/core/store/store";
import { type Decision, decisionIn } from "@/core/view/view";

/** A decision as it is shown, and what is picked of it. */
export interface Picking {
  /** With everything that was offered at some stage; any other decision as it is. */
  readonly decision: Decision | null;
  readonly prompt: Prompt | null;
  /** Null where one option is the whole answer. */
  readonly picks: Picks | null;
  /** Pick an option that is shown, or take it back. */
  toggle(place: number): void;
  /** Pick an option as often as there is room for, and send it. */
  fill(place: number): void;
  /** Take the last pick back; one that was made before the page came is asked of the server. */
  takeBack(): void;
  /** Send what is picked. */
  send(): void;
}

/** No decision. */
const NOTHING = -1;

/** What of a table's state a choice of several is read from. */
type Asking = Pick<TableState, "view" | "prompt" | "pending">;

export function usePicks(store: TableStore, { view, prompt, pending }: Asking): Picking {
  const decision = decisionIn(view);
  const [kept, setKept] = useState<Picks>(NO_PICKS);
  const tried = useRef("");
  const sentFor = useRef(NOTHING);
  const asked = decision !== null && choosesSeveral(decision) ? decision : null;
  const picks = useMemo(
    () => (asked === null || prompt === null ? null : seen(kept, asked, prompt)),
    [kept, asked, prompt],
  );
  if (kept.group >= 0 && kept.group !== picks?.group) {
    // What was picked goes with its question: the same may be asked again after an undo.
    setKept(NO_PICKS);
  }
  const advance = useAdvance(store, asked, pending, { keep: setKept, tried, sentFor });
  useEffect(() => {
    if (picks !== null) advance(picks);
  }, [picks, advance]);

  const change = useCallback(
    (how: (picks: Picks, decision: Decision) => Picks) => {
      if (picks === null || asked === null || picks.sending) return;
      tried.current = "";
      sentFor.current = NOTHING;
      const changed = how(picks, asked);
      setKept(changed);
      // At once, and not after what is picked has been drawn.
      if (changed.sending) advance(changed);
    },
    [picks, asked, advance],
  );
  const toggle = useCallback(
    (place: number) =>
      change((now, of) => {
        const known = now.known[place];
        return known === undefined ? { ...now, sending: true } : toggled(now, of, known.key);
      }),
    [change],
  );
  const fill = useCallback(
    (place: number) =>
      change((now, of) => {
        const key = now.known[place]?.key;
        return key === undefined ? now : { ...filled(now, of, key), sending: true };
      }),
    [change],
  );
  const takeBack = useCallback(() => {
    if (picks !== null && picks.picked.length > 0) change(withoutLast);
    else if (asked?.back) void store.back();
  }, [picks, asked, store, change]);
  const send = useCallback(() => change((now) => ({ ...now, sending: true })), [change]);

  return useMemo(() => {
    const shown =
      picks === null || asked === null || prompt === null
        ? { decision, prompt }
        : { decision: asShown(picks, asked), prompt: wordsShown(picks, asked, prompt) };
    return { ...shown, picks, toggle, fill, takeBack, send };
  }, [decision, asked, prompt, picks, toggle, fill, takeBack, send]);
}

interface Memory {
  keep(change: Picks | ((picks: Picks) => Picks)): void;
  /** The last step that was tried: what was refused is not tried again by itself. */
  readonly tried: RefObject<string>;
  /** The decision that the last step answered: the next one waits for another. */
  readonly sentFor: RefObject<number>;
}

/** Send step after step, each once the table has the one before. */
function useAdvance(
  store: TableStore,
  decision: Decision | null,
  pending: PendingAnswer | null,
  { keep, tried, sentFor }: Memory,
): (picks: Picks) => void {
  return useCallback(
    (picks) => {
      if (decision === null || pending !== null || sentFor.current === decision.id) return;
      const step = nextStep(picks, decision);
      const name = `${decision.id} ${JSON.stringify(step)}`;
      if (step.kind === "nothing" || tried.current === name) return;
      tried.current = name;
      if (step.kind === "trouble") {
        keep(stoppedAt(picks, step.key));
        return;
      }
      const key = step.kind === "answer" ? step.key : "";
      keep(key === "" ? picks : { ...picks, sent: [...picks.sent, key] });
      sentFor.current = decision.id;
      void doStep(store, step).then(({ done }) => {
        if (done) return;
        sentFor.current = NOTHING;
        keep((now) => ({ ...now, sending: false }));
      });
    },
    [store, decision, pending, keep, tried, sentFor],
  );
}

function doStep(store: TableStore, step: Step & { kind: "answer" | "back" }): Promise<Outcome> {
  return step.kind === "back" ? store.back() : store.answer(step.place);
}

/** The places of what is picked among the options that are shown, each as often as it is. */
export function pickedPlaces({ decision, picks }: Picking): ReadonlyArray<number> {
  const places = (decision?.options ?? []).map(optionKey);
  return (picks?.picked ?? []).map((key) => places.indexOf(key));
}
