import { NONE, type Bundle, type JsonObject, type Listener, type Priority } from "../../../../match/index.js";
import { eventNamed } from "../../script/registry/events.js";
import type {
  BundleItem,
  Filter,
  Listener as ListenerItem,
  Value as Given,
  Closure,
} from "../../script/syntax/nodes.js";
import type { Code } from "../cards/code.js";
import type { TcgEvent, TcgMachine, TcgReader, TcgTypes } from "../types.js";
import { kindOfSource } from "./event-members.js";
import { compile } from "./expressions.js";
import { idleness } from "./idle.js";
import { isEnd } from "./lasting.js";
import { startProcedure } from "./procedure.js";
import { bodyArgs } from "./run.js";
import { idOf, kindOf, numberOf, partOf, type Value } from "./values.js";
import { bundleScene, bundleEnv } from "./bundle-scene.js";
import { priorities, labelled, constantOf, isNull, optionOf } from "./filters.js";

export function listenerOf(
  code: Code,
  item: ListenerItem,
  priority: Priority | undefined,
  bound: Filter | undefined,
): Listener<TcgTypes> {
  const [first] = item.filters;
  const event = constantOf(first);
  const target = labelled(item.filters, "target", 1);
  const on = isNull(target) ? bound : target;
  const source = constantOf(labelled(item.filters, "source", 2));
  const parent = constantOf(labelled(item.filters, "parent", 3));
  const meant = on === undefined ? undefined : compile(on.value);
  const doesNothing = idleness(item.body);
  const listener: Listener<TcgTypes> = {
    phase: item.phase,
    event: event === undefined ? "*" : (eventNamed(event)?.name ?? event),
    ...(priority === undefined ? {} : { priority }),
    ...(source === undefined ? {} : { sourceKind: kindOfSource(source) }),
    ...(parent === undefined ? {} : { within: eventNamed(parent)?.name ?? parent }),
    ...(meant === undefined
      ? {}
      : {
          if: (r: TcgReader, heard: Readonly<TcgEvent>, bundle: Bundle) =>
            isAbout(heard, meant(bundleEnv(r, bundle, null))),
        }),
    run: (m: TcgMachine, heard: TcgEvent, bundle: Bundle) => {
      const scene = bundleScene(m, bundle);
      if (doesNothing(m, heard, scene) && m.passOver()) return;
      pushBody(m, code, item.body, scene);
    },
  };
  bodies.set(listener, item.body);
  return listener;
}

const bodies = new WeakMap<object, Closure>();

/** What a listener of a script does; undefined for those of the rules. */
export const bodyOfListener = (listener: object): Closure | undefined => bodies.get(listener);

/** Whether an event happens to what a filter names. A switch happens to both units. */
function isAbout(event: Readonly<TcgEvent>, target: Value): boolean {
  if (kindOf(target) === "player") return event.seat === partOf(target, "seat");
  const id = idOf(target);
  return id !== NONE && (event.target === id || (event.type === "SWITCH" && idOf(event.data["new"]) === id));
}

export function pushBody(m: TcgMachine, code: Code, body: Closure, scene: JsonObject, locals: JsonObject = {}): void {
  startProcedure(m, "body", bodyArgs(scene, code, body, locals));
}

export const listenersOf = (
  code: Code,
  items: readonly BundleItem[],
  values: readonly Given[],
): Listener<TcgTypes>[] => {
  const priority = priorities[optionOf(values, "priority") ?? ""];
  const target = values.find(({ label }) => label?.word === "target");
  const bound =
    target === undefined || target.value.kind === "closure" || target.value.kind === "cases"
      ? undefined
      : { ...target, value: target.value };
  return items.flatMap((item) =>
    item.kind === "listener" && !isEnd(item) ? [listenerOf(code, item, priority, bound)] : [],
  );
};

/** A clause with an end of its own is not heard any more after that, while its ability goes on. */
export function untilExpiry(listener: Listener<TcgTypes>, items: readonly BundleItem[]): Listener<TcgTypes> {
  const expiry = items.find((item) => item.kind === "expiry");
  if (expiry === undefined) return listener;
  const limited: Listener<TcgTypes> = {
    ...listener,
    if: (r: TcgReader, heard: Readonly<TcgEvent>, bundle: Bundle) => {
      const turns = numberOf(compile(expiry.turns)(bundleEnv(r, bundle, null)));
      return r.state.turn < bundle.created + turns && listener.if?.(r, heard, bundle) !== false;
    },
  };
  const body = bodies.get(listener);
  if (body !== undefined) bodies.set(limited, body);
  return limited;
}
