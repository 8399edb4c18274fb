/**
 * What choosing a character would do to it, where the page can know that.
 *
 * Only damage of a die is foretold: how much it is stands in the question. Shields block it unless
 * it is unblockable, which no question tells: of a character with shields only the least is said.
 * What does not belong here: whatever cards add or prevent, which nobody knows before it happens.
 */
import type { CopyView, SeatView } from "@protocol/destiny";

export interface Preview {
  /** Damage that would land, or the least of it. */
  readonly more: number;
  readonly tag: string;
}

/** What a character that can be chosen now would take; nothing where that is not sure. */
export function previewOf({ decision }: SeatView, copy: CopyView): Preview | Record<never, never> {
  const amount = decision?.amount ?? 0;
  const asks = decision?.purpose === "DealDamage" && (decision.die ?? 0) > 0 && amount > 0;
  const chosen = decision?.options.some(({ target }) => target === copy.id) ?? false;
  if (!asks || !chosen || copy.type !== "character") {
    return {};
  }
  const shields = copy.shields ?? 0;
  const more = Math.max(0, amount - shields);
  const left = (copy.health ?? 0) - (copy.damage ?? 0);
  return more === 0 ? {} : { more, tag: tagOf(more, left, shields > 0) };
}

function tagOf(damage: number, left: number, isLeast: boolean): string {
  const lands = damage === 1 ? "1 lands" : `${damage} land`;
  if (damage >= left) return isLeast ? "defeated" : `${lands}, defeated`;
  return isLeast ? `${lands} at least` : `${lands}, ${left - damage} left`;
}
