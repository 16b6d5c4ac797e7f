import { propertyOf } from "../../script/registry/properties.js";
import { typeOf } from "../../script/registry/types.js";
import { benchSize } from "../rules/getters.js";
import { benchOf } from "../rules/units.js";
import { eventMember } from "./event-members.js";
import { abilityMembers, cardMembers, entryMembers, playerMembers } from "./card-members.js";
import { listMembers, type Test } from "./lists.js";
import { moveMembers } from "./move-members.js";
import type { Env } from "./scene.js";
import { unitMembers } from "./unit-members.js";
import { idOf, isList, isObject, kindOf, numberOf, partOf, type Value, textOf } from "./values.js";
import { asList, sizeOf } from "./zones.js";

/** What a value of some kind answers to a name. */
export type Members = Readonly<Record<string, (env: Env, of: Value, values: readonly Value[]) => Value>>;

const texts: Readonly<Record<string, (text: string, other: string) => Value>> = {
  size: (text) => text.length,
  lower: (text) => text.toLowerCase(),
  contains: (text, other) => text.includes(other),
  startsWith: (text, other) => text.startsWith(other),
  endsWith: (text, other) => text.endsWith(other),
};

const kinds: Readonly<Record<string, Members>> = {
  card: cardMembers,
  unit: unitMembers,
  player: playerMembers,
  move: moveMembers,
  ability: abilityMembers,
  entry: entryMembers,
  handle: { live: ({ r }, handle) => r.bundle(idOf(handle)) !== undefined },
};

const typeNames: Readonly<Record<string, string>> = { card: "Card", unit: "Unit", player: "Player" };

const canonicalNames = new Map<string | undefined, Map<string, string>>();

/** The name that a property is written with; looked up once for each name of a kind. */
function canonical(kind: string | undefined, name: string): string {
  const names = canonicalNames.get(kind) ?? new Map<string, string>();
  const known = names.get(name);
  if (known !== undefined) return known;
  const type = kind === undefined ? "List<any>" : typeNames[kind];
  const found = type === undefined ? name : (propertyOf(typeOf(type), name)?.canonical ?? name);
  canonicalNames.set(kind, names.set(name, found));
  return found;
}

/** A property of a value, or what a method answers. Null has none. */
export function memberValue(env: Env, of: Value, given: string, values: readonly Value[], test?: Test): Value {
  const kind = kindOf(of);
  if (kind === "zone") return zoneMember(env, of, given, values, test);
  const name = canonical(kind, given);
  if (isList(of)) return own(listMembers, name)?.(of, values, test, env) ?? null;
  if (typeof of === "string") return own(texts, name)?.(of, textOf(values[0] ?? "")) ?? null;
  if (kind === "event") return eventMember(env, name, values);
  const members = kind === undefined ? undefined : kinds[kind];
  if (members === undefined) return isObject(of) && Object.hasOwn(of, name) ? (of[name] ?? null) : null;
  const card = kind === "card" || kind === "unit" ? env.r.state.cards[idOf(of)] : true;
  return card === undefined ? null : (own(members, name)?.(env, of, values) ?? null);
}

function own<Of>(record: Readonly<Record<string, Of>>, name: string): Of | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** Besides what a list answers, a bench knows how much room it has. */
function zoneMember(env: Env, of: Value, name: string, values: readonly Value[], test?: Test): Value {
  const seat = partOf(of, "seat");
  const free = (): number => Math.max(0, benchSize(env.r, seat) - benchOf(env.r, seat).length);
  if (name === "freeBenchCount") return free();
  if (name === "notFull") return numberOf(free()) > 0;
  if (name === "full") return free() === 0;
  const sized = own(sizes, canonical(undefined, name));
  // How many there are is said without looking at each.
  if (sized !== undefined) return sized(sizeOf(env.r, of));
  return memberValue(env, asList(env.r, of), name, values, test);
}

const sizes: Readonly<Record<string, (size: number) => Value>> = {
  size: (size) => size,
  empty: (size) => size === 0,
  notEmpty: (size) => size > 0,
};
