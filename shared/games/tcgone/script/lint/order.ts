import type { Problems } from "../check/problems.js";
import type { Item, Statement } from "../syntax/nodes.js";
import { operationsIn } from "../syntax/operations.js";
import { nodesIn, type NodeOf, type SyntaxNode } from "../syntax/visit.js";

/** Operations that refuse rather than do something. */
const guards: ReadonlySet<string> = new Set([
  "checkLastTurn",
  "checkNoSPC",
  "oncePerGame",
  "powerUsed",
  "confirm",
  "oppConfirm",
]);
const inTens: ReadonlySet<string> = new Set(["directDamage", "heal", "healAfterDamage", "moveDamage"]);

/** Asserts that come too late, abilities that are used without saying so, and odd amounts of damage. */
export function lintOrder(item: Item, problems: Problems): void {
  for (const node of nodesIn(item)) {
    for (const statements of bodiesOf(node)) lintAsserts(statements, problems);
    if (node.kind === "action") lintAction(node, problems);
  }
  for (const { call, operation } of operationsIn(item)) {
    if (operation.row !== "damage" && !inTens.has(operation.name)) continue;
    const amount = call.values.find(({ label }) => label === undefined || label.word === "amount")?.value;
    if (amount?.kind === "integer" && amount.value % 10 !== 0) {
      problems.hint("step", amount, "Damage is counted in tens.");
    }
  }
}

/** The lists of statements directly in a node. */
function bodiesOf(node: SyntaxNode): readonly (readonly Statement[])[] {
  switch (node.kind) {
    case "closure":
      return [node.statements];
    case "if":
      return [node.then, node.else ?? []];
    case "for":
    case "repeat":
    case "sub":
      return [node.body];
    default:
      return [];
  }
}

function lintAsserts(statements: readonly Statement[], problems: Problems): void {
  let hasActed = false;
  for (const statement of statements) {
    if (statement.kind === "assert" && hasActed) {
      const message = "What stands before this assert is done already when it refuses.";
      problems.warning("assert-late", { from: statement.from, to: statement.from + "assert".length }, message);
    }
    if (statement.kind === "expression") {
      hasActed ||= operationsIn(statement).some(({ operation }) => !guards.has(operation.name) && !operation.asks);
    }
  }
}

function lintAction(action: NodeOf<"action">, problems: Problems): void {
  const used = operationsIn(action.body).find(({ operation }) => operation.name === "powerUsed")?.call;
  const head = { from: action.from, to: action.from + "actionA".length };
  if (used === undefined) {
    problems.warning("power-used", head, "The ability is never marked as used; write powerUsed() after its checks.");
    return;
  }
  for (const node of nodesIn(action.body)) {
    if (node.kind !== "assert" || node.from < used.from) continue;
    const message = "This assert refuses after powerUsed(), when the ability counts as used already.";
    problems.warning("power-used", { from: node.from, to: node.from + "assert".length }, message);
  }
}
