import { failed, ok, type Result } from "../base/index.js";
import type { Bleed } from "./svg.js";
import { papers, sheetPlaces, type Paper, type Size } from "./sheet-places.js";
import { millimetres as n } from "./xml.js";

/** Where a card lies: the upper left corner of what is cut out, in millimetres. */
export interface CardPlace {
  readonly x: number;
  readonly y: number;
}

/** How cards of one size are laid on sheets; all in millimetres. */
export interface SheetPlan {
  readonly page: Size;
  readonly card: Size;
  readonly bleed: Bleed;
  readonly places: readonly CardPlace[];
}

/** A sheet of paper for several cards, or a page of its own for each. */
export type SheetSize = Paper | "card";

export interface SheetWish {
  readonly size: SheetSize;
  readonly bleed: Bleed;
  /** Between the bleeds of two cards. */
  readonly gap: number;
}

/** Lays as many cards on a sheet as it holds, upright unless more fit across. Fails where not one does. */
export function sheetPlan(card: Size, { size, bleed, gap }: SheetWish): Result<SheetPlan> {
  const cell = { width: card.width + 2 * bleed.x, height: card.height + 2 * bleed.y };
  const within = ({ x, y }: CardPlace): CardPlace => ({ x: x + bleed.x, y: y + bleed.y });
  if (size === "card") return ok({ page: cell, card, bleed, places: [within({ x: 0, y: 0 })] });
  const { title, width, height } = papers[size];
  const plans = [
    { width, height },
    { width: height, height: width },
  ].map((page) => ({ page, card, bleed, places: sheetPlaces(page, cell, gap).map(within) }));
  const best = plans.reduce((most, plan) => (plan.places.length > most.places.length ? plan : most));
  if (best.places.length > 0) return ok(best);
  const message = `A card of ${n(cell.width)} × ${n(cell.height)} mm does not fit on ${title}.`;
  return failed({ code: "print/too-large", message });
}

/** Around which edge the paper is turned for its second side. */
export const turns = ["long", "short"] as const;
export type Turn = (typeof turns)[number];

/** The back of a sheet: its places in the order of the cards in front of them. */
export interface BackPlan extends SheetPlan {
  /** Whether backs are drawn upside down, so that both sides of a card have the same top. */
  readonly isUpsideDown: boolean;
}

/** Where backs lie, so that each is behind its card when the paper is printed on both sides. */
export function backPlan({ page, card, bleed, places }: SheetPlan, turn: Turn): BackPlan {
  const isUpright = page.height >= page.width;
  // Turned around its left or right edge, the paper changes sides; else it changes top and bottom.
  const changesSides = isUpright === (turn === "long");
  const behind = ({ x, y }: CardPlace): CardPlace =>
    changesSides ? { x: page.width - x - card.width, y } : { x, y: page.height - y - card.height };
  return { page, card, bleed, places: places.map(behind), isUpsideDown: !changesSides };
}
