import type { Pair, Prompt } from "@protocol";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { GameClient } from "@/core/client/client";
import {
  chosenBefore,
  groupOf,
  NOTHING_SENT,
  nextOfPlan,
  optionKey,
  type Plan,
  remember,
  type Sent,
} from "@/core/picking/stages";
import { type Picking, pickedPlaces } from "@/core/picking/use-picks";
import { type Placement, thingsAt } from "@/core/scene/placement";
import { type Answering, PAIRS } from "@/core/scene/scene";
import { useSettings } from "@/core/store/settings";
import type { TableStore } from "@/core/store/store";
import { ruinOf } from "@/core/view/ruin";
import { type Decision, detailsOf, type Option } from "@/core/view/view";

/**
 * Answering: confirming where that is wished, what was chosen before, and arranged orders.
 *
 * What belongs here: the little that the page remembers of its own answers. What does not:
 * what the options mean, and choices of several things (`core/picking/use-picks`).
 */

export interface Answers {
  readonly armed: number | null;
  readonly chosen: ReadonlyMap<number, number>;
  /** Answer with an option, or with a pair of answers; `meant` is the thing that was clicked. */
  choose(place: number, meant?: number): void;
  /** Answer with an option, and the questions after it with the options of these keys. */
  chooseSeries(place: number, keys: ReadonlyArray<string>): void;
  /** The kind of option that the last action was; empty where none is under way. */
  readonly began: string;
  /** Answer with an option, and what comes after it with more of the kind. */
  repeat(place: number, next: ReadonlyArray<Answering>): void;
  back(): void;
  /** Send an arranged order, stage by stage. */
  follow(plan: Plan): void;
  /** Answer what needs no choice, together with the answer before. */
  settle(place: number): void;
}

/** Nothing is confirmed that only ends or declines something. */
const UNCONFIRMED: ReadonlySet<string> = new Set(["stop", "no", "pass"]);

/** No decision. */
const NONE = -1;

/** How long an answer that follows by itself waits to hear what comes of it. */
const FORETELLING_MS = 250;

/** The decision as it was asked, and whether what comes of its options is said already. */
interface AskedNow {
  readonly decision: Decision | null;
  readonly prompt: Prompt | null;
  readonly isForetold: boolean;
}

/** An option that waits to be confirmed, and the thing that was clicked for it. */
interface Armed {
  readonly decision: number;
  readonly place: number;
  readonly meant: number | undefined;
}

/** What a click has answered beyond the option it stood for: which decision, and what comes next. */
interface Following {
  readonly behind: number;
  /** What answers the questions that come: the place of the answer to each, -1 for another question. */
  readonly next: ReadonlyArray<(decision: Decision) => number>;
  /** They are one answer: they come in this order, and are taken back in one where that is allowed. */
  readonly isJoined: boolean;
}

