/**
 * Every stored view of the Customizable Card Game in every theme on phones and desks, and at 200 %
 * zoom: nothing is cut, covered or pinned over something else.
 */
import { TABLES } from "../tests/fakes/swccg";
import { type MeantBecause, testLayout } from "./helpers/layout";
import { putUpStand } from "./helpers/stand";

const TITLE = "swccg";

const EXCERPT =
  "A card in a hand has as many whole lines of its text as fit; a look at it shows them all.";
const SWIPED = "Cards of a hand, and what is under way on a phone, are swiped sideways.";
const ART = "What a location looks like is drawn behind its name and says nothing.";

const MEANT: ReadonlyArray<MeantBecause> = [
  { kind: "cut", what: "[data-excerpt]", by: "[data-excerpt]", why: EXCERPT },
  { kind: "let out", what: "[data-excerpt]", why: EXCERPT },
  { kind: "broken", what: "[data-excerpt]", why: EXCERPT },
  { kind: "swiped away", what: "[data-zone='hand']", by: "[data-zone='hand']", why: SWIPED },
  { kind: "swiped away", what: "[data-ribbon]", by: "[data-ribbon]", why: SWIPED },
  { kind: "swiped away", what: "[data-tray]", by: "[data-tray]", why: SWIPED },
  {
    kind: "swiped away",
    what: "[data-worlds]",
    by: "[data-worlds]",
    why: "More locations than fit beside each other are scrolled to.",
  },
  { kind: "over", what: "[data-art]", why: ART },
  { kind: "over", what: "*", by: "[data-art]", why: ART },
  { kind: "cut", what: "[data-art]", why: ART },
];

testLayout(putUpStand(), {
  title: TITLE,
  folder: `/tests/views/${TITLE}`,
  views: TABLES.map(([name]) => name),
  named: ["midgame", "spectator", "battle_twelve", "stack"],
  fullBars: ["midgame", "respond_deploy", "stack", "battle_owing"],
  meant: MEANT,
  nameless: /^Card \w+$/,
  harmed: "battle_twelve",
  harms: [
    ["[data-sentence] { height: 9px; overflow: hidden }", "cut h1.sentence"],
    ["[aria-label='Table'] { top: 40%; width: 90%; height: 90px; background: red }", "covered"],
    ["[data-choice] { position: absolute; left: 0 }", "over button.choice"],
  ],
});
