import type { ReactElement } from "react";
import type { Scene } from "@/core/scene/scene";
import { sideOfCard } from "@/games/swccg/drawing/card-face";
import { EmblemDrawn } from "@/games/swccg/drawing/emblem";
import { emblemOf } from "@/games/swccg/reading/emblems";
import type { Seen } from "@/games/swccg/reading/seen";
import { codeOf } from "@/games/swccg/reading/things";

/** The card that something is asked about. */
export function Asker({ board: { view, facts } }: Scene<Seen>): ReactElement | null {
  const asked = view.decision;
  const about = asked?.about;
  const code =
    asked?.asked_by ||
    codeOf(view, asked?.source ?? 0) ||
    about?.subject?.code ||
    about?.source?.code ||
    "";
  const card = facts.cards.get(code);
  if (card === undefined) return null;
  return (
    <span style={{ "--emblem": "48px" }}>
      <EmblemDrawn emblem={emblemOf(facts, code, sideOfCard(card))} />
    </span>
  );
}
