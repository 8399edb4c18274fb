/**
 * Short sounds for what happens, made of tones and noise when somebody wants them.
 *
 * What belongs here: which motion sounds how. What does not: when it happens (`motion`). A sound
 * tells nothing that the table does not show.
 */
import type { Motion } from "@/games/destiny/motion/changes";

/** One note: its shape and pitch, how long and how loud. */
interface Note {
  readonly shape: "sine" | "triangle" | "noise";
  readonly from: number;
  /** Where a tone slides to; it stays where it is without. */
  readonly to?: number;
  readonly seconds: number;
  readonly gain: number;
  /** Seconds after the first note of the sound. */
  readonly after?: number;
}

const KNOCK: Note = { shape: "noise", from: 1_800, seconds: 0.05, gain: 0.25 };

export const SOUNDS = {
  tumble: [KNOCK, { ...KNOCK, after: 0.09 }, { ...KNOCK, after: 0.2, gain: 0.15 }],
  damage: [{ shape: "triangle", from: 190, to: 60, seconds: 0.18, gain: 0.4 }],
  shield: [{ shape: "sine", from: 660, to: 880, seconds: 0.16, gain: 0.18 }],
  resource: [{ shape: "sine", from: 990, to: 1_320, seconds: 0.1, gain: 0.15 }],
  home: [{ shape: "noise", from: 700, seconds: 0.04, gain: 0.1 }],
  asked: [
    { shape: "sine", from: 523, seconds: 0.1, gain: 0.16 },
    { shape: "sine", from: 784, seconds: 0.16, gain: 0.16, after: 0.1 },
  ],
} as const satisfies Readonly<Record<string, ReadonlyArray<Note>>>;

export type Sound = keyof typeof SOUNDS;

/** The sounds of some motions, each once however often it happens at a time. */
export function soundsOf(motions: ReadonlyArray<Motion>): ReadonlyArray<Sound> {
  const heard = motions.flatMap((motion): ReadonlyArray<Sound> => {
    if (motion.kind === "flight") return [motion.token];
    return motion.kind === "pulse" ? [] : [motion.kind];
  });
  return [...new Set(heard)];
}

let context: AudioContext | null = null;

/** Play a sound; a browser that cannot, or may not yet, stays silent. */
export function play(sound: Sound): void {
  if (typeof AudioContext !== "function") {
    return;
  }
  context ??= new AudioContext();
  for (const note of SOUNDS[sound]) {
    strike(context, note);
  }
}

function strike(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + (note.after ?? 0);
  const end = start + note.seconds;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(note.gain, start);
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  volume.connect(audio.destination);
  const source = note.shape === "noise" ? noise(audio, note) : tone(audio, note, note.shape, start);
  source.connect(volume);
  source.start(start);
  source.stop(end);
}

function tone(
  audio: AudioContext,
  { from, to = from, seconds }: Note,
  shape: OscillatorType,
  start: number,
): OscillatorNode {
  const source = audio.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + seconds);
  return source;
}

/** Noise of about this pitch: a knock rather than a tone. */
function noise(audio: AudioContext, { from, seconds }: Note): AudioBufferSourceNode {
  const length = Math.ceil(audio.sampleRate * seconds);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const held = Math.max(1, Math.round(audio.sampleRate / (2 * from)));
  const samples = buffer.getChannelData(0);
  // A sample that is held for a while has the pitch of its steps.
  let value = 0;
  samples.forEach((_, place) => {
    if (place % held === 0) value = 2 * Math.random() - 1;
    samples[place] = value;
  });
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}
