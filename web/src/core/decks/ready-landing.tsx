import type { Deck, Table } from "@protocol";
import { type ReactElement, useState } from "react";
import { useLocation } from "wouter";
import { calledOf } from "@/core/cards/called";
import type { LandingProps } from "@/core/client/titles";
import { decks as deckRoutes } from "@/core/net/api";
import { useAsked, useDoing } from "@/core/site/asked";
import { playBot, playFriend, tablePath, USUAL_BOT } from "@/core/site/starting";
import { Button } from "@/kit/button";
import { ChoiceField } from "@/kit/choice-field";
import { Way } from "@/kit/way";

interface ReadyLandingProps extends LandingProps {
  readonly promise: string;
  /** What a deck of the title is called. */
  readonly noun: string;
}

/** The decks that can be played at once. */
async function decksOf(title: string): Promise<ReadonlyArray<Deck>> {
  const { decks } = await deckRoutes.ready();
  return decks.filter((deck) => deck.title === title && deck.checked.playable);
}

/** A first page for a title with ready decks: one click to a game, a second way to a friend. */
export function ReadyLanding(props: ReadyLandingProps): ReactElement {
  const { title, draw, promise, noun } = props;
  const ready = useAsked(() => decksOf(title), title);
  const [name, setName] = useState("");
  const [, go] = useLocation();
  const doing = useDoing();
  const decks = ready.told ?? [];
  const chosen = decks.find((deck) => deck.name === name) ?? decks[0];
  const begin = (make: (deck: Deck, all: ReadonlyArray<Deck>) => Promise<Table>) => (): void =>
    doing.run(async () => {
      // Somebody quick comes before the decks do.
      const all = ready.told ?? (await decksOf(title));
      const deck = chosen ?? all[0];
      if (deck !== undefined) go(tablePath(await make(deck, all)));
    });
  const wish = (deck: Deck) => ({
    title,
    deck: { kind: "ready" as const, name: deck.name },
    format: deck.checked.format,
    edition: deck.checked.edition,
  });
  const computer = begin((deck, all) => {
    const other = all.find((one) => one.name !== deck.name) ?? deck;
    return playBot(wish(deck), { bot: USUAL_BOT, deck: { kind: "ready", name: other.name } });
  });
  return draw({
    promise,
    ways: (
      <>
        <Button kind="go" pending={doing.busy} onClick={computer}>
          Play now against the computer
        </Button>
        <Button pending={doing.busy} onClick={begin((deck) => playFriend(wish(deck)))}>
          Play a friend
        </Button>
        <Way to={`/learn?game=${title}`}>Learn by playing</Way>
      </>
    ),
    decks:
      chosen === undefined ? null : (
        <ChoiceField
          label={noun}
          chosen={chosen.name}
          choices={decks.map((deck) => [deck.name, calledOf(deck)] as const)}
          choose={setName}
        />
      ),
    refusal: doing.refusal ?? ready.refusal,
  });
}
