import { type ReactElement, useState } from "react";
import { useDoing } from "@/core/site/asked";
import { Button } from "@/kit/button";
import { RefusalNotice } from "@/kit/notice";

/** A page of a list, and where the next one begins; empty behind the last. */
export interface RowsPage<T> {
  readonly rows: ReadonlyArray<T>;
  readonly next: string;
}

/** Rows beyond those that the news tell: asked for page by page. */
export interface More<T> {
  readonly rows: ReadonlyArray<T>;
  readonly button: ReactElement | null;
}

/**
 * What is behind the last of the told rows, of which there are so many more; it is as it was when
 * it was asked for.
 */
export function useMore<T>(
  left: number,
  last: string,
  ask: (after: string) => Promise<RowsPage<T>>,
): More<T> {
  const [pages, setPages] = useState<ReadonlyArray<RowsPage<T>>>([]);
  const doing = useDoing();
  const rows = pages.flatMap((page) => page.rows);
  const newest = pages.at(-1);
  const after = newest === undefined ? last : newest.next;
  if (left <= 0) return { rows: [], button: null };
  const more = (): void =>
    doing.run(async () => {
      const page = await ask(after);
      setPages([...pages, page]);
    });
  const button =
    after === "" ? null : (
      <div>
        <Button kind="quiet" pending={doing.busy} onClick={more}>
          {`Show more of ${left - rows.length} others`}
        </Button>
        <RefusalNotice refusal={doing.refusal} />
      </div>
    );
  return { rows, button };
}
