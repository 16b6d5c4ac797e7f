import { NONE, type JsonValue, type MatchPosition, type Seat, type SetUp } from "../../../../match/index.js";
import type { Definition } from "../cards/definition.js";
import { grantGlobal } from "../rules/setup.js";
import { grantAbilities, isShown, withdrawAbilities } from "../rules/abilities.js";
import { freshFields } from "../rules/stages.js";
import { mainPrompt } from "../rules/turn.js";
import { freeSlot, isUnit, nameOf, pileOf, topOf, unitsOf, definitionOf } from "../rules/units.js";
import { conditions, type Condition, type TcgCard, type TcgMachine, type TcgReader, type TcgTypes } from "../types.js";

/** What scenarios can say of a card, and of the moment at which they begin. */
export const setUp: SetUp<TcgTypes> = {
  fields: {
    damage: { kind: "integer", min: 0 },
    entered: { kind: "integer", min: -1 },
    asleep: { kind: "flag" },
    burned: { kind: "flag" },
    confused: { kind: "flag" },
    paralyzed: { kind: "flag" },
    poisoned: { kind: "flag" },
  },
  apply,
  attach,
  position,
  describe,
  unsaid: ({ state }) =>
    state.bundles.some(({ program }) => program === "effect") ? ["What lasting effects there are is not kept."] : [],
};

const conditionOf = (field: string): Condition | undefined => conditions.find((each) => each.toLowerCase() === field);

function apply(m: TcgMachine, id: number, field: string, value: JsonValue): string | null {
  const { unit: bottom, role } = m.card(id);
  if (bottom === NONE || role !== "unit") return `${nameOf(m, id)} is not a unit in play.`;
  const condition = conditionOf(field);
  const unit = m.edit(bottom);
  if (condition !== undefined) {
    const others = unit.conditions.filter((each) => each !== condition);
    unit.conditions = value === true ? [...others, condition] : others;
    return null;
  }
  const number = Number(value);
  if (field === "damage") unit.damage = number;
  else if (field === "entered") unit.entered = number;
  else return `There is no field "${field}".`;
  return null;
}

/** Puts a unit into a place, 0 the active one; the unit that has it takes the place that is left. */
export function moveToSlot(m: TcgMachine, unit: TcgCard, slot: number): void {
  const other = unitsOf(m, unit.side).find((id) => m.card(id).slot === slot);
  if (other !== undefined) m.edit(other).slot = unit.slot;
  unit.slot = slot;
}

const isAttachable = ({ "card-kind": kind }: Definition): boolean =>
  kind.endsWith("energy") || kind === "tool" || kind === "technical-machine";

/** A card is put under a unit as a stage below it, or attached to it. */
function attach(m: TcgMachine, card: number, to: number, as: string): string | null {
  const unit = m.card(to).unit;
  if (unit === NONE) return `${nameOf(m, to)} is not a unit in play.`;
  const { "card-kind": kind } = definitionOf(m, card);
  const role = kind.endsWith("energy") ? "energy" : kind === "unit" ? "unit" : "tool";
  const own = m.edit(card);
  withdrawAbilities(m, card);
  if (as === "under") {
    if (role !== "unit") return `${nameOf(m, card)} is not a unit.`;
    putUnder(m, card, to);
    return null;
  }
  if (role === "unit") return `${nameOf(m, card)} is attached to nothing.`;
  Object.assign(own, { unit, role, slot: NONE });
  grantAbilities(m, card, false);
  return null;
}

/** Puts a card directly under another one of a unit, above the stages that are below that already. */
function putUnder(m: TcgMachine, card: number, to: number): void {
  const { unit } = m.card(to);
  const stages = pileOf(m, unit);
  const above = stages.includes(to) ? to : topOf(m, unit);
  const below = stages[stages.indexOf(above) - 1];
  if (below === undefined) putLowest(m, card, unit);
  else Object.assign(m.edit(card), { ...freshFields(), unit, role: "unit" });
  const { side } = m.card(card);
  const zone = m.zone("play", side);
  const at = zone.indexOf(card);
  if (at < zone.indexOf(above) && (below === undefined || at > zone.indexOf(below))) return;
  const others = zone.filter((id) => id !== card);
  m.setOrder("play", side, others.toSpliced(others.indexOf(above), 0, card));
}

/** The lowest card is the one by which the unit is known: what is true of it moves there. */
function putLowest(m: TcgMachine, card: number, unit: number): void {
  const { slot, damage, entered, conditions: own } = m.card(unit);
  for (const each of m.zone("play", m.card(unit).side)) if (m.card(each).unit === unit) m.edit(each).unit = card;
  Object.assign(m.edit(card), { unit: card, role: "unit", slot, damage, entered, conditions: own });
}

function position(m: TcgMachine, to: MatchPosition): string | null {
  const [frame] = m.draft.frames;
  if (frame?.kind !== "turn" || m.draft.frames.length > 1) return "Something is being carried out.";
  if (to.phase !== undefined && to.phase !== "main") return "A match begins in a turn.";
  const seat: Seat = to.active ?? m.state.active;
  m.draft.turn = to.turn ?? m.state.turn;
  m.draft.active = seat;
  m.draft.table.phase = "main";
  // Players took turns until now.
  for (const each of [0, 1]) {
    const counters = m.count(each);
    const half = m.state.turn / 2;
    counters.turns = Math.max(counters.turns, each === seat ? Math.ceil(half) : Math.floor(half));
  }
  frame.step = 1;
  frame.prompt = mainPrompt(seat);
  return null;
}

function describe(r: TcgReader, id: number): Readonly<Record<string, JsonValue>> {
  if (!isUnit(r, id)) return {};
  const { damage, entered, conditions: own } = r.card(id);
  return {
    ...(damage > 0 ? { damage } : {}),
    ...(entered === NONE ? {} : { entered }),
    ...Object.fromEntries(own.map((each) => [each.toLowerCase(), true])),
  };
}

/**
 * A card that was moved into play by hand becomes a unit of its own; an energy or a tool is attached to the active unit, and takes
 * no place from units while it is to be put at another one.
 */
export function tidy(m: TcgMachine): void {
  for (const seat of [0, 1]) {
    for (const id of m.zone("play", seat)) {
      if (m.card(id).unit !== NONE) continue;
      const active = unitsOf(m, seat).find((unit) => m.card(unit).slot === 0);
      if (active !== undefined && isAttachable(definitionOf(m, id))) {
        attach(m, id, active, "attached");
        continue;
      }
      const isFirst = unitsOf(m, seat).length === 0;
      const slot = isFirst ? 0 : freeSlot(m, seat);
      Object.assign(m.edit(id), { unit: id, role: "unit", slot, entered: m.state.turn });
      grantAbilities(m, id, false);
    }
  }
  for (const id of m.zone("stadium", NONE)) {
    if (isShown(m, id) && !m.state.abilities.some(({ cause }) => cause.card === id)) grantAbilities(m, id, false);
  }
  grantGlobal(m);
  // No event came before: what is blocked in this position is so from here on.
  m.checkAbilities();
}
