import type { ReactElement } from "react";
import { classes } from "@/kit/classes";
import styles from "@/kit/sign.module.css";
import sprite from "@/kit/signs.svg?url";

/** The signs that every page and every game shares; each is a `<symbol>` of signs.svg. */
export const SIGNS = [
  "board",
  "undo",
  "why",
  "odds",
  "chat",
  "log",
  "settings",
  "bug",
  "flag",
  "clock",
  "card",
  "hand",
  "deck",
  "pile",
  "aside",
  "search",
  "close",
  "check",
  "plus",
  "minus",
  "more",
  "menu",
  "left",
  "right",
  "up",
  "down",
  "target",
  "refused",
  "hidden",
  "people",
  "bot",
  "link",
  "copy",
  "play",
  "pause",
  "sun",
  "moon",
  "sound",
  "mute",
  "leave",
  "waiting",
] as const;

export type SignName = (typeof SIGNS)[number];

interface DrawnProps {
  /** What it means, when no words beside it say so. Without it the sign is decoration. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

interface SpriteSignProps extends DrawnProps {
  /** The address of the file that has the sign. */
  readonly sprite: string;
  readonly name: string;
}

/** A sign of any sprite, one em high in the colour of the text. */
export function SpriteSign({
  sprite: file,
  name,
  label,
  className,
}: SpriteSignProps): ReactElement {
  const drawn = classes(styles["sign"], className);
  const use = <use href={`${file}#${name}`} />;
  return label === undefined ? (
    <svg className={drawn} data-sign={name} aria-hidden="true" focusable="false">
      {use}
    </svg>
  ) : (
    <svg className={drawn} data-sign={name} role="img" aria-label={label} focusable="false">
      {use}
    </svg>
  );
}

/** A sign of the page. */
export function Sign(props: DrawnProps & { readonly name: SignName }): ReactElement {
  return <SpriteSign sprite={sprite} {...props} />;
}
