import type { PlayerView } from "@protocol/swccg";
import { type ReactElement, useState } from "react";
import { Thing } from "@/core/scene/thing";
import { BuriedPile } from "@/games/swccg/board/buried-pile";
import { PileSheet } from "@/games/swccg/board/pile-sheet";
import styles from "@/games/swccg/board/piles.module.css";
import { cardName } from "@/games/swccg/catalogue/facts";
import { Sign as OwnSign } from "@/games/swccg/drawing/sign";
import { pileThing } from "@/games/swccg/reading/options";
import { useSwccg } from "@/games/swccg/reading/seen";
import { PILE_WORDS, type PileName } from "@/games/swccg/reading/things";
import { classes } from "@/kit/classes";
import { Sign } from "@/kit/sign";
import { capital } from "@/kit/wording";

const LOOP: ReadonlyArray<readonly [PileName, string]> = [
  ["reserve", "Reserve"],
  ["force", "Force"],
  ["used", "Used"],
];

/** The piles of a player in the order in which cards go round. */
export function Piles({ player }: { readonly player: PlayerView }): ReactElement {
  return (
    <div className={styles["piles"]} data-zone="piles" data-row>
      {LOOP.map(([name, words], place) => (
        <span key={name} className={styles["step"]}>
          {place === 0 ? null : <Sign name="right" className={styles["way"]} />}
          <Pile player={player} name={name} words={words} />
        </span>
      ))}
      <Pile player={player} name="lost" words="Lost" />
      {player.out.length > 0 ? <Pile player={player} name="out" words="Out" /> : null}
      <BuriedPile player={player} />
    </div>
  );
}

interface PileProps {
  readonly player: PlayerView;
  readonly name: PileName;
  readonly words: string;
}

/** A pile: a thing while something of it can be chosen, else it shows what is known of it. */
function Pile({ player, name, words }: PileProps): ReactElement {
  const { view, facts, decision, placement, standing } = useSwccg();
  const [open, setOpen] = useState(false);
  const cards = player[name];
  const id = pileThing(view, decision, player.seat, name);
  const top = cards.at(-1)?.code ?? "";
  const known = cards.some(({ code = "" }) => code !== "");
  const label = `${capital(PILE_WORDS[name])}: ${cards.length === 1 ? "1 card" : `${cards.length} cards`}`;
  const inside = (
    <>
      <span
        className={classes(styles["stack"], styles[name])}
        data-depth={Math.min(3, cards.length)}
      >
        {known && name !== "lost" && name !== "out" ? (
          <OwnSign name="eye" className={styles["known"]} />
        ) : null}
      </span>
      <span className={styles["count"]}>{cards.length}</span>
      <span className={styles["words"]}>{words}</span>
    </>
  );
  if (placement.things.has(id)) {
    return (
      <Thing
        id={id}
        code={top}
        label={label}
        className={classes(styles["pile"], styles[standing(id)])}
      >
        {inside}
      </Thing>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles["pile"]}
        title={top === "" ? label : `${label}, ${cardName(facts, top)} on top`}
        onClick={() => setOpen(true)}
      >
        <span className="spoken">{label}</span>
        <span className={styles["inside"]} aria-hidden="true">
          {inside}
        </span>
      </button>
      <PileSheet player={player} name={name} open={open} close={() => setOpen(false)} />
    </>
  );
}
