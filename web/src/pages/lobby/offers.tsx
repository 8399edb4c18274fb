import type { Decks, Seek, TermsOffered } from "@protocol";
import { type ReactElement, type ReactNode, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { editionWords, type Titles, useTitles } from "@/core/client/titles";
import { seeks as routes } from "@/core/net/api";
import { useDoing } from "@/core/site/asked";
import { gameWords, offered } from "@/core/site/offered";
import { optionWords } from "@/core/site/options";
import { tablePath, USUAL_BOT, withNonce } from "@/core/site/starting";
import {
  clockWords,
  formatWords,
  matchWords,
  playersWords,
  ratedRules,
  ratedWords,
  watchWords,
} from "@/core/site/table-words";
import { Button } from "@/kit/button";
import { Notice, RefusalNotice } from "@/kit/notice";
import panel from "@/kit/panel.module.css";
import { Sign } from "@/kit/sign";
import { capital } from "@/kit/wording";
import { windowWords } from "@/pages/lobby/rating-window";
import { picksFor } from "@/pages/parts/deck-picks";
import { DeckSelect } from "@/pages/parts/deck-select";

interface OffersProps {
  readonly own: ReadonlyArray<Seek>;
  readonly open: ReadonlyArray<Seek>;
  readonly decks: Decks | null;
  readonly terms: TermsOffered | null;
  /** What stands below the list. */
  readonly children?: ReactNode;
}

/** Offers of others to take, and one's own that wait. */
export function Offers(props: OffersProps): ReactElement | null {
  const { own, open, decks, terms, children } = props;
  if (own.length + open.length === 0) return null;
  return (
    <section className={panel["panel"]} aria-labelledby="offers">
      <h2 id="offers">Offers</h2>
      <ul className={panel["rows"]}>
        {own.map((seek) => (
          <OwnOffer key={seek.id} seek={seek} terms={terms} all={[...own, ...open]} />
        ))}
        {open.map((seek) => (
          <OpenOffer key={seek.id} seek={seek} decks={decks} terms={terms} />
        ))}
      </ul>
      {children}
    </section>
  );
}

function seekWords(seek: Seek, all: TermsOffered | null, titles: Titles): string {
  const { terms, settings } = seek;
  const game = offered(all, terms.title);
  return [
    gameWords(all, terms.title),
    playersWords(terms.seats, game),
    formatWords(terms.format, game.formats),
    editionWords(titles.named(terms.title), terms.edition ?? ""),
    ...optionWords(terms, game),
    clockWords(settings.clock),
    matchWords(settings),
    ratedWords(settings),
    watchWords(settings),
  ]
    .filter((part) => part !== "")
    .join(" · ");
}

const STEP_MS = 10_000;

/** The time, told anew every so many milliseconds. */
function useEachSeconds(pause: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), pause);
    return () => clearInterval(ticking);
  }, [pause]);
  return now;
}

interface OwnOfferProps {
  readonly seek: Seek;
  /** Every offer there is: where few wait, windows are wide at once. */
  readonly all: ReadonlyArray<Seek>;
  readonly terms: TermsOffered | null;
}

function OwnOffer({ seek, terms, all }: OwnOfferProps): ReactElement {
  const titles = useTitles();
  const now = useEachSeconds(STEP_MS / 2);
  const reaches = windowWords(seek, all, now);
  const doing = useDoing();
  const withdraw = (): void =>
    doing.run(async () => {
      await routes.withdraw({ id: seek.id });
    });
  const [, go] = useLocation();
  const meanwhile = (): void =>
    doing.run(async () => {
      const against = { bot: USUAL_BOT };
      go(tablePath(await withNonce(await routes.meanwhile({ id: seek.id, against }))));
    });
  return (
    <li className={panel["row"]}>
      <Sign name="waiting" />
      <span className={panel["words"]} role="status">
        <b>Waiting for an opponent</b>
        <small>{`${seek.deck} · ${seekWords(seek, terms, titles)}`}</small>
        {reaches === "" ? null : <small>{capital(reaches)}.</small>}
      </span>
      <Button pending={doing.busy} onClick={meanwhile}>
        Play the computer meanwhile
      </Button>
      <Button kind="quiet" pending={doing.busy} onClick={withdraw}>
        Take the offer back
      </Button>
      <RefusalNotice refusal={doing.refusal} />
    </li>
  );
}

interface OpenOfferProps {
  readonly seek: Seek;
  readonly decks: Decks | null;
  readonly terms: TermsOffered | null;
}

function OpenOffer({ seek, decks, terms }: OpenOfferProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const titles = useTitles();
  const title = titles.named(seek.terms.title);
  const picks = picksFor(title.id, decks);
  const usual = picks.find(({ format }) => format === seek.terms.format) ?? picks[0];
  const [key, setKey] = useState(usual?.key ?? "");
  const [, go] = useLocation();
  const doing = useDoing();
  const take = (): void => {
    const pick = picks.find((one) => one.key === key) ?? usual;
    if (pick === undefined) return;
    doing.run(async () => {
      const table = await routes.take({ id: seek.id, deck: pick.choice });
      go(tablePath(await withNonce(table)));
    });
  };
  return (
    <li className={panel["row"]}>
      <span className={panel["words"]}>
        <b>{seek.owner_name}</b>
        <small>{seekWords(seek, terms, titles)}</small>
        {seek.window ? (
          <small>{`For ratings of ${seek.window.low} to ${seek.window.high}.`}</small>
        ) : null}
      </span>
      {isOpen ? (
        <>
          {seek.settings.rated ? <Notice>{ratedRules(false)}</Notice> : null}
          <DeckSelect
            title={title}
            picks={picks}
            chosen={key}
            format={seek.terms.format}
            choose={(pick) => setKey(pick.key)}
          />
          <Button kind="go" pending={doing.busy} onClick={take}>
            {`Play ${seek.owner_name}`}
          </Button>
        </>
      ) : (
        <Button onClick={() => setOpen(true)}>Take this offer</Button>
      )}
      <RefusalNotice refusal={doing.refusal} />
    </li>
  );
}
