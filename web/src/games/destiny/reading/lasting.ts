import type { LastingView, NamedView, SeatView } from "@protocol/destiny";
import { type Catalogue, titleOf } from "@/games/destiny/catalogue/catalogue";
import type { Mark } from "@/games/destiny/reading/drawn";
import { readSide, saySide } from "@/games/destiny/reading/sides";
import { codeOf, copiesOf, copyOf, dieOf } from "@/games/destiny/reading/things";
import { capital, listed } from "@/kit/wording";

/**
 * What lasts: effects in force, and what cards keep, in words.
 *
 * What belongs here: which of it stands beside which card, and its sentences, made of the words
 * that the catalogue has for each lasting effect. What does not: drawing it.
 */

export interface Lasting {
  readonly key: string;
  readonly code: string;
  readonly title: string;
  readonly seat: number;
  readonly words: string;
}

const HOW_LONG: Readonly<Record<LastingView["until"], string>> = {
  turn: "this turn",
  opponents_turn: "on {opponents} next turn",
  round: "this round",
  game: "for the rest of the game",
  played: "this once",
  next_round: "in the next round",
  action_phase: "until the action phase ends",
  opponents_turn_this_round: "on {opponents} next turn of this round",
  next_action: "by {players} next action",
};

const KEPT: Readonly<Record<NamedView["sort"], string>> = {
  things: "Chosen",
  colour: "Chosen colour",
  subtype: "Chosen subtype",
  symbol: "Named symbol",
  number: "Named number",
  title: "Named title",
  noted_titles: "Remembers",
  action: "Kind of action",
};

const ACTIONS: Readonly<Record<string, string>> = {
  play: "play a card",
  activate: "activate a card",
  resolve: "resolve dice",
  reroll: "reroll dice",
  card_action: "use a card",
  claim: "claim the battlefield",
};

const ONCE: Readonly<Partial<Record<LastingView["until"], string>>> = {
  game: "Already this game",
  round: "Already this round",
};

/** What is said beside a card in play: what it keeps, and the effects that are about it. */
export function lastingOn(
  view: SeatView,
  catalogue: Catalogue,
  copy: number,
): ReadonlyArray<string> {
  return lastingIn(view)
    .filter((one) => isAt(one, copy))
    .map((one) => saidOn(view, catalogue, one, copy));
}

function saidOn(view: SeatView, catalogue: Catalogue, one: LastingView, copy: number): string {
  const from = titleOf(catalogue, one.code);
  if (one.source === copy) return sentence(view, catalogue, one);
  if (one.kind === "kept") return `Chosen by ${from}`;
  return `${sentence(view, catalogue, one)} (${from})`;
}

/** The same in a word or two for each, for a plate. */
export function marksOn(view: SeatView, catalogue: Catalogue, copy: number): ReadonlyArray<Mark> {
  return lastingIn(view)
    .filter((one) => isAt(one, copy))
    .map((one) => ({
      text: one.source === copy ? shortly(view, catalogue, one) : "",
      words: saidOn(view, catalogue, one, copy),
    }));
}

/** What is about no card in play, the oldest first. */
export function lastingElsewhere(view: SeatView, catalogue: Catalogue): ReadonlyArray<Lasting> {
  const copies = copiesOf(view);
  return lastingIn(view)
    .filter((one) => !copies.some((copy) => isAt(one, copy.id)))
    .map((one, place) => ({
      key: `${place} ${one.code}`,
      code: one.code,
      title: titleOf(catalogue, one.code),
      seat: one.seat,
      words: sentence(view, catalogue, one),
    }));
}

/** What a close look at a card tells of it: at a card in play, or one that is not there any more. */
export function lastingLooked(
  view: SeatView,
  catalogue: Catalogue,
  code: string,
  id: number,
): ReadonlyArray<string> {
  if (id !== 0) return lastingOn(view, catalogue, id);
  const found = lastingElsewhere(view, catalogue).filter((one) => one.code === code);
  return found.map((one) => one.words);
}

