import type { TitleOffered } from "@protocol";
import { type ReactElement, useState } from "react";
import { useLocation } from "wouter";
import type { OfTitle } from "@/core/client/titles";
import { useDeckCheck } from "@/core/decks/use-deck-check";
import { decks, lobby } from "@/core/net/api";
import { somebody } from "@/core/net/session";
import { useAsked, useDoing } from "@/core/site/asked";
import { offered } from "@/core/site/offered";
import { usePrintings } from "@/games/destiny/catalogue/use-printings";
import { DeckEditor, type ListDraft } from "@/games/destiny/decks/deck-editor";
import { Button } from "@/kit/button";
import { TextField } from "@/kit/choice-field";
import { RefusalNotice, Waiting } from "@/kit/notice";
import panel from "@/kit/panel.module.css";

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
  const [name, setName] = useState("");
  const cards = usePrintings(draft.edition);
  const check = useDeckCheck({ ...draft, title });
  const [, go] = useLocation();
  const doing = useDoing();
  const isReadable = check.checked !== null && check.checked.unread.length === 0;
  const keep = (): void =>
    doing.run(async () => {
      await somebody();
      const deck = await decks.store({ ...draft, title, name: name.trim() });
      go(`/decks/own/${deck.id}`);
    });
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
      <section className={panel["panel"]} aria-label="Keep the deck">
        <div className={panel["pair"]}>
          <TextField
            label="Name of the deck"
            value={name}
            change={setName}
            most={60}
            hint="A deck that is not legal can be kept, too."
          />
        </div>
        <RefusalNotice refusal={doing.refusal} />
        <div>
          <Button
            kind="go"
            pending={doing.busy}
            disabled={name.trim() === "" || !isReadable}
            onClick={keep}
          >
            Keep the deck
          </Button>
        </div>
      </section>
    </>
  );
}
