import type { Table } from "@protocol";
import { type ReactElement, useEffect, useState } from "react";
import { useTitles } from "@/core/client/titles";
import { tables } from "@/core/net/api";
import { type Refusal, refusalOf } from "@/core/net/asking";
import type { Ended } from "@/core/store/use-table";
import styles from "@/core/text/text.module.css";
import { TextGame } from "@/pages/table/text-game";

const AGAIN_AFTER = 2_000;

interface TextPageProps {
  readonly table: string;
  /** Called once the game is over, where somebody shows what comes after it. */
  readonly ended?: Ended;
}

const nobodyAsks = (): void => undefined;

/** A table in words, by its address. */
export function TextPage({ table, ended = nobodyAsks }: TextPageProps): ReactElement {
  const found = useGame(table);
  const title = useTitles().named(found.title);
  if (found.game !== "") {
    const { game, rematchOf } = found;
    return (
      <TextGame
        key={game}
        table={table}
        game={game}
        title={title}
        rematchOf={rematchOf}
        ended={ended}
      />
    );
  }
  return (
    <main className={styles["table"]}>
      <h1>Table in words</h1>
      <p role="status">
        {found.refusal === null
          ? "The game has not begun. This page opens it as soon as it does."
          : `${found.refusal.message} ${found.refusal.advice}`}
      </p>
      <p>
        <a href={`/table/${encodeURIComponent(table)}`}>To the table’s own page</a>
      </p>
    </main>
  );
}

interface Found {
  readonly game: string;
  readonly title: string;
  readonly rematchOf: string;
  readonly refusal: Refusal | null;
}

const NOTHING_FOUND: Found = { game: "", title: "", rematchOf: "", refusal: null };

/** The game of a table, asked for again until it has begun. */
function useGame(table: string): Found {
  const [found, setFound] = useState<Found>(NOTHING_FOUND);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const look = async (): Promise<void> => {
      const next = await tables.show({ table }).then(gameOf, failed);
      if (!isWanted) return;
      setFound(next);
      if (next.game === "") timer = setTimeout(() => void look(), AGAIN_AFTER);
    };
    void look();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [table]);
  return found;
}

function gameOf(table: Table): Found {
  const game = table.status === "waiting" ? "" : table.game;
  const { terms, rematch_of: rematchOf } = table;
  return { game, title: terms.title ?? "", rematchOf, refusal: null };
}

function failed(thrown: unknown): Found {
  return { ...NOTHING_FOUND, refusal: refusalOf(thrown) };
}
