/**
 * Words of the text view that neither the prompt nor the log brings along.
 *
 * What belongs here: answers to questions and connections in sentences.
 * What does not: rules: every reason comes from the server.
 */
import type { CardSheet, Chances, SeatView, Sitter } from "@protocol";
import type { Connection, Reply } from "@/core/store/state";
import { readSide, saySide } from "@/games/destiny/reading/sides";

/** An answer as lines to be read, with the rulings behind it. */
export interface Words {
  readonly lines: ReadonlyArray<string>;
  readonly rulings: ReadonlyArray<string>;
}

export function replyWords(reply: Reply): Words {
  if (!reply.done) {
    const { message, advice } = reply.refusal;
    return { lines: [message, advice].filter((line) => line !== ""), rulings: [] };
  }
  const said = reply.reply;
  switch (said.type) {
    case "explained":
      return { lines: said.lines, rulings: said.rulings ?? [] };
    case "chances":
      return { lines: chanceLines(said), rulings: [] };
    case "card_sheet":
      return { lines: sheetLines(said), rulings: [] };
  }
}

/** Only what can happen: what is certainly nothing says nothing. */
function chanceLines({ chances }: Chances): ReadonlyArray<string> {
  return Object.entries(chances)
    .filter(([, amounts]) => amounts.some(([amount, part]) => amount > 0 && part > 0))
    .map(([what, amounts]) => {
      const parts = amounts.map(([amount, part, whole]) => `${amount}: ${percent(part, whole)}`);
      return `${what}: ${parts.join(", ")}`;
    });
}

function percent(part: number, whole: number): string {
  return `${Math.round((1000 * part) / whole) / 10} %`;
}

function sheetLines({ facts, playable, text }: CardSheet): ReadonlyArray<string> {
  const known = ["type", "colour", "affiliation", "cost", "health"]
    .map((name) => [name, facts[name]] as const)
    .filter(([, value]) => value !== null && value !== undefined && value !== "" && value !== 0)
    .map(([name, value]) => (isNumbered(name) ? `${name} ${value}` : `${value}`));
  const title = [facts["title"], facts["subtitle"]].filter(Boolean).join(", ");
  const sides = Array.isArray(facts["sides"]) ? facts["sides"] : [];
  return [
    `${title}: ${known.join(", ")}.`,
    ...(sides.length > 0 ? [`Its die: ${sides.map(sideWords).join("; ")}.`] : []),
    ...text,
    ...(playable ? [] : ["This card cannot be played here yet."]),
  ];
}

function sideWords(side: unknown): string {
  return saySide(readSide(String(side)));
}

function isNumbered(name: string): boolean {
  return name === "cost" || name === "health";
}

/** Who sits somewhere, from where the reader sits. */
export function whoSits(sitters: ReadonlyArray<Sitter>, seat: number, mine: number): string {
  if (seat === mine) return "You";
  const sitter = sitters[seat];
  if (sitter === undefined || (sitter.name === "" && !sitter.bot)) return "Your opponent";
  return sitter.name || `The ${sitter.bot} bot`;
}

export function connectionWords(connection: Connection): string {
  const why = connection.notice?.message ?? "";
  switch (connection.status) {
    case "open":
      return connection.by === "poll" ? "Connected by polling." : "Connected.";
    case "connecting":
      return `${why} Connecting.`.trim();
    case "waiting":
      return `${why || "The connection is lost."} It is tried again by itself.`;
    case "closed":
      return why || "You have left the table.";
  }
}

const PHASES: Readonly<Record<SeatView["phase"], string>> = {
  setup: "setup",
  action: "action phase",
  upkeep: "upkeep phase",
};

/** Where the game stands, in a sentence. */
export function standingWords(view: SeatView, who: (seat: number) => string): string {
  const turn = view.phase === "action" ? turnWords(who(view.turn)) : "";
  return `Round ${view.round}, ${PHASES[view.phase]}.${turn}`;
}

function turnWords(who: string): string {
  return who === "You" ? " It is your turn." : ` It is the turn of ${lower(who)}.`;
}

function lower(who: string): string {
  return who === "Your opponent" ? "your opponent" : who;
}

/** Whom the table waits for; empty when that is the reader, or nobody. */
export function waitingWords(view: SeatView, who: (seat: number) => string): string {
  const others = view.deciding.filter((seat) => seat !== view.seat).map(who);
  if (others.length === 0) return "";
  return `Waiting for ${others.map(lower).join(" and ")}.`;
}
