/**
 * Which cards fit a team and a format, as far as sides, colours, sets and points tell.
 *
 * What belongs here: choosing what the pool shows. What does not: what is allowed: cards that
 * change the rules of building are known to the check on the server only.
 */
import type { Cards } from "@protocol/destiny";
import { inFormat, pricesOf } from "@/games/destiny/catalogue/formats";
import type { PrintedCard, WholeCatalogue } from "@/games/destiny/catalogue/printings";
import { membersOf, pointsOf } from "@/games/destiny/decks/deck";

/** Whether a card may join a deck: of its side and colours, in its format, within its points. */
export function fitting(
  deck: Cards,
  facts: WholeCatalogue,
  format: string,
): (card: PrintedCard) => boolean {
  const isInFormat = inFormat(facts, format);
  const members = membersOf(deck, facts, format);
  const characters = members.filter(({ card }) => card.type === "character");
  const sides = new Set(characters.map(({ card }) => card.affiliation));
  const colours = new Set(characters.map(({ card }) => card.colour));
  const { spent, most } = pointsOf(members, facts, format);
  const isOfSide = ({ affiliation }: PrintedCard): boolean =>
    characters.length === 0 || affiliation === "neutral" || sides.has(affiliation);
  const isOfColour = ({ colour }: PrintedCard): boolean =>
    characters.length === 0 || colour === "gray" || colours.has(colour);
  const isTaken = (card: PrintedCard): boolean =>
    characters.some(
      (one) => one.card.unique && one.card.title === card.title && one.card.code !== card.code,
    );
  const isAffordable = (card: PrintedCard): boolean => {
    const [least] = pricesOf(facts, format, card);
    const isIn = members.some((one) => one.card.code === card.code);
    return isIn || (least !== undefined && (most === 0 || spent + least <= most));
  };
  const isOpposed = ({ affiliation }: PrintedCard): boolean =>
    (affiliation === "hero" && sides.has("villain")) ||
    (affiliation === "villain" && sides.has("hero"));
  return (card) => {
    if (!isInFormat(card)) return false;
    switch (card.type) {
      case "battlefield":
        return true;
      case "character":
        return !isOpposed(card) && !isTaken(card) && isAffordable(card);
      case "plot":
        return isOfSide(card) && isOfColour(card) && isAffordable(card);
      default:
        return isOfSide(card) && isOfColour(card);
    }
  };
}
