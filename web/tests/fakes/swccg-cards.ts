/** A few cards of the Customizable Card Game as the catalogue tells them, for pages around tables. */
import type { CardFacts, Catalogue } from "@protocol/swccg";
import { type Facts, factsFrom } from "@/games/swccg/catalogue/facts";

const TROOPER: CardFacts = {
  code: "1_194",
  side: "dark",
  set: "1",
  title: "Stormtrooper",
  type: "character",
  rarity: "C3",
  subtypes: ["imperial"],
  destiny: [1],
  numbers: { deploy: 1, power: 1, ability: 1, forfeit: 2 },
  icons: { warrior: 1 },
  characteristics: ["stormtrooper", "trooper"],
  twin: "1_28",
  playable: true,
  text: ["You may deploy this character for free where you have a strong Imperial."],
};
const VADER: CardFacts = {
  code: "1_168",
  side: "dark",
  set: "1",
  title: "Darth Vader",
  type: "character",
  dots: 1,
  subtypes: ["imperial"],
  destiny: [1],
  numbers: { deploy: 6, power: 6, ability: 6, forfeit: 8 },
  icons: { pilot: 1, warrior: 2 },
  personas: ["Vader"],
  also_in: ["101"],
  printings: ["AI"],
  needs: ["capacity", "personas", "starships"],
};

export const CARDS: ReadonlyArray<CardFacts> = [
  TROOPER,
  VADER,
  {
    ...TROOPER,
    code: "1_28",
    side: "light",
    title: "Rebel Trooper",
    subtypes: ["rebel"],
    twin: "1_194",
  },
  {
    ...VADER,
    code: "101_5",
    set: "101",
    title: "Vader",
    playable: true,
    needs: [],
    also_in: [],
    printings: [],
  },
  {
    code: "1_295",
    side: "dark",
    set: "1",
    title: "Tatooine: Mos Eisley",
    type: "location",
    dots: 1,
    subtypes: ["site"],
    destiny: [0],
    light_icons: 1,
    dark_icons: 2,
    system: "Tatooine",
    playable: true,
    text: ["Dark Side: Spies here are stronger.", "Light Side: No text."],
  },
  {
    code: "1_90",
    side: "light",
    set: "1",
    title: "It Could Be Worse",
    type: "interrupt",
    subtypes: ["used"],
    destiny: [4],
    playable: true,
    text: ["Use Force to lose less."],
  },
  {
    code: "200_1",
    side: "light",
    set: "200",
    title: "Bravo Fighter",
    type: "starship",
    virtual: true,
    subtypes: ["starfighter"],
    unusual: { destiny: "π" },
    diamonds: 2,
  },
];

export const CATALOGUE: Catalogue = {
  hand: 8,
  edition: "advanced-3.27",
  sets: [
    { code: "1", name: "Premiere", short: "P", cycle: "full", released: "1995-12-01" },
    {
      code: "101",
      name: "Introductory Game",
      short: "I",
      cycle: "premium",
      released: "1996-01-01",
    },
    { code: "200", name: "Virtual Set 0", short: "V0", cycle: "full", released: "2013-01-01" },
  ],
  cards: CARDS,
  formats: [
    { code: "open", name: "Open", size: 60 },
    { code: "introductory", name: "Introductory Two-Player Game", size: 60, cards: ["1_194"] },
  ],
};

export const CARD_FACTS: Facts = factsFrom(CATALOGUE);
