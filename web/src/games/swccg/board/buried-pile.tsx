import type { PlaceView, PlayerView } from "@protocol/swccg";
import { type ReactElement, useState } from "react";
import sheetStyles from "@/games/swccg/board/pile-sheet.module.css";
import styles from "@/games/swccg/board/piles.module.css";
import { CardFace } from "@/games/swccg/drawing/card-face";
import { Sign } from "@/games/swccg/drawing/sign";
import { useSwccg } from "@/games/swccg/reading/seen";
import { siteName } from "@/games/swccg/reading/things";
import { classes } from "@/kit/classes";
import { Dialog } from "@/kit/dialog";

/** What a player has buried under locations: how much of it, and to themselves what it is. */
export function BuriedPile({ player }: { readonly player: PlayerView }): ReactElement | null {
  const { view } = useSwccg();
  const [open, setOpen] = useState(false);
  const count = view.places.reduce((sum, { buried }) => sum + (buried[player.seat] ?? 0), 0);
  if (count === 0) return null;
  const label = `Buried: ${cardsWords(count)}`;
  return (
    <>
      <button type="button" className={styles["pile"]} title={label} onClick={() => setOpen(true)}>
        <span className="spoken">{label}</span>
        <span className={styles["inside"]} aria-hidden="true">
          <span className={classes(styles["stack"], styles["out"])}>
            <Sign name="buried" className={styles["known"]} />
          </span>
          <span className={styles["count"]}>{count}</span>
          <span className={styles["words"]}>Buried</span>
        </span>
      </button>
      <Dialog title={label} open={open} onClose={() => setOpen(false)}>
        <ByPlace player={player} />
      </Dialog>
    </>
  );
}

/** Location by location. */
function ByPlace({ player }: { readonly player: PlayerView }): ReactElement {
  const { view, facts } = useSwccg();
  const places = view.places.filter(({ buried }) => (buried[player.seat] ?? 0) > 0);
  return (
    <>
      {places.map((place) => (
        <section key={place.id}>
          <h3>{siteName(facts, place.code)}</h3>
          {player.seat === view.seat ? (
            <OwnCards place={place} />
          ) : (
            <p>{`${cardsWords(place.buried[player.seat] ?? 0)}, and you do not know which.`}</p>
          )}
        </section>
      ))}
    </>
  );
}

function OwnCards({ place }: { readonly place: PlaceView }): ReactElement {
  const { facts } = useSwccg();
  return (
    <ol className={sheetStyles["cards"]}>
      {(place.own_buried ?? []).map((code, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind have no other name
        <li key={nth}>
          <CardFace facts={facts} code={code} brief />
        </li>
      ))}
    </ol>
  );
}

function cardsWords(count: number): string {
  return count === 1 ? "1 card" : `${count} cards`;
}
