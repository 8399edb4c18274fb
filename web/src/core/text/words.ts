/**
 * Words of the text view that neither the prompt nor the log brings along.
 *
 * What belongs here: answers to questions and connections in sentences.
 * What does not: rules: every reason comes from the server.
 */
import type { Chances, Sitter } from "@protocol";
import type { Says } from "@/core/client/client";
import type { Connection, Reply } from "@/core/store/state";
import type { Head } from "@/core/view/view";
import { listed } from "@/kit/wording";

/** An answer as lines to be read, with the rulings behind it. */
export interface Words {
  readonly lines: ReadonlyArray<string>;
  readonly rulings: ReadonlyArray<string>;
}

/** A reply in words; `says` words what only a title can. */
export function replyWords(reply: Reply, says: Says<unknown> = {}): Words {
  if (!reply.done) {
    const { message, advice } = reply.refusal;
    return { lines: [message, advice].filter((line) => line !== ""), rulings: [] };
  }
  const said = reply.reply;
  switch (said.type) {
    case "explained":
      return { lines: said.lines, rulings: said.rulings ?? [] };
    case "chances":
      return { lines: says.chances?.(said) ?? chanceLines(said), rulings: [] };
    case "card_sheet":
      return { lines: says.card?.(said) ?? said.text, rulings: [] };
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

/** Who sits somewhere, from where the reader sits. */
export function whoSits(sitters: ReadonlyArray<Sitter>, seat: number, mine: number): string {
  if (seat === mine) return "You";
  const sitter = sitters[seat];
  if (sitter === undefined || (sitter.name === "" && !sitter.bot)) return "Your opponent";
  return sitter.name || `The ${sitter.bot} bot`;
}

/** Who plays whom, the reader first. */
export function againstWords(names: ReadonlyArray<string>): string {
  const [first = "", ...rest] = names.toSorted(
    (one, other) => Number(other === "You") - Number(one === "You"),
  );
  return rest.length === 0 ? first : `${first} against ${listed(rest)}`;
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

export function lower(who: string): string {
  return who === "Your opponent" ? "your opponent" : who;
}

/** Whom the table waits for; empty when that is the reader, or nobody. */
export function waitingWords(head: Head, who: (seat: number) => string): string {
  const others = head.deciding.filter((seat) => seat !== head.seat).map(who);
  if (others.length === 0) return "";
  return `Waiting for ${listed(others.map(lower))}.`;
}
