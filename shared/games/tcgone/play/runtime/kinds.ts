import type { Definition } from "../cards/definition.js";
import { getValue } from "../rules/getters.js";
import { definitionOf, topOf } from "../rules/units.js";
import type { TcgReader } from "../types.js";
import { idOf, includes, kindOf, listOf, type Value } from "./values.js";

const byKind: Readonly<Record<Definition["card-kind"], readonly string[]>> = {
  unit: ["UNIT"],
  item: ["TRAINER", "ITEM"],
  supporter: ["TRAINER", "SUPPORTER"],
  stadium: ["TRAINER", "STADIUM"],
  tool: ["TRAINER", "POKEMON_TOOL"],
  "technical-machine": ["TRAINER", "TECHNICAL_MACHINE"],
  "special-energy": ["ENERGY", "SPECIAL_ENERGY"],
  "basic-energy": ["ENERGY", "BASIC_ENERGY"],
};

const byStage: Readonly<Record<Definition["stage"], readonly string[]>> = {
  basic: ["BASIC"],
  stage1: ["EVOLUTION", "STAGE1"],
  stage2: ["EVOLUTION", "STAGE2"],
  baby: ["BASIC", "BABY"],
  "level-up": ["LVL_X"],
  restored: ["EVOLUTION"],
  "": [],
};

const tagKind = (tag: string): string => tag.toUpperCase().replaceAll(/[ -]/g, "_");

const printed = new WeakMap<Definition, readonly string[]>();

/** Kinds that are printed on a card, its tags among them; put together once for each definition. */
export function printedKinds(definition: Definition): readonly string[] {
  const known = printed.get(definition);
  if (known !== undefined) return known;
  const kinds = [...byKind[definition["card-kind"]], ...byStage[definition.stage], ...definition.tags.map(tagKind)];
  printed.set(definition, kinds);
  return kinds;
}

export const kindsOf = (r: TcgReader, card: number): readonly Value[] =>
  listOf(getValue(r, "GET_CARD_TYPES", card, ownKinds(r, card)));

/** A trainer that lies as a unit is one as well. */
function ownKinds(r: TcgReader, card: number): readonly string[] {
  const definition = definitionOf(r, card);
  const kinds = printedKinds(definition);
  return definition["card-kind"] !== "unit" && r.card(card).role === "unit" ? [...kinds, "UNIT"] : kinds;
}

/** Whether a card, or the top card of a unit, is of one of these kinds. */
export function isKind(r: TcgReader, value: Value, kinds: readonly Value[]): boolean {
  const kind = kindOf(value);
  const card = kind === "unit" ? topOf(r, idOf(value)) : kind === "card" ? idOf(value) : undefined;
  if (card === undefined || r.state.cards[card] === undefined) return false;
  const own = kindsOf(r, card);
  return kinds.some((each) => includes(own, each));
}

export const isBasicUnit = ({ "card-kind": kind, stage }: Definition): boolean =>
  kind === "unit" && (stage === "basic" || stage === "baby");
