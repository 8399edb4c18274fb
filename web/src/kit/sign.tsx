import type { ReactElement } from "react";
import type { SymbolName } from "@/games/destiny/reading/sides";
import { classes } from "@/kit/classes";
import styles from "@/kit/sign.module.css";
import sprite from "@/kit/symbols.svg?url";

/** The marks that are no die symbols; each is a `<symbol>` of symbols.svg. */
export const MARKS = [
  "coin",
  "damage",
  "shield-on",
  "shield-off",
  "drop",
  "character",
  "upgrade",
  "downgrade",
  "support",
  "event",
  "battlefield",
  "plot",
  "hero",
  "villain",
  "neutral",
  "notch-red",
  "notch-blue",
  "notch-yellow",
  "notch-gray",
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

export type MarkName = (typeof MARKS)[number];
export type SignName = SymbolName | MarkName;

interface SignProps {
  readonly name: SignName;
  /** What it means, when no words beside it say so. Without it the sign is decoration. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** A die symbol or a mark from the sprite, one em high in the colour of the text. */
export function Sign({ name, label, className }: SignProps): ReactElement {
  const drawn = classes(styles["sign"], className);
  const use = <use href={`${sprite}#${name}`} />;
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
