import { toWire, type TomlValue } from "../../../toml/index.js";
import type { Alteration, Mana } from "../cards/definition.js";
import { alterationSchema, manaSchema } from "../cards/schema.js";
import { effectParams } from "../params.js";
import { eventAlias, events, isOneOf, scopes } from "../vocabulary.js";
import { printClause, type Clause, type Head, type KeptToken, type Section } from "./clause.js";
import { isPlainId } from "./words.js";

type Entries = ReadonlyMap<string, TomlValue>;
const none: Entries = new Map();

export const entriesOf = (value: TomlValue | undefined): Entries => (value?.kind === "table" ? value.entries : none);
export const itemsOf = (value: TomlValue | undefined): readonly TomlValue[] =>
  value?.kind === "array" ? value.items : [];
const textOf = (entries: Entries, key: string): string | undefined => {
  const value = entries.get(key);
  return value?.kind === "string" ? value.value : undefined;
};

/** Keys that a text says, or that are kept beside it. */
const knownKeys = new Set([
  ...["effect", "target", "start_trigger", "end_trigger", "turn_duration", "params", "scope", "other"],
  ...["_null", "_dropped"],
]);
const tokenKeys = new Set(["card_id", "name", "type", "attack", "defense"]);

/** The sections of an ability, one for each alteration. */
export function sectionsOf(ability: TomlValue, isSpell: boolean): readonly Section[] {
  const entries = entriesOf(ability);
  const saysAll = isSpell || isSayable(entries);
  return itemsOf(entries.get("alterations")).map((alteration, place) => ({
    head: headOf(alteration, entries, isSpell),
    clauses: [(saysAll ? clauseOf(alteration) : undefined) ?? { kind: "as-it-stands", place }],
  }));
}

/** Whether the head of a text can say when the ability happens. */
function isSayable(entries: Entries): boolean {
  const type = textOf(entries, "ability_type");
  if (type === "triggered") return entriesOf(entries.get("mana_requirement")).size === 0 && !isOddCost(entries);
  return type === "activated" && costOf(entries) !== undefined;
}

const isOddCost = (entries: Entries): boolean => {
  const cost = entries.get("mana_requirement");
  return cost !== undefined && cost.kind !== "table";
};

function costOf(entries: Entries): Mana | undefined {
  const cost = entries.get("mana_requirement");
  const read = manaSchema.safeParse(cost ? toWire(cost) : {});
  return read.success ? read.data : undefined;
}

/** When an alteration of an ability happens. */
export function headOf(alteration: TomlValue, ability: Entries, isSpell: boolean): Head {
  if (isSpell) return { kind: "cast" };
  const cost = textOf(ability, "ability_type") === "activated" ? costOf(ability) : undefined;
  if (cost) return { kind: "pay", cost };
  const entries = entriesOf(alteration);
  const named = textOf(entries, "start_trigger");
  const event = named === eventAlias.name ? eventAlias.of : named;
  const scope = textOf(entries, "scope");
  return { kind: "on", event: isOneOf(events, event) ? event : null, scope: isOneOf(scopes, scope) ? scope : null };
}

/** What a text says of an alteration; undefined where it cannot. */
export function clauseOf(alteration: TomlValue): Clause | undefined {
  const entries = entriesOf(alteration);
  const read = alterationSchema.safeParse(toWire(alteration));
  if (!read.success || [...entries.keys()].some((key) => !knownKeys.has(key))) return undefined;
  const params = entriesOf(entries.get("params"));
  const known = effectParams[read.data.effect].map(({ key }) => key);
  if ([...params.keys()].some((key) => !known.includes(key))) return undefined;
  const token = keptToken(read.data, params.get("template"));
  if (token && !isPlainId(token.kept)) return undefined;
  const clause: Clause = {
    kind: "effect",
    effect: read.data,
    ...(token ? { token } : {}),
    other: read.data.other,
    turns: read.data.turn_duration,
    until: read.data.end_trigger,
  };
  return printClause(clause) === undefined ? undefined : clause;
}

/** The token of a row that a text only names: it has more than an id, a name and stats. */
export function keptToken(alteration: Alteration, template: TomlValue | undefined): KeptToken | undefined {
  if (alteration.effect !== "spawn_creature" || !("template" in alteration.params)) return undefined;
  const { card_id: id, name, type } = alteration.params.template;
  const isPlain =
    type === "creature" &&
    !/["\n\r]/u.test(name) &&
    [...entriesOf(template).keys()].every((key) => tokenKeys.has(key)) &&
    name === name.trim();
  return isPlain ? undefined : { kept: id };
}
