/** Things of the table in words, for whoever does not see them. */
import type { CopyView, MarkName, PlaceView, PlayerView } from "@protocol/swccg";
import { fireWords } from "@/games/swccg/reading/cards";
import { type Group, type Hold, holdOf } from "@/games/swccg/reading/places";
import type { Seen } from "@/games/swccg/reading/seen";
import { plateName, siteName } from "@/games/swccg/reading/things";
import { listed } from "@/kit/wording";

const MARKS: Readonly<Partial<Record<MarkName, string>>> = {
  hit: "hit",
  excluded: "excluded from the battle",
  moved: "has moved",
  battled: "has battled",
  drained: "has drained",
  used_weapon: "has used a weapon",
  used_device: "has used a device",
  fired: "has been fired",
  barred: "may neither battle nor move",
  reacted: "has reacted",
};

export function markWords({ marks = [] }: CopyView): ReadonlyArray<string> {
  return marks.flatMap((mark) => MARKS[mark] ?? []);
}

function numberWords({ power = -1, ability = -1, forfeit = -1 }: CopyView): string {
  return [
    power < 0 ? "" : `power ${power}`,
    ability < 0 ? "" : `ability ${ability}`,
    forfeit < 0 ? "" : `forfeit ${forfeit}`,
  ]
    .filter(Boolean)
    .join(", ");
}

/** A card on table: what it is, its numbers, its marks, what is on it. */
export function copyLabel({ facts }: Seen, { copies, carried }: Group): string {
  const [first] = copies;
  const many = copies.length > 1 ? `${copies.length} times ` : "";
  const on =
    carried.length === 0 ? "" : `with ${listed(carried.map(({ code }) => plateName(facts, code)))}`;
  const card = facts.cards.get(first.code);
  const fire = card === undefined ? "" : fireWords(card);
  const name = `${many}${plateName(facts, first.code)}`;
  return [name, numberWords(first), fire, ...markWords(first), on].filter(Boolean).join(", ");
}

const HOLDS: Readonly<Record<Hold, string>> = {
  controls: "controls",
  occupies: "occupies",
  none: "no presence",
};

/** What stands in the bracket of a side: "Controls, drains 1". */
export function holdWords(place: PlaceView, seat: number, mine: boolean): string {
  const hold = holdOf(place, seat);
  if (hold === "controls") {
    const amount = place.drain[seat] ?? 0;
    if (place.drained === true) return "Controls, drained";
    return amount > 0 ? `Controls, drains ${amount}` : "Controls";
  }
  if (hold === "occupies") return "Occupies";
  return mine ? "No presence" : "";
}

/** A location with its numbers from both sides. */
export function placeLabel(seen: Seen, place: PlaceView): string {
  const { facts, near, far } = seen;
  const sideWords = ({ seat }: PlayerView, who: string): string =>
    `${who}: power ${place.power[seat] ?? 0}, ability ${place.ability[seat] ?? 0}, ${
      place.icons[seat] ?? 0
    } Force icons, ${HOLDS[holdOf(place, seat)]}`;
  return [
    siteName(facts, place.code),
    sideWords(near, "your side"),
    sideWords(far, "other side"),
    place.battled === true ? "battled this turn" : "",
    place.drained === true ? "drained this turn" : "",
  ]
    .filter(Boolean)
    .join(". ");
}
