import type { Deck } from "@protocol";
import { type ReactElement, useState } from "react";
import { useLocation } from "wouter";
import { decks } from "@/core/net/api";
import { isGuest } from "@/core/net/session";
import { useDoing } from "@/core/site/asked";
import { useSession } from "@/core/site/use-session";
import { Button } from "@/kit/button";
import { TextField } from "@/kit/choice-field";
import { Dialog } from "@/kit/dialog";
import { RefusalNotice } from "@/kit/notice";
import panel from "@/kit/panel.module.css";
import { ShareLink } from "@/kit/share-link";
import { Way } from "@/kit/way";

interface OwnDeckToolsProps {
  readonly deck: Deck;
  readonly changed: () => void;
}

/** What one does with a deck of one's own: rename, change, share, delete. */
export function OwnDeckTools({ deck, changed }: OwnDeckToolsProps): ReactElement {
  const [name, setName] = useState(deck.name);
  const doing = useDoing();
  const rename = (): void =>
    doing.run(async () => {
      await decks.rename({ id: deck.id, name: name.trim() });
      changed();
    });
  return (
    <section className={panel["panel"]} aria-labelledby="tools">
      <h2 id="tools">This deck</h2>
      <TextField label="Name" value={name} change={setName} most={60} />
      <div className={panel["acts"]}>
        <Button
          pending={doing.busy}
          disabled={name.trim() === "" || name.trim() === deck.name}
          onClick={rename}
        >
          Rename
        </Button>
        <Way to={`/decks/own/${deck.id}/list`}>Change the list</Way>
        <Deleting deck={deck} />
      </div>
      <RefusalNotice refusal={doing.refusal} />
      <Sharing deck={deck} changed={changed} />
    </section>
  );
}

function Sharing({ deck, changed }: OwnDeckToolsProps): ReactElement | null {
  const guest = isGuest(useSession());
  const doing = useDoing();
  const act = (what: () => Promise<unknown>) => (): void =>
    doing.run(async () => {
      await what();
      changed();
    });
  const id = { id: deck.id };
  // A guest's deck is shared by a link with the whole list, beside it.
  if (guest) return null;
  if (deck.link === "") {
    return (
      <div>
        <Button sign="link" pending={doing.busy} onClick={act(() => decks.share(id))}>
          Share by a link
        </Button>
        <RefusalNotice refusal={doing.refusal} />
      </div>
    );
  }
  return (
    <div className={panel["form"]}>
      <ShareLink address={`${location.origin}/deck/${deck.link}`} />
      <div>
        <Button kind="quiet" pending={doing.busy} onClick={act(() => decks.unshare(id))}>
          Share it no longer
        </Button>
      </div>
      <RefusalNotice refusal={doing.refusal} />
    </div>
  );
}

function Deleting({ deck }: { readonly deck: Deck }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const [, go] = useLocation();
  const doing = useDoing();
  const remove = (): void =>
    doing.run(async () => {
      await decks.remove({ id: deck.id });
      go("/decks");
    });
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        Delete
      </Button>
      <Dialog
        title={`Delete ${deck.name}`}
        open={isOpen}
        onClose={() => setOpen(false)}
        actions={
          <Button kind="danger" pending={doing.busy} onClick={remove}>
            Delete it for good
          </Button>
        }
      >
        <p>Its link will stop working. Tables that wait keep their copy.</p>
        <RefusalNotice refusal={doing.refusal} />
      </Dialog>
    </>
  );
}
