import { type ReactElement, useId, useState } from "react";
import { createPortal } from "react-dom";
import { useScene } from "@/core/scene/scene";
import type { TableState } from "@/core/store/state";
import styles from "@/core/table/undo-button.module.css";
import { classes } from "@/kit/classes";
import { Popover } from "@/kit/popover";
import { Sign } from "@/kit/sign";

/** What is said while nothing was heard of it yet. */
const ASKED = "The others are asked first.";

/**
 * Taking back, always at the same place: the last step of what is being chosen, else the last
 * answer. Where that cannot be, it says why.
 */
export function UndoButton({ state }: { readonly state: TableState }): ReactElement {
  const { store, decision, armed, picking, back } = useScene();
  const [at, setAt] = useState<DOMRect | null>(null);
  const reasonId = useId();
  const isPicked = (picking.picks?.picked.length ?? 0) > 0;
  const isStep = decision?.back === true || armed !== null || isPicked;
  const { how, why = "" } = state.undo ?? { how: "ask" as const };
  const isBarred = !isStep && how === "no";
  const reason = isStep ? "" : how === "ask" ? ASKED : why;
  const press = (element: HTMLElement): void => {
    if (isBarred) setAt(element.getBoundingClientRect());
    else if (isStep) back();
    else void store.askUndo();
  };
  return (
    <span className={styles["undo"]}>
      <button
        type="button"
        className={classes(styles["button"], isBarred && styles["barred"])}
        data-undo={isStep ? "step" : how}
        aria-disabled={isBarred}
        aria-describedby={reason === "" ? undefined : reasonId}
        title={reason}
        onClick={(event) => press(event.currentTarget)}
        onBlur={() => setAt(null)}
        onPointerLeave={() => setAt(null)}
      >
        <Sign name="undo" />
        {isStep ? "Step back" : "Undo"}
        <span className={styles["key"]} aria-hidden="true">
          U
        </span>
      </button>
      <span id={reasonId} hidden>
        {reason}
      </span>
      {at === null || !isBarred
        ? null
        : createPortal(
            <Popover at={at} label="Why not" role="status">
              <p className={styles["why"]}>{why}</p>
            </Popover>,
            document.body,
          )}
    </span>
  );
}
