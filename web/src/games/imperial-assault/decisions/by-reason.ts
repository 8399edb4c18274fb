import type { DecisionReason } from "@protocol/imperial-assault";
import { Amount } from "@/core/decisions/amount";
import { Arrange } from "@/core/decisions/arrange";
import { Words } from "@/core/decisions/words";
import { YesOrNo } from "@/core/decisions/yes-or-no";
import type { DecisionComponent } from "@/core/scene/asked";
import { Offered } from "@/games/imperial-assault/decisions/offered";

/** The component of each reason that a decision can have; a new reason does not compile here. */
export const BY_REASON: Readonly<Record<DecisionReason, DecisionComponent>> = {
  order: Arrange,
  choose: Offered,
  may: YesOrNo,
  either: Words,
  initiative: Words,
  zone: Words,
  deploy: Offered,
  activate: Offered,
  figure: Offered,
  menu: Offered,
  target: Offered,
  target_space: Offered,
  surges: Offered,
  strain: Amount,
  move: Offered,
  die: Offered,
  dice: Offered,
  discard: Offered,
  group: Offered,
  push: Offered,
  displace: Offered,
  side: Words,
  power: Offered,
  door: Offered,
  veto_map: Words,
  veto_mission: Words,
};
