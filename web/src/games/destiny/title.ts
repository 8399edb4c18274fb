/**
 * Destiny before anything of it is loaded.
 *
 * What belongs here: names, and where each part comes from. Nothing may be imported here that is
 * not loaded when it is wanted: every page begins with this file.
 */
import { lazy } from "react";
import type { Title } from "@/core/client/titles";
import { DESTINY as ID } from "@/games/destiny/catalogue/id";

export const DESTINY: Title = {
  id: ID,
  name: "Star Wars: Destiny",
  about:
    "Dice and cards: roll your characters in, spend what their dice show, bring the others down.",
  editions: {
    arh: "current rules",
    ffg: "last rules of the publisher",
    launch: "rules of the first set",
  },
  usualDeck: "resistance",
  load: async () => (await import("@/games/destiny/client")).CLIENT,
  teamWords: async () => (await import("@/games/destiny/decks/deck-words")).knownTeamWords(),
  cardNames: async () => (await import("@/games/destiny/decks/deck-words")).knownCardNames(),
  pages: {
    Ending: lazy(async () => ({
      default: (await import("@/games/destiny/ending/ending")).DestinyEnding,
    })),
    Picture: lazy(async () => ({ default: (await import("@/games/destiny/landing/board")).Board })),
    Landing: lazy(async () => ({
      default: (await import("@/games/destiny/landing/landing")).Landing,
    })),
    Learn: lazy(async () => ({ default: (await import("@/games/destiny/learn/learn")).Learn })),
    DeckList: lazy(async () => ({
      default: (await import("@/games/destiny/decks/deck-list")).DeckList,
    })),
    NewDeck: lazy(async () => ({
      default: (await import("@/games/destiny/decks/new-deck")).NewDeck,
    })),
    DeckShown: lazy(async () => ({
      default: (await import("@/games/destiny/decks/deck-shown")).DeckShown,
    })),
    DeckChange: lazy(async () => ({
      default: (await import("@/games/destiny/decks/deck-change")).DeckChange,
    })),
    Cards: lazy(async () => ({ default: (await import("@/games/destiny/cards/cards")).Cards })),
    Sets: lazy(async () => ({ default: (await import("@/games/destiny/cards/sets")).Sets })),
    Card: lazy(async () => ({
      default: (await import("@/games/destiny/cards/card-page")).CardPage,
    })),
    ...(import.meta.env.DEV
      ? { Gallery: lazy(() => import("@/games/destiny/gallery/gallery")) }
      : {}),
  },
};
