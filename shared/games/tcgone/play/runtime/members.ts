import { propertyOf } from "../../script/registry/properties.js";
import { typeOf } from "../../script/registry/types.js";
import { benchSize } from "../rules/getters.js";
import { benchCount } from "../rules/units.js";
import { eventMember } from "./event-members.js";
import { abilityMembers, cardMembers, entryMembers, playerMembers } from "./card-members.js";
import { listMembers, type Test } from "./lists.js";
import { moveMembers } from "./move-members.js";
import type { Env } from "./env.js";
import { unitMembers } from "./unit-members.js";
import { idOf, isList, isObject, kindOf, listOf, partOf, type Value, textOf } from "./values.js";
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

/** The name that a property is written with. */
function canonical(kind: string | undefined, name: string): string {
  const type = kind === undefined ? "List<any>" : typeNames[kind];
  return type === undefined ? name : (propertyOf(typeOf(type), name)?.canonical ?? name);
}

/** What values of one sort answer to one name. */
type Property = (env: Env, of: Value, values: readonly Value[], test: Test) => Value;

const nothing: Property = () => null;

/** What sort of value one is, as far as names are concerned: its kind on the table, or else `list`, `text`, `fields`. */
function sortOf(value: Value): string {
  if (typeof value === "string") return "text";
  if (typeof value !== "object" || value === null) return "none";
  return isList(value) ? "list" : (kindOf(value) ?? "fields");
}

function makeProperty(sort: string, given: string): Property {
  switch (sort) {
    case "none":
      return nothing;
    case "zone":
      return zoneProperty(given);
    case "list":
      return listProperty(canonical(undefined, given));
    case "text": {
      const answer = own(texts, canonical(undefined, given));
      return answer === undefined ? nothing : (_env, of, values) => answer(textOf(of), textOf(values[0] ?? ""));
    }
    case "event":
      return (env, _of, values) => eventMember(env, given, values);
    case "card":
    case "unit": {
      const answer = own(kinds[sort] ?? {}, canonical(sort, given));
      if (answer === undefined) return nothing;
      return (env, of, values) => (env.r.state.cards[idOf(of)] === undefined ? null : answer(env, of, values));
    }
    default:
      return own(kinds, sort) === undefined
        ? field(canonical(sort === "fields" ? undefined : sort, given))
        : (own(kinds[sort] ?? {}, canonical(sort, given)) ?? nothing);
  }
}

const field =
  (name: string): Property =>
  (_env, of) =>
    isObject(of) && Object.hasOwn(of, name) ? (of[name] ?? null) : null;

function listProperty(name: string): Property {
  const answer = own(listMembers, name);
  return answer === undefined ? nothing : (env, of, values, test) => answer(listOf(of), values, test, env);
}

function own<Of>(record: Readonly<Record<string, Of>>, name: string): Of | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** How many units a bench has room for. */
function roomOf({ r }: Env, of: Value): number {
  const seat = partOf(of, "seat");
  return Math.max(0, benchSize(r, seat) - benchCount(r, seat));
}

/** Besides what a list answers, a bench knows how much room it has. */
function zoneProperty(given: string): Property {
  if (given === "freeBenchCount") return roomOf;
  if (given === "notFull") return (env, of) => roomOf(env, of) > 0;
  if (given === "full") return (env, of) => roomOf(env, of) === 0;
  const name = canonical(undefined, given);
  const sized = own(sizes, name);
  // How many there are is said without looking at each.
  if (sized !== undefined) return ({ r }, of) => sized(sizeOf(r, of));
  const answer = listProperty(name);
  return (env, of, values, test) => answer(env, asList(env.r, of), values, test);
}

const sizes: Readonly<Record<string, (size: number) => Value>> = {
  size: (size) => size,
  empty: (size) => size === 0,
  notEmpty: (size) => size > 0,
};

const properties = new Map<string, Map<string, Property>>();

/** What values of a sort answer to a name, looked up once for both. */
function propertyNamed(sort: string, name: string): Property {
  const named = properties.get(sort) ?? new Map<string, Property>();
  const known = named.get(name) ?? makeProperty(sort, name);
  properties.set(sort, named.set(name, known));
  return known;
}

/** A property of a value, or what a method answers. Null has none. */
export const memberValue = (env: Env, of: Value, name: string, values: readonly Value[], test?: Test): Value =>
  propertyNamed(sortOf(of), name)(env, of, values, test);

/** Reads a property where a script names it: nearly always of values of one sort there, so that one is remembered. */
export function memberReader(name: string): Property {
  let [sort, property] = ["none", nothing];
  return (env, of, values, test) => {
    const now = sortOf(of);
    if (now !== sort) [sort, property] = [now, propertyNamed(now, name)];
    return property(env, of, values, test);
  };
}
