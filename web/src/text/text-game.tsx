import type { ReactElement } from "react";
import { CoachInWords } from "@/coach/coach-in-words";
import { useTableStore } from "@/store/opening";
import type { TableState } from "@/store/state";
import type { TableStore } from "@/store/store";
import { useTable } from "@/store/use-table";
import { useCatalogue } from "@/text/catalogue";
import { TextTable } from "@/text/text-table";

const pickEdition = (state: TableState) => state.welcome?.edition ?? "";

interface TextGameProps {
  readonly game: string;
  /** What the lessons are kept under, if it is a guided game. */
  readonly lesson: string;
}

/** A game that has begun, in words, for as long as somebody looks at it. */
export function TextGame({ game, lesson }: TextGameProps): ReactElement | null {
  const store = useTableStore(game);
  return store === null ? null : <NamedTable store={store} lesson={lesson} />;
}

interface NamedTableProps {
  readonly store: TableStore;
  readonly lesson: string;
}

function NamedTable({ store, lesson }: NamedTableProps): ReactElement {
  const edition = useTable(store, pickEdition);
  const coach = <CoachInWords table={lesson} store={store} />;
  return <TextTable store={store} catalogue={useCatalogue(edition)} coach={coach} />;
}
