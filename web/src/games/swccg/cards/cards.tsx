import type { CardFacts } from "@protocol/swccg";
import type { ReactElement } from "react";
import { CardBrowser, type CardShelf } from "@/core/cards/card-browser";
import { useAllFacts } from "@/games/swccg/catalogue/asked-facts";
import { type Facts, setName } from "@/games/swccg/catalogue/facts";
import { SWCCG } from "@/games/swccg/catalogue/id";
import { searchIn } from "@/games/swccg/catalogue/search";
import { CardFace } from "@/games/swccg/drawing/card-face";

/** Every card, filtered. */
export function Cards(): ReactElement {
  return <CardBrowser asked={useAllFacts()} shelf={shelfOf} />;
}

function shelfOf(facts: Facts): CardShelf<CardFacts> {
  return {
    title: SWCCG,
    cards: [...facts.cards.values()],
    search: searchIn(facts),
    width: "wide",
    codeOf: ({ code }) => code,
    drawn: ({ code, set, playable = false, virtual = false }) => ({
      face: <CardFace facts={facts} code={code} brief />,
      place: `${setName(facts, set)}${virtual ? " · virtual" : ""}`,
      playable,
    }),
  };
}
