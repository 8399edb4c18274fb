import type { ReactElement } from "react";
import { useScene } from "@/core/scene/scene";
import { Thing } from "@/core/scene/thing";
import styles from "@/core/table/tray.module.css";
import { titleOf } from "@/games/destiny/catalogue/catalogue";
import { CardFace } from "@/games/destiny/drawing/card-face";
import { Die } from "@/games/destiny/drawing/die";
import { dieColour } from "@/games/destiny/reading/faces";
import type { TrayItem } from "@/games/destiny/reading/options";
import { faceOfCode } from "@/games/destiny/reading/plates";
import { BLANK, readSide } from "@/games/destiny/reading/sides";
import { dieOf, kindOfThing } from "@/games/destiny/reading/things";

/** What can be chosen but lies in a stack, in a hand that was shown, or as a die on its card. */
export function Tray(): ReactElement | null {
  const { tray } = useScene().placement;
  if (tray.length === 0) {
    return null;
  }
  return (
    <ul className={styles["tray"]} data-row data-tray aria-label="To choose from">
      {tray.map((item) => (
        <li key={item.id}>
          <Item item={item} />
        </li>
      ))}
    </ul>
  );
}

function Item({ item }: { readonly item: TrayItem }): ReactElement {
  const { catalogue, standing } = useScene();
  const title = titleOf(catalogue, item.code);
  return (
    <Thing id={item.id} code={item.code} label={title} className={styles["item"]}>
      {kindOfThing(item.id) === "die" ? (
        <TrayDie id={item.id} />
      ) : (
        <CardFace
          card={faceOfCode(catalogue, item.code)}
          size="small"
          standing={standing(item.id)}
        />
      )}
    </Thing>
  );
}

function TrayDie({ id }: { readonly id: number }): ReactElement {
  const { view, catalogue, standing } = useScene();
  const die = dieOf(view, id);
  const facts = catalogue.get(die?.code ?? "");
  return (
    <span className={styles["die"]}>
      <Die
        colour={dieColour(facts)}
        side={die?.side === undefined ? BLANK : readSide(die.side)}
        state={standing(id)}
        size={52}
        silent
      />
      <span>{titleOf(catalogue, die?.code ?? "")}</span>
    </span>
  );
}
