/**
 * Which cards fit an army, as far as sides and restrictions tell.
 *
 * What belongs here: choosing what the pool shows. What does not: what is allowed: cards that
 * change the rules of building are known to the check on the server only.
 */
import type { CardFacts, Cards } from "@protocol/imperial-assault";
import type { Facts } from "@/games/imperial-assault/catalogue/facts";

/** Whether a card may join an army: of its side, within its points, for somebody who is in it. */
export function fitting(army: Cards, facts: Facts, format: string): (card: CardFacts) => boolean {
  const deployed = army.deployments.flatMap((code) => facts.cards.get(code) ?? []);
  const groups = deployed.filter(({ kind }) => kind === "group");
  const sides = new Set(groups.map(({ affiliation = "" }) => affiliation));
  const spent = deployed.reduce((sum, { cost = 0 }) => sum + cost, 0);
  const most = facts.formats.get(format)?.points ?? Number.POSITIVE_INFINITY;
  const isOfSide = ({ affiliation = "" }: CardFacts): boolean =>
    sides.size === 0 || affiliation === "" || affiliation === "neutral" || sides.has(affiliation);
  return (card) => {
    if (groups.length === 0) return true;
    if (card.kind !== "command" && (!isOfSide(card) || spent + (card.cost ?? 0) > most)) {
      return false;
    }
    return card.restriction === undefined || groups.some((group) => meets(card, group));
  };
}

/** Whether a group, as printed, is one that a card is for. */
function meets({ restriction }: CardFacts, group: CardFacts): boolean {
  const { kind = "none", affiliation = "", values = [], title = "" } = restriction ?? {};
  if (kind === "none") return true;
  const isOfSide = affiliation === "" || affiliation === group.affiliation;
  const { traits = [], keywords = [], size = [1, 1], unique = false } = group;
  const has = (known: ReadonlyArray<string>): boolean => values.some((one) => known.includes(one));
  if (!isOfSide || (title !== "" && title !== group.title)) return false;
  switch (kind) {
    case "trait":
      return has(traits);
    case "name":
      return has([group.name]);
    case "size":
      return has([size[1] > 1 ? "large" : "small"]);
    case "keyword":
      return has(keywords);
    case "unique":
      return unique;
    case "not_unique":
      return !unique;
    default:
      return true;
  }
}
