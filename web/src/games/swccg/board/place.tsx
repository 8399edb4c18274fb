import type { PlaceView, PlayerView } from "@protocol/swccg";
import type { ReactElement } from "react";
import { Thing } from "@/core/scene/thing";
import styles from "@/games/swccg/board/place.module.css";
import { Plate, PriceTag } from "@/games/swccg/board/plate";
import { Blades } from "@/games/swccg/drawing/card-face";
import { Landscape } from "@/games/swccg/drawing/landscape";
import { Numbered } from "@/games/swccg/drawing/numbers";
import { tinted } from "@/games/swccg/drawing/side";
import { Sign } from "@/games/swccg/drawing/sign";
import { holdWords, placeLabel } from "@/games/swccg/reading/labels";
import { pricesIn } from "@/games/swccg/reading/options";
import { groupsAt, holdOf, roomFor } from "@/games/swccg/reading/places";
import { useSwccg } from "@/games/swccg/reading/seen";
import { placeSigns } from "@/games/swccg/reading/signs";
import { entriesOf } from "@/games/swccg/reading/stack";
import { siteName } from "@/games/swccg/reading/things";
import { classes } from "@/kit/classes";

/** A location: theirs above its spine, yours below, the totals facing each other. */
export function Place({ place }: { readonly place: PlaceView }): ReactElement {
  const { near, far, board } = useSwccg();
  const now = entriesOf(board).some(({ at }) => at === place.id);
  return (
    <li className={classes(styles["place"], now && styles["now"])} data-place={place.id}>
      <Half place={place} player={far} far />
      <Bracket place={place} player={far} far />
      <span className={styles["row"]} data-row>
        <Spine place={place} />
      </span>
      <Bracket place={place} player={near} />
      <Half place={place} player={near} />
    </li>
  );
}

interface OfSide {
  readonly place: PlaceView;
  readonly player: PlayerView;
  readonly far?: boolean;
}

/** From so many on, whoever stands at a location is drawn in one line anyway. */
const MOST = 8;

function Half({ place, player, far = false }: OfSide): ReactElement {
  const { view, standing } = useSwccg();
  const groups = groupsAt(view, place.id, player.seat, standing);
  return (
    <div
      className={classes(styles["half"], far && styles["far"])}
      data-row
      data-many={Math.min(MOST, Math.ceil(roomFor(groups)))}
    >
      {groups.map((group) => (
        <Plate key={group.copies[0].id} group={group} far={far} />
      ))}
    </div>
  );
}

/** Who holds the location, as a bracket with words in it; the room is kept when there is nothing. */
function Bracket({ place, player, far = false }: OfSide): ReactElement {
  const { board } = useSwccg();
  const hold = holdOf(place, player.seat);
  const under = entriesOf(board).find(({ at, seat }) => at === place.id && seat === player.seat);
  return (
    <p
      className={classes(
        styles["hold"],
        styles[hold],
        far && styles["far"],
        under !== undefined && styles["under"],
        tinted(player.side),
      )}
    >
      {under === undefined ? (
        <span>{holdWords(place, player.seat, !far)}</span>
      ) : (
        <span className={styles["tag"]}>
          <b>{under.number}</b> {under.title}
        </span>
      )}
    </p>
  );
}

function Spine({ place }: { readonly place: PlaceView }): ReactElement {
  const { board, near, far, facts, standing } = useSwccg();
  const card = facts.cards.get(place.code);
  const price = pricesIn(board).get(place.id);
  return (
    <Thing
      id={place.id}
      code={place.code}
      label={placeLabel(board, place)}
      zone="place"
      className={classes(styles["spine"], styles[standing(place.id)])}
    >
      <Landscape card={card} className={styles["art"]} />
      <Totals place={place} player={far} far />
      <span className={styles["name"]}>
        <b>{siteName(facts, place.code)}</b>
        {price === undefined ? null : <PriceTag price={price} />}
        <span className={styles["signs"]}>
          {place.battled === true ? <Sign name="battle" /> : null}
          {place.buried.some((count) => count > 0) ? (
            <span className={styles["buried"]}>
              <Sign name="buried" />
              {place.buried.reduce((sum, count) => sum + count, 0)}
            </span>
          ) : null}
          {placeSigns(card).map(({ sign }) => (
            <Sign key={sign} name={sign} />
          ))}
        </span>
      </span>
      <Totals place={place} player={near} />
    </Thing>
  );
}

/** Force icons, total power and total ability of a side. */
function Totals({ place, player, far = false }: OfSide): ReactElement {
  const { seat, side } = player;
  return (
    <span className={classes(styles["totals"], styles[far ? "far" : "near"])}>
      <Blades side={side} count={place.icons[seat] ?? 0} />
      <Numbered sign="power" value={place.power[seat] ?? 0} className={styles["power"]} />
      <Numbered sign="ability" value={place.ability[seat] ?? 0} className={styles["ability"]} />
    </span>
  );
}
