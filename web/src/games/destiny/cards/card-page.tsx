import type { ReactElement } from "react";
import { type CardSheet, CardSheetPage } from "@/core/cards/card-sheet";
import { termText } from "@/core/cards/query-terms";
import { DiceShown } from "@/games/destiny/cards/dice-shown";
import { firstOf } from "@/games/destiny/cards/search";
import { DESTINY } from "@/games/destiny/catalogue/id";
import type { PrintedCard, WholeCatalogue } from "@/games/destiny/catalogue/printings";
import { useCatalogue } from "@/games/destiny/catalogue/use-printings";
import { CardFace } from "@/games/destiny/drawing/card-face";
import { CardText } from "@/games/destiny/drawing/card-text";
import { faceOf } from "@/games/destiny/reading/faces";
import { capital, listed, spelled } from "@/kit/wording";

/** One card: its face, what it does, its die, its facts, its rulings, its printings. */
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

function sheetOf(catalogue: WholeCatalogue, code: string): CardSheet | null {
  const { cards, sets } = catalogue;
  const card = cards.get(code);
  if (card === undefined) return null;
  const placeOf = ({ set, number }: PrintedCard): string =>
    `${sets.find((one) => one.code === set)?.name ?? set} ${number}`;
  const first = firstOf(card, cards);
  const all = [...cards.values()];
  const printings = all.filter((one) => firstOf(one, cards) === first);
  const namesakes = all.filter(
    (one) => one.title === card.title && one.reprint_of === "" && one !== first,
  );
  return {
    heading: nameOf(card),
    among: amongOf(card),
    face: <CardFace card={faceOf(card)} size="full" />,
    program: card.text.length === 0 ? null : <CardText lines={card.text} />,
    missing: missingWords(card),
    needs: card.playable ? [] : card.missing.map((need) => [capital(need), ""] as const),
    dice: card.sides.length === 0 ? null : <DiceShown card={card} />,
    facts: factsAbout(card, placeOf(card), catalogue),
    printings: printings.map((one) => [one.code, placeOf(one)] as const),
    kin: {
      heading: "Others of this name",
      cards: namesakes.map((one) => [one.code, `${nameOf(one)}, ${placeOf(one)}`] as const),
    },
    teamWords: (faces) => listed(faces.map((face) => cards.get(face)?.title ?? face)),
  };
}

function nameOf({ title, subtitle }: PrintedCard): string {
  return subtitle === "" ? title : `${title}, ${subtitle}`;
}

function amongOf({ type, colour, affiliation, subtypes }: PrintedCard): CardSheet["among"] {
  const kind = `type:${type} colour:${colour}`;
  return [
    [`${capital(type)}s`, `type:${type}`],
    [`${capital(colour)} ${type}s`, kind],
    [`For ${affiliation}`, `${kind} affiliation:${affiliation}`],
    ...subtypes.map((one) => [spelled(one), termText("subtype", ":", one)] as const),
  ];
}

function factsAbout(
  card: PrintedCard,
  place: string,
  { formats }: WholeCatalogue,
): CardSheet["facts"] {
  const prices = [...formats.values()].flatMap(({ code, name = code, prices: all = {} }) => {
    const changed = all[card.code] ?? all[card.reprint_of];
    return changed === undefined ? [] : [`${changed.join("/")} in ${name}`];
  });
  return [
    ["Set", place],
    ["Code", card.code],
    ["Type", capital(card.type)],
    ["Side and colour", `${capital(card.affiliation)}, ${card.colour}`],
    ["Subtypes", listed(card.subtypes.map((one) => one.replaceAll("-", " ")))],
    ["Cost", card.cost === null ? "" : String(card.cost)],
    ["Points", card.points.join("/")],
    ["Points elsewhere", listed(prices)],
    ["Health", card.health === 0 ? "" : String(card.health)],
    ["Rarity", capital(card.rarity)],
    ["In a deck", `at most ${card.deck_limit}`],
  ];
}

function missingWords({ playable, missing }: PrintedCard): string {
  if (playable) return "";
  return missing.length === 0
    ? "This card cannot be played here: its program is not written yet."
    : "This card cannot be played here yet. The language of cards has no words for:";
}
