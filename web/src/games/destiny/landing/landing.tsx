import type { Deck, Table } from "@protocol";
import { type ReactElement, useState } from "react";
import { Link, useLocation } from "wouter";
import type { LandingProps } from "@/core/client/titles";
import { decks as deckRoutes } from "@/core/net/api";
import { useAsked, useDoing } from "@/core/site/asked";
import { playBot, playFriend, tablePath, USUAL_BOT } from "@/core/site/starting";
import { type Printings, printings } from "@/games/destiny/catalogue/printings";
import { CURRENT } from "@/games/destiny/catalogue/use-printings";
import { DeckPlates } from "@/games/destiny/landing/deck-plates";
import { opponentOf, picks } from "@/games/destiny/landing/picks";
import { Button, buttonClass } from "@/kit/button";

const PROMISE =
  "Star Wars: Destiny in a browser, every rule enforced. Ask why, and the table answers.";

interface Offered {
  readonly decks: ReadonlyArray<Deck>;
  readonly cards: Printings;
}

const NOTHING_OFFERED: Offered = { decks: [], cards: new Map() };

/** Decks and the cards in them, together: tiles are drawn once and do not change. */
async function offeredDecks(title: string): Promise<Offered> {
  const unknown = (): Printings => new Map();
  const [{ decks }, cards] = await Promise.all([
    deckRoutes.ready(),
    printings(CURRENT).catch(unknown),
  ]);
  return { decks: decks.filter((deck) => deck.title === title), cards };
}

/** The first page for Destiny: one click to a game, a second way to a friend, a third to a guided game. */
export function Landing({ title, draw }: LandingProps): ReactElement {
  const ready = useAsked(() => offeredDecks(title), title);
  const [name, setName] = useState("");
  const [, go] = useLocation();
  const doing = useDoing();
  const { decks: all, cards } = ready.told ?? NOTHING_OFFERED;
  const offered = picks(all, cards);
  const chosen = offered.find((deck) => deck.name === name) ?? offered[0];

  const begin = (make: (deck: Deck, offer: Offered) => Promise<Table>) => (): void =>
    doing.run(async () => {
      const offer = ready.told ?? (await offeredDecks(title));
      const deck = chosen ?? picks(offer.decks, offer.cards)[0];
      if (deck !== undefined) go(tablePath(await make(deck, offer)));
    });
  const wish = (deck: Deck) => ({
    title,
    deck: { kind: "ready" as const, name: deck.name },
    format: deck.checked.format,
    edition: deck.checked.edition,
  });
  const computer = begin((deck, offer) => {
    const other = opponentOf(deck, offer.decks, offer.cards, Math.random);
    return playBot(wish(deck), { bot: USUAL_BOT, deck: { kind: "ready", name: other.name } });
  });
  const friend = begin((deck) => playFriend(wish(deck)));

  return draw({
    promise: PROMISE,
    ways: (
      <>
        <Button kind="go" pending={doing.busy} onClick={computer}>
          Play now against the computer
        </Button>
        <Button pending={doing.busy} onClick={friend}>
          Play a friend
        </Button>
        <Link href="/learn" className={buttonClass()}>
          Learn by playing
        </Link>
      </>
    ),
    decks: (
      <DeckPlates decks={offered} chosen={chosen?.name ?? ""} cards={cards} choose={setName} />
    ),
    refusal: doing.refusal ?? ready.refusal,
  });
}
