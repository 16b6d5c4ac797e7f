import type { Action } from "../../ast/actions.js";
import type { Clauses } from "../../ast/effect.js";
import type { Cost } from "../../ast/clauses.js";
import type { Quantity, Selector, Target } from "../../ast/selectors.js";
import type { ProductionId } from "../patterns.js";
import type { Slots } from "../slots.js";

/** What a production means, from what filled the slots of one of its patterns. */
export type Meaning = (slots: Slots, pattern: number) => Clauses;

export type Meanings<Id extends ProductionId> = Readonly<Record<Id, Meaning>>;

export const one: Quantity = { mode: "exact", n: 1 };
export const all: Quantity = { mode: "all" };
export const thisCard: Target = { ref: "this" };
export const equipped: Target = { ref: "equipped" };
export const card: Selector = { noun: "card" };

export const cards = (q: Quantity, sel: Selector): Target => ({ q, sel });
export const onField = (sel: Selector): Selector => ({ ...sel, zone: "field" });
export const ofYours = (sel: Selector): Selector => ({ ...sel, zone: "field", controller: "you" });
export const inHand = (sel: Selector): Selector => ({ ...sel, zone: "hand", controller: "you" });

/** An effect that is used, and costs something or not. */
export const does = (...actions: [Action, ...Action[]]): Clauses => ({ actions });
export const paying = (cost: Cost, ...actions: [Action, ...Action[]]): Clauses => ({ cost: [cost], actions });

export const gainPoint: Action = { op: "points", actor: "you", sign: "gain", n: 1 };
