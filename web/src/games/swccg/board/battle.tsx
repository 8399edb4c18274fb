import type { BattleView, PlayerView } from "@protocol/swccg";
import type { ReactElement } from "react";
import styles from "@/games/swccg/board/battle.module.css";
import { Plate } from "@/games/swccg/board/plate";
import { Why } from "@/games/swccg/board/why";
import { cardName } from "@/games/swccg/catalogue/facts";
import { DrawnDestiny } from "@/games/swccg/drawing/destiny";
import { tinted } from "@/games/swccg/drawing/side";
import { Sign } from "@/games/swccg/drawing/sign";
import {
  type BattleSide,
  battleSide,
  owedWords,
  SEGMENTS,
  segmentAt,
} from "@/games/swccg/reading/battles";
import { forfeitNote } from "@/games/swccg/reading/forfeits";
import { useSwccg } from "@/games/swccg/reading/seen";
import { placeOf, siteName } from "@/games/swccg/reading/things";
import { Button } from "@/kit/button";
import { classes } from "@/kit/classes";

interface BattleProps {
  readonly battle: BattleView;
  readonly who: (seat: number) => string;
  fold(): void;
}

/** A battle: both sides with their totals and debts, and the ladder of its segments between them. */
export function Battle({ battle, who, fold }: BattleProps): ReactElement {
  const { view, facts, near, far } = useSwccg();
  const place = placeOf(view, battle.place);
  const begun = who(battle.seat);
  return (
    <section className={styles["battle"]} aria-label="Battle" data-zone="battle" data-battle>
      <header className={styles["head"]}>
        <Sign name="battle" />
        <h2>{`Battle at ${siteName(facts, place?.code ?? "")}`}</h2>
        <p>{begun === "You" ? "You began it" : `${begun} began it`}</p>
        <Button kind="quiet" className={styles["fold"] ?? ""} onClick={fold}>
          <Sign name="fold" />
          Fold
        </Button>
      </header>
      <Side battle={battle} player={near} name={who(near.seat)} />
      <Ladder battle={battle} who={who} />
      <Side battle={battle} player={far} name={who(far.seat)} far />
    </section>
  );
}

/** The segments of a battle, the present one lit. */
function Ladder({ battle, who }: Pick<BattleProps, "battle" | "who">): ReactElement {
  const now = segmentAt(battle);
  return (
    <ol className={styles["ladder"]} aria-label="Segments of the battle">
      {SEGMENTS.map(([name, words], place) => (
        <li
          key={name}
          className={classes(place === now && styles["now"], place < now && styles["past"])}
          aria-current={place === now ? "step" : undefined}
        >
          <b>{words}</b>
          <span className={styles["rung"]}>{rungWords(battle, place, who)}</span>
        </li>
      ))}
    </ol>
  );
}

/** What a segment came to, as far as the view tells it. */
function rungWords(battle: BattleView, place: number, who: (seat: number) => string): string {
  const now = segmentAt(battle);
  const name = SEGMENTS[place]?.[0];
  if (name === "initiation") return `By ${who(battle.seat)}`;
  if (name === "power" && place < now) {
    const { winner = -1, totals } = battle;
    const won = winner < 0 ? "a tie" : `${who(winner)} won`;
    return `${totals.join(" against ")}: ${won}`;
  }
  if (name === "damage" && place === now) return "In turns, whoever began it first";
  return "";
}

interface SideProps {
  readonly battle: BattleView;
  readonly player: PlayerView;
  readonly name: string;
  readonly far?: boolean;
}

function Side({ battle, player, name, far = false }: SideProps): ReactElement {
  const { board, standing } = useSwccg();
  const side = battleSide(board, battle, player, standing);
  return (
    <div className={classes(styles["side"], far && styles["far"], tinted(player.side))}>
      <Total side={side} name={name} place={battle.place} />
      <div className={styles["cards"]} data-row>
        {side.groups.map((group) => (
          <Plate
            key={group.copies[0].id}
            group={group}
            note={forfeitNote(board, group.copies[0].id)}
          />
        ))}
      </div>
      <Debts side={side} name={name} shown={segmentAt(battle) >= 3} />
    </div>
  );
}

interface TotalProps {
  readonly side: BattleSide;
  readonly name: string;
  readonly place: number;
}

function Total({ side, name, place }: TotalProps): ReactElement {
  const { facts, view } = useSwccg();
  const { total, isCounted, ability, destinies, player } = side;
  return (
    <div className={styles["total"]}>
      <b className={styles["sum"]}>{total}</b>
      <span className={styles["drawn"]}>
        {destinies.map(({ code, value }, nth) => (
          <DrawnDestiny
            // biome-ignore lint/suspicious/noArrayIndexKey: the same card may come twice
            key={`${code} ${nth}`}
            large
            value={value}
            label={`Battle destiny ${value}, ${cardName(facts, code)}`}
          />
        ))}
      </span>
      <p>
        <b className={styles["name"]}>
          <Sign name={player.side} />
          {name}
        </b>
        <span>{isCounted ? "total power" : "power so far"}</span>
        <span>{`ability ${ability}`}</span>
        {destinies.map(({ code, value }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same card may come twice
          <span key={`${code} ${nth}`}>{`destiny ${value}: ${cardName(facts, code)}`}</span>
        ))}
      </p>
      {view.seat < 0 ? null : (
        <Why question={`total_power:${place}:${player.seat}`} about={`power of ${name}`} />
      )}
    </div>
  );
}

interface DebtsProps {
  readonly side: BattleSide;
  readonly name: string;
  readonly shown: boolean;
}

/** What a side must still cover, as many boxes as it owes. */
function Debts({ side, name, shown }: DebtsProps): ReactElement | null {
  if (!shown) return null;
  const owed = owedWords(side);
  const you = name === "You";
  const head =
    owed === ""
      ? `${name} ${you ? "owe" : "owes"} nothing more`
      : `${name} must still cover ${owed}`;
  return (
    <div className={classes(styles["debts"], owed !== "" && styles["owing"])}>
      <p>{head}</p>
      {owed === "" ? null : (
        <dl>
          <Meter words="Attrition" count={side.attrition} why={you ? "attrition" : ""} />
          <Meter words="Damage" count={side.damage} why={you ? "damage" : ""} />
        </dl>
      )}
    </div>
  );
}

const MOST_BOXES = 14;

interface MeterProps {
  readonly words: string;
  readonly count: number;
  /** What to ask about it; empty for the debts of others. */
  readonly why: string;
}

function Meter({ words, count, why }: MeterProps): ReactElement {
  return (
    <div>
      <dt>{words}</dt>
      <dd>
        <b className="num">{count}</b>
        <span className={styles["boxes"]} aria-hidden="true">
          {Array.from({ length: Math.min(count, MOST_BOXES) }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: boxes are all alike
            <i key={place} />
          ))}
        </span>
        {why === "" || count === 0 ? null : <Why question={why} about={words} />}
      </dd>
    </div>
  );
}
