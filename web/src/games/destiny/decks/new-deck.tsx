import type { TitleOffered } from "@protocol";
import { type ReactElement, useState } from "react";
import type { OfTitle } from "@/core/client/titles";
import { KeepNew } from "@/core/decks/keep-deck";
import { useDeckCheck } from "@/core/decks/use-deck-check";
import { lobby } from "@/core/net/api";
import { useAsked } from "@/core/site/asked";
import { offered } from "@/core/site/offered";
import { usePrintings } from "@/games/destiny/catalogue/use-printings";
import { DeckEditor, type ListDraft } from "@/games/destiny/decks/deck-editor";
import { RefusalNotice, Waiting } from "@/kit/notice";

/** Paste a list, see what is wrong with it, keep it. */
export function NewDeck({ title }: OfTitle): ReactElement {
  const terms = useAsked(lobby.terms, "");
  return (
    <>
      <RefusalNotice refusal={terms.refusal} />
      {terms.told === null ? (
        <Waiting what="One moment." />
      ) : (
        <Editing title={title} terms={offered(terms.told, title)} />
      )}
    </>
  );
}

/** The format that ready-made decks are for, as most people start from there. */
function usualFormat(terms: TitleOffered): string {
  const ready = terms.formats.filter((format) => format.ready);
  return (ready.find(({ code }) => code === "INF") ?? ready[0] ?? terms.formats[0])?.code ?? "";
}

interface EditingProps extends OfTitle {
  readonly terms: TitleOffered;
}

function Editing({ title, terms }: EditingProps): ReactElement {
  const [draft, setDraft] = useState<ListDraft>({
    text: "",
    format: usualFormat(terms),
    edition: terms.editions[0] ?? "",
  });
  const cards = usePrintings(draft.edition);
  const check = useDeckCheck({ ...draft, title });
  const isReadable = check.checked !== null && check.checked.unread.length === 0;
  return (
    <>
      <DeckEditor
        title={title}
        draft={draft}
        change={(some) => setDraft({ ...draft, ...some })}
        check={check}
        terms={terms}
        cards={cards}
      />
      <KeepNew noun={["a", "deck"]} deck={{ ...draft, title }} ready={isReadable} />
    </>
  );
}
