/** Cards and plates to look at. Facts are printed facts; the words are ours. */
import type { CardData, PlateData } from "@/games/destiny/reading/drawn";
import { readSide, type Side } from "@/games/destiny/reading/sides";

export function sides(written: string): readonly Side[] {
  return written.split(" ").map(readSide);
}

const REY = sides("1MD 2MD 1Dc 1Sh 1R -");
const PHASMA = sides("1RD 2RD 3RD1 1F 1R -");
const SABER = sides("2MD 3MD1 +2MD 1Sh 1R -");

export const CARDS: readonly CardData[] = [
  {
    code: "08024",
    title: "Rey",
    subtitle: "Finding The Ways",
    type: "character",
    colour: "blue",
    affiliation: "hero",
    unique: true,
    cost: null,
    points: [12, 15],
    health: 11,
    subtypes: ["apprentice"],
    sides: REY,
    text: [
      "After this card is activated while it has shields, you may deal 1 damage to any character.",
    ],
  },
  {
    code: "08004",
    title: "Captain Phasma’s Blaster",
    subtitle: "",
    type: "upgrade",
    colour: "red",
    affiliation: "villain",
    unique: true,
    cost: 3,
    points: [],
    health: null,
    subtypes: ["weapon"],
    sides: sides("1RD 2RD 3RD1 +3RDi1 1R -"),
    text: [
      "Redeploy: Before the attached character is defeated, you may move this card to another of your characters.",
    ],
  },
  {
    code: "01043",
    title: "Watch Your Career With Great Interest",
    subtitle: "",
    type: "plot",
    colour: "yellow",
    affiliation: "villain",
    unique: true,
    cost: null,
    points: [2],
    health: null,
    subtypes: [],
    sides: [],
    text: ["Action: Spend 2 resources to turn one of your dice showing a blank side to any side."],
  },
  {
    code: "01152",
    title: "All In",
    subtitle: "",
    type: "event",
    colour: "gray",
    affiliation: "neutral",
    unique: false,
    cost: 1,
    points: [],
    health: null,
    subtypes: [],
    sides: [],
    text: ["Resolve any of your dice one after the other, in the order you like."],
  },
  {
    code: "01025",
    title: "Medical Droid",
    subtitle: "",
    type: "support",
    colour: "red",
    affiliation: "hero",
    unique: false,
    cost: 2,
    points: [],
    health: null,
    subtypes: ["droid"],
    sides: sides("1Sh 1R Sp Sp - -"),
    text: ["Special: Heal 1 damage from a character. Then give it 1 shield."],
  },
  {
    code: "08046",
    title: "Obi-Wan’s Hut",
    subtitle: "Tatooine",
    type: "battlefield",
    colour: "gray",
    affiliation: "neutral",
    unique: false,
    cost: null,
    points: [],
    health: null,
    subtypes: [],
    sides: [],
    text: ["Claim: Give 1 shield to a blue character. For another colour, spend 1 resource first."],
  },
];

export const CHARACTERS: readonly PlateData[] = [
  {
    type: "character",
    title: "Rey",
    subtitle: "Finding The Ways",
    colour: "blue",
    affiliation: "hero",
    state: "exhausted",
    health: { damage: 4, total: 11 },
    shields: 2,
    sides: REY,
    up: [5],
    dice: { home: 0, out: 1 },
  },
  {
    type: "character",
    title: "Captain Phasma",
    subtitle: "Ruthless Tactician",
    colour: "red",
    affiliation: "villain",
    state: "ready",
    health: { damage: 2, total: 10 },
    shields: 1,
    sides: PHASMA,
    dice: { home: 2, out: 0 },
  },
  {
    type: "character",
    title: "Jabba The Hutt",
    subtitle: "Influential Kingpin",
    colour: "yellow",
    affiliation: "villain",
    state: "ready",
    health: { damage: 7, total: 19 },
    shields: 0,
    sides: sides("1Dc 2Dc 1F 1R 2R -"),
    dice: { home: 1, out: 1 },
    counters: [{ sign: "coin", count: 2, words: "resources on it" }],
  },
];

export const DEFEATED: PlateData = {
  type: "character",
  title: "First Order Stormtrooper",
  colour: "red",
  affiliation: "villain",
  state: "defeated",
  health: { damage: 7, total: 7 },
};

export const UPGRADES: readonly PlateData[] = [
  {
    type: "upgrade",
    title: "Rey’s Lightsaber",
    colour: "blue",
    affiliation: "hero",
    state: null,
    sides: SABER,
    up: [2],
  },
  {
    type: "upgrade",
    title: "Mandalorian Executioner Vibro-Ax",
    colour: "gray",
    affiliation: "neutral",
    state: null,
    sides: sides("1MD 2MD +3MD1 1Dr1 1R -"),
  },
  {
    type: "downgrade",
    title: "Shock Collar",
    colour: "gray",
    affiliation: "neutral",
    state: null,
    note: "No die",
  },
];

export const SUPPORTS: readonly PlateData[] = [
  {
    type: "support",
    title: "BB-8",
    colour: "gray",
    affiliation: "hero",
    state: "exhausted",
    sides: sides("1F 1Dr 1Sh 1R Sp -"),
    up: [0],
    dice: { home: 0, out: 1 },
  },
  {
    type: "support",
    title: "Armored Support",
    colour: "red",
    affiliation: "villain",
    state: "ready",
    note: "No die",
  },
];
