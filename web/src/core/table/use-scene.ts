import type { Prompt } from "@protocol";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { GameClient } from "@/core/client/client";
import { type Picks, roomOf } from "@/core/picking/picking";
import { usePicks } from "@/core/picking/use-picks";
import { outcomeOf } from "@/core/scene/asked";
import { NO_OPTIONS, placesOf } from "@/core/scene/placement";
import { type Beside, type Inspected, type Note, type Scene, SEVERAL } from "@/core/scene/scene";
import type { Standing } from "@/core/scene/standing";
import { useSettings } from "@/core/store/settings";
import type { TableState } from "@/core/store/state";
import type { TableStore } from "@/core/store/store";
import { useAnswers } from "@/core/table/use-answers";
import { type Decision, decisionIn, type Head, headOf } from "@/core/view/view";

/**
 * The scene of a table: its view read, and its clicks understood.
 *
 * A click on what can be chosen chooses it; where several options belong to it, a chooser
 * opens; a click on anything else asks the server why it cannot be chosen.
 */

export interface SceneAround {
  readonly scene: Scene | null;
  readonly chooser: Beside | null;
  readonly note: Note | null;
  readonly inspected: Inspected | null;
  /** Take away whatever lies over the table. */
  dismiss(): void;
}

export function useSceneAround(
  store: TableStore,
  state: TableState,
  client: GameClient,
): SceneAround {
  const picking = usePicks(store, state);
  const { decision, prompt, picks } = picking;
  const board = client.useBoard(state.view, state.welcome?.edition ?? "");
  const head = useShown(state.view === null ? null : headOf(state.view), decision);
  const placement = useMemo(
    () => (board === null || decision === null ? NO_OPTIONS : client.place(board, decision)),
    [client, board, decision],
  );
  const asked = decisionIn(state.view);
  const isForetold = state.foretold === state.version;
  const question = { decision: asked, prompt: state.prompt, isForetold };
  const answers = useAnswers(store, question, placement, picking, client.goesOn);
  useSettled(client, board, asked, answers.settle);
  const [chooser, setChooser] = useState<(Beside & { decision: number }) | null>(null);
  const [inspected, setInspected] = useState<Inspected | null>(null);
  const { note, ask, say, clear } = useNote(store, client, head, board);

  const dismiss = useCallback(() => {
    setChooser(null);
    setInspected(null);
    clear();
  }, [clear]);

  const sent = sentOf(state, picks);
  const room = picks === null || decision === null ? 1 : roomOf(picks, decision);
  const isFull = useCallback((chosen: boolean) => room <= 0 && !chosen, [room]);
  const click = useCallback(
    (id: number, at: DOMRect) => {
      if (sent !== null) {
        return;
      }
      setChooser(null);
      clear();
      const [first, ...others] = placesOf(placement, id);
      const series = placement.series?.get(id);
      if (first === undefined && series !== undefined) {
        answers.chooseSeries(series.first, series.keys);
      } else if (first === undefined) {
        ask(id, at);
      } else if (isFull(answers.chosen.has(id))) {
        say(id, at, "You have chosen as many as you may: take one of them back first.");
      } else if (others.length === 0) {
        answers.choose(first, id);
      } else if (decision !== null) {
        setChooser({ id, at, decision: decision.id });
      }
    },
    [placement, answers, decision, sent, isFull, ask, say, clear],
  );

  const scene = useMemo((): Scene | null => {
    if (head === null || board === null) {
      return null;
    }
    const { armed, chosen } = answers;
    const places = (id: number): ReadonlyArray<number> => placesOf(placement, id);
    return {
      store,
      head,
      board,
      decision,
      prompt,
      placement,
      sent,
      armed,
      chosen,
      picking,
      standing: (id) => {
        const isChosen = chosen.has(id);
        const isSeries = sent === null && placement.series?.has(id) === true;
        const can = isFull(isChosen) ? [] : places(id);
        return isSeries ? "lit" : standingOf(can, sent, armed, isChosen, id === note?.id);
      },
      does: (id) =>
        placement.series?.get(id)?.words ??
        places(id)
          .map((place) => saidOf(prompt, place))
          .join("; or "),
      click,
      choose: answers.choose,
      repeat: answers.repeat,
      began: answers.began,
      follow: answers.follow,
      back: answers.back,
      inspect: setInspected,
    };
  }, [
    store,
    head,
    board,
    decision,
    prompt,
    placement,
    sent,
    answers,
    picking,
    isFull,
    note,
    click,
  ]);

  const open = chooser !== null && chooser.decision === decision?.id ? chooser : null;
  return { scene, chooser: open, note, inspected, dismiss };
}

