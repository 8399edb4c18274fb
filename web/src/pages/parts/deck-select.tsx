import { type ReactElement, useId } from "react";
import type { Title } from "@/core/client/titles";
import type { Pick } from "@/pages/parts/deck-picks";
import { useTeamWords } from "@/pages/parts/title-words";

interface DeckSelectProps {
  /** Whose decks these are. */
  readonly title: Title;
  readonly picks: ReadonlyArray<Pick>;
  readonly chosen: string;
  readonly choose: (pick: Pick) => void;
  /** Only decks made for this format are offered first; the others stand below them. */
  readonly format?: string;
}

/** One's own decks and those that come with the program. */
export function DeckSelect(props: DeckSelectProps): ReactElement {
  const { title, picks, chosen, choose, format = "" } = props;
  const id = useId();
  const teamWords = useTeamWords(title);
  const words = ({ name, faces }: Pick): string => {
    const members = teamWords(faces);
    return members === "" ? name : `${name} (${members})`;
  };
  const groups = [
    ["Your decks", picks.filter(({ choice }) => choice.kind === "own")],
    ["Shared with you", picks.filter(({ choice }) => choice.kind === "shared")],
    ["Ready-made", picks.filter((one) => one.choice.kind === "ready" && fits(one, format))],
    [
      "Made for other formats",
      picks.filter((one) => one.choice.kind === "ready" && !fits(one, format)),
    ],
  ] as const;
  return (
    <div className="field">
      <label htmlFor={id}>Deck</label>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => {
          const pick = picks.find(({ key }) => key === target.value);
          if (pick !== undefined) choose(pick);
        }}
      >
        {groups.map(([name, members]) =>
          members.length === 0 ? null : (
            <optgroup key={name} label={name}>
              {members.map((pick) => (
                <option key={pick.key} value={pick.key}>
                  {words(pick)}
                </option>
              ))}
            </optgroup>
          ),
        )}
      </select>
    </div>
  );
}

function fits(pick: Pick, format: string): boolean {
  return format === "" || pick.format === format;
}
