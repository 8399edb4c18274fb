import type { Order, Sitter } from "@protocol";
import type { ReactElement } from "react";
import type { TableStore } from "@/core/store/store";
import type { Decision } from "@/core/view/view";

/** Pass wherever a response is asked for and there is nothing else to answer. */
const PASS: Order = {};

interface StandingOrderProps {
  readonly store: TableStore;
  /** The order as the table has it. */
  readonly order: Order | null;
  readonly decision: Decision | null;
}

/** Whether everybody else is a bot: then the table passes by itself where there is nothing else. */
export function isAgainstBots(sitters: ReadonlyArray<Sitter>, own: number): boolean {
  return sitters.length > 1 && sitters.every(({ bot }, seat) => seat === own || !!bot);
}

/** Whether nothing is asked but a pass that the table is about to give by itself. */
export function isPassing(
  decision: Decision | null,
  sitters: ReadonlyArray<Sitter>,
  own: number,
): boolean {
  const only = decision?.kind === "respond" && decision.options.length === 1;
  return only && decision.options[0]?.kind === "pass" && isAgainstBots(sitters, own);
}

/** Whether the table passes for this seat; nothing where no response is asked for and none stands. */
export function StandingOrder(props: StandingOrderProps): ReactElement | null {
  const { store, order, decision } = props;
  const isOn = order !== null;
  return decision?.kind === "respond" || isOn ? (
    <label className="check">
      <input
        type="checkbox"
        checked={isOn}
        onChange={() => void store.giveOrder(isOn ? null : PASS)}
      />
      <small>Pass for me while I have nothing to answer</small>
    </label>
  ) : null;
}
