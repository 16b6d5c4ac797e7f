import {
  NONE,
  type Ability,
  type Bundle,
  type JsonObject,
  type JsonValue,
  type Listener,
  type Modifier,
  type Priority,
  type Program,
  type ProgramSource,
} from "../../../../match/index.js";
import { eventNamed } from "../../script/registry/events.js";
import type {
  BundleItem,
  Filter,
  Listener as ListenerItem,
  Value as Given,
  Closure,
} from "../../script/syntax/nodes.js";
import { partsOf, type SyntaxNode } from "../../script/syntax/visit.js";
import type { Code } from "../cards/code.js";
import type { CompiledAbility } from "../cards/compile.js";
import { unitOfCard, unitsOf, valueOf } from "../rules/units.js";
import { movesOf, movesOfCard, type Holder } from "../rules/getters.js";
import type { TcgConstants, TcgEvent, TcgMachine, TcgReader, TcgTypes } from "../types.js";
import { kindOfSource } from "./event-members.js";
import { compile, lambdaOf } from "./expressions.js";
import { isEnd } from "./lasting.js";
import { libraryCode } from "./library.js";
import { changeValue } from "./pure.js";
import { startProcedure } from "./procedure.js";
import { bodyArgs, eventOn } from "./run.js";
import { emptyScene, Locals, sceneOf, type Env, type Heard, type Scene } from "./scene.js";
import { idOf, isObject, isTrue, kindOf, listOf, numberOf, partOf, type Value, textOf } from "./values.js";

type Source = Exclude<ProgramSource<TcgTypes>, Program<TcgTypes>>;

const priorities: Readonly<Record<string, Priority>> = {
  FIRST: "first",
  AFTER_FIRST: "after-first",
  NORMAL: "normal",
  BEFORE_LAST2: "before-last-2",
  BEFORE_LAST: "before-last",
  LAST: "last",
};

/** Where the bodies of a bundle stand. */
function bundleScene(r: TcgReader, bundle: Bundle): Scene {
  const { vars, cause, id } = bundle;
  if (vars["scene"] !== undefined) return { ...sceneOf(vars["scene"]), bundle: id };
  const ability = r.state.abilities.find((each) => each.bundle === id);
  return {
    ...emptyScene,
    seat: cause.seat,
    card: cause.card,
    self: unitOfCard(r, cause.card),
    definition: numberOf(vars["definition"], NONE),
    ability: ability?.id ?? NONE,
    bundle: id,
  };
}

export const bundleEnv = (r: TcgReader, bundle: Bundle, heard: Heard | null): Env => ({
  r,
  scene: bundleScene(r, bundle),
  locals: new Locals(),
  heard,
});

// --- listeners ---

const labelled = (filters: readonly Filter[], label: string, at: number): Filter | undefined =>
  filters.find((filter) => filter.label?.word === label) ?? filters.filter(({ label: own }) => !own)[at];

const constantOf = (filter: Filter | undefined): string | undefined =>
  filter?.value.kind === "constant" ? filter.value.name : undefined;

const isNull = (filter: Filter | undefined): boolean =>
  filter === undefined || (filter.value.kind === "literal" && filter.value.value === null);

