/**
 * How what is on stage sounds: a card held up, a deed, dice in the air, what lands.
 *
 * What belongs here: which moment of an act sounds how. What does not: how a note is made
 * (`tones`). A sound tells nothing that the table does not show.
 */
import { useEffect } from "react";
import type { Landing } from "@/core/staging/act";
import type { Stage } from "@/core/staging/presentation";
import { type Note, playNotes } from "@/core/staging/tones";
import { useSettings } from "@/core/store/settings";

type Sound = ReadonlyArray<Note>;

export const KNOCK: Note = { shape: "noise", from: 1_800, seconds: 0.05, gain: 0.25 };
/** Dice in the air. */
export const TUMBLE: Sound = [
  KNOCK,
  { ...KNOCK, after: 0.09 },
  { ...KNOCK, after: 0.2, gain: 0.15 },
];
export const HIT: Sound = [{ shape: "triangle", from: 190, to: 60, seconds: 0.18, gain: 0.4 }];
export const HELP: Sound = [{ shape: "sine", from: 660, to: 880, seconds: 0.16, gain: 0.18 }];
/** A card is drawn from a hand and held up. */
export const HELD_UP: Sound = [
  { shape: "noise", from: 2_600, seconds: 0.07, gain: 0.08 },
  { shape: "sine", from: 294, to: 440, seconds: 0.22, gain: 0.14, after: 0.05 },
];
/** Somebody does something without a card. */
export const DEED: Sound = [{ shape: "triangle", from: 294, seconds: 0.09, gain: 0.14 }];
const PLAIN: Sound = [{ shape: "sine", from: 440, seconds: 0.1, gain: 0.12 }];
const LANDED: Readonly<Record<Landing["tone"], Sound>> = { hit: HIT, help: HELP, plain: PLAIN };

/**
 * What is heard of a moment on stage.
 *
 * A title that moves things itself is heard by what it moves (`isMoved`): then dice and landings
 * are silent here.
 */
export function stageSound({ act, phase, goesOn }: Stage, isMoved: boolean): Sound {
  if (act.kind === "staged" && phase === "shown") {
    if (goesOn) return [];
    return act.held === "" ? DEED : HELD_UP;
  }
  if (isMoved || act.kind === "flow") return [];
  if (act.kind === "roll") return TUMBLE;
  const tones = new Set(act.landings.map(({ tone }) => tone));
  return (["hit", "help", "plain"] as const)
    .filter((tone) => tones.has(tone))
    .flatMap((tone) => LANDED[tone]);
}

/** Let what is on stage be heard, if sounds are wanted. */
export function useStageSounds(stage: Stage | null, isMoved: boolean): void {
  const { sound } = useSettings();
  const moment = stage === null ? "" : `${stage.number} ${stage.phase}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment is heard once, however often it is drawn
  useEffect(() => {
    if (sound && stage !== null) playNotes(stageSound(stage, isMoved));
  }, [moment, sound]);
}
