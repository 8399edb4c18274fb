/**
 * Short sounds for what happens, made of tones and noise when somebody wants them.
 *
 * What belongs here: which motion sounds how. What does not: when it happens (`motion`). A sound
 * tells nothing that the table does not show.
 */
import { HELP, HIT, KNOCK, TUMBLE } from "@/core/staging/stage-sounds";
import { type Note, playNotes } from "@/core/staging/tones";
import type { Motion } from "@/games/destiny/motion/changes";

export const SOUNDS = {
  tumble: TUMBLE,
  damage: HIT,
  shield: HELP,
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
