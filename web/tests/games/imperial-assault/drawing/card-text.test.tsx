import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { MissionRules } from "@/games/imperial-assault/board/mission-rules";
import { CardFace } from "@/games/imperial-assault/drawing/card-face";
import { FACTS } from "../../../fakes/imperial";

test("the name of an ability stands out, what it does follows", () => {
  render(<CardFace facts={FACTS} code="darthvader" />);
  const card = within(screen.getByRole("article", { name: "Darth Vader" }));
  const name = card.getByText("Brutality.");
  expect(name.tagName).toBe("B");
  expect(name.parentElement?.textContent).toBe(
    "Brutality. Special action: make 2 attacks, each against a different target.",
  );
  expect(card.getByText("Surge: +2 damage.").tagName).toBe("P");
});

test("conditions and keywords of a card are explained, others are not", () => {
  render(<CardFace facts={FACTS} code="elitenexu" />);
  const terms = screen.getAllByRole("term").map((one) => one.textContent);
  expect(terms).toEqual(["Health", "Speed", "Figures", "Bleeding", "Cleave", "Mobile"]);
  expect(screen.getByText(/A Bleeding figure suffers 1 strain/)).toBeTruthy();
});

test("every line of every card is shown whole", () => {
  for (const [code, card] of FACTS.cards) {
    const { container, unmount } = render(<CardFace facts={FACTS} code={code} />);
    for (const line of card.text ?? []) expect(container.textContent).toContain(line);
    unmount();
  }
});

test("the mission's name says what counts", async () => {
  const [mission] = FACTS.maps.get("mos-eisley-outskirts")?.missions ?? [];
  if (mission === undefined) throw new Error("There is no such mission.");
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
  render(<MissionRules mission={mission} points={40} />);
  expect(screen.queryByText(/launch panel/)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: mission.name }));
  for (const line of mission.text) expect(screen.getByText(line)).toBeTruthy();
  expect(screen.getByText("Whoever first has 40 victory points wins.")).toBeTruthy();
});
