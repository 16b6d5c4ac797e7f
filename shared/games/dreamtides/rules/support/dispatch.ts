import { AIMS, LIMITS } from "../cards/aims.js";
import { STATICS } from "../cards/statics.js";
import { EVENTS } from "../cards/trigger-events.js";
import { PAYING } from "../costs/pay.js";
import { PAYABLE } from "../costs/payable.js";
import { EFFECTS } from "../effects/effects.js";
import { MODIFIERS } from "../programs.js";
import { KEYWORDS, TRIGGERS } from "../triggers/matching.js";
import { CARD_PREDICATES, OPERATORS } from "../values/card-predicates.js";
import { CONDITIONS } from "../values/conditions.js";
import { REACHES } from "../values/predicates.js";
import { QUANTITIES } from "../values/quantities.js";

/** What a name of the catalogue of abilities stands for; the same name may mean an effect here and a cost there. */
export type Role =
  "effect" | "cost" | "trigger" | "static" | "condition" | "predicate" | "operator" | "count" | "quantity" | "amount";

type Table = Readonly<Record<string, unknown>>;

/** The tables by which the rules carry abilities out. A name is carried out when every table of its role has it. */
const TABLES: Readonly<Record<Role, readonly Table[]>> = {
  effect: [EFFECTS, AIMS],
  cost: [PAYING, PAYABLE],
  trigger: [
    { ...TRIGGERS, ...KEYWORDS },
    { ...EVENTS, ...KEYWORDS },
  ],
  static: [STATICS, MODIFIERS],
  condition: [CONDITIONS],
  predicate: [{ ...REACHES, ...CARD_PREDICATES }],
  operator: [OPERATORS],
  count: [LIMITS],
  quantity: [QUANTITIES],
  // Some effects count by a quantity, others by what matches.
  amount: [{ ...QUANTITIES, ...REACHES, ...CARD_PREDICATES }],
};

/** Whether the rules carry out a variant, as their own tables say. */
export const isCarriedOut = (role: Role, name: string): boolean =>
  TABLES[role].every((table) => Object.hasOwn(table, name));

/** All variants of a role that the rules carry out. */
export const namesCarriedOut = (role: Role): readonly string[] =>
  Object.keys(TABLES[role][0] ?? {}).filter((name) => isCarriedOut(role, name));
