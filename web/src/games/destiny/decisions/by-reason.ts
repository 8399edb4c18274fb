import type { DecisionReason } from "@protocol/destiny";
import { Amount } from "@/core/decisions/amount";
import { Arrange } from "@/core/decisions/arrange";
import { Picks } from "@/core/decisions/picks";
import { Words } from "@/core/decisions/words";
import { YesOrNo } from "@/core/decisions/yes-or-no";
import type { DecisionComponent } from "@/core/scene/asked";
import { ActionDecision } from "@/games/destiny/decisions/action";
import { Sides } from "@/games/destiny/decisions/sides";
import { Colours, Symbols } from "@/games/destiny/decisions/signs";

/** The component of each reason that a decision can have; a new reason does not compile here. */
export const BY_REASON: Readonly<Record<DecisionReason, DecisionComponent>> = {
  order: Arrange,
  choose: Picks,
  may: YesOrNo,
  either: Words,
  action: ActionDecision,
  additional_action: ActionDecision,
  claim_ability: YesOrNo,
  discard_to_reroll: Picks,
  dice_to_reroll: Picks,
  host: Picks,
  replace_upgrade: Picks,
  die_to_resolve: Picks,
  modifiers: Picks,
  which_special: Words,
  too_many_upgrades: Picks,
  upkeep_discard: Picks,
  mulligan: Picks,
  battlefield: Picks,
  shields: Picks,
  side: Sides,
  split_pool: Picks,
  which_group: Words,
  colour: Colours,
  indirect_damage: Picks,
  deck_order: Arrange,
  deck_bottom: Picks,
  one_of_two_copies: Picks,
  which_die: Picks,
  which_symbol: Symbols,
  resilience: Picks,
  how_much: Amount,
  distribute_damage: Picks,
  side_of_card: Sides,
  die_to_set_aside: Picks,
  subtype: Words,
  player: Words,
  symbol: Symbols,
  number: Amount,
  title: Words,
  which_action: Words,
  from_hand: Picks,
};
