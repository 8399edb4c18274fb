import type { CopyView } from "@protocol/swccg";
import type { ReactElement, ReactNode } from "react";
import { Thing } from "@/core/scene/thing";
import styles from "@/games/swccg/board/plate.module.css";
import { EmblemDrawn } from "@/games/swccg/drawing/emblem";
import { Attributes } from "@/games/swccg/drawing/numbers";
import { framed, tinted } from "@/games/swccg/drawing/side";
import { Sign } from "@/games/swccg/drawing/sign";
import { emblemOf } from "@/games/swccg/reading/emblems";
import { copyLabel } from "@/games/swccg/reading/labels";
import { pricesIn } from "@/games/swccg/reading/options";
import type { Group } from "@/games/swccg/reading/places";
import { useSwccg } from "@/games/swccg/reading/seen";
import { typeSign } from "@/games/swccg/reading/signs";
import { plateName, sideOf } from "@/games/swccg/reading/things";
import { classes } from "@/kit/classes";

interface PlateProps {
  readonly group: Group;
  /** Towards which edge of the table its owner sits: what it carries tucks out there. */
  readonly far?: boolean;
  /** What stands below it: what it would cover, what has become of it. */
  readonly note?: ReactNode;
}

/** A card on table: emblem, title and numbers; copies lie behind it, what it carries tucks under it. */
export function Plate({ group, far = false, note }: PlateProps): ReactElement {
  const { board, standing } = useSwccg();
  const { view, facts } = board;
  const [copy, ...others] = group.copies;
  const side = sideOf(view, copy.owner);
  const card = facts.cards.get(copy.code);
  const hit = copy.marks?.includes("hit") === true;
  const out = copy.marks?.includes("excluded") === true;
  const carried = group.carried.length === 0 ? null : <Carried group={group} far={far} />;
  const price = pricesIn(board).get(copy.id);
  return (
    <div className={classes(styles["held"], far && styles["far"])}>
      {far ? carried : null}
      <div className={classes(styles["pile"], others.length > 0 && styles["many"])}>
        <Thing
          id={copy.id}
          code={copy.code}
          label={copyLabel(board, group)}
          className={classes(
            framed(side, standing(copy.id)),
            styles["plate"],
            hit && styles["hit"],
            out && styles["out"],
          )}
        >
          <EmblemDrawn emblem={emblemOf(facts, copy.code, side)} className={styles["emblem"]} />
          <span className={styles["body"]}>
            <span className={styles["title"]}>
              {(card?.dots ?? 0) > 0 && card?.type !== "location" ? (
                <i className={styles["dot"]}>•</i>
              ) : null}
              {plateName(facts, copy.code)}
              {others.length > 0 ? (
                <b className={styles["count"]}>{`×${group.copies.length}`}</b>
              ) : null}
              {hit ? <b className={styles["mark"]}>Hit</b> : null}
            </span>
            <Attributes facts={facts} copy={copy} />
          </span>
          {price === undefined ? null : <PriceTag price={price} />}
        </Thing>
      </div>
      {far ? null : carried}
      {note === undefined ? null : <p className={styles["note"]}>{note}</p>}
    </div>
  );
}

/** How much Force it uses to choose this. */
export function PriceTag({ price }: { readonly price: number }): ReactElement {
  return <span className={styles["price"]}>{price === 0 ? "free" : `${price} Force`}</span>;
}

function Carried({ group, far }: { readonly group: Group; readonly far: boolean }): ReactElement {
  return (
    <div className={classes(styles["carry"], far && styles["out-there"])}>
      {group.carried.map((one) => (
        <Tuck key={one.id} copy={one} />
      ))}
    </div>
  );
}

/** A card in one line: what is carried, and what lies beside a pile. */
export function Tuck({ copy }: { readonly copy: CopyView }): ReactElement {
  const { board, standing } = useSwccg();
  const { view, facts } = board;
  const card = facts.cards.get(copy.code);
  return (
    <Thing
      id={copy.id}
      code={copy.code}
      label={copyLabel(board, { copies: [copy], carried: [] })}
      className={classes(
        styles["tuck"],
        styles[standing(copy.id)],
        tinted(sideOf(view, copy.owner)),
      )}
    >
      <Sign name={typeSign(card)} />
      <span>{plateName(facts, copy.code)}</span>
      <FirePrice cost={card?.numbers?.["fire"]} />
    </Thing>
  );
}

/** How much Force a weapon uses to be fired. */
function FirePrice({ cost }: { readonly cost: number | undefined }): ReactElement | null {
  if (cost === undefined) return null;
  return (
    <b className={styles["fire"]}>
      {cost === 0 ? "free" : cost}
      {cost === 0 ? null : <span> Force</span>}
    </b>
  );
}
