import type { ReactElement } from "react";
import sprite from "@/games/swccg/drawing/symbols.svg?url";
import type { OwnSign } from "@/games/swccg/reading/signs";
import { SpriteSign } from "@/kit/sign";

interface SignProps {
  readonly name: OwnSign;
  readonly label?: string;
  readonly className?: string | undefined;
}

/** A sign of the Customizable Card Game in a line of text. */
export function Sign(props: SignProps): ReactElement {
  return <SpriteSign sprite={sprite} {...props} />;
}

/** A sign inside a drawing of 48 x 48. */
export function PlacedSign({ name }: { readonly name: OwnSign }): ReactElement {
  return <use href={`${sprite}#${name}`} x={12} y={12} width={24} height={24} />;
}
