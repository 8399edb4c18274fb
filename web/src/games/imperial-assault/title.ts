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
  editions: { print: "as printed" },
  usualDeck: "vader",
  load: async () => (await import("@/games/imperial-assault/client")).CLIENT,
  pages: {
    Landing: lazy(async () => ({
      default: (await import("@/games/imperial-assault/landing/landing")).Landing,
    })),
  },
};
