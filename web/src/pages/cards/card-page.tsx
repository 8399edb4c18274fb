import type { ReactElement } from "react";
import { useChosenTitle } from "@/core/client/chosen-title";
import { NotFound } from "@/core/site/not-found";

/** One card of a game. */
export function CardPage({ code }: { readonly code: string }): ReactElement {
  const { Card } = useChosenTitle().title.pages;
  return Card === undefined ? <NotFound /> : <Card code={code} />;
}