function listenerOf(
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
  const listener: Listener<TcgTypes> = {
    phase: item.phase,
    event: event === undefined ? "*" : (eventNamed(event)?.name ?? event),
    ...(priority === undefined ? {} : { priority }),
    ...(source === undefined ? {} : { sourceKind: kindOfSource(source) }),
    ...(parent === undefined ? {} : { within: eventNamed(parent)?.name ?? parent }),
    ...(on === undefined
      ? {}
      : {
          if: (r: TcgReader, heard: Readonly<TcgEvent>, bundle: Bundle) =>
            isAbout(heard, compile(on.value)(bundleEnv(r, bundle, null))),
        }),
    run: (m: TcgMachine, _event: TcgEvent, bundle: Bundle) => {
      pushBody(m, code, item.body, bundleScene(m, bundle));
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

// --- modifiers ---

/** Getters whose first bodies replace the value come after those that add to it. */
function modifierOf(
  filters: readonly Filter[],
  body: Closure,
  values: readonly Given[] = [],
): Modifier<TcgTypes> | undefined {
  const getter = constantOf(filters[0]);
  if (getter === undefined) return undefined;
  const target = labelled(filters, "target", 1);
  const priority = priorityOf(filters) ?? optionOf(values, "priority");
  return {
    getter,
    priority: priority === undefined ? usualPriority(body) : (priorities[priority] ?? "normal"),
    ...(isNull(target) || target === undefined
      ? {}
      : {
          if: (r: TcgReader, on: number, bundle: Bundle) => isOn(on, compile(target.value)(bundleEnv(r, bundle, null))),
        }),
    change: (r, value, on, bundle) => changeValue(bundleEnv(r, bundle, null), body, value as Holder, on),
  };
}

const isOn = (target: number, value: Value): boolean =>
  kindOf(value) === "player" ? target === -2 - partOf(value, "seat") : idOf(value) === target && target >= 0;

const priorityOf = (filters: readonly Filter[]): string | undefined =>
  constantOf(filters.find(({ label }) => label?.word === "priority"));

const optionOf = (values: readonly Given[], name: string): string | undefined => {
  const value = values.find(({ label }) => label?.word === name)?.value;
  return value?.kind === "constant" ? value.name : undefined;
};

/** What sets or clears a value runs after what adds to it. */
function usualPriority(body: Closure): Priority {
  const replaces = (node: SyntaxNode): boolean => {
    if (node.kind === "assignment") return node.operator === "=" && node.place.length > 1;
    if (node.kind === "member" && (node.name.word === "clear" || node.name.word === "remove")) return true;
    return partsOf(node).some(replaces);
  };
  return body.statements.some(replaces) ? "before-last" : "normal";
}

// --- programs ---

const codeOf = (constants: Readonly<TcgConstants>, definition: number): Code =>
  definition === NONE ? libraryCode() : (constants.cards[definition]?.code ?? libraryCode());

const listenersOf = (code: Code, items: readonly BundleItem[], values: readonly Given[]): Listener<TcgTypes>[] => {
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

/** The effects that scripts create: `delayed` and `getter`. */
const effect: Source = ({ vars }, constants) => {
  const code = codeOf(constants, numberOf(vars["code"], NONE));
  const part = code.parts[numberOf(vars["part"], NONE)];
  if (part?.kind === "getter") {
    const modifier = modifierOf(part.filters, part.body);
    return modifier === undefined ? {} : { modifiers: [modifier] };
  }
  if (part?.kind !== "delayed") return {};
  const end = part.items.find((item) => item.kind === "bundle-hook" && item.on === "unregister");
  return {
    listeners: listenersOf(code, part.items, part.values),
    ...(end?.kind === "bundle-hook"
      ? {
          unregister: (m: TcgMachine, bundle: Bundle) => {
            const lastVars = isObject(bundle.vars["vars"]) ? bundle.vars["vars"] : {};
            const args = { ...bodyArgs(bundleScene(m, bundle), code, end.body), lastVars };
            startProcedure(m, "body", args);
          },
        }
      : {}),
  };
};

/** Abilities, and the clauses of cards that work while they are in play. */
const ability: Source = ({ cause, vars }, constants) => {
  const definition = numberOf(vars["definition"], NONE);
  const code = codeOf(constants, definition);
  const found = constants.cards[definition]?.abilities[cause.ability];
  if (found === undefined) return {};
  return {
    listeners: found.lasting.flatMap(({ items, values }) => [
      ...listenersOf(code, items, values).map((listener) => untilExpiry(listener, items)),
      ...items.flatMap((item) =>
        isEnd(item) && item.kind === "listener" ? [listenerOf(code, item, undefined, undefined)] : [],
      ),
    ]),
    modifiers: found.modifiers.flatMap(({ filters, body }) => modifierOf(filters, body) ?? []),
    register: (m, bundle) => {
      const env = bundleEnv(m, bundle, null);
      const own = Object.fromEntries(
        found.variables.map(({ name, value }) => [name.word, value === undefined ? null : compile(value)(env)]),
      );
      if (found.variables.length > 0) m.setVars(bundle.id, { ...bundle.vars, vars: own });
    },
    activate: (m, of, reason) => {
      pushHooks(m, code, found, "register", of.bundle);
      announceAbility(m, "ACTIVATE_ABILITY", of, reason === "entered" ? textOf(m.state.table.enteredBy) : "OTHER");
      if (found.onActivate !== undefined) {
        const name = found.onActivate.parameters[0]?.word ?? "reason";
        const why = reason === "entered" ? textOf(m.state.table.enteredBy) : "OTHER";
        pushBody(m, code, found.onActivate, sceneOfBundle(m, of.bundle), { [name]: why });
      }
    },
    deactivate: (m, of) => {
      announceAbility(m, "DEACTIVATE_ABILITY", of, "OTHER");
      if (found.onDeactivate !== undefined) pushBody(m, code, found.onDeactivate, sceneOfBundle(m, of.bundle));
      pushHooks(m, code, found, "unregister", of.bundle);
    },
  };
};

/** A clause with an end of its own is not heard any more after that, while its ability goes on. */
function untilExpiry(listener: Listener<TcgTypes>, items: readonly BundleItem[]): Listener<TcgTypes> {
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

/** Cards that are no units have clauses, not abilities. */
function announceAbility(m: TcgMachine, type: string, { id, kind, cause }: Ability, reason: string): void {
  if (kind === "card") return;
  const unit = m.state.cards[cause.card]?.unit ?? NONE;
  m.announce(eventOn(type, unit, cause.seat, { ability: { is: "ability", id }, reason }));
}

function pushHooks(m: TcgMachine, code: Code, { lasting }: CompiledAbility, on: string, bundle: number): void {
  for (const item of lasting.flatMap(({ items }) => items)) {
    if (item.kind === "bundle-hook" && item.on === on) pushBody(m, code, item.body, sceneOfBundle(m, bundle));
  }
}

const sceneOfBundle = (m: TcgMachine, id: number): Scene => {
  const bundle = m.bundle(id);
  return bundle === undefined ? emptyScene : bundleScene(m, bundle);
};

/** Prevents the events that it names. */
const blocking: Source = ({ vars }) => ({
  listeners: listOf(vars["events"]).map((event): Listener<TcgTypes> => ({
    phase: "before",
    event: textOf(event),
    run: (m) => {
      m.prevent();
    },
  })),
});

/** Lends the moves of a card to a unit, behind its own. */
const grantedMoves: Source = ({ vars }) => {
  const [unit, card] = [numberOf(vars["unit"], NONE), numberOf(vars["card"], NONE)];
  return {
    modifiers: [
      {
        getter: "GET_MOVE_LIST",
        if: (_r: TcgReader, target: number) => target === unit,
        change: (r: TcgReader, value: JsonValue) => {
          const moves = isObject(value) ? listOf(value["object"] ?? null) : [];
          return { ...(value as Holder), object: [...moves, ...movesOfCard(r, card)] };
        },
      },
    ],
  };
};

/** Lets a unit use the moves of other units that fit, while the ability that says so works. */
const usedMoves: Source = ({ vars }, constants) => {
  const unit = numberOf(vars["unit"], NONE);
  const scene = sceneOf(vars["scene"]);
  const filter = codeOf(constants, numberOf(vars["code"], NONE)).parts[numberOf(vars["part"], NONE)];
  const locals = isObject(vars["locals"]) ? vars["locals"] : {};
  return {
    modifiers: [
      {
        getter: "GET_MOVE_LIST",
        if: (r: TcgReader, target: number) =>
          target === unit && (scene.ability === NONE || r.ability(scene.ability)?.bundle !== NONE),
        change: (r: TcgReader, value: JsonValue) => {
          const env: Env = { r, scene, locals: Locals.of(locals), heard: null };
          const others = [0, 1].flatMap((seat) => unitsOf(r, seat)).filter((other) => other !== unit);
          const fitting = others.filter(
            (other) => filter?.kind !== "closure" || isTrue(lambdaOf(filter)(env, valueOf(r, other))),
          );
          const moves = isObject(value) ? listOf(value["object"] ?? null) : [];
          return { ...(value as Holder), object: [...moves, ...fitting.flatMap((other) => movesOf(r, other))] };
        },
      },
    ],
  };
};

export const programs: Readonly<Record<string, ProgramSource<TcgTypes>>> = {
  effect,
  ability,
  blocking,
  grantedMoves,
  usedMoves,
};
