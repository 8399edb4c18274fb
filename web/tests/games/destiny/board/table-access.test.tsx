/** The drawn table for those who do not see it: rules of axe over some stored views. */
import type { Whole } from "@protocol";
import { render } from "@testing-library/react";
import axe from "axe-core";
import { expect, test } from "vitest";
import { TableView } from "@/core/table/table-view";
import { DESTINY } from "../../../fakes/destiny";
import { FakeStore } from "../../../fakes/store";

const PATIENCE = 60_000;
const VIEWS = import.meta.glob<Whole>("../../../views/{midgame,order,subtype,deck_order}.json", {
  eager: true,
  import: "default",
});

test.each(Object.entries(VIEWS))(
  "%s has no faults that axe finds",
  async (_, whole) => {
    const { container } = render(<TableView store={new FakeStore(whole)} client={DESTINY} />);
    // Colours are computed by the contrast test; jsdom draws none.
    const { violations } = await axe.run(container, {
      rules: { "color-contrast": { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
  },
  PATIENCE,
);
