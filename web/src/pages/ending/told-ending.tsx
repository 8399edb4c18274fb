import type { GameSummary, Review } from "@protocol";
import { type ReactElement, type ReactNode, Suspense } from "react";
import { editionWords, useTitles } from "@/core/client/titles";
import { PLAIN_ART } from "@/core/ending/art";
import { Ending } from "@/core/ending/ending";
import { RefusalNotice, Waiting } from "@/kit/notice";
import type { Told } from "@/pages/ending/use-told";

interface ToldEndingProps {
  readonly told: Told;
  /** One’s own seat; -1 for whoever has only watched. */
  readonly seat: number;
  readonly how: string;
  readonly children: ReactNode;
}

/** The end of a game, as far as it is known by now: first who won, then how it went. */
export function ToldEnding({ told, seat, how, children }: ToldEndingProps): ReactElement {
  const { summary, review } = told;
  if (summary.told === null) {
    return (
      <>
        <RefusalNotice refusal={summary.refusal} />
        {summary.refusal === null ? <OneMoment /> : null}
        {children}
      </>
    );
  }
  return (
    <DrawnEnding
      game={summary.told}
      review={review.told}
      refusal={review.refusal}
      seat={seat}
      how={how}
    >
      {children}
    </DrawnEnding>
  );
}

interface DrawnEndingProps {
  readonly game: GameSummary;
  readonly review: Review | null;
  readonly refusal: { readonly message: string; readonly advice: string } | null;
  readonly seat: number;
  readonly how: string;
  readonly children: ReactNode;
}

/** The same with what its title draws. */
export function DrawnEnding(props: DrawnEndingProps): ReactElement {
  const { game } = props;
  const title = useTitles().named(game.title);
  const { Ending: Part } = title.pages;
  const about = `${title.name}, ${editionWords(title, game.edition)}`;
  const plain = <Ending {...props} about={about} art={PLAIN_ART} />;
  if (Part === undefined) return plain;
  return (
    <Suspense fallback={<OneMoment />}>
      <Part edition={game.edition} draw={(art) => <Ending {...props} about={about} art={art} />} />
    </Suspense>
  );
}

/** Before the end is there: a page has a heading at any time. */
function OneMoment(): ReactElement {
  return (
    <>
      <h1 className="spoken">How the game went</h1>
      <Waiting what="One moment." />
    </>
  );
}
