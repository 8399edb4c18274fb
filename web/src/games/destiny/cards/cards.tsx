import type { ReactElement } from "react";
import { CardBrowser, type CardShelf } from "@/core/cards/card-browser";
import { byFormat, FORMAT } from "@/games/destiny/cards/formats";
import { cardsOf, type Listed, searchIn } from "@/games/destiny/cards/search";
import { pricesOf } from "@/games/destiny/catalogue/formats";
import { DESTINY } from "@/games/destiny/catalogue/id";
import type { WholeCatalogue } from "@/games/destiny/catalogue/printings";
import { useCatalogue } from "@/games/destiny/catalogue/use-printings";
import { CardFace } from "@/games/destiny/drawing/card-face";
import { faceOf } from "@/games/destiny/reading/faces";

/** Every card with its printings, filtered. */
export function Cards(): ReactElement {
  return <CardBrowser asked={useCatalogue()} shelf={shelfOf} />;
}

function shelfOf(catalogue: WholeCatalogue): CardShelf<Required<Listed>> {
  const { cards, sets } = catalogue;
  const search = searchIn(sets, cards.values());
  const names = new Map(sets.map(({ code, name }) => [code, name]));
  return {
    title: DESTINY,
    cards: cardsOf(cards),
    search: { ...search, choices: [...search.choices, byFormat(catalogue)] },
    under: {
      key: FORMAT,
      cards: (format) =>
        cardsOf(cards).map((card) => ({ ...card, points: pricesOf(catalogue, format, card) })),
    },
    width: "wide",
    codeOf: ({ code }) => code,
    drawn: (card) => ({
      face: <CardFace card={faceOf(card)} size="listed" />,
      place: card.printings
        .map(({ set, number }) => `${names.get(set) ?? set} ${number}`)
        .join(", "),
      playable: card.playable,
    }),
  };
}
