import { memo } from "react";
import { CardFace } from "@/drawing/card-face";
import { Die } from "@/drawing/die";
import { Plate } from "@/drawing/plate";
import { isAlike } from "@/net/alike";

/**
 * What lies on the table in numbers, drawn again only when it shows something else.
 *
 * They are given plain data and nothing to call, so what they say decides.
 */

export const LyingPlate = memo(Plate, isAlike);
export const LyingDie = memo(Die, isAlike);
export const LyingCard = memo(CardFace, isAlike);
