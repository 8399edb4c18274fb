import type { ReactElement } from "react";
import { Notice } from "@/kit/notice";

/** Where a title has no page of its own yet. */
export function NotDrawn(): ReactElement {
  return <Notice>This game has no such page yet. Its tables can be played.</Notice>;
}
