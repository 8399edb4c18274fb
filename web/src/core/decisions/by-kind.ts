import type { DecisionKind } from "@protocol";
import type { GameClient } from "@/core/client/client";
import { Amount } from "@/core/decisions/amount";
import { Arrange } from "@/core/decisions/arrange";
import { Picks } from "@/core/decisions/picks";
import { Several } from "@/core/decisions/several";
import { AnyDecision, Words } from "@/core/decisions/words";
import { YesOrNo } from "@/core/decisions/yes-or-no";
import { choosesSeveral } from "@/core/picking/picking";
import type { DecisionComponent } from "@/core/scene/asked";
import type { Decision } from "@/core/view/view";

/** The component of each kind of decision that the kernel knows; a new kind does not compile here. */
const BY_KIND: Readonly<Record<DecisionKind, DecisionComponent>> = {
  choose_one: Picks,
  choose_some: Picks,
  yes_or_no: YesOrNo,
  choose_number: Amount,
  choose_order: Arrange,
  distribute: Picks,
  choose_side: Words,
  respond: Picks,
};

/**
 * The component of a decision: the title's own for its reason, else that of its kind.
 *
 * Several things are collected, whatever the reason; a kind of a newer server is drawn as its
 * options in words.
 */
export function componentFor(decision: Decision, { decisions }: GameClient): DecisionComponent {
  if (choosesSeveral(decision)) {
    return Several;
  }
  return decisions?.[decision.reason] ?? BY_KIND[decision.kind] ?? AnyDecision;
}
