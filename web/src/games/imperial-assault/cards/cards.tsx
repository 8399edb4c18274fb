import type { CardFacts } from "@protocol/imperial-assault";
import type { ReactElement } from "react";
import { CardBrowser, type CardShelf } from "@/core/cards/card-browser";
import { AsPrinted } from "@/games/imperial-assault/cards/as-printed";
import { useAllFacts } from "@/games/imperial-assault/catalogue/asked-facts";
import { type Facts, setName } from "@/games/imperial-assault/catalogue/facts";
import { IMPERIAL_ASSAULT } from "@/games/imperial-assault/catalogue/id";
import { searchIn } from "@/games/imperial-assault/catalogue/search";
import { CardFace } from "@/games/imperial-assault/drawing/card-face";

/** Every card, filtered. */
export function Cards(): ReactElement {
  return <CardBrowser asked={useAllFacts()} shelf={shelfOf} />;
}

function shelfOf(facts: Facts): CardShelf<CardFacts> {
  return {
    title: IMPERIAL_ASSAULT,
    cards: [...facts.cards.values()],
    search: searchIn(facts),
    width: "wide",
    codeOf: ({ code }) => code,
    note: <AsPrinted />,
    drawn: ({ code, set, playable = false }) => ({
      face: <CardFace facts={facts} code={code} brief />,
      place: setName(facts, set),
      playable,
    }),
  };
}
