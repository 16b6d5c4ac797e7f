import type { Edit } from "../../../../match/index.js";
import { faint } from "../rules/knockout.js";
import { isUnit } from "../rules/units.js";
import { type TcgMachine, conditions } from "../types.js";
import { moveToSlot, tidy } from "./set-up.js";

type GameEdit = Extract<Edit, { kind: "game" }>;

const onUnit = (m: TcgMachine, card: number, change: (unit: number) => void): void => {
  const unit = m.state.cards[card]?.unit;
  if (unit !== undefined && isUnit(m, unit)) change(unit);
};

const edits: Readonly<Record<string, (m: TcgMachine, edit: GameEdit) => void>> = {
  /** The unit takes `value` damage; what has no HP left is knocked out by the next attack or turn. */
  "damage-unit": (m, { card, value }) => {
    onUnit(m, card, (unit) => {
      m.edit(unit).damage += Math.max(0, value);
    });
  },
  "heal-unit": (m, { card, value }) => {
    onUnit(m, card, (unit) => {
      m.edit(unit).damage = Math.max(0, m.card(unit).damage - Math.max(0, value));
    });
  },
  /** The unit gets the condition of the number `value`. */
  condition: (m, { card, value }) => {
    onUnit(m, card, (unit) => {
      const condition = conditions[value];
      const own = m.edit(unit);
      if (condition !== undefined && !own.conditions.includes(condition))
        own.conditions = [...own.conditions, condition];
    });
  },
  /** The unit goes to the place `value`, 0 the active one; a card that comes into play there is a unit by then. */
  place: (m, { card, value }) => {
    tidy(m);
    onUnit(m, card, (unit) => {
      moveToSlot(m, m.edit(unit), value);
    });
  },
  "end-effect": (m, { value }) => {
    m.unregister(value);
  },
};

/** What can be changed by hand, other than moving cards, making cards and setting counters. */
export const handEdits = Object.keys(edits);

export function edited(m: TcgMachine, edit: Edit): void {
  if (edit.kind === "game") edits[edit.what]?.(m, edit);
  tidy(m);
  if (edit.kind === "game" && edit.what === "damage-unit" && m.topFrame()?.prompt?.kind === "act") faint(m);
}
