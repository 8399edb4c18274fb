import { type ReactElement, type ReactNode, useEffect, useRef } from "react";
import styles from "@/pages/ending/end-dialog.module.css";
import { ToldEnding } from "@/pages/ending/told-ending";
import type { Told } from "@/pages/ending/use-told";

interface EndDialogProps {
  readonly told: Told;
  readonly seat: number;
  readonly how: string;
  /** Back to the table. */
  readonly close: () => void;
  readonly children: ReactNode;
}

/** The end over its table, which stays as it was left. */
export function EndDialog({ close, ...end }: EndDialogProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Whoever listens hears the end from its beginning.
    shown?.focus();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles["dialog"]}
      tabIndex={-1}
      aria-label="How the game went"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <ToldEnding {...end} />
    </dialog>
  );
}
