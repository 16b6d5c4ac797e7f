import type { Ability } from "../../../shared/games/dreamtides/language/ast.js";
import { catalogue, type Kind } from "./catalogue.js";

/** What may stand under a field of an ability; names of the kinds given for one field do not overlap. */
const kindsOfFields: Readonly<Record<string, readonly Kind[]>> = {
  effect: ["effect", "standardEffect"],
  if_you_do: ["effect"],
  costs: ["cost"],
  cost: ["cost"],
  trigger_cost: ["cost"],
  additional_cost: ["cost"],
  condition: ["condition"],
  trigger: ["trigger"],
  ability: ["standardStatic"],
  target: ["predicate", "cardPredicate"],
  until_leaves: ["predicate"],
  predicate: ["predicate", "cardPredicate"],
  matching: ["predicate", "cardPredicate"],
  each: ["cardPredicate"],
  count_matching: ["cardPredicate"],
  for_each: ["quantity", "predicate", "cardPredicate"],
  for_count: ["quantity"],
  for_quantity: ["quantity"],
  quantity: ["quantity"],
  count: ["collection"],
  collection: ["collection"],
  cost_operator: ["operator"],
  spark_operator: ["operator"],
};

const predicates: readonly Kind[] = ["predicate", "cardPredicate"];

/** What the payload of a variant is made of, where it is not a record with fields. */
const kindsOfPayloads: Readonly<Partial<Record<Kind, Readonly<Record<string, readonly Kind[]>>>>> = {
  ability: { Static: ["statics"], Named: ["named"] },
  named: { ReclaimForCost: ["cost"] },
  statics: { StaticAbility: ["standardStatic"] },
  effect: { Effect: ["standardEffect"] },
  standardStatic: { AdditionalCostToPlay: ["cost"] },
  cost: { BanishFromHand: ["predicate"], Choice: ["cost"], CostList: ["cost"] },
  trigger: {
    Keywords: ["keyword"],
    PlayDuringTurn: ["predicate", "turn"],
    MaterializeNthThisTurn: ["predicate"],
    ...Object.fromEntries(
      [
        "Abandon",
        "Banished",
        "Discard",
        "Dissolved",
        "LeavesPlay",
        "PutIntoVoid",
        "Materialize",
        "Play",
        "PlayFromHand",
        "OpponentPlays",
      ].map((name) => [name, ["predicate"] as const]),
    ),
  },
  predicate: Object.fromEntries(Object.keys(catalogue.predicate).map((name) => [name, ["cardPredicate"] as const])),
  cardPredicate: { CharacterWithSpark: ["operator"] },
  quantity: Object.fromEntries(Object.keys(catalogue.quantity).map((name) => [name, predicates])),
};

/** The variants an ability is made of, as `kind.Variant`. Throws on what no kind of its place has: the tables above are then wrong. */
export function variantsOf(ability: Ability): ReadonlySet<string> {
  const found = new Set<string>();
  visit(ability, ["ability"], found);
  return found;
}

function visit(node: unknown, kinds: readonly Kind[], found: Set<string>): void {
  if (Array.isArray(node)) {
    for (const each of node as readonly unknown[]) visit(each, kinds, found);
    return;
  }
  if (typeof node === "number" || typeof node === "boolean" || node === null || node === undefined) return;
  const entries: readonly (readonly [string, unknown])[] =
    typeof node === "string" ? [[node, undefined]] : Object.entries(node);
  const [first] = entries;
  if (first === undefined) return;
  const kind = kinds.find((each) => Object.hasOwn(catalogue[each], first[0]));
  if (kind !== undefined && entries.length === 1) {
    found.add(`${kind}.${first[0]}`);
    visitPayload(first[1], kindsOfPayloads[kind]?.[first[0]], found);
    return;
  }
  if (typeof node === "string") throw new Error(`"${node}" is no ${kinds.join(" or ")}`);
  visitFields(entries, found);
}

function visitPayload(payload: unknown, kinds: readonly Kind[] | undefined, found: Set<string>): void {
  if (kinds !== undefined) visit(payload, kinds, found);
  else if (Array.isArray(payload))
    for (const each of payload as readonly unknown[]) visitPayload(each, undefined, found);
  else if (typeof payload === "object" && payload !== null) visitFields(Object.entries(payload), found);
}

function visitFields(fields: readonly (readonly [string, unknown])[], found: Set<string>): void {
  for (const [field, value] of fields) {
    if (field === "trigger" && isTriggered(value)) visitFields(Object.entries(value), found);
    else if (field === "effects") visitPayload(value, undefined, found);
    else if (typeof value !== "number" && typeof value !== "boolean") {
      const kinds = kindsOfFields[field];
      if (kinds !== undefined) visit(value, kinds, found);
    }
  }
}

/** The trigger of an effect that creates one is a whole triggered ability. */
const isTriggered = (value: unknown): value is object =>
  typeof value === "object" && value !== null && "trigger" in value && "effect" in value;
