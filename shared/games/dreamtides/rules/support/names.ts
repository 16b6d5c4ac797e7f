import type { Role } from "./dispatch.js";

/** A variant an ability is made of. */
export interface Named {
  readonly role: Role;
  readonly name: string;
}

/** What the fields of the catalogue hold; those that are not here hold what their surroundings do, or predicates. */
const ROLES: Readonly<Record<string, Role>> = {
  effect: "effect",
  effects: "effect",
  if_you_do: "effect",
  costs: "cost",
  cost: "cost",
  trigger_cost: "cost",
  additional_cost: "cost",
  trigger: "trigger",
  ability: "static",
  condition: "condition",
  count: "count",
  collection: "count",
  cost_operator: "operator",
  spark_operator: "operator",
  quantity: "quantity",
  for_each: "amount",
  for_count: "quantity",
  for_quantity: "quantity",
};

/** Variants that only hold others, and what those are. */
const HOLDERS: Readonly<Record<string, Role>> = {
  Event: "effect",
  Activated: "effect",
  Triggered: "trigger",
  Static: "static",
  StaticAbility: "static",
  Effect: "effect",
  WithOptions: "effect",
  List: "effect",
  ListWithOptions: "effect",
  Modal: "effect",
};

/** Variants whose payload is of another role than predicates. */
const PAYLOADS: Readonly<Record<string, Role>> = {
  Choice: "cost",
  CostList: "cost",
  AdditionalCostToPlay: "cost",
  ReclaimForCost: "cost",
  Keywords: "trigger",
};

/** What stands in these is a name of a kind of card, not of a rule. */
const KINDS = new Set(["CharacterType", "NotCharacterType", "figment", "card_type"]);

const isVariant = (key: string): boolean => /^[A-Z]/.test(key);

/** Every variant an effect, cost, trigger, … is made of, in the order in which it stands there. */
export function* namesIn(value: unknown, role: Role): Generator<Named> {
  if (typeof value === "string") {
    if (isVariant(value)) yield { role, name: value };
    return;
  }
  if (Array.isArray(value)) {
    yield* namesInList(value, role);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  for (const [key, payload] of Object.entries(value)) {
    if (!isVariant(key)) {
      if (!KINDS.has(key)) yield* namesIn(payload, ROLES[key] ?? "predicate");
      continue;
    }
    const isHolder = role !== "predicate" && Object.hasOwn(HOLDERS, key);
    if (!isHolder) yield { role, name: key };
    if (!KINDS.has(key)) yield* namesIn(payload, isHolder ? (HOLDERS[key] ?? role) : (PAYLOADS[key] ?? "predicate"));
  }
}

/** Pairs hold a predicate and a turn, or a number and an operator; other lists hold equals. */
function* namesInList(list: readonly unknown[], role: Role): Generator<Named> {
  const [first, second] = list;
  if (list.length === 2 && typeof first === "number") yield* namesIn(second, "operator");
  else if (second === "YourTurn" || second === "EnemyTurn" || typeof second === "number") yield* namesIn(first, role);
  else for (const item of list) yield* namesIn(item, role);
}
