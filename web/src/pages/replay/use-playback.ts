/**
 * Going through a replay: where one is, stepping, and playing on by itself.
 */
import type { GameSummary, Replay } from "@protocol";
import { useCallback, useEffect, useState } from "react";
import { placeOf } from "@/pages/replay/marks";
import { ReplayStore } from "@/pages/replay/replay-store";

const STEP = 1_100;

export interface Playback {
  readonly store: ReplayStore;
  readonly at: number;
  readonly last: number;
  readonly isPlaying: boolean;
  readonly goTo: (at: number) => void;
  readonly play: (isPlaying: boolean) => void;
}

/** `from` is the moment to begin at: how many answers came before it. */
export function usePlayback(replay: Replay, game: GameSummary, from: number): Playback {
  const last = replay.messages.length - 1;
  const [at, setAt] = useState(() => placeOf(replay, from));
  const [isPlaying, setPlaying] = useState(false);
  const [store] = useState(() => new ReplayStore(replay, game, at));
  const goTo = useCallback(
    (place: number): void => setAt(Math.min(Math.max(place, 0), last)),
    [last],
  );
  useEffect(() => store.goTo(at), [store, at]);
  useEffect(() => {
    if (!isPlaying) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => setAt(at + 1), STEP);
    return () => clearTimeout(timer);
  }, [isPlaying, at, last]);
  return { store, at, last, isPlaying, goTo, play: setPlaying };
}
