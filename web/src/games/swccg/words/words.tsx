import type { CardView, CopyView, PlayerView } from "@protocol/swccg";
import type { ReactElement } from "react";
import type { InWords } from "@/core/client/client";
import { cardName } from "@/games/swccg/catalogue/facts";
import { besideOf } from "@/games/swccg/reading/beside";
import { typeWords } from "@/games/swccg/reading/cards";
import { lifeOf, lifeWords } from "@/games/swccg/reading/life";
import { type System, systemsOf } from "@/games/swccg/reading/places";
import type { Seen } from "@/games/swccg/reading/seen";
import { entriesOf } from "@/games/swccg/reading/stack";
import { PILE_WORDS, type PileName } from "@/games/swccg/reading/things";
import { BattleInWords, DuelInWords } from "@/games/swccg/words/battle";
import { Part } from "@/games/swccg/words/part";
import { PlaceInWords } from "@/games/swccg/words/place";
import { AboutCard, CopyItem } from "@/games/swccg/words/things";
import { capital } from "@/kit/wording";

/** What lies on the table in words: what is under way, a battle, the locations, both players. */
export function Words({ board: seen, who }: InWords<Seen>): ReactElement {
  return (
    <>
      <UnderWay seen={seen} who={who} />
      <BattleInWords seen={seen} who={who} />
      <DuelInWords seen={seen} who={who} />
      {systemsOf(seen).map((system) => (
        <SystemInWords key={system.name} seen={seen} system={system} who={who} />
      ))}
      <PlayerInWords seen={seen} player={seen.near} who={who} />
      <PlayerInWords seen={seen} player={seen.far} who={who} />
    </>
  );
}

interface OfTable {
  readonly seen: Seen;
  readonly who: (seat: number) => string;
}

function UnderWay({ seen, who }: OfTable): ReactElement | null {
  const entries = entriesOf(seen);
  if (entries.length === 0) return null;
  return (
    <Part title="Under way, the last first">
      <ol reversed>
        {entries.toReversed().map(({ number, title, seat, words, answers }) => (
          <li key={number}>
            {`${number}. ${title}, ${who(seat)}. ${words}${words === "" ? "" : "."}`}
            {answers > 0 ? ` In answer to ${answers}.` : ""}
          </li>
        ))}
      </ol>
    </Part>
  );
}

function SystemInWords({ seen, system, who }: OfTable & { readonly system: System }): ReactElement {
  return (
    <Part title={system.name}>
      {system.places.map((place) => (
        <PlaceInWords key={place.id} seen={seen} place={place} who={who} />
      ))}
    </Part>
  );
}

const PILES: ReadonlyArray<PileName> = ["reserve", "force", "used", "lost", "out", "drawn", "open"];

function PlayerInWords({
  seen,
  player,
  who,
}: OfTable & { readonly player: PlayerView }): ReactElement {
  const name = who(player.seat);
  const beside = besideOf(seen.view, player.seat);
  return (
    <Part title={name === "You" ? "Your side" : `${capital(name)}’s side`}>
      <p>
        {`${capital(player.side)} Side. Life Force ${player.life_force}. `}
        {`${lifeWords(lifeOf(seen, player))}.`}
        {player.generation > 0 ? ` ${player.generation} Force can still be activated.` : ""}
      </p>
      {beside.length === 0 ? null : <Beside seen={seen} copies={beside} />}
      <Hand seen={seen} player={player} />
      {PILES.map((pile) => (
        <Pile key={pile} seen={seen} pile={pile} cards={player[pile]} />
      ))}
    </Part>
  );
}

function Beside({
  seen,
  copies,
}: {
  readonly seen: Seen;
  readonly copies: ReadonlyArray<CopyView>;
}): ReactElement {
  return (
    <>
      <h3>Beside the piles</h3>
      <ul>
        {copies.map((copy) => (
          <CopyItem key={copy.id} seen={seen} copy={copy} />
        ))}
      </ul>
    </>
  );
}

function Hand({
  seen,
  player,
}: {
  readonly seen: Seen;
  readonly player: PlayerView;
}): ReactElement {
  const open = player.hand.filter(({ code = "" }) => code !== "");
  const hidden = player.hand.length - open.length;
  return (
    <>
      <h3>Hand</h3>
      {player.hand.length === 0 ? <p className="quiet">No cards in hand.</p> : null}
      <ul>
        {open.map(({ handle, code = "" }, place) => {
          const card = seen.facts.cards.get(code);
          return (
            // Whoever watches is told no handles.
            <li key={handle || `watched ${place}`}>
              {cardName(seen.facts, code)}
              {card === undefined ? "" : `, ${typeWords(card)}`}
              {handWords(card?.numbers?.["deploy"])}
              <AboutCard seen={seen} id={-handle} code={code} />
            </li>
          );
        })}
        {hidden > 0 ? <li>{hidden === 1 ? "1 hidden card" : `${hidden} hidden cards`}</li> : null}
      </ul>
    </>
  );
}

function handWords(cost: number | undefined): string {
  return cost === undefined ? "" : `, deploy cost ${cost}`;
}

interface PileProps {
  readonly seen: Seen;
  readonly pile: PileName;
  readonly cards: ReadonlyArray<CardView>;
}

/** What is known of a pile, the top first. */
function Pile({ seen, pile, cards }: PileProps): ReactElement | null {
  const known = cards
    .map(({ code = "" }, place) => ({ code, from: cards.length - place }))
    .filter(({ code }) => code !== "")
    .toReversed();
  if (known.length === 0) return null;
  return (
    <details>
      <summary>{`${capital(PILE_WORDS[pile])}: ${known.length} known of ${cards.length}`}</summary>
      <ol>
        {known.map(({ code, from }) => (
          <li key={from}>
            {`${cardName(seen.facts, code)}, ${from === 1 ? "on top" : `${from} from the top`}`}
          </li>
        ))}
      </ol>
    </details>
  );
}
