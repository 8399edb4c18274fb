import type { Cards } from "@protocol/imperial-assault";
import type { ReactElement } from "react";
import { PasteList } from "@/core/decks/paste-list";
import { CURRENT } from "@/games/imperial-assault/catalogue/asked-facts";

const EXAMPLE = `1 Darth Vader
2 Elite Stormtrooper
1 Planning`;

interface PasteArmyProps {
  readonly title: string;
  readonly format: string;
  readonly use: (army: Cards) => void;
}

/** An army out of a text. */
export function PasteArmy({ title, format, use }: PasteArmyProps): ReactElement {
  return (
    <PasteList
      title={title}
      format={format}
      edition={CURRENT}
      example={EXAMPLE}
      // The server's own record of this title.
      use={(cards) => use(cards as Cards)}
    />
  );
}
