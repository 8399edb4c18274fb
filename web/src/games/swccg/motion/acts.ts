/**
 * What is worth showing of a message of the Customizable Card Game: cards that others play and
 * deploy, shots, drains and battles, and every destiny that is drawn, by whomever.
 *
 * What belongs here: choosing, by the kinds of what is told. What does not: when and how it is
 * shown (`core/staging`).
 */
import type { Line } from "@protocol";
import type { Board, Told } from "@protocol/swccg";
import { type Act, actOf, actorOf, type Landing, type Passage, stepsOf } from "@/core/staging/act";
import { headOf } from "@/core/view/view";

/** How long a card takes to be turned up and read. */
const DRAW_MS = 1_100;

/** The acts of a message, in their order: what is done, what is drawn for it, what comes of it. */
export function actsOf({ lines, before }: Passage): ReadonlyArray<Act> {
  const told = lines.map(toldOf);
  const actor = actorOf(lines);
  const isOthers = actor >= 0 && actor !== headOf(before).seat;
  const draws = lines.filter(({ event }) => event.kind === "destiny_done");
  const first = told.find(({ kind }) => LEADS.has(kind));
  const deed = deedOf(actor, first, before);
  const drawn = draws.map((line) => drawOf(line, deed, before));
  if (!isOthers) return drawn;
  const drawnAt = lines.findIndex(({ event }) => event.kind === "destiny_done");
  if (drawnAt < 0) return stagedOf(lines, lines, actor, deed);
  const after = lines.slice(drawnAt).filter(({ event }) => event.kind !== "destiny_done");
  return [
    ...stagedOf(lines.slice(0, drawnAt), lines, actor, deed),
    ...drawn,
    ...stagedOf(after, lines, actor, deed),
  ];
}

/** Deployments of a turn that follow each other are one: the table steps back once for all. */
function deedOf(actor: number, first: Told | undefined, { board }: Passage["before"]): string {
  if (first?.kind === "deploying") return `${actor} deploying ${(board as Board).turn_count}`;
  return `${actor} ${first?.source?.code ?? first?.subject?.code ?? ""}`;
}

function toldOf({ event }: Line): Told {
  return event as Told;
}

/** Beginnings of something to look at. */
const LEADS: ReadonlySet<string> = new Set([
  "playing",
  "deploying",
  "using",
  "firing",
  "draining",
  "battle_begins",
  "moving",
  "reacting",
  "transferring",
  "exploding",
  "defusing",
  "duel_begins",
  "forfeited",
  "totalled",
  "hit",
]);
/** What is held up, since it comes from a hand. */
const FROM_HAND: ReadonlySet<string> = new Set(["playing", "deploying"]);

function stagedOf(
  some: ReadonlyArray<Line>,
  all: ReadonlyArray<Line>,
  seat: number,
  deed: string,
): ReadonlyArray<Act> {
  const told = some.map(toldOf);
  const lead = told.find(({ kind }) => LEADS.has(kind));
  const steps = stepsOf(some.filter(({ event }) => event.kind !== "turn_begins"));
  const landings = landingsOf(told, all.map(toldOf));
  const played = told.find(({ kind }) => FROM_HAND.has(kind));
  const held = played?.subject?.code ?? (lead?.kind === "using" ? (lead.source?.code ?? "") : "");
  if ((lead === undefined && landings.length === 0) || steps.length === 0) return [];
  const cause = held === "" ? Math.max(0, lead?.source?.id ?? lead?.subject?.id ?? 0) : 0;
  const title = steps[0] ?? "";
  return [actOf({ kind: "staged", deed, seat, title, steps, held, cause, landings, lines: some })];
}

/** A destiny, turned up: the table does not know it before. */
function drawOf(line: Line, deed: string, before: Passage["before"]): Act {
  const { subject, seat = -1, amount = 0 } = toldOf(line);
  const title = (stepsOf([line])[0] ?? "").replace(/^.* for /, "").replace(/: .*$/, "");
  return actOf({
    kind: "roll",
    deed,
    seat,
    title: title === "" ? "Destiny" : title.charAt(0).toUpperCase() + title.slice(1),
    held: subject?.code ?? "",
    beside: [`Destiny ${amount}`],
    during: before,
    lines: [line],
    ms: DRAW_MS,
  });
}

/** What comes of it for each thing, in one tag for each. */
export function landingsOf(
  told: ReadonlyArray<Told>,
  all: ReadonlyArray<Told> = told,
): ReadonlyArray<Landing> {
  const found = new Map<number, Landing>();
  for (const landing of told.flatMap((event) => landingsIn(event, all))) {
    // The latest says what has come of it: shot at, then hit.
    if (landing.thing > 0) found.set(landing.thing, landing);
  }
  return [...found.values()];
}

function landingsIn(event: Told, all: ReadonlyArray<Told>): ReadonlyArray<Landing> {
  const { subject, items = [], amount = 0, numbers = [] } = event;
  const thing = subject?.id ?? 0;
  const onItems = (words: string, tone: Landing["tone"]): ReadonlyArray<Landing> =>
    items.map(({ id }) => ({ thing: id, words, tone }));
  switch (event.kind) {
    case "playing":
      return onItems("Targeted", "plain");
    case "deploying":
      return onItems("Deployed here", "plain");
    case "moving":
      return onItems("Moves here", "plain");
    case "firing":
      return onItems("Shot at", "hit");
    case "fired":
      return all.some(({ kind }) => kind === "hit") ? [] : onItems("Missed", "help");
    case "hit":
      return [{ thing, words: "Hit", tone: "hit" }];
    case "must_lose":
      return [{ thing, count: amount, words: "Force to lose", tone: "hit" }];
    case "battle_begins":
      return [{ thing, words: "Battle", tone: "hit" }];
    case "totalled":
      return [{ thing, words: `Power ${numbers.slice(0, 2).join(" to ")}`, tone: "plain" }];
    case "lost_card":
      return [{ thing: event.source?.id ?? 0, words: "Lost", tone: "hit" }];
    default:
      return [];
  }
}
