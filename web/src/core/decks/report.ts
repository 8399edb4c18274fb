/**
 * What a check of a deck found, sorted for a person: lines first, then what the rules say, then
 * what cannot be played here yet.
 *
 * What belongs here: pure functions from the reply to the report. What does not: drawing it.
 */
import type { Checked, Reason, Unread } from "@protocol";

const NOT_IMPLEMENTED = "not_implemented";

export interface Report {
  /** One sentence that says it all. */
  readonly verdict: string;
  readonly isGood: boolean;
  readonly unread: ReadonlyArray<Unread>;
  /** Reasons why it is not legal. */
  readonly against: ReadonlyArray<Reason>;
  /** Cards that nobody has written for this table yet. */
  readonly missing: ReadonlyArray<Reason>;
  /** What is allowed, and yet worth a thought. */
  readonly remarks: ReadonlyArray<Reason>;
}

/** A report for people; `isRemark` knows the keys of what is no reason against a list. */
export function reportOf(
  checked: Checked,
  format: string,
  isRemark: (key: string) => boolean = () => false,
): Report {
  const missing = checked.reasons.filter(({ key }) => key === NOT_IMPLEMENTED);
  const remarks = checked.reasons.filter(({ key }) => isRemark(key));
  const against = checked.reasons.filter(({ key }) => key !== NOT_IMPLEMENTED && !isRemark(key));
  const { unread } = checked;
  return {
    verdict: verdict(checked, format),
    isGood: unread.length === 0 && checked.legal && checked.playable,
    unread,
    against,
    missing,
    remarks,
  };
}

function verdict({ legal, playable, unread }: Checked, format: string): string {
  if (unread.length > 0) {
    return unread.length === 1
      ? "One line is not understood."
      : `${unread.length} lines are not understood.`;
  }
  const where = `in the format “${format}”`;
  if (legal && playable) return `Legal ${where}, and every card can be played.`;
  if (legal) return `Legal ${where}, but some cards cannot be played here yet.`;
  return playable
    ? `Not legal ${where}.`
    : `Not legal ${where}, and some cards cannot be played here yet.`;
}

/** The sentence of a reason without the ruling behind it, which stands apart. */
export function sentenceOf({ text, ruling }: Reason): string {
  return text.replace(` [${ruling}]`, "");
}
