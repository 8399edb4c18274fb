/**
 * The Customizable Card Game before anything of it is loaded.
 *
 * Nothing may be imported here that is not loaded when it is wanted: every page begins with this file.
 */
import { lazy } from "react";
import type { Title } from "@/core/client/titles";
import { SWCCG as ID, TIME } from "@/games/swccg/catalogue/id";

export const SWCCG: Title = {
  id: ID,
  name: "Star Wars Customizable Card Game",
  about: "A war over places: hold them, drain the other side, and fear the draw.",
  editions: { "advanced-3.27": "advanced rules" },
  usualDeck: "introductory-dark",
  teamWords: async () => (await import("@/games/swccg/decks/deck-words")).knownFaceWords(),
  cardNames: async () => (await import("@/games/swccg/decks/deck-words")).knownCardNames(),
  time: TIME,
  load: async () => (await import("@/games/swccg/client")).CLIENT,
  pages: {
    Ending: lazy(async () => ({
      default: (await import("@/games/swccg/ending/ending")).SwccgEnding,
    })),
    Landing: lazy(async () => ({
      default: (await import("@/games/swccg/landing/landing")).Landing,
    })),
    Learn: lazy(async () => ({ default: (await import("@/games/swccg/learn/learn")).Learn })),
    Picture: lazy(async () => ({
      default: (await import("@/games/swccg/landing/picture")).Picture,
    })),
    DeckList: lazy(async () => ({
      default: (await import("@/games/swccg/decks/deck-list")).DeckList,
    })),
    NewDeck: lazy(async () => ({
      default: (await import("@/games/swccg/decks/new-deck")).NewDeck,
    })),
    DeckShown: lazy(async () => ({
      default: (await import("@/games/swccg/decks/deck-shown")).DeckShown,
    })),
    DeckChange: lazy(async () => ({
      default: (await import("@/games/swccg/decks/deck-change")).DeckChange,
    })),
    Cards: lazy(async () => ({ default: (await import("@/games/swccg/cards/cards")).Cards })),
    Sets: lazy(async () => ({ default: (await import("@/games/swccg/cards/sets")).Sets })),
    Card: lazy(async () => ({ default: (await import("@/games/swccg/cards/card-page")).CardPage })),
  },
};
