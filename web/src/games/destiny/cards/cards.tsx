import type { ReactElement } from "react";
import { CardBrowser, type CardShelf } from "@/core/cards/card-browser";
import { searchIn } from "@/games/destiny/cards/search";
import { DESTINY } from "@/games/destiny/catalogue/id";
import type { PrintedCard, WholeCatalogue } from "@/games/destiny/catalogue/printings";
import { useCatalogue } from "@/games/destiny/catalogue/use-printings";
import { CardFace } from "@/games/destiny/drawing/card-face";
import { faceOf } from "@/games/destiny/reading/faces";

/** Every printing, filtered. */
export function Cards(): ReactElement {
  return <CardBrowser asked={useCatalogue()} shelf={shelfOf} />;
}

function shelfOf({ cards, sets }: WholeCatalogue): CardShelf<PrintedCard> {
  return {
    title: DESTINY,
    cards: [...cards.values()],
    search: searchIn(sets),
    noun: "printing",
    width: "small",
    page: 60,
    drawn: (card) => ({
      code: card.code,
      face: <CardFace card={faceOf(card)} size="small" />,
      place: `${card.set} ${card.number}`,
      playable: card.playable,
    }),
  };
}