/** Views of older games have none. */
function lastingIn(view: SeatView): ReadonlyArray<LastingView> {
  return view.lasting ?? [];
}

function isAt(one: LastingView, copy: number): boolean {
  return (one.about ?? []).includes(copy);
}

function shortly(view: SeatView, catalogue: Catalogue, one: LastingView): string {
  if (one.kind === "done") return "Done";
  if (one.kind === "effect") return "";
  return capital(listed((one.names ?? []).map((name) => titled(view, catalogue, name))));
}

/** What is kept, by its title alone: there is no room for whose it is. */
function titled(view: SeatView, catalogue: Catalogue, name: NamedView): string {
  if (name.sort !== "things") return named(view, catalogue, name);
  return listed((name.things ?? []).map((thing) => titleOf(catalogue, codeOf(view, thing))));
}

function sentence(view: SeatView, catalogue: Catalogue, one: LastingView): string {
  const names = one.names ?? [];
  if (one.kind === "kept") {
    return names.map((name) => `${KEPT[name.sort]}: ${named(view, catalogue, name)}`).join(". ");
  }
  const said = filled(view, catalogue, one, template(view, catalogue, one));
  if (one.kind === "done") {
    const once = ONCE[one.until] ?? "Already done";
    return said === "" ? once : `${once}: ${said}`;
  }
  const howLong = filled(view, catalogue, one, HOW_LONG[one.until]);
  return capital(`${said} ${howLong}`.trim());
}

/** What the card says of it to this reader. */
function template(view: SeatView, catalogue: Catalogue, one: LastingView): string {
  const text = catalogue.get(one.code)?.lasting?.[one.part ?? 0];
  const own = text?.text ?? "";
  if (view.seat < 0) return text?.watched || own;
  return one.seat === view.seat ? own : text?.theirs || own;
}

function filled(view: SeatView, catalogue: Catalogue, one: LastingView, words: string): string {
  return words.replace(/\{([^}]+)\}/g, (_, place: string) => {
    if (place === "this") return titleOf(catalogue, codeOf(view, one.source ?? 0) || one.code);
    const person = PERSONS[place]?.(view, one);
    if (person !== undefined) return person;
    const name = one.names?.find((other) => other.name === place);
    return name === undefined ? "it" : named(view, catalogue, name);
  });
}

type Person = (view: SeatView, one: LastingView) => string;

/** Only those who watch are told of players by other words than you and your opponent. */
const PERSONS: Readonly<Partial<Record<string, Person>>> = {
  player: () => "its player",
  opponent: () => "the other player",
  players: (view, one) => ownWord(view, one.seat, "its player’s"),
  opponents: (view, one) => ownWord(view, 1 - one.seat, "the other player’s"),
};

function ownWord(view: SeatView, seat: number, watched: string): string {
  if (view.seat < 0) return watched;
  return seat === view.seat ? "your" : "your opponent’s";
}

function named(view: SeatView, catalogue: Catalogue, name: NamedView): string {
  switch (name.sort) {
    case "things": {
      const things = (name.things ?? []).map((thing) => thingWords(view, catalogue, thing));
      return things.length === 0 ? "it" : listed(things);
    }
    case "action":
      return listed((name.words ?? []).map((word) => ACTIONS[word] ?? word));
    case "subtype":
      return listed((name.words ?? []).map((word) => word.replaceAll("-", " ")));
    default:
      return listed(name.words ?? []);
  }
}

function thingWords(view: SeatView, catalogue: Catalogue, thing: number): string {
  const die = dieOf(view, thing);
  if (die !== undefined) {
    const shows = die.side ? ` (${saySide(readSide(die.side))})` : "";
    return `the die of ${titleOf(catalogue, die.code)}${shows}`;
  }
  const copy = copyOf(view, thing);
  const title = titleOf(catalogue, codeOf(view, thing));
  return copy === undefined ? title : `${ownWord(view, copy.controller, "")} ${title}`.trim();
}
