import "@/games/imperial-assault/drawing/imperial-tokens.css";
import { memo, type ReactElement, useState } from "react";
import type { Scene } from "@/core/scene/scene";
import type { TableState } from "@/core/store/state";
import { useTable } from "@/core/store/use-table";
import { nameOfSeat } from "@/core/words/names";
import { Army } from "@/games/imperial-assault/board/army";
import { AttackTray } from "@/games/imperial-assault/board/attack-tray";
import { Hand } from "@/games/imperial-assault/board/hand";
import { MapView } from "@/games/imperial-assault/board/map";
import { Score } from "@/games/imperial-assault/board/score";
import styles from "@/games/imperial-assault/board/skirmish.module.css";
import type { Seen } from "@/games/imperial-assault/reading/seen";
import { attackOf } from "@/games/imperial-assault/reading/things";
import { Tabs } from "@/kit/tabs";
import { useMedia } from "@/kit/use-media";

const sittersOf = ({ sitters }: TableState): TableState["sitters"] => sitters;
const clocksOf = ({ clocks }: TableState): TableState["clocks"] => clocks;

/** Armies and hand on the left, the map in the middle, an open attack below it; on a phone a sheet. */
export const Skirmish = memo(function Skirmish({
  store,
  head,
  board: seen,
}: Scene<Seen>): ReactElement {
  const sitters = useTable(store, sittersOf);
  const clocks = useTable(store, clocksOf);
  const narrow = useMedia("(max-width: 720px)");
  const { near, far } = seen;
  const nearName = nameOfSeat(head, sitters, near.side.seat);
  const farName = nameOfSeat(head, sitters, far.side.seat);
  const farArmy = <Army seen={seen} side={far} name={farName} clocks={narrow ? null : clocks} />;
  const nearArmy = <Army seen={seen} side={near} name={nearName} clocks={null} />;
  return (
    <div className={styles["table"]} data-board>
      <Score seen={seen} nearName={nearName} farName={farName} />
      {narrow ? null : (
        <div className={styles["armies"]}>
          {farArmy}
          {nearArmy}
          <Hand seen={seen} side={near} />
        </div>
      )}
      <div className={styles["middle"]}>
        <MapView seen={seen} />
        {narrow ? null : (
          <div className={styles["tray"]}>
            <AttackTray seen={seen} />
          </div>
        )}
      </div>
      {narrow ? (
        <PhoneSheet
          seen={seen}
          armies={
            <>
              {nearArmy}
              {farArmy}
            </>
          }
        />
      ) : null}
    </div>
  );
});

interface SheetProps {
  readonly seen: Seen;
  readonly armies: ReactElement;
}

/** Below the map on a phone: armies, hand, and an attack while one is open. */
function PhoneSheet({ seen, armies }: SheetProps): ReactElement {
  const attack = attackOf(seen.view);
  const [wanted, setWanted] = useState({ key: "armies", attack: 0 });
  // A new attack is shown until another tab is pressed.
  const shown = attack !== undefined && wanted.attack !== attack.id ? "attack" : wanted.key;
  const { hand } = seen.near.side;
  return (
    <div className={styles["sheet"]}>
      <Tabs
        label="Below the map"
        shown={shown === "attack" && attack === undefined ? "armies" : shown}
        onShow={(key) => setWanted({ key, attack: attack?.id ?? 0 })}
        tabs={[
          { key: "armies", words: "Groups", panel: armies },
          {
            key: "hand",
            words: `Hand ${hand.length}`,
            panel: <Hand seen={seen} side={seen.near} />,
          },
          ...(attack === undefined
            ? []
            : [{ key: "attack", words: "Attack", panel: <AttackTray seen={seen} /> }]),
        ]}
      />
    </div>
  );
}
