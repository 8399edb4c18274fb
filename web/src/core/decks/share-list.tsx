import type { ReactElement } from "react";
import { Link } from "wouter";
import { type LinkedList, listLink } from "@/core/decks/list-link";
import panel from "@/kit/panel.module.css";
import { ShareLink } from "@/kit/share-link";

/** A deck for others, by a link that has all of it. */
export function ShareList({ list }: { readonly list: LinkedList }): ReactElement {
  return (
    <section className={panel["panel"]} aria-labelledby="share">
      <h2 id="share">Share it</h2>
      <ShareLink address={`${location.origin}${listLink(list)}`} />
      <p className="quiet">
        The whole list stands in the link, as it is now; whoever has it can read and play it. With{" "}
        <Link href="/settings">an account</Link> a link is short, shows later changes, and can be
        ended.
      </p>
    </section>
  );
}
