import type { ReactElement } from "react";
import { type CardSheet, CardSheetPage } from "@/core/cards/card-sheet";
import { DESTINY } from "@/games/destiny/catalogue/id";
import type { PrintedCard, WholeCatalogue } from "@/games/destiny/catalogue/printings";
import { useCatalogue } from "@/games/destiny/catalogue/use-printings";
import { CardFace } from "@/games/destiny/drawing/card-face";
import { faceOf } from "@/games/destiny/reading/faces";
import { capital, listed } from "@/kit/wording";

/** One card: its face, its facts, its rulings, its other printings. */
export function CardPage({ code }: { readonly code: string }): ReactElement {
  return (
    <CardSheetPage
      title={DESTINY}
      code={code}
      asked={useCatalogue()}
      sheet={(catalogue) => sheetOf(catalogue, code)}
    />
  );
}

function sheetOf({ cards, sets }: WholeCatalogue, code: string): CardSheet | null {
  const card = cards.get(code);
  if (card === undefined) return null;
  const placeOf = ({ set, number }: PrintedCard): string =>
    `${sets.find((one) => one.code === set)?.name ?? set}, number ${number}`;
  const first = card.reprint_of || card.code;
  const others = [...cards.values()].filter(
    (one) => one.code !== code && (one.code === first || one.reprint_of === first),
  );
  return {
    heading: card.subtitle === "" ? card.title : `${card.title}, ${card.subtitle}`,
    face: <CardFace card={faceOf(card)} size="full" />,
    missing: missingWords(card),
    facts: [
      ["Set", placeOf(card)],
      ["Code", card.code],
      ["Type", capital(card.type)],
      ["Side and colour", `${capital(card.affiliation)}, ${card.colour}`],
      ["Subtypes", listed(card.subtypes)],
      ["Cost", card.cost === null ? "" : String(card.cost)],
      ["Points", card.points.join(" / ")],
      ["Health", card.health === 0 ? "" : String(card.health)],
      ["Rarity", capital(card.rarity)],
      ["In a deck", `at most ${card.deck_limit}`],
    ],
    kin: "Other printings",
    others: others.map((one) => [one.code, placeOf(one)] as const),
  };
}

function missingWords({ playable, missing }: PrintedCard): string {
  if (playable) return "";
  const needs = missing.length === 0 ? "" : ` Its text needs: ${listed(missing)}.`;
  return `This card cannot be played here yet.${needs}`;
}
