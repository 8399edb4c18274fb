import type { ReactElement } from "react";
import { cardName } from "@/games/swccg/catalogue/facts";
import {
  battleOf,
  battleSide,
  owedWords,
  SEGMENTS,
  segmentAt,
} from "@/games/swccg/reading/battles";
import { drawnWords, duellistsOf, duelOf, duelTotal } from "@/games/swccg/reading/duels";
import { forfeitNote } from "@/games/swccg/reading/forfeits";
import { copyLabel } from "@/games/swccg/reading/labels";
import type { Seen } from "@/games/swccg/reading/seen";
import { placeOf, plateName, siteName } from "@/games/swccg/reading/things";
import { Part } from "@/games/swccg/words/part";

interface BattleInWordsProps {
  readonly seen: Seen;
  readonly who: (seat: number) => string;
}

/** The duel that goes on: who fights, what each has drawn. */
export function DuelInWords({ seen, who }: BattleInWordsProps): ReactElement | null {
  const duel = duelOf(seen);
  if (duel === undefined) return null;
  return (
    <Part title={`Duel by ${cardName(seen.facts, duel.code)}`}>
      <ul>
        {duellistsOf(seen, duel).map((one) => (
          <li key={one.copy.id}>
            {`${who(one.copy.side)}: ${plateName(seen.facts, one.copy.code)}, power ${one.power}, ${drawnWords(one)}, total ${duelTotal(one)}`}
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The battle that goes on: its segment, both totals, destinies, debts, and who is in it. */
export function BattleInWords({ seen, who }: BattleInWordsProps): ReactElement | null {
  const { view, facts, near, far } = seen;
  const battle = battleOf(seen);
  if (battle === undefined) return null;
  const [, segment = ""] = SEGMENTS[segmentAt(battle)] ?? [];
  const place = siteName(facts, placeOf(view, battle.place)?.code ?? "");
  return (
    <Part title={`Battle at ${place}`}>
      <p>{`Begun by ${who(battle.seat)}. Now: ${segment.toLowerCase()}.`}</p>
      {[near, far].map((player) => {
        const side = battleSide(seen, battle, player, String);
        const owed = owedWords(side);
        const name = who(player.seat);
        return (
          <div key={player.seat}>
            <h3>{name}</h3>
            <p>
              {`${side.isCounted ? "Total power" : "Power so far"} ${side.total}, ability ${side.ability}.`}
              {side.destinies.map(
                ({ code, value }) => ` Battle destiny ${value}, ${cardName(facts, code)}.`,
              )}
              {owed === "" ? "" : ` Must still cover ${owed}.`}
            </p>
            <ul>
              {side.groups.map((group) => {
                const note = forfeitNote(seen, group.copies[0].id);
                return (
                  <li key={group.copies[0].id}>
                    {copyLabel(seen, group)}
                    {note === undefined ? "" : `. ${note}`}
                  </li>
                );
              })}
            </ul>
          </div>
        );
      })}
    </Part>
  );
}
