import { type ReactElement, use } from "react";
import { Link } from "wouter";
import { RulingsOf, useRuling } from "@/core/rulings/use-rulings";

interface RulingPlaceProps {
  readonly id: string;
  readonly className?: string | undefined;
}

/** Where the document has a ruling, as a way to it; the id is for whoever points at it. */
export function RulingPlace({ id, className }: RulingPlaceProps): ReactElement {
  const said = new URLSearchParams({ game: use(RulingsOf), words: id });
  const ruling = useRuling(id);
  return (
    <Link href={`/rules?${said}`} title={id} className={className}>
      {ruling?.section || "The rule"}
    </Link>
  );
}
