import { type Scene, useScene } from "@/core/scene/scene";
import type { Seen } from "@/games/destiny/reading/seen";

/** The scene of a table of Destiny, with what lies on it. */
export interface DestinyScene extends Omit<Scene<Seen>, "board">, Seen {}

export function useDestiny(): DestinyScene {
  const scene = useScene<Seen>();
  return { ...scene, ...scene.board };
}
