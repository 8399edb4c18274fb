import type { ReactElement } from "react";
import { CardFace } from "@/drawing/card-face";
import { Die } from "@/drawing/die";
import { titleOf } from "@/reading/catalogue";
import { dieColour } from "@/reading/faces";
import type { TrayItem } from "@/reading/options";
import { faceOfCode } from "@/reading/plates";
import { BLANK, readSide } from "@/reading/sides";
import { dieOf, kindOfThing } from "@/reading/things";
import { useScene } from "@/table/scene";
import { Thing } from "@/table/thing";
import styles from "@/table/tray.module.css";

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
