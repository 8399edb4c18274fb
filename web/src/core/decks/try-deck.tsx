import type { StoreDeck, TitleOffered } from "@protocol";
import type { ReactElement } from "react";
import { useLocation } from "wouter";
import { reportOf } from "@/core/decks/report";
import type { DeckCheck } from "@/core/decks/use-deck-check";
import { decks } from "@/core/net/api";
import { useDoing } from "@/core/site/asked";
import { playBot, tablePath, USUAL_BOT } from "@/core/site/starting";
import { Button } from "@/kit/button";
import { RefusalNotice } from "@/kit/notice";

interface TryDeckProps {
  readonly deck: Omit<StoreDeck, "name">;
  readonly terms: TitleOffered;
  readonly check: DeckCheck;
}

/** A game against a bot with a deck as it stands, kept or not. */
export function TryDeck({ deck, terms, check }: TryDeckProps): ReactElement {
  const { text, edition = "", title = "" } = deck;
  const [, go] = useLocation();
  const doing = useDoing();
  const { checked, isChecking } = check;
  const isGood = checked !== null && !isChecking && reportOf(checked, "").isGood;
  const play = (): void =>
    doing.run(async () => {
      const format = await formatFor(deck, terms);
      const wish = { title, deck: { kind: "list" as const, text }, format, edition };
      go(tablePath(await playBot(wish, { bot: USUAL_BOT })));
    });
  return (
    <>
      <Button sign="play" pending={doing.busy} disabled={!isGood} onClick={play}>
        Try it
      </Button>
      <RefusalNotice refusal={doing.refusal} />
    </>
  );
}

/** The deck's own format, or one that a bot has a deck for and this one is legal in. */
export async function formatFor(
  { text, format, edition = "", title = "" }: Omit<StoreDeck, "name">,
  { formats }: TitleOffered,
): Promise<string> {
  const ready = formats.filter((one) => one.ready).map(({ code }) => code);
  if (ready.includes(format)) return format;
  for (const other of ready) {
    const { legal, playable } = await decks.check({ text, format: other, edition, title });
    if (legal && playable) return other;
  }
  return format;
}
