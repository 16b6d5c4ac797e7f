import type { Expression, Statement } from "../syntax/nodes.js";
import { conjunctsOf } from "./conditions.js";
import type { Scope } from "./scope.js";
import { inWords } from "./words.js";

const changes: Readonly<Record<string, (amount: string) => string>> = {
  "-=": (amount) => `reduced by ${amount}`,
  "+=": (amount) => `increased by ${amount}`,
  "*=": (amount) => `multiplied by ${amount}`,
};

/** How a body that goes through the damage of an attack changes it: `damage done to this unit by attacks is reduced by 20`. */
export function damageLoopInWords(name: string, statements: readonly Statement[], outer: Scope): string | undefined {
  const [only] = statements;
  if (only === undefined || statements.length !== 1) return undefined;
  const tests = only.kind === "if" && only.else === undefined ? conjunctsOf(only.test) : [];
  const [change, ...others] = only.kind === "if" ? only.then : statements;
  if (change?.kind !== "assignment" || others.length > 0 || (only.kind === "if" && only.else !== undefined))
    return undefined;
  if (change.place[0]?.word !== name || change.place.at(-1)?.word !== "dmg") return undefined;
  const scope = outer.inner();
  scope.define(name, { now: "it", later: "it" });
  const words = (expression: Expression): string => inWords(expression, scope);
  let [to, from] = ["", ""];
  const rest: string[] = [];
  for (const test of tests) {
    const part = partOf(test, name);
    if (test.kind === "binary" && test.operator === "==" && part === "to") to = ` to ${words(test.right)}`;
    else if (test.kind === "binary" && test.operator === "==" && part === "from") from = ` of ${words(test.right)}`;
    // What does no damage is not changed, and neither is what no effect changes.
    else if (part === "notNoEffect" || (test.kind === "binary" && part === "dmg" && words(test.right) === "0"))
      continue;
    else rest.push(words(test));
  }
  const amount = words(change.value);
  const changed = changes[change.operator]?.(amount) ?? amount;
  const condition = rest.length === 0 ? "" : ` if ${rest.join(" and ")}`;
  return `damage done${to} by attacks${from} is ${changed}${condition}`;
}

/** Which part of one damage a test is about. */
function partOf(test: Expression, name: string): string | undefined {
  const side = test.kind === "binary" ? test.left : test;
  const isOwn = side.kind === "member" && side.of.kind === "name" && side.of.name === name;
  return isOwn ? side.name.word : undefined;
}

/** When damage is changed, behind the change. */
export const damageTimes: Readonly<Record<string, string>> = {
  "after PROCESS_ATTACK_EFFECTS": "(before applying Weakness and Resistance)",
  "before APPLY_WEAKNESS": "(before applying Weakness and Resistance)",
  "before APPLY_RESISTANCE": "(after applying Weakness)",
  "before APPLY_ATTACK_DAMAGES": "(after applying Weakness and Resistance)",
};
