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
  ruinOf,
  type Step,
  seen,
  stoppedAt,
  toggled,
  withoutLast,
  wordsShown,
} from "@/core/picking/picking";
import { optionKey } from "@/core/picking/stages";
import { useSettings } from "@/core/store/settings";
import type { Outcome, PendingAnswer, TableState } from "@/core/store/state";
import type { TableStore } from "@/core/store/store";
import { ruinOf as ruinAt } from "@/core/view/ruin";
import { type Decision, decisionIn } from "@/core/view/view";

/** A decision as it is shown, and what is picked of it. */
export interface Picking {
  /** With everything that was offered at some stage; any other decision as it is. */
  readonly decision: Decision | null;
  readonly prompt: Prompt | null;
  /** Null where one option is the whole answer. */
  readonly picks: Picks | null;
  /** What of one's own game is ruined by what was to be sent: it waits to be sent once more. */
  readonly asking: string;
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
  const { careful } = useSettings();
  const [kept, setKept] = useState<Picks>(NO_PICKS);
  const [asks, setAsks] = useState("");
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
  /** Ready to be sent, or asked about first: what ruins one's own game is asked about once. */
  const ready = useCallback(
    (now: Picks): Picks => {
      const name = nameOf(now);
      const isAsked = careful && ruinOfAll(now, asked, prompt) !== "" && asks !== name;
      if (isAsked) setAsks(name);
      return { ...now, sending: !isAsked };
    },
    [careful, asked, prompt, asks],
  );
  const toggle = useCallback(
    (place: number) =>
      change((now, of) => {
        const known = now.known[place];
        return known === undefined ? ready(now) : toggled(now, of, known.key);
      }),
    [change, ready],
  );
  const fill = useCallback(
    (place: number) =>
      change((now, of) => {
        const key = now.known[place]?.key;
        return key === undefined ? now : ready(filled(now, of, key));
      }),
    [change, ready],
  );
  const takeBack = useCallback(() => {
    if (picks !== null && picks.picked.length > 0) change(withoutLast);
    else if (asked?.back) void store.back();
  }, [picks, asked, store, change]);
  const send = useCallback(() => change(ready), [change, ready]);
  const asking =
    picks !== null && careful && asks === nameOf(picks) ? ruinOfAll(picks, asked, prompt) : "";

  return useMemo(() => {
    const shown =
      picks === null || asked === null || prompt === null
        ? { decision, prompt }
        : { decision: asShown(picks, asked), prompt: wordsShown(picks, asked, prompt) };
    return { ...shown, picks, asking, toggle, fill, takeBack, send };
  }, [decision, asked, prompt, picks, asking, toggle, fill, takeBack, send]);
}

/** What is picked of which decision, as a name. */
function nameOf({ group, picked }: Picks): string {
  return `${group} ${picked.join(" ")}`;
}

/** What is ruined by all that is picked; where nothing is, by stopping. */
function ruinOfAll(picks: Picks, decision: Decision | null, prompt: Prompt | null): string {
  if (picks.picked.length > 0) return ruinOf(picks);
  const stop = decision?.options.findIndex(({ kind }) => kind === "stop") ?? NOTHING;
  return ruinAt(prompt, stop);
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
