import type { ReactElement } from "react";
import { Link } from "wouter";

/** What stands in place of a line to say something, for a guest whom nobody would hear. */
export function SilentGuest(): ReactElement {
  return (
    <p className="quiet">
      Guests read what others say. <Link href="/sign-in">Make an account</Link> to write: your games
      and decks stay yours.
    </p>
  );
}
