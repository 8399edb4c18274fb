import type { ReactElement } from "react";
import type { Member } from "@/games/destiny/decks/deck";
import styles from "@/games/destiny/decks/team-plates.module.css";
import { outlineClass } from "@/games/destiny/drawing/outline";
import { emblemOf } from "@/games/destiny/reading/emblems";
import { faceOf } from "@/games/destiny/reading/faces";
import { Button } from "@/kit/button";
import { classes } from "@/kit/classes";
import { Emblem } from "@/kit/heraldry/emblem";

interface TeamPlatesProps {
  readonly members: ReadonlyArray<Member>;
  readonly setDice: (place: number, dice: number) => void;
  readonly takeOut: (place: number) => void;
}

/** The team of a deck: who is in it, and with how many dice. */
export function TeamPlates({ members, setDice, takeOut }: TeamPlatesProps): ReactElement {
  return (
    <ul className={styles["team"]} aria-label="Team">
      {members.map((member) => (
        <Plate
          key={member.place}
          member={member}
          setDice={(dice) => setDice(member.place, dice)}
          takeOut={() => takeOut(member.place)}
        />
      ))}
    </ul>
  );
}

interface PlateProps {
  readonly member: Member;
  readonly setDice: (dice: number) => void;
  readonly takeOut: () => void;
}

function Plate({ member, setDice, takeOut }: PlateProps): ReactElement {
  const { card, dice, prices } = member;
  const face = faceOf(card);
  return (
    <li className={classes(outlineClass(face.affiliation), styles["member"], face.colour)}>
      <Emblem facts={emblemOf(face)} size={64} className={styles["emblem"]} />
      <span className={styles["words"]}>
        <b>{card.title}</b>
        <small>{card.subtitle || card.type}</small>
        <span className={styles["dice"]}>
          {prices.map((points, place) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a price is known by its number of dice
              key={place}
              type="button"
              aria-pressed={dice === place + 1}
              aria-label={`${card.title}: ${diceWords(card.type, place + 1)}, ${points} points`}
              onClick={() => setDice(place + 1)}
            >
              {`${diceWords(card.type, place + 1)} `}
              <b className="num">{points}</b>
            </button>
          ))}
        </span>
      </span>
      <Button
        kind="quiet"
        sign="close"
        bare
        aria-label={`Take ${card.title} off the team`}
        onClick={takeOut}
      />
    </li>
  );
}

/** What a price buys: dice of a character, or a plot once or twice. */
function diceWords(type: string, count: number): string {
  if (type === "plot") return count === 1 ? "Once" : "Twice";
  return count === 1 ? "1 die" : `${count} dice`;
}
