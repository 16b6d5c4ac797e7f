import { anyEvent, eventNamed, events } from "../registry/events.js";
import { getterNamed, getters } from "../registry/getters.js";
import { typeOf, type Type } from "../registry/types.js";
import type { BundleItem, Closure, Filter, Listener, Value } from "../syntax/nodes.js";
import type { CheckContext } from "./context.js";
import { checkExpression, expect } from "./expressions.js";
import { anyType, fits, int } from "./fit.js";
import type { Scope } from "./scope.js";
import { checkBody, defineVariable } from "./statements.js";

const options: ReadonlyMap<string, Type> = new Map([
  ["priority", typeOf("Priority")],
  ["anytime", typeOf("Bool")],
  ["inline", typeOf("Bool")],
  ["target", anyType],
  ["marker", typeOf("Text")],
]);

/** Listeners, hooks and variables of a bundle. Its variables are seen by all of them, wherever they stand. */
export function checkBundle(
  values: readonly Value[],
  items: readonly BundleItem[],
  scope: Scope,
  context: CheckContext,
): void {
  for (const { label, value } of values) {
    if (value.kind === "closure" || value.kind === "cases") continue;
    const wanted = label && options.get(label.word);
    if (wanted !== undefined) expect(value, wanted, scope, context);
    else {
      const message = `A bundle has the options ${[...options.keys()].join(", ")}.`;
      context.problems.error("arguments", label ?? value, message);
    }
  }
  const inner = scope.inner({ kind: "bundle" });
  for (const item of items) if (item.kind === "definition") defineInBundle(item, inner, context);
  for (const item of items) {
    if (item.kind === "expiry") expect(item.turns, int, inner, context);
    else if (item.kind === "bundle-hook") checkBody(item.body.statements, inner.inner(), context);
  }
  for (const item of items) if (item.kind === "listener") checkListener(item, inner, context);
}

function defineInBundle(item: Extract<BundleItem, { kind: "definition" }>, scope: Scope, context: CheckContext): void {
  const type = item.value && checkExpression(item.value, scope, context);
  defineVariable(item.name, type, scope, context);
}

function checkListener({ phase, filters, body }: Listener, scope: Scope, context: CheckContext): void {
  const [first, ...rest] = filters;
  const event = first === undefined ? anyEvent : eventOf(first, context);
  rest.forEach(({ value, label }, index) => {
    if (value.kind === "literal" && value.value === null) return;
    const place = label?.word ?? ["target", "source", "parent"][index];
    const wanted = place === "target" ? anyType : typeOf(place === "source" ? "Source" : "Event");
    const given = checkExpression(value, scope, context, { mayAsk: false, wanted });
    if (!fits(given, wanted)) expect(value, wanted, scope, context);
  });
  const inner = scope.inner({ kind: "listener", event, phase });
  inner.define("ef", typeOf("Effect"));
  if (event.hasEntries) inner.define("entries", typeOf("List<Entry>"));
  checkBody(body.statements, inner, context);
}

function eventOf({ value }: Filter, context: CheckContext) {
  if ((value.kind === "literal" && value.value === null) || value.kind === "text") return anyEvent;
  if (value.kind === "constant") {
    const event = eventNamed(value.name);
    if (event === undefined) {
      context.unknownEvent(
        { word: value.name, from: value.from, to: value.to },
        events.map(({ name }) => name),
        "event",
      );
    } else if (event.name !== value.name) {
      const message = `${value.name} is usually written ${event.name}.`;
      context.problems.hint("other-name", value, message, { suggestions: [event.name] });
    }
    return event ?? anyEvent;
  }
  context.problems.error("type", value, "A listener names an event first, such as KNOCKOUT.");
  return anyEvent;
}

/** A modifier: it changes its value, and nothing else. */
export function checkGetter(filters: readonly Filter[], body: Closure, scope: Scope, context: CheckContext): void {
  const [first, ...rest] = filters;
  const getter = first?.value.kind === "constant" ? getterNamed(first.value.name) : undefined;
  if (first !== undefined && getter === undefined) {
    const { value } = first;
    if (value.kind === "constant") {
      context.unknownEvent(
        { word: value.name, from: value.from, to: value.to },
        getters.map(({ name }) => name),
        "getter",
      );
    } else context.problems.error("type", value, "A getter is named first, such as GET_RETREAT_COST.");
  }
  for (const { label, value } of rest) {
    if (label?.word === "priority") expect(value, typeOf("Priority"), scope, context);
    else if (getter !== undefined) expect(value, { kind: "maybe", of: getter.target }, scope, context);
  }
  if (getter === undefined) return;
  const inner = scope.inner({ kind: "getter", getter });
  inner.define(body.parameters[0]?.word ?? "h", typeOf("Holder"));
  checkBody(body.statements, inner, context);
}
