import type { DieView } from "@protocol/destiny";
import type { ReactElement } from "react";
import type { Catalogue } from "@/games/destiny/catalogue/catalogue";
import { Die } from "@/games/destiny/drawing/die";
import { useMotion } from "@/games/destiny/motion/motion";
import { dieColour } from "@/games/destiny/reading/faces";
import { readSide } from "@/games/destiny/reading/sides";

const SIZE = 40;

interface DieFaceProps {
  readonly die: DieView;
  readonly catalogue: Catalogue;
}

/** The side of a die on a button, which tumbles here, too, while it does in its pool. */
export function DieFace({ die, catalogue }: DieFaceProps): ReactElement {
  const { rolledAs, turn } = useMotion(die.id);
  const colour = dieColour(catalogue.get(die.code));
  const side = readSide(die.side ?? "-");
  return <Die key={turn} colour={colour} side={side} size={SIZE} rolledAs={rolledAs} silent />;
}
