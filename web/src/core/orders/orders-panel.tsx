import type { ReactElement } from "react";
import { OrderChips } from "@/core/orders/order-chips";
import { MODE_WORDS, MODES, occasionsNow } from "@/core/orders/orders";
import styles from "@/core/orders/orders.module.css";
import type { TableState } from "@/core/store/state";
import type { TableStore } from "@/core/store/store";
import { useTable } from "@/core/store/use-table";

const everything = (state: TableState): TableState => state;

/** Every occasion of the title under its heading, and what the three signs mean. */
export function OrdersPanel({ store }: { readonly store: TableStore }): ReactElement | null {
  const { welcome, order } = useTable(store, everything);
  const occasions = welcome?.occasions ?? [];
  const groups = [...new Set(occasions.map(({ group }) => group))];
  if (occasions.length === 0) return null;
  return (
    <details className={styles["panel"]}>
      <summary>When am I asked?</summary>
      <p className="hint">
        What you set lasts until you change it, also in your next games. Nobody can see it: every
        answer of this sort takes a moment. Set “always ask me” where a pause of yours would tell.
      </p>
      <ul className={styles["legend"]}>
        {MODES.map((mode) => (
          <li key={mode} data-mode={mode}>
            <i aria-hidden="true" />
            {MODE_WORDS[mode]}
          </li>
        ))}
      </ul>
      {groups.map((group) => (
        <fieldset key={group}>
          <legend>{group}</legend>
          <div className={styles["chips"]}>
            <OrderChips
              store={store}
              order={order}
              occasions={occasions.filter((one) => one.group === group)}
            />
          </div>
        </fieldset>
      ))}
    </details>
  );
}

/** The occasions of what is asked now: how it will be taken the next time. */
export function OrdersHere({ store }: { readonly store: TableStore }): ReactElement | null {
  const state = useTable(store, everything);
  const occasions = occasionsNow(state);
  if (occasions.length === 0) return null;
  return (
    <span className={styles["here"]}>
      <small aria-hidden="true">Am I asked?</small>
      <OrderChips store={store} order={state.order} occasions={occasions} />
    </span>
  );
}
