import type { ReactElement } from "react";
import { TablePage } from "@/table/table-page";
import { TextGame } from "@/text/text-game";

interface LiveProps {
  readonly game: string;
  readonly isText: boolean;
}

/** The game itself: the table, or the table in words for whoever wants that. */
export function Live({ game, isText }: LiveProps): ReactElement {
  return isText ? <TextGame game={game} /> : <TablePage table={game} />;
}
