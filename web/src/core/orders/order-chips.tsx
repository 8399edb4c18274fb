import type { Occasion, Order } from "@protocol";
import type { ReactElement } from "react";
import { changeMode, MODE_WORDS, modeAfter, modeOf, SHORT_WORDS } from "@/core/orders/orders";
import styles from "@/core/orders/orders.module.css";
import type { TableStore } from "@/core/store/store";
import { capital } from "@/kit/wording";

interface OrderChipsProps {
  readonly store: TableStore;
  readonly order: Order | null;
  readonly occasions: ReadonlyArray<Occasion>;
}

/** One button for each occasion: whether one is asked then; a press changes it. */
export function OrderChips({ store, order, occasions }: OrderChipsProps): ReactElement {
  return (
    <>
      {occasions.map(({ id, words, group }) => {
        const mode = modeOf(order, id);
        const said = `${group}, ${words}: ${MODE_WORDS[mode]}`;
        return (
          <button
            key={id}
            type="button"
            className={styles["chip"]}
            data-order={id}
            data-mode={mode}
            title={`${said}. Press to change it; it lasts until you do.`}
            onClick={() => changeMode(store, id, modeAfter(mode))}
          >
            <i aria-hidden="true" />
            <span className="spoken">{`Am I asked? ${group}: `}</span>
            {capital(words)}
            <span className="spoken">: </span>
            <small>{SHORT_WORDS[mode]}</small>
          </button>
        );
      })}
    </>
  );
}
