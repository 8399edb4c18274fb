import type { Table } from "@protocol";
import { type ReactElement, type ReactNode, useEffect } from "react";
import { useLocation } from "wouter";
import { beginGuided, unfinishedGame } from "@/core/lessons/guided-game";
import styles from "@/core/lessons/guided-way.module.css";
import { useAsked, useDoing } from "@/core/site/asked";
import { Frame } from "@/core/site/frame";
import { tablePath } from "@/core/site/starting";
import { Button } from "@/kit/button";
import { RefusalNotice, Waiting } from "@/kit/notice";

interface Begun {
  readonly unfinished: Table | undefined;
}

interface GuidedWayProps {
  /** The title that is taught. */
  readonly title: string;
  /** What awaits somebody. */
  readonly children: ReactNode;
}

/** The way to a guided game: a new one at once, or the one that is not over yet. */
export function GuidedWay({ title, children }: GuidedWayProps): ReactElement {
  const [, go] = useLocation();
  const doing = useDoing();
  const { told, refusal } = useAsked(
    async (): Promise<Begun> => ({ unfinished: await unfinishedGame(title) }),
    title,
  );
  const { run } = doing;
  const toTable = (table: Table): void => go(tablePath(table), { replace: true });
  const begin = (): void => run(async () => toTable(await beginGuided(title)));
  const isFirst = told !== null && told.unfinished === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once, when it is known that none is open
  useEffect(() => {
    if (isFirst) begin();
  }, [isFirst]);
  const trouble = doing.refusal ?? refusal;
  return (
    <Frame title="Learn by playing" narrow>
      {children}
      <RefusalNotice refusal={trouble} />
      <div className={styles["ways"]}>
        {told?.unfinished === undefined ? null : (
          <Button kind="go" onClick={() => told.unfinished && toTable(told.unfinished)}>
            Go on with your game
          </Button>
        )}
        {told?.unfinished === undefined && trouble === null ? (
          <Waiting what="Laying the table." />
        ) : (
          <Button pending={doing.busy} onClick={begin}>
            Begin a new one
          </Button>
        )}
      </div>
    </Frame>
  );
}
