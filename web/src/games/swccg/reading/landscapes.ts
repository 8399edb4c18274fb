/** Which lines are drawn behind a location: by where it is, then by its name. */
import type { CardFacts } from "@protocol/swccg";
import { numberOf } from "@/kit/heraldry/blazon";

const HILLS =
  "M60 74 88 46 100 60 122 32 140 56 158 42 184 68M60 82 88 57 100 68 122 46 140 64 158 54 184 76M60 90 88 68 100 76 122 60 140 72 158 66 184 84M60 98 88 79 100 84 122 74 140 80 158 78 184 92";
const FARM =
  "M40 70H190M56 78H190M72 86H190M110 70a18 18 0 0 1 36 0M118 70a10 10 0 0 1 20 0M78 70V52M74 52h8M92 70V44M88 44h8M160 70V52M156 52h8M174 70V44M170 44h8";
const FAN =
  "M122 92a18 18 0 0 1 36 0M110 92a30 30 0 0 1 60 0M98 92a42 42 0 0 1 84 0M86 92a54 54 0 0 1 108 0M140 92 80 76M140 92 93 52M140 92 114 36M140 92V30M140 92 166 36M140 92 187 52M140 92 200 76";
const CORRIDOR =
  "M84 6H176V92H84ZM92 14H170V84H92ZM100 22H163V76H100ZM108 30H157V68H108ZM116 38H151V60H116ZM124 46H144V52H124ZM84 6 130 50M176 6 140 44M84 92 128 52M176 92 142 56";
const BAY =
  "M114 60a14 7 0 1 0 28 0a14 7 0 1 0 -28 0M104 60a24 12 0 1 0 48 0a24 12 0 1 0 -48 0M94 60a34 17 0 1 0 68 0a34 17 0 1 0 -68 0M84 60a44 22 0 1 0 88 0a44 22 0 1 0 -88 0M128 38V10M100 42V18M156 42V18";
const HANGAR =
  "M78 88 98 22H164L180 88M87 77 104 30H159L172 77M96 66 110 38H154L164 66M105 55 116 46H149L156 55M60 88H190";
const TOWN =
  "M92 74a26 26 0 0 1 52 0M102 74a16 16 0 0 1 32 0M132 74a18 18 0 0 1 36 0M139 74a11 11 0 0 1 22 0M78 74a14 14 0 0 1 28 0M104 74V40M166 74V30M60 74H180M70 80H180M84 86H180";
const DUNES =
  "M50 66Q80 44 108 62T170 52T200 58M50 74Q84 54 112 70T172 62T200 68M50 82Q88 66 116 78T174 72T200 78M50 90Q92 78 120 86T176 82T200 88";
const SPACE =
  "M150 50a30 30 0 1 0 .1 0M124 40Q150 52 178 38M121 52Q150 66 179 52M126 66Q150 76 174 66M84 22h3M96 70h3M72 54h3M108 14h3";

/** Words of a title that say what it looks like. */
const BY_WORD: ReadonlyArray<readonly [RegExp, string]> = [
  [/docking bay \d{3}/i, HANGAR],
  [/docking bay|landing/i, BAY],
  [/control room|chamber|command|war room/i, FAN],
  [/corridor|block|hallway|tunnel|shaft/i, CORRIDOR],
  [/farm|camp|village/i, FARM],
  [/mos |city|cantina|palace|town/i, TOWN],
  [/wastes|mountain|ridge|canyon|valley/i, HILLS],
  [/dune|desert|sea|plain/i, DUNES],
];
const OUTSIDE = [HILLS, DUNES, TOWN] as const;
const INSIDE = [CORRIDOR, FAN, HANGAR] as const;

export function landscapeOf(card: CardFacts | undefined): string {
  if (card === undefined) return "";
  const { title, subtypes = [], site_kind = "" } = card;
  if (!subtypes.includes("site")) return SPACE;
  const named = BY_WORD.find(([word]) => word.test(title));
  if (named !== undefined) return named[1];
  const among = site_kind === "interior" ? INSIDE : OUTSIDE;
  return among[numberOf(title) % among.length] ?? "";
}
