import type { PlaceView } from "@protocol/swccg";
import type { ReactElement } from "react";
import { cardName } from "@/games/swccg/catalogue/facts";
import { holdWords } from "@/games/swccg/reading/labels";
import { heldBy } from "@/games/swccg/reading/places";
import type { Seen } from "@/games/swccg/reading/seen";
import { placeSigns } from "@/games/swccg/reading/signs";
import { siteName } from "@/games/swccg/reading/things";
import { AboutCard, CopyItem } from "@/games/swccg/words/things";
import { listed } from "@/kit/wording";

interface PlaceInWordsProps {
  readonly seen: Seen;
  readonly place: PlaceView;
  readonly who: (seat: number) => string;
}

/** A location: what it is, who holds it, and who stands there for each side. */
export function PlaceInWords({ seen, place, who }: PlaceInWordsProps): ReactElement {
  const { view, facts, near, far } = seen;
  const signs = placeSigns(facts.cards.get(place.code)).map(({ words }) => words);
  const mine = (place.own_buried ?? []).map((code) => cardName(facts, code));
  const buried = place.buried.reduce((sum, count) => sum + count, 0);
  return (
    <>
      <h3>{siteName(facts, place.code)}</h3>
      <p>
        {signs.length === 0 ? "" : `${signs.join(", ")}. `}
        {place.battled === true ? "Battled this turn. " : ""}
        {buried > 0 ? `${buried === 1 ? "1 buried card" : `${buried} buried cards`}. ` : ""}
        {mine.length > 0 ? `Yours: ${listed(mine)}. ` : ""}
        <AboutCard seen={seen} id={place.id} code={place.code} />
      </p>
      {[near, far].map(({ seat }) => {
        const standing = heldBy(view, place.id).filter(({ side }) => side === seat);
        return (
          <div key={seat}>
            <p>
              {`${who(seat)}: ${iconWords(place.icons[seat] ?? 0)}, power ${place.power[seat] ?? 0}, ability ${place.ability[seat] ?? 0}. ${holdWords(place, seat, true)}.`}
            </p>
            {standing.length === 0 ? null : (
              <ul>
                {standing.map((copy) => (
                  <CopyItem key={copy.id} seen={seen} copy={copy} />
                ))}
              </ul>
            )}
          </div>
        );
      })}
    </>
  );
}

function iconWords(count: number): string {
  return count === 1 ? "1 Force icon" : `${count} Force icons`;
}
