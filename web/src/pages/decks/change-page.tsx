import type { Deck } from "@protocol";
import type { ReactElement } from "react";
import { useTitles } from "@/core/client/titles";
import { decks } from "@/core/net/api";
import { useAsked } from "@/core/site/asked";
import { Frame } from "@/core/site/frame";
import { RefusalNotice, Waiting } from "@/kit/notice";
import { NotDrawn } from "@/pages/parts/not-drawn";

/** Another list for a stored deck. */
export function ChangePage({ id }: { readonly id: string }): ReactElement {
  const { told, refusal } = useAsked(() => decks.read({ id }), id);
  return (
    <Frame title={told === null ? "A deck" : `Change ${told.name}`} wide>
      <RefusalNotice refusal={refusal} />
      {told === null && refusal === null ? <Waiting what="Looking for the deck." /> : null}
      {told === null ? null : <Change deck={told} />}
    </Frame>
  );
}

function Change({ deck }: { readonly deck: Deck }): ReactElement {
  const { DeckChange } = useTitles().named(deck.title).pages;
  return DeckChange === undefined ? <NotDrawn /> : <DeckChange deck={deck} />;
}
