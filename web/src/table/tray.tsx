import type { ReactElement } from "react";
import { CardFace } from "@/drawing/card-face";
import { Die } from "@/drawing/die";
import { dieColour } from "@/reading/catalogue";
import type { TrayItem } from "@/reading/options";
import { faceOfCode } from "@/reading/plates";
import { BLANK, readSide } from "@/reading/sides";
import { dieOf, kindOfThing } from "@/reading/things";
import { type Scene, useScene } from "@/table/scene";
import styles from "@/table/tray.module.css";

/** What can be chosen but lies in a stack, in a hand that was shown, or as a die on its card. */
export function Tray(): ReactElement | null {
  const scene = useScene();
  const { tray } = scene.placement;
  if (tray.length === 0) {
    return null;
  }
  return (
    <ul className={styles["tray"]} data-row aria-label="To choose from">
      {tray.map((item) => (
        <li key={item.id}>
          <Item scene={scene} item={item} />
        </li>
      ))}
    </ul>
  );
}

function Item({ scene, item }: { readonly scene: Scene; readonly item: TrayItem }): ReactElement {
  const { sent, prompt } = scene;
  const words = item.options.map((place) => prompt?.options[place] ?? "").join("; or ");
  const [first] = item.options;
  const pending = first !== undefined && sent === first;
  return (
    <button
      type="button"
      className={styles["item"]}
      data-thing={item.id}
      aria-label={words}
      disabled={sent !== null}
      onClick={() => (first === undefined ? undefined : scene.choose(first))}
    >
      {kindOfThing(item.id) === "die" ? (
        <TrayDie scene={scene} id={item.id} />
      ) : (
        <CardFace
          card={faceOfCode(scene.catalogue, item.code)}
          size="small"
          standing={pending ? "pending" : "lit"}
          label=""
        />
      )}
    </button>
  );
}

function TrayDie({ scene, id }: { readonly scene: Scene; readonly id: number }): ReactElement {
  const die = dieOf(scene.view, id);
  const facts = scene.catalogue.get(die?.code ?? "");
  return (
    <span className={styles["die"]}>
      <Die
        colour={dieColour(facts)}
        side={die?.side === undefined ? BLANK : readSide(die.side)}
        state="lit"
        size={52}
        silent
      />
      <span>{facts?.title ?? ""}</span>
    </span>
  );
}
