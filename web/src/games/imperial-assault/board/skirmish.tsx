import { memo, type ReactElement, useState } from "react";
import type { Scene } from "@/core/scene/scene";
import type { TableState } from "@/core/store/state";
import { useTable } from "@/core/store/use-table";
import { nameOfSeat } from "@/core/words/names";
import { Army } from "@/games/imperial-assault/board/army";
import { AttackTray } from "@/games/imperial-assault/board/attack-tray";
import { Hand } from "@/games/imperial-assault/board/hand";
import { MapView } from "@/games/imperial-assault/board/map";
import { Piles } from "@/games/imperial-assault/board/piles";
import { Score } from "@/games/imperial-assault/board/score";
import { SightCard } from "@/games/imperial-assault/board/sight-card";
import styles from "@/games/imperial-assault/board/skirmish.module.css";
import { ThingSheet } from "@/games/imperial-assault/board/thing-sheet";
import { type Looking, useLooking } from "@/games/imperial-assault/board/use-looking";
import type { Seen } from "@/games/imperial-assault/reading/seen";
import { attackOf, thingName } from "@/games/imperial-assault/reading/things";
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
  const looking = useLooking(seen);
  const { near, far } = seen;
  const nearName = nameOfSeat(head, sitters, near.side.seat);
  const farName = nameOfSeat(head, sitters, far.side.seat);
  const farArmy = <Army seen={seen} side={far} name={farName} clocks={narrow ? null : clocks} />;
  const nearArmy = <Army seen={seen} side={near} name={nearName} clocks={null} />;
  const piles = <Piles seen={seen} nearName={nearName} farName={farName} />;
  return (
    <div className={styles["table"]} data-board>
      <Score seen={seen} nearName={nearName} farName={farName} />
      {narrow ? null : (
        <div className={styles["armies"]}>
          {farArmy}
          {nearArmy}
          <Hand seen={seen} side={near} />
          {piles}
        </div>
      )}
      <div className={styles["middle"]}>
        <MapView seen={seen} looking={looking} />
        {narrow ? null : (
          <div className={styles["tray"]} data-zone="attack">
            {looking.lens.on ? (
              <SightCard seen={seen} looking={looking} />
            ) : (
              <AttackTray seen={seen} />
            )}
          </div>
        )}
      </div>
      {narrow ? (
        <PhoneSheet
          seen={seen}
          looking={looking}
          piles={piles}
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
  readonly looking: Looking;
  readonly armies: ReactElement;
  readonly piles: ReactElement;
}

/** Below the map on a phone: what was tapped, sight, armies, hand, and an attack while one is open. */
function PhoneSheet({ seen, looking, armies, piles }: SheetProps): ReactElement {
  const attack = attackOf(seen.view);
  const [wanted, setWanted] = useState({ key: "armies", attack: 0 });
  // A new attack is shown until another tab is pressed.
  const usual = attack !== undefined && wanted.attack !== attack.id ? "attack" : wanted.key;
  const { lens, tapped } = looking;
  const shown = lens.on ? "sight" : tapped === 0 ? usual : "tapped";
  const { hand } = seen.near.side;
  return (
    <div className={styles["sheet"]}>
      <Tabs
        label="Below the map"
        shown={shown === "attack" && attack === undefined ? "armies" : shown}
        onShow={(key) => {
          if (lens.on) lens.close();
          looking.tap(0);
          setWanted({ key, attack: attack?.id ?? 0 });
        }}
        tabs={[
          ...(lens.on
            ? [
                {
                  key: "sight",
                  words: "Sight",
                  panel: <SightCard seen={seen} looking={looking} />,
                },
              ]
            : []),
          ...(tapped === 0 || lens.on
            ? []
            : [
                {
                  key: "tapped",
                  words: thingName(seen.view, seen.facts, tapped),
                  panel: <ThingSheet seen={seen} looking={looking} />,
                },
              ]),
          { key: "armies", words: "Groups", panel: armies },
          {
            key: "hand",
            words: `Hand ${hand.length}`,
            panel: <Hand seen={seen} side={seen.near} />,
          },
          { key: "piles", words: "Discarded", panel: piles },
          ...(attack === undefined
            ? []
            : [{ key: "attack", words: "Attack", panel: <AttackTray seen={seen} /> }]),
        ]}
      />
    </div>
  );
}
