import type { ReactElement } from "react";
import sprite from "@/games/imperial-assault/drawing/symbols.svg?url";
import type { OwnSign } from "@/games/imperial-assault/reading/signs";
import { SpriteSign } from "@/kit/sign";

interface SignProps {
  readonly name: OwnSign;
  readonly label?: string;
  readonly className?: string | undefined;
}

/** A sign of Imperial Assault in a line of text. */
export function Sign(props: SignProps): ReactElement {
  return <SpriteSign sprite={sprite} {...props} />;
}

interface PlacedSignProps {
  readonly name: OwnSign;
  /** Its centre, and how large it is. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly className?: string | undefined;
}

/** A sign inside a drawing. */
export function PlacedSign({ name, x, y, size, className }: PlacedSignProps): ReactElement {
  return (
    <use
      href={`${sprite}#${name}`}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      className={className}
    />
  );
}
