import type { Table } from "@protocol";
import { type ReactElement, useEffect } from "react";
import { useLocation } from "wouter";
import type { OfTitle } from "@/core/client/titles";
import { useAsked, useDoing } from "@/core/site/asked";
import { Frame } from "@/core/site/frame";
import { tablePath } from "@/core/site/starting";
import { beginGuided, unfinishedGame } from "@/games/destiny/learn/guided-game";
import styles from "@/games/destiny/learn/learn.module.css";
import { Button } from "@/kit/button";
import { RefusalNotice, Waiting } from "@/kit/notice";

interface Begun {
  readonly unfinished: Table | undefined;
}

/** The way to a guided game: a new one at once, or the one that is not over yet. */
export function Learn({ title }: OfTitle): ReactElement {
  const [, go] = useLocation();
  const doing = useDoing();
  const { told, refusal } = useAsked(
    async (): Promise<Begun> => ({ unfinished: await unfinishedGame() }),
    "",
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
      <p>
        Your first game of Star Wars: Destiny, with the decks of the Two-Player Game, against the
        computer. Somebody beside the table tells you what is new, when it is new.
      </p>
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
