import type { ReactElement } from "react";
import { TextGame } from "@/text/text-game";

/** The game itself: in words, for whoever wants that and while there is no other way. */
export function Live({ game }: { readonly game: string; readonly isText: boolean }): ReactElement {
  return <TextGame game={game} />;
}
