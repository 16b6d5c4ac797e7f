import type { Bundle, Modifier, Priority } from "../../../../match/index.js";
import type { Filter, Value as Given, Closure } from "../../script/syntax/nodes.js";
import { partsOf, type SyntaxNode } from "../../script/syntax/visit.js";
import type { Holder } from "../rules/getters.js";
import type { TcgReader, TcgTypes } from "../types.js";
import { compile, type Compiled } from "./expressions.js";
import { changeOf } from "./pure.js";
import { idOf, kindOf, partOf, type Value } from "./values.js";
import { bundleEnv } from "./bundle-scene.js";
import { priorities, labelled, constantOf, isNull, priorityOf, optionOf } from "./filters.js";

/** Getters whose first bodies replace the value come after those that add to it. */
export function modifierOf(
  filters: readonly Filter[],
  body: Closure,
  values: readonly Given[] = [],
): Modifier<TcgTypes> | undefined {
  const getter = constantOf(filters[0]);
  if (getter === undefined) return undefined;
  const target = labelled(filters, "target", 1);
  const priority = priorityOf(filters) ?? optionOf(values, "priority");
  const change = changeOf(body);
  return {
    getter,
    priority: priority === undefined ? usualPriority(body) : (priorities[priority] ?? "normal"),
    ...(isNull(target) || target === undefined ? {} : { if: isMeant(compile(target.value)) }),
    change: (r, value, on, bundle) => change(bundleEnv(r, bundle, null), value as Holder, on),
  };
}

const isMeant =
  (target: Compiled) =>
  (r: TcgReader, on: number, bundle: Bundle): boolean =>
    isOn(on, target(bundleEnv(r, bundle, null)));

const isOn = (target: number, value: Value): boolean =>
  kindOf(value) === "player" ? target === -2 - partOf(value, "seat") : idOf(value) === target && target >= 0;

/** What sets or clears a value runs after what adds to it. */
function usualPriority(body: Closure): Priority {
  const replaces = (node: SyntaxNode): boolean => {
    if (node.kind === "assignment") return node.operator === "=" && node.place.length > 1;
    if (node.kind === "member" && (node.name.word === "clear" || node.name.word === "remove")) return true;
    return partsOf(node).some(replaces);
  };
  return body.statements.some(replaces) ? "before-last" : "normal";
}
