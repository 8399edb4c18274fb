import type { ReactElement } from "react";
import type { TrayItem as Item } from "@/core/scene/placement";
import styles from "@/games/destiny/board/tray-item.module.css";
import { titleOf } from "@/games/destiny/catalogue/catalogue";
import { CardFace } from "@/games/destiny/drawing/card-face";
import { Die } from "@/games/destiny/drawing/die";
import { dieColour } from "@/games/destiny/reading/faces";
import { faceOfCode } from "@/games/destiny/reading/plates";
import { BLANK, readSide } from "@/games/destiny/reading/sides";
import { dieOf, kindOfThing } from "@/games/destiny/reading/things";
import { useDestiny } from "@/games/destiny/reading/use-destiny";

/** A card of a stack or of a hand that was shown, or a die that lies on its card. */
export function TrayItem({ item: { id, code } }: { readonly item: Item }): ReactElement {
  const { catalogue, standing } = useDestiny();
  return kindOfThing(id) === "die" ? (
    <TrayDie id={id} />
  ) : (
    <CardFace card={faceOfCode(catalogue, code)} size="small" standing={standing(id)} />
  );
}

function TrayDie({ id }: { readonly id: number }): ReactElement {
  const { view, catalogue, standing } = useDestiny();
  const die = dieOf(view, id);
  return (
    <span className={styles["die"]}>
      <Die
        colour={dieColour(catalogue.get(die?.code ?? ""))}
        side={die?.side === undefined ? BLANK : readSide(die.side)}
        state={standing(id)}
        size={52}
        silent
      />
      <span>{titleOf(catalogue, die?.code ?? "")}</span>
    </span>
  );
}
