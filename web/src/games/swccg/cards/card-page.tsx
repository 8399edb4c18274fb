import type { ReactElement } from "react";
import { type CardSheet, CardSheetPage } from "@/core/cards/card-sheet";
import { factsAbout, kinOf, missingWords } from "@/games/swccg/cards/card-words";
import { useAllFacts } from "@/games/swccg/catalogue/asked-facts";
import { cardName, type Facts } from "@/games/swccg/catalogue/facts";
import { SWCCG } from "@/games/swccg/catalogue/id";
import { CardFace } from "@/games/swccg/drawing/card-face";

/** One card: its face, its facts, its rulings, its twin and others of its name. */
export function CardPage({ code }: { readonly code: string }): ReactElement {
  return (
    <CardSheetPage
      title={SWCCG}
      code={code}
      asked={useAllFacts()}
      sheet={(facts) => sheetOf(facts, code)}
    />
  );
}

function sheetOf(facts: Facts, code: string): CardSheet | null {
  const card = facts.cards.get(code);
  if (card === undefined) return null;
  return {
    heading: cardName(facts, code),
    face: <CardFace facts={facts} code={code} />,
    missing: missingWords(card),
    facts: factsAbout(card, facts),
    kin: "Twins and others of its name",
    others: kinOf(card, facts),
  };
}
