import { memo } from "react";
import { isAlike } from "@/core/net/alike";
import { CardFace } from "@/games/destiny/drawing/card-face";
import { Die } from "@/games/destiny/drawing/die";
import { Plate } from "@/games/destiny/drawing/plate";

/**
 * What lies on the table in numbers, drawn again only when it shows something else.
 *
 * They are given plain data and nothing to call, so what they say decides.
 */

export const LyingPlate = memo(Plate, isAlike);
export const LyingDie = memo(Die, isAlike);
export const LyingCard = memo(CardFace, isAlike);