/** Answering the decision as it was asked; `placement` is that of the decision as it is shown. */
export function useAnswers(
  store: TableStore,
  { decision, prompt, isForetold }: AskedNow,
  placement: Placement,
  picking: Picking,
  goesOn: NonNullable<GameClient["goesOn"]> = NOTHING_GOES_ON,
): Answers {
  const { confirm, careful } = useSettings();
  const [armed, setArmed] = useState<Armed | null>(null);
  // Nothing is drawn for it: what was sent is chosen only at the next stage, which is drawn anyway.
  const sent = useRef<Sent>(NOTHING_SENT);
  /** The decision whose answer is on its way: a second click before it is drawn so is nothing. */
  const underway = useRef(NONE);
  const plan = useRef<Plan | null>(null);
  const following = useRef<Following | null>(null);
  const [began, setBegan] = useState("");
  const { picks, toggle, takeBack } = picking;
  const armedPlace = armed !== null && armed.decision === decision?.id ? armed.place : null;

  /** The group of stages that was come to by a joined answer: its first stage is not gone back to. */
  const joined = useRef(NONE);

  const send = useCallback(
    (place: number, isJoined = false) => {
      const option = decision?.options[place];
      if (decision === null || option === undefined || underway.current === decision.id) {
        return;
      }
      setArmed(null);
      setBegan((before) => beganBy(before, option, goesOn));
      sent.current = remember(sent.current, decision, thingsAt(placement, place));
      underway.current = decision.id;
      joined.current = isJoined ? groupOf(decision) : NONE;
      void store.answer(place, isJoined).then(() => {
        underway.current = NONE;
      });
    },
    [store, decision, placement, goesOn],
  );

  const answer = useCallback(
    (place: number, meant: number | undefined, keys: ReadonlyArray<string>) => {
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
        setArmed({ decision: decision.id, place, meant });
        return;
      }
      const thing = meant ?? (armedPlace === place ? armed?.meant : undefined);
      const series = keys.length > 0 || pair === undefined ? keys : [optionKey(pair.then)];
      const isJoined = series.length > 0;
      const next = isJoined ? series.map(placeOfKey) : nextOf(option, thing, goesOn);
      // A response on the way changes nothing of what was meant.
      if (option.kind !== "pass" || next.length > 0) {
        following.current = next.length === 0 ? null : { behind: decision.id, next, isJoined };
      }
      send(first);
    },
    [confirm, careful, armed, armedPlace, decision, prompt, send, picks, toggle, goesOn],
  );

  const choose = useCallback((place: number, meant?: number) => answer(place, meant, []), [answer]);
  const chooseSeries = useCallback(
    (place: number, keys: ReadonlyArray<string>) => answer(place, undefined, keys),
    [answer],
  );

  const repeat = useCallback(
    (place: number, next: ReadonlyArray<Answering>) => {
      if (decision === null || underway.current === decision.id) return;
      following.current = {
        behind: decision.id,
        next: next.map((one) => (asked: Decision) => placeOf(one, asked)),
        isJoined: false,
      };
      send(place);
    },
    [decision, send],
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
      // What was chosen in one is taken back in one, where the table allows it.
      const isWhole = joined.current === groupOf(decision) && decision.stage === 1;
      if (!isWhole) void store.back();
      else void store.askUndo().then((came) => (came.done ? undefined : store.back()));
    }
  }, [armedPlace, decision, store, picks, takeBack]);

  const follow = useCallback(
    (arranged: Plan) => {
      plan.current = arranged;
      sendPlanned(arranged, decision, send);
    },
    [decision, send],
  );

  const settle = useCallback((place: number) => send(place, true), [send]);

  useEffect(() => {
    if (decision === null) setBegan("");
  }, [decision]);

  const lastFollowed = useRef(-1);
  /** The decision of which it was not said in time what comes of its options. */
  const [late, setLate] = useState(NONE);
  useEffect(() => {
    if (decision === null || lastFollowed.current === decision.id) {
      return undefined;
    }
    const next = following.current;
    const isFollowing = next !== null && next.behind !== decision.id;
    if (careful && isFollowing && !isForetold && late !== decision.id) {
      const waiting = window.setTimeout(() => setLate(decision.id), FORETELLING_MS);
      return () => window.clearTimeout(waiting);
    }
    lastFollowed.current = decision.id;
    if (next !== null && next.behind !== decision.id) {
      const { isJoined } = next;
      const places = next.next.map((answers) => answers(decision));
      const at = isJoined ? 0 : places.findIndex((one) => one >= 0);
      const place = places[at] ?? NONE;
      // What ruins one's own game is asked about, even where it is all there is.
      if (place >= 0 && !(careful && ruinOf(prompt, place) !== "")) {
        const rest = next.next.slice(at + 1);
        following.current = rest.length === 0 ? null : { ...next, behind: decision.id, next: rest };
        send(place, isJoined);
        return undefined;
      }
      if (!isJoined || decision.kind !== "respond") following.current = null;
    }
    if ((decision.stage ?? 0) > 0) {
      sendPlanned(plan.current, decision, send);
    }
    return undefined;
  }, [decision, prompt, isForetold, late, careful, send]);

  const chosen = useMemo(() => {
    if (decision === null) {
      return new Map<number, number>();
    }
    return picks === null ? chosenBefore(sent.current, decision) : pickedThings(placement, picking);
  }, [decision, placement, picks, picking]);
  return useMemo(
    () => ({
      armed: armedPlace,
      chosen,
      began,
      choose,
      chooseSeries,
      repeat,
      back,
      follow,
      settle,
    }),
    [armedPlace, chosen, began, choose, chooseSeries, repeat, back, follow, settle],
  );
}

/** The pair of answers that a number stands for; of an option one whose second is no choice. */
function pairAt(prompt: Prompt | null, place: number): Pair | undefined {
  return place <= PAIRS
    ? prompt?.pairs?.[PAIRS - place]
    : prompt?.pairs?.find(({ first, text }) => first === place && text === "");
}

const NOTHING_GOES_ON: NonNullable<GameClient["goesOn"]> = {};

/** Options of the kernel: they answer a question of an action, and begin none. */
const ANSWERS: ReadonlySet<string> = new Set(["entity", "stop", "yes", "no", "value", "seat"]);

/** Which action is under way once an option is chosen: one that asks on, until another begins. */
function beganBy(before: string, { kind }: Option, goesOn: object): string {
  if (ANSWERS.has(kind)) {
    return before;
  }
  return kind in goesOn ? kind : "";
}

/** What answers the next question: the thing that was clicked. */
function nextOf(
  option: Option,
  meant: number | undefined,
  goesOn: GameClient["goesOn"] = {},
): Following["next"] {
  const reason = goesOn[option.kind];
  return meant === undefined || reason === undefined
    ? []
    : [(asked) => placeOf({ reason, target: meant }, asked)];
}

/** The place of the option with a key among those of a question. */
function placeOfKey(key: string): (asked: Decision) => number {
  return ({ options }) => options.findIndex((option) => optionKey(option) === key);
}

/** The place of a thing among the answers to a question; -1 if something else is asked. */
function placeOf({ reason, target, details = {} }: Answering, asked: Decision): number {
  const known = new Map(Object.entries(detailsOf(asked)));
  const isIt = Object.entries(details).every(([name, value]) => known.get(name) === value);
  return isIt && asked.reason === reason
    ? asked.options.findIndex((one) => one.kind === "entity" && one.target === target)
    : NONE;
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
