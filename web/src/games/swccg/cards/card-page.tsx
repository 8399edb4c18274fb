import type { CardFacts } from "@protocol/swccg";
import type { ReactElement, ReactNode } from "react";
import { type CardSheet, CardSheetPage } from "@/core/cards/card-sheet";
import { amongOf, factsAbout, kinOf, missingWords, needsOf } from "@/games/swccg/cards/card-words";
import { useAllFacts } from "@/games/swccg/catalogue/asked-facts";
import { cardName, type Facts } from "@/games/swccg/catalogue/facts";
import { SWCCG } from "@/games/swccg/catalogue/id";
import { CardFace } from "@/games/swccg/drawing/card-face";
import { listed } from "@/kit/wording";

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
    among: amongOf(card),
    face: <CardFace facts={facts} code={code} />,
    program: textOf(card),
    missing: missingWords(card),
    needs: needsOf(card),
    dice: null,
    facts: factsAbout(card, facts),
    printings: [],
    kin: { heading: "Twins and others of its name", cards: kinOf(card, facts) },
    teamWords: (faces) => listed(faces.map((face) => cardName(facts, face))),
  };
}

function textOf({ text = [] }: CardFacts): ReactNode {
  return text.length === 0 ? null : text.map((line) => <p key={line}>{line}</p>);
}
