import type { ReactElement } from "react";
import { Button } from "@/kit/button";

/** Take the last change of a deck back. */
export function UndoButton({ undo }: { readonly undo: (() => void) | null }): ReactElement {
  return (
    <Button sign="undo" disabled={undo === null} onClick={() => undo?.()}>
      Undo
    </Button>
  );
}
