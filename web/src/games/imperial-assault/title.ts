/**
 * Imperial Assault before anything of it is loaded.
 *
 * Nothing may be imported here that is not loaded when it is wanted: every page begins with this file.
 */
import { lazy } from "react";
import type { Title } from "@/core/client/titles";
import { IMPERIAL_ASSAULT as ID } from "@/games/imperial-assault/catalogue/id";

export const IMPERIAL_ASSAULT: Title = {
  id: ID,
  name: "Star Wars: Imperial Assault",
  about: "Squads on a map: count the steps, find the line of sight, hold the ground.",
  editions: { print: "as printed" },
  usualDeck: "vader",
  teamWords: async () =>
    (await import("@/games/imperial-assault/decks/army-words")).knownLeaderWords(),
  cardNames: async () =>
    (await import("@/games/imperial-assault/decks/army-words")).knownCardNames(),
  load: async () => (await import("@/games/imperial-assault/client")).CLIENT,
  pages: {
    Ending: lazy(async () => ({
      default: (await import("@/games/imperial-assault/ending/ending")).ImperialEnding,
    })),
    Picture: lazy(async () => ({
      default: (await import("@/games/imperial-assault/landing/picture")).Picture,
    })),
    Landing: lazy(async () => ({
      default: (await import("@/games/imperial-assault/landing/landing")).Landing,
    })),
    Choice: lazy(async () => ({
      default: (await import("@/games/imperial-assault/drawing/map-picture")).ChosenMap,
    })),
    Learn: lazy(async () => ({
      default: (await import("@/games/imperial-assault/learn/learn")).Learn,
    })),
    DeckList: lazy(async () => ({
      default: (await import("@/games/imperial-assault/decks/army-list")).ArmyList,
    })),
    NewDeck: lazy(async () => ({
      default: (await import("@/games/imperial-assault/decks/new-army")).NewArmy,
    })),
    DeckShown: lazy(async () => ({
      default: (await import("@/games/imperial-assault/decks/army-shown")).ArmyShown,
    })),
    DeckChange: lazy(async () => ({
      default: (await import("@/games/imperial-assault/decks/army-change")).ArmyChange,
    })),
    Cards: lazy(async () => ({
      default: (await import("@/games/imperial-assault/cards/cards")).Cards,
    })),
    Sets: lazy(async () => ({
      default: (await import("@/games/imperial-assault/cards/sets")).Sets,
    })),
    Card: lazy(async () => ({
      default: (await import("@/games/imperial-assault/cards/card-page")).CardPage,
    })),
  },
};
