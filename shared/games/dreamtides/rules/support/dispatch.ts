import { AST_SCHEMA, type AstRole } from "../../language/ast.js";
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

type Table = Readonly<Record<string, unknown>>;

/** The tables by which the rules carry out the nodes of a role; those of other roles only hold others or name kinds of cards. */
const TABLES: { readonly [Role in AstRole]?: readonly Table[] } = {
  StandardEffect: [EFFECTS, AIMS],
  Cost: [PAYING, PAYABLE],
  TriggerEvent: [TRIGGERS, EVENTS],
  TriggerKeyword: [KEYWORDS],
  StandardStaticAbility: [STATICS, MODIFIERS],
  Condition: [CONDITIONS],
  Predicate: [REACHES],
  CardPredicate: [CARD_PREDICATES],
  Operator: [OPERATORS],
  CollectionExpression: [LIMITS],
  QuantityExpression: [QUANTITIES],
};

/** The roles of what the rules have tables for. */
export const ROLES_WITH_TABLES = Object.keys(TABLES) as readonly AstRole[];

const tablesOf = (role: AstRole): readonly Table[] => TABLES[role] ?? [AST_SCHEMA[role]];

/** Whether the rules carry out a variant: every table of its role has it. */
export const isCarriedOut = (role: AstRole, name: string): boolean =>
  tablesOf(role).every((table) => Object.hasOwn(table, name));

/** All variants of a role that the rules carry out. */
export const namesCarriedOut = (role: AstRole): readonly string[] =>
  Object.keys(tablesOf(role)[0] ?? {}).filter((name) => isCarriedOut(role, name));
