import type { Deck, Table } from "@protocol";
import { type ReactElement, useState } from "react";
import { useLocation } from "wouter";
import type { LandingProps } from "@/core/client/titles";
import { decks as deckRoutes } from "@/core/net/api";
import { useAsked, useDoing } from "@/core/site/asked";
import { playBot, playFriend, tablePath } from "@/core/site/starting";
import { armyName } from "@/games/imperial-assault/decks/army-words";
import { Button } from "@/kit/button";
import { ChoiceField } from "@/kit/choice-field";
import { Way } from "@/kit/way";

const BOT = "greedy";
const PROMISE =
  "Star Wars: Imperial Assault in a browser: the skirmish for two, every rule enforced.";

/** The armies that can be played at once. */
async function armiesOf(title: string): Promise<ReadonlyArray<Deck>> {
  const { decks } = await deckRoutes.ready();
  return decks.filter((deck) => deck.title === title && deck.checked.playable);
}

/** The first page for Imperial Assault: one click to a skirmish, a second way to a friend. */
export function Landing({ title, draw }: LandingProps): ReactElement {
  const ready = useAsked(() => armiesOf(title), title);
  const [name, setName] = useState("");
  const [, go] = useLocation();
  const doing = useDoing();
  const armies = ready.told ?? [];
  const chosen = armies.find((army) => army.name === name) ?? armies[0];
  const begin = (make: (army: Deck) => Promise<Table>) => (): void =>
    doing.run(async () => {
      const army = chosen ?? (await armiesOf(title))[0];
      if (army !== undefined) go(tablePath(await make(army)));
    });
  const wish = (army: Deck) => ({
    title,
    deck: { kind: "ready" as const, name: army.name },
    format: army.checked.format,
    edition: army.checked.edition,
  });
  const computer = begin((army) => {
    const other = armies.find((one) => one.name !== army.name) ?? army;
    return playBot(wish(army), { bot: BOT, deck: { kind: "ready", name: other.name } });
  });
  return draw({
    promise: PROMISE,
    ways: (
      <>
        <Button kind="go" pending={doing.busy} onClick={computer}>
          Play now against the computer
        </Button>
        <Button pending={doing.busy} onClick={begin((army) => playFriend(wish(army)))}>
          Play a friend
        </Button>
        <Way to={`/learn?game=${title}`}>Learn by playing</Way>
      </>
    ),
    decks:
      chosen === undefined ? null : (
        <ChoiceField
          label="Army"
          chosen={chosen.name}
          choices={armies.map((army) => [army.name, armyName(army.name)] as const)}
          choose={setName}
        />
      ),
    refusal: doing.refusal ?? ready.refusal,
  });
}
