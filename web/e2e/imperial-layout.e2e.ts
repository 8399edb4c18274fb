/**
 * Every stored view of Imperial Assault in every theme on phones and desks, and at 200 % zoom:
 * nothing is cut, covered or pinned over something else.
 */
import { SKIRMISHES } from "../tests/fakes/imperial";
import { testLayout } from "./helpers/layout";
import { putUpStand } from "./helpers/stand";

const TITLE = "imperial-assault";

testLayout(putUpStand(), {
  title: TITLE,
  folder: `/tests/views/${TITLE}`,
  views: SKIRMISHES.map(([name]) => name),
  named: ["midgame", "spectator", "attack_surges"],
  fullBars: ["activate", "menu_attack", "midgame", "respond"],
  meant: [
    {
      kind: "cut",
      what: "[data-excerpt]",
      by: "[data-excerpt]",
      why: "A card in a hand has as many whole lines of its text as fit; a look at it shows them all.",
    },
  ],
  nameless: /^Card \w+$/,
  harmed: "midgame",
  harms: [
    ["[data-sentence] { height: 9px; overflow: hidden }", "cut h1.sentence"],
    ["[data-bar] { margin-top: -80px; z-index: 9 }", "covered"],
    ["[data-choice] { margin-left: -40px }", "over button.choice"],
  ],
});
