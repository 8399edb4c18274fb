import type { ReactElement } from "react";
import { numberOf, type Tone } from "@/kit/heraldry/blazon";
import { DEVICES } from "@/kit/heraldry/devices";
import { Emblem } from "@/kit/heraldry/emblem";

const TONES: ReadonlyArray<Tone> = ["blue", "red", "yellow", "gray"];
const KINDS = [...DEVICES.keys()];

/** The emblem of a person: always the same for one name, decoration beside it. */
export function PersonEmblem({
  name,
  size,
}: {
  readonly name: string;
  readonly size: number;
}): ReactElement {
  const bits = numberOf(name);
  const tone = TONES[(bits >>> 5) % TONES.length] ?? "blue";
  const kind = KINDS[(bits >>> 9) % KINDS.length] ?? "other";
  return <Emblem facts={{ name, side: "hero", tone, kinds: [kind] }} size={size} />;
}
