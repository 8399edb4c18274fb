import type { ReactElement } from "react";
import type { TrayItem } from "@/core/scene/placement";
import styles from "@/games/swccg/board/tray-item.module.css";
import { sideOfCard } from "@/games/swccg/drawing/card-face";
import { DestinyMark } from "@/games/swccg/drawing/destiny";
import { EmblemDrawn } from "@/games/swccg/drawing/emblem";
import { framed } from "@/games/swccg/drawing/side";
import { destinyWords } from "@/games/swccg/reading/cards";
import { emblemOf } from "@/games/swccg/reading/emblems";
import { useSwccg } from "@/games/swccg/reading/seen";
import { lyingAt, PILE_WORDS, plateName } from "@/games/swccg/reading/things";
import { classes } from "@/kit/classes";

/** A card that can be chosen but lies in a pile. */
export function Item({ item }: { readonly item: TrayItem }): ReactElement {
  const { view, facts, standing } = useSwccg();
  const card = facts.cards.get(item.code);
  const pile = lyingAt(view, item.id)?.pile;
  const side = sideOfCard(card);
  return (
    <span className={classes(framed(side, standing(item.id)), styles["item"])}>
      <EmblemDrawn emblem={emblemOf(facts, item.code, side)} />
      <span className={styles["words"]}>
        <b>{item.code === "" ? "A hidden card" : plateName(facts, item.code)}</b>
        <small>{pile === undefined ? "" : PILE_WORDS[pile]}</small>
      </span>
      {card === undefined ? null : <DestinyMark value={destinyWords(card)} />}
    </span>
  );
}
