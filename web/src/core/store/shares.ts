/**
 * What this browser knew of a game's chance before the game began: the server's commitment,
 * and the bytes that this browser added. The receipt is checked against these, so they are
 * written down before the bytes are sent.
 */
import { drawNonce } from "@/core/net/nonce";
import { Kept } from "@/core/store/kept";

const MOST = 200;

export interface Share {
  readonly game: string;
  readonly commitment: string;
  readonly nonce: string;
}

const shares = new Kept<ReadonlyArray<Share>>("dejarik.shares", (found) =>
  Array.isArray(found) ? found.filter(isShare) : [],
);

/** What was written down for a game; nothing if it began in another browser. */
export function shareOf(game: string): Share | null {
  return shares.get().find((one) => one.game === game) ?? null;
}

/** One's share of a game, written down; what was written down first stays. */
export function drawShare(game: string, commitment: string): Share {
  const kept = shareOf(game);
  if (kept !== null) return kept;
  const share = { game, commitment, nonce: drawNonce() };
  shares.set([...shares.get(), share].slice(-MOST));
  return share;
}

function isShare(found: unknown): found is Share {
  if (typeof found !== "object" || found === null) return false;
  const { game, commitment, nonce } = found as Partial<Record<keyof Share, unknown>>;
  return [game, commitment, nonce].every((part) => typeof part === "string");
}
