import type { ReactElement } from "react";
import { useChosenTitle } from "@/core/client/chosen-title";
import { NotFound } from "@/core/site/not-found";

/** The way to the guided game of a title. */
export function LearnPage(): ReactElement {
  const { title } = useChosenTitle();
  const { Learn } = title.pages;
  return Learn === undefined ? <NotFound /> : <Learn title={title.id} />;
}
