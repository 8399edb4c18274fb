import type { DecisionReason } from "@protocol/swccg";
import { Words } from "@/core/decisions/words";
import { YesOrNo } from "@/core/decisions/yes-or-no";
import type { DecisionComponent } from "@/core/scene/asked";
import { HowMany } from "@/games/swccg/decisions/how-many";
import { Offered } from "@/games/swccg/decisions/offered";

/** The component of each reason that a decision can have; a new reason does not compile here. */
export const BY_REASON: Readonly<Record<DecisionReason, DecisionComponent>> = {
  respond: Offered,
  choose: Offered,
  may: YesOrNo,
  either: Words,
  how_much: HowMany,
  let_run: HowMany,
  starting_location: Offered,
  allow_conversion: YesOrNo,
  force_to_lose: Offered,
  battle_destiny: YesOrNo,
  destiny_choice: Offered,
  search: Offered,
  verify: YesOrNo,
  peeked_card: Offered,
  defuse: YesOrNo,
  cards_to_bury: Offered,
  duel_step: Offered,
  who_first: Words,
  target: Offered,
};
