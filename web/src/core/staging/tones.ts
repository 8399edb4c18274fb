/**
 * Short sounds, made of tones and noise when somebody wants them.
 *
 * What belongs here: how a note is made. What does not: what sounds how, and when.
 */

/** One note: its shape and pitch, how long and how loud. */
export interface Note {
  readonly shape: "sine" | "triangle" | "noise";
  readonly from: number;
  /** Where a tone slides to; it stays where it is without. */
  readonly to?: number;
  readonly seconds: number;
  readonly gain: number;
  /** Seconds after the first note of the sound. */
  readonly after?: number;
}

let context: AudioContext | null = null;

/** Play some notes; a browser that cannot, or may not yet, stays silent. */
export function playNotes(notes: ReadonlyArray<Note>): void {
  if (typeof AudioContext !== "function") {
    return;
  }
  context ??= new AudioContext();
  for (const note of notes) {
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