/** Answer what needs no choice, where that is wished; what was taken back is not answered again. */
function useSettled(
  client: GameClient,
  board: unknown,
  decision: Decision | null,
  settle: (place: number) => void,
): void {
  const { settled } = useSettings();
  const given = useRef(new Set<number>());
  useEffect(() => {
    if (!settled || board === null || decision === null || given.current.has(decision.id)) return;
    const place = client.settled?.(board, decision) ?? -1;
    if (place < 0) return;
    given.current.add(decision.id);
    settle(place);
  }, [client, board, decision, settle, settled]);
}

/** An option in words, with what comes of it. */
function saidOf(prompt: Prompt | null, place: number): string {
  const outcome = outcomeOf(prompt, place);
  const words = prompt?.options[place] ?? "";
  return outcome === "" ? words : `${words}: ${outcome}`;
}

/** The head with its decision as it is shown; the same object while neither changes. */
function useShown(head: Head | null, decision: Decision | null): Head | null {
  return useMemo(
    () => (head === null || head.decision === decision ? head : { ...head, decision }),
    [head, decision],
  );
}

/** What is on its way; picks that are sent while others are still made are not in the way. */
function sentOf({ pending, version }: TableState, picks: Picks | null): number | null {
  if (picks !== null) {
    return picks.sending ? SEVERAL : null;
  }
  return pending !== null && pending.version === version ? pending.choice : null;
}

function standingOf(
  places: ReadonlyArray<number>,
  sent: number | null,
  armed: number | null,
  chosen: boolean,
  refused: boolean,
): Standing {
  if (sent !== null && (places.includes(sent) || (sent === SEVERAL && chosen))) {
    return "pending";
  }
  if (chosen || (armed !== null && places.includes(armed))) {
    return "chosen";
  }
  if (places.length > 0) {
    // Also while an answer is on its way: what goes out for an instant only flickers.
    return "lit";
  }
  return refused ? "refused" : "idle";
}

/** The answer to why something cannot be chosen, beside it, until the view changes. */
function useNote(store: TableStore, client: GameClient, head: Head | null, board: unknown) {
  const [note, setNote] = useState<(Note & { head: Head }) | null>(null);
  const clear = useCallback(() => setNote(null), []);
  const say = useCallback(
    (id: number, at: DOMRect, line: string) => {
      if (head !== null) setNote({ id, at, head, lines: [line], rulings: [] });
    },
    [head],
  );
  const ask = useCallback(
    (id: number, at: DOMRect) => {
      if (head === null) {
        return;
      }
      const question = client.questions.whyNot(board, id);
      if (question === null) {
        say(id, at, noQuestion(head, client.questions.instead?.(board, id)));
        return;
      }
      void store.ask({ type: "explain", question }).then((asked) => {
        if (!asked.done) {
          const { message, advice } = asked.refusal;
          setNote({ id, at, head, lines: [message, advice].filter(Boolean), rulings: [] });
        } else if (asked.reply.type === "explained") {
          setNote({ id, at, head, lines: asked.reply.lines, rulings: asked.reply.rulings ?? [] });
        }
      });
    },
    [store, client, head, board, say],
  );
  return { note: note !== null && note.head === head ? note : null, ask, say, clear };
}

/** What is said where nobody can be asked. */
function noQuestion({ seat }: Head, instead = "This is hidden from you."): string {
  return seat < 0 ? "You watch this game." : instead;
}
