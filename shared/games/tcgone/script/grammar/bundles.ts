import { form, list, pieces, rule, type Rule } from "../../../../text/index.js";
import type { BundleItem, DelayedExpression, Filter, GetterExpression, Value } from "../syntax/nodes.js";
import { closure, expression, values, wordOf } from "./expressions.js";
import { definition } from "./statements.js";
import {
  clauseAt,
  closeBrace,
  closeParen,
  COLON,
  COMMA,
  LABEL,
  openBrace,
  openValues,
  optionalComma,
  separators,
  wordAt,
} from "./terminals.js";

/** A bundle of listeners that lives for a while. */
export const delayed: Rule<DelayedExpression> = rule<DelayedExpression>("delayed", () => [
  form([wordAt("delayed"), optionalValues, bundle], ({ from }, given, { items, to }) => ({
    kind: "delayed",
    values: given,
    items,
    from,
    to,
  })),
]);

/** A modifier of a computed value. */
export const getter: Rule<GetterExpression> = rule<GetterExpression>("getter", () => [
  form([wordAt("getter"), getterHead, closure], ({ from }, filters, body) => ({
    kind: "getter",
    filters,
    body,
    from,
    to: body.to,
  })),
]);

export const optionalValues: Rule<readonly Value[]> = pieces<readonly Value[]>("values", () => [
  form([openValues, values, closeParen], (_, given) => given),
  form([], () => []),
]);

export const getterHead: Rule<readonly Filter[]> = pieces<readonly Filter[]>("what is asked for", () => [
  form([openValues, list(filter, COMMA), closeParen], (_, filters) => filters),
  form([list(filter, COMMA), optionalComma], (filters) => filters),
]);

const filter: Rule<Filter> = rule<Filter>("filter", () => [
  form([LABEL, COLON, expression], (label, value) => ({
    label: wordOf(label),
    value,
    from: label.from,
    to: value.to,
  })),
  form([expression], (value) => ({ label: undefined, value, from: value.from, to: value.to })),
]);

interface Bundle {
  readonly items: readonly BundleItem[];
  readonly to: number;
}

export const bundle: Rule<Bundle> = pieces<Bundle>("bundle", () => [
  form([openBrace, separators, list(item, separators, { atLeast: 0 }), separators, closeBrace], (_, items, { to }) => ({
    items,
    to,
  })),
]);

const item: Rule<BundleItem> = rule<BundleItem>("part of a bundle", () => [
  form([wordAt("before", "after"), list(filter, COMMA), COMMA, closure], ({ text, from }, filters, body) => ({
    kind: "listener" as const,
    phase: text === "before" ? ("before" as const) : ("after" as const),
    filters,
    body,
    from,
    to: body.to,
  })),
  form([clauseAt("unregisterAfter"), expression], ({ from }, turns) => ({
    kind: "expiry" as const,
    turns,
    from,
    to: turns.to,
  })),
  form([clauseAt("register", "unregister"), closure], ({ text, from }, body) => ({
    kind: "bundle-hook" as const,
    on: text === "register" ? ("register" as const) : ("unregister" as const),
    body,
    from,
    to: body.to,
  })),
  form([definition]),
]);
