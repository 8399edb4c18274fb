import type { ReactElement } from "react";
import { Button } from "@/kit/button";

interface MoreProps {
  /** How many there are. */
  readonly all: number;
  readonly shown: number;
  /** So many come at once. */
  readonly page: number;
  readonly show: (count: number) => void;
}

/** The rest of a long list, some at a time. */
export function More({ all, shown, page, show }: MoreProps): ReactElement | null {
  if (all <= shown) return null;
  return (
    <div>
      <Button
        onClick={() => show(shown + page)}
      >{`Show ${Math.min(page, all - shown)} more`}</Button>
    </div>
  );
}
