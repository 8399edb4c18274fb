import { type ReactElement, type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "@/kit/button";
import { classes } from "@/kit/classes";
import styles from "@/kit/dialog.module.css";

interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** What can be done, at the lower edge. */
  readonly actions?: ReactNode;
  /** The words on the closing button. */
  readonly closeLabel?: string;
  /** One of its actions must be taken: nothing else closes it. */
  readonly must?: boolean;
}

/** A window in the middle that holds the keyboard until it is closed (Escape closes it too). */
export function Dialog(props: DialogProps): ReactElement {
  return <Window {...props} shape="middle" />;
}

/** The same from the lower edge, for phones: log, odds, a card. */
export function Sheet(props: DialogProps): ReactElement {
  return <Window {...props} shape="sheet" />;
}

interface WindowProps extends DialogProps {
  readonly shape: "middle" | "sheet";
}

function Window(props: WindowProps): ReactElement {
  const { title, open, onClose, children, actions, closeLabel = "Close", shape } = props;
  const { must = false } = props;
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current;
    if (open && dialog?.open === false) {
      dialog.showModal();
    } else if (!open && dialog?.open === true) {
      dialog.close();
    }
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={element}
      aria-labelledby={titleId}
      className={classes(styles["window"], styles[shape])}
      onCancel={(event) => {
        if (must) event.preventDefault();
      }}
      onClose={() => {
        // A second Escape is not asked about: then it opens again.
        if (must && open) element.current?.showModal();
        else onClose();
      }}
      onClick={(event) => {
        if (!must && event.target === event.currentTarget) {
          onClose();
        }
      }}
    >
      {open ? (
        <div className={styles["frame"]}>
          <header className={styles["head"]}>
            <h2 id={titleId}>{title}</h2>
            {must ? null : (
              <Button kind="quiet" sign="close" bare aria-label={closeLabel} onClick={onClose} />
            )}
          </header>
          <div className={styles["body"]}>{children}</div>
          {actions === undefined ? null : <footer className={styles["foot"]}>{actions}</footer>}
        </div>
      ) : null}
    </dialog>
  );
}
