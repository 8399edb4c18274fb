/**
 * Short sounds for what happens, made of tones and noise when somebody wants them.
 *
 * What belongs here: which motion sounds how. What does not: when it happens (`motion`). A sound
 * tells nothing that the table does not show.
 */
import { type Note, playNotes } from "@/core/staging/tones";
import type { Motion } from "@/games/destiny/motion/changes";

const KNOCK: Note = { shape: "noise", from: 1_800, seconds: 0.05, gain: 0.25 };

export const SOUNDS = {
  tumble: [KNOCK, { ...KNOCK, after: 0.09 }, { ...KNOCK, after: 0.2, gain: 0.15 }],
  damage: [{ shape: "triangle", from: 190, to: 60, seconds: 0.18, gain: 0.4 }],
  shield: [{ shape: "sine", from: 660, to: 880, seconds: 0.16, gain: 0.18 }],
  resource: [{ shape: "sine", from: 990, to: 1_320, seconds: 0.1, gain: 0.15 }],
  home: [{ shape: "noise", from: 700, seconds: 0.04, gain: 0.1 }],
  lie: [{ ...KNOCK, from: 900, gain: 0.2 }],
} as const satisfies Readonly<Record<string, ReadonlyArray<Note>>>;

export type Sound = keyof typeof SOUNDS;

/** The sounds of some motions, each once however often it happens at a time. */
export function soundsOf(motions: ReadonlyArray<Motion>): ReadonlyArray<Sound> {
  const heard = motions.flatMap((motion): ReadonlyArray<Sound> => {
    if (motion.kind === "flight") return [motion.token];
    if (motion.kind === "tumble") return ["lie"];
    return motion.kind === "home" ? ["home"] : [];
  });
  return [...new Set(heard)];
}

/** Play a sound. */
export function play(sound: Sound): void {
  playNotes(SOUNDS[sound]);
}
