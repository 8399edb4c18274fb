import type { Pair, Prompt } from "@protocol";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import {
  chosenBefore,
  NOTHING_SENT,
  nextOfPlan,
  optionKey,
  type Plan,
  remember,
  type Sent,
} from "@/core/picking/stages";
import { type Picking, pickedPlaces } from "@/core/picking/use-picks";
import { ruinOf } from "@/core/scene/asked";
import { type Placement, thingsAt } from "@/core/scene/placement";
import { PAIRS } from "@/core/scene/scene";
import { useSettings } from "@/core/store/settings";
import type { TableStore } from "@/core/store/store";
import type { Decision } from "@/core/view/view";

/**
 * Answering: confirming where that is wished, what was chosen before, and arranged orders.
 *
 * What belongs here: the little that the page remembers of its own answers. What does not:
 * what the options mean, and choices of several things (`core/picking/use-picks`).
 */

export interface Answers {
  readonly armed: number | null;
  readonly chosen: ReadonlyMap<number, number>;
  choose(place: number): void;
  back(): void;
  /** Send an arranged order, stage by stage. */
  follow(plan: Plan): void;
}

/** Nothing is confirmed that only ends or declines something. */
const UNCONFIRMED: ReadonlySet<string> = new Set(["stop", "no", "pass"]);

/** No decision. */
const NONE = -1;

/** The decision as it was asked. */
interface AskedNow {
  readonly decision: Decision | null;
  readonly prompt: Prompt | null;
}

/** The second answer of a pair, and the decision that the first one answered. */
interface Following {
  readonly behind: number;
  readonly key: string;
}

/** Answering the decision as it was asked; `placement` is that of the decision as it is shown. */
export function useAnswers(
  store: TableStore,
  { decision, prompt }: AskedNow,
  placement: Placement,
  picking: Picking,
): Answers {
  const { confirm, careful } = useSettings();
  const [armed, setArmed] = useState<{ decision: number; place: number } | null>(null);
  // Nothing is drawn for it: what was sent is chosen only at the next stage, which is drawn anyway.
  const sent = useRef<Sent>(NOTHING_SENT);
  /** The decision whose answer is on its way: a second click before it is drawn so is nothing. */
  const underway = useRef(NONE);
  const plan = useRef<Plan | null>(null);
  const following = useRef<Following | null>(null);
  const { picks, toggle, takeBack } = picking;
  const armedPlace = armed !== null && armed.decision === decision?.id ? armed.place : null;

  const send = useCallback(
    (place: number) => {
      const option = decision?.options[place];
      if (decision === null || option === undefined || underway.current === decision.id) {
        return;
      }
      setArmed(null);
      sent.current = remember(sent.current, decision, thingsAt(placement, place));
      underway.current = decision.id;
      void store.answer(place).then(() => {
        underway.current = NONE;
      });
    },
    [store, decision, placement],
  );

  const choose = useCallback(
    (place: number) => {
      if (picks !== null) {
        toggle(place);
        return;
      }
      const pair = pairAt(prompt, place);
      const first = pair?.first ?? place;
      const option = decision?.options[first];
      if (decision === null || option === undefined || underway.current === decision.id) {
        return;
      }
      const isRuin = careful && ruinOf(prompt, first) !== "";
      const isAsked = isRuin || (confirm && !UNCONFIRMED.has(option.kind));
      if (isAsked && armedPlace !== place) {
        setArmed({ decision: decision.id, place });
        return;
      }
      following.current =
        pair === undefined ? null : { behind: decision.id, key: optionKey(pair.then) };
      send(first);
    },
    [confirm, careful, armedPlace, decision, prompt, send, picks, toggle],
  );

  const back = useCallback(() => {
    plan.current = null;
    following.current = null;
    if (picks !== null) {
      takeBack();
      return;
    }
    if (armedPlace !== null) {
      setArmed(null);
    } else if (decision?.back) {
      void store.back();
    }
  }, [armedPlace, decision, store, picks, takeBack]);

  const follow = useCallback(
    (arranged: Plan) => {
      plan.current = arranged;
      sendPlanned(arranged, decision, send);
    },
    [decision, send],
  );

  const lastFollowed = useRef(-1);
  useEffect(() => {
    if (decision === null || lastFollowed.current === decision.id) {
      return;
    }
    lastFollowed.current = decision.id;
    const next = following.current;
    if (next !== null && next.behind !== decision.id) {
      following.current = null;
      const place = decision.options.findIndex((option) => optionKey(option) === next.key);
      if (place >= 0) {
        send(place);
        return;
      }
    }
    if ((decision.stage ?? 0) > 0) {
      sendPlanned(plan.current, decision, send);
    }
  }, [decision, send]);

  const chosen = useMemo(() => {
    if (decision === null) {
      return new Map<number, number>();
    }
    return picks === null ? chosenBefore(sent.current, decision) : pickedThings(placement, picking);
  }, [decision, placement, picks, picking]);
  return useMemo(
    () => ({ armed: armedPlace, chosen, choose, back, follow }),
    [armedPlace, chosen, choose, back, follow],
  );
}

/** The pair of answers that a number stands for; of an option one whose second is no choice. */
function pairAt(prompt: Prompt | null, place: number): Pair | undefined {
  return place <= PAIRS
    ? prompt?.pairs?.[PAIRS - place]
    : prompt?.pairs?.find(({ first, text }) => first === place && text === "");
}

/** How often each thing is picked. */
function pickedThings(placement: Placement, picking: Picking): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const place of pickedPlaces(picking)) {
    for (const id of thingsAt(placement, place)) {
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return counts;
}

function sendPlanned(
  plan: Plan | null,
  decision: Decision | null,
  send: (place: number) => void,
): void {
  const place = decision === null ? -1 : nextOfPlan(plan, decision);
  if (place >= 0) {
    send(place);
  }
}
