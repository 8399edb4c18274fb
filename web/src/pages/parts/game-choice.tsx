import type { ReactElement } from "react";
import { useChosenTitle } from "@/core/client/chosen-title";
import { useTitles } from "@/core/client/titles";
import { ChoiceField } from "@/kit/choice-field";

/** Which game a page is about; nothing where there is only one. */
export function GameChoice(): ReactElement | null {
  const { all } = useTitles();
  const { title, choose } = useChosenTitle();
  return all.length < 2 ? null : (
    <ChoiceField
      label="Game"
      chosen={title.id}
      choices={all.map(({ id, name }) => [id, name] as const)}
      choose={choose}
    />
  );
}
