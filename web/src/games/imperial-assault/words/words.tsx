import type { SideView } from "@protocol/imperial-assault";
import { type ReactElement, type ReactNode, useId } from "react";
import type { InWords } from "@/core/client/client";
import styles from "@/core/text/text.module.css";
import { cardName } from "@/games/imperial-assault/catalogue/facts";
import { rowsOf, STEPS, stepOf } from "@/games/imperial-assault/reading/attacks";
import { faceWords } from "@/games/imperial-assault/reading/dice";
import { figureWords } from "@/games/imperial-assault/reading/faces";
import { groupState } from "@/games/imperial-assault/reading/groups";
import type { Seen, Side } from "@/games/imperial-assault/reading/seen";
import { spaceWords } from "@/games/imperial-assault/reading/spaces";
import { missionOf } from "@/games/imperial-assault/reading/standing";
import { attackOf, diceOf, figureOf, thingName } from "@/games/imperial-assault/reading/things";
import { tokenWords } from "@/games/imperial-assault/reading/tokens";
import { Asks } from "@/games/imperial-assault/words/asks";
import { capital } from "@/kit/wording";

/** What lies on the table in words: an open attack, both sides, what is on the map, the map itself. */
export function Words({ board: seen, who }: InWords<Seen>): ReactElement {
  return (
    <>
      <AttackInWords seen={seen} />
      <Part title="Sight, ways and odds">
        <Asks seen={seen} />
      </Part>
      <SideInWords seen={seen} side={seen.near} who={who} />
      <SideInWords seen={seen} side={seen.far} who={who} />
      <MapInWords seen={seen} />
    </>
  );
}

function AttackInWords({ seen }: { readonly seen: Seen }): ReactElement | null {
  const attack = attackOf(seen.view);
  if (attack === undefined) return null;
  const name = (id: number): string => thingName(seen.view, seen.facts, id);
  const [, step = ""] = STEPS[stepOf(attack)] ?? [];
  const { target = 0, distance = 0, spent = [] } = attack;
  return (
    <Part title="Attack">
      <p>
        {name(attack.attacker)} attacks{" "}
        {target === 0 ? "a target that is not named yet" : name(target)}
        {attack.space === undefined ? "" : ` at ${attack.space}`}
        {distance > 0 ? `, ${distance} spaces away` : ""}. Step: {step}.
      </p>
      <ul>
        {diceOf(attack).map((die) => (
          <li key={die.id}>{capital(faceWords(die))}</li>
        ))}
        {rowsOf(attack).map(({ key, attack: one, against, result }) => (
          <li key={key}>
            {`${one.count} ${one.words}`}
            {against === null ? "" : ` against ${against.count} ${against.words}`}
            {result === "" ? "" : `: ${result}`}
          </li>
        ))}
      </ul>
      {spent.length === 0 ? null : <p>Bought with surges: {spent.join(", ")}.</p>}
    </Part>
  );
}

interface SideProps {
  readonly seen: Seen;
  readonly side: Side;
  readonly who: (seat: number) => string;
}

function SideInWords({ seen, side, who }: SideProps): ReactElement {
  const { view, facts } = seen;
  const { seat, points, zone, deck, hand } = side.side;
  const name = who(seat);
  return (
    <Part title={name === "You" ? "Your side" : `${capital(name)}’s side`}>
      <p>
        {points} points.{zone === "" ? "" : ` The ${zone} zone.`} {deck} cards in the Command deck,{" "}
        {hand.length} in hand.
      </p>
      <h3>Groups</h3>
      <ul>
        {side.groups.map((group) => (
          <li key={group.id}>
            {cardName(facts, group.code)}, {groupState(seen, group)}
            <ul>
              {group.figures
                .flatMap((id) => figureOf(view, id) ?? [])
                .map((figure) => (
                  <li key={figure.id}>{figureWords(seen, figure)}</li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
      {PILES.map(([title, pile]) => (
        <Pile key={title} seen={seen} title={title} cards={side.side[pile]} />
      ))}
    </Part>
  );
}

const PILES: ReadonlyArray<readonly [string, "hand" | "playing" | "discard"]> = [
  ["Hand", "hand"],
  ["Played now", "playing"],
  ["Discard pile", "discard"],
];

interface PileProps {
  readonly seen: Seen;
  readonly title: string;
  readonly cards: SideView["hand"];
}

function Pile({ seen, title, cards }: PileProps): ReactElement | null {
  const open = cards.filter(({ code = "" }) => code !== "");
  if (open.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {open.map(({ handle, code = "" }, place) => (
          // Whoever watches is told no handles.
          <li key={handle || `watched ${place}`}>
            {cardName(seen.facts, code)}
            {title === "Hand" ? textOf(seen, code) : ""}
          </li>
        ))}
      </ul>
    </>
  );
}

function textOf({ facts }: Seen, code: string): string {
  const lines = facts.cards.get(code)?.text ?? [];
  return lines.length === 0 ? "" : `: ${lines.join(" ")}`;
}

function MapInWords({ seen }: { readonly seen: Seen }): ReactElement {
  const { view, plan } = seen;
  const mission = missionOf(seen);
  return (
    <Part title={plan === null ? "Map" : `Map: ${plan.map.name}`}>
      {view.map === "" ? <p>There is no map yet: it is drawn, or left over from vetoes.</p> : null}
      {mission === undefined ? null : (
        <p>
          {mission.name}. {mission.text.join(" ")}
        </p>
      )}
      <ul>
        {view.tokens.map((token) => (
          <li key={token.id}>{capital(tokenWords(seen, token))}</li>
        ))}
        {view.doors.map(({ id, words = "", open }) => (
          <li
            key={id}
          >{`${capital(words)}: ${open === true ? "open" : "closed"}${doorPlace(seen, id)}`}</li>
        ))}
      </ul>
      {plan === null ? null : (
        <details>
          <summary>The map, row by row</summary>
          <ul>
            {plan.rows.map((row, place) => (
              <li key={row || place}>
                {plan.spaces
                  .filter((space) => space.row === place)
                  .map((space) => spaceWords(seen, space))
                  .join("; ")}
              </li>
            ))}
          </ul>
          <p>
            {plan.map.edges
              .filter(({ kind }) => kind !== "door")
              .map(({ one, other, kind }) => `${EDGES[kind]} between ${one} and ${other}`)
              .join("; ")}
          </p>
        </details>
      )}
    </Part>
  );
}

const EDGES = {
  wall: "wall",
  blocking: "blocking edge",
  impassable: "impassable edge",
  door: "door",
} as const;

/** Between which spaces a door is. */
function doorPlace({ view, plan }: Seen, id: number): string {
  const place = view.doors.findIndex((door) => door.id === id);
  const edges =
    plan?.map.edges.filter(({ kind, door = 0 }) => kind === "door" && door === place) ?? [];
  const words = edges.map(({ one, other }) => `${one} and ${other}`);
  return words.length === 0 ? "" : `, between ${words.join(", ")}`;
}

function Part({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles["side"]}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
