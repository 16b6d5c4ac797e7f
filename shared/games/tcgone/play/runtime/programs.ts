import {
  NONE,
  type Ability,
  type Bundle,
  type JsonValue,
  type Listener,
  type Program,
  type ProgramSource,
} from "../../../../match/index.js";
import type { Code, Part } from "../cards/code.js";
import type { CompiledAbility } from "../cards/compile.js";
import { unitsOf, valueOf } from "../rules/units.js";
import { holderOf, movesOf, movesOfCard, type Holder } from "../rules/getters.js";
import type { TcgConstants, TcgMachine, TcgReader, TcgTypes } from "../types.js";
import { compile, lambdaOf } from "./expressions.js";
import { isEnd } from "./lasting.js";
import { libraryCode } from "./library.js";
import { startProcedure } from "./procedure.js";
import { bodyArgs, eventOn } from "./run.js";
import { Env } from "./env.js";
import { emptyScene, Locals, sceneOf, type Scene } from "./scene.js";
import { isObject, isTrue, listOf, numberOf, textOf } from "./values.js";
import { bundleScene, bundleEnv } from "./bundle-scene.js";
import { listenerOf, pushBody, listenersOf, untilExpiry } from "./listeners.js";
import { modifierOf } from "./modifiers.js";

type Source = Exclude<ProgramSource<TcgTypes>, Program<TcgTypes>>;

const codeOf = (constants: Readonly<TcgConstants>, definition: number): Code =>
  definition === NONE ? libraryCode() : (constants.cards[definition]?.code ?? libraryCode());

/** Programs by the parts of scripts that they are made of, which say all that they are. */
const made = new WeakMap<object, Program<TcgTypes>>();

function madeOnce(of: object, make: () => Program<TcgTypes>): Program<TcgTypes> {
  const known = made.get(of) ?? make();
  made.set(of, known);
  return known;
}

/** The effects that scripts create: `delayed` and `getter`. */
const effect: Source = ({ vars }, constants) => {
  const code = codeOf(constants, numberOf(vars["code"], NONE));
  const part = code.parts[numberOf(vars["part"], NONE)];
  return part === undefined ? {} : madeOnce(part, () => effectOf(code, part));
};

function effectOf(code: Code, part: Part): Program<TcgTypes> {
  if (part.kind === "getter") {
    const modifier = modifierOf(part.filters, part.body);
    return modifier === undefined ? {} : { modifiers: [modifier] };
  }
  if (part.kind !== "delayed") return {};
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
}

/** Abilities, and the clauses of cards that work while they are in play. */
export const ability: Source = ({ cause, vars }, constants) => {
  const definition = numberOf(vars["definition"], NONE);
  const code = codeOf(constants, definition);
  const found = constants.cards[definition]?.abilities[cause.ability];
  return found === undefined ? {} : madeOnce(found, () => abilityOf(code, found));
};

const abilityOf = (code: Code, found: CompiledAbility): Program<TcgTypes> => ({
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
});

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
          const holder = value as Holder;
          return holderOf([...listOf(holder.object), ...movesOfCard(r, card)], holder);
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
          const env = new Env(r, scene, Locals.of(locals));
          const others = [0, 1].flatMap((seat) => unitsOf(r, seat)).filter((other) => other !== unit);
          const fitting = others.filter(
            (other) => filter?.kind !== "closure" || isTrue(lambdaOf(filter)(env, valueOf(r, other))),
          );
          const holder = value as Holder;
          return holderOf([...listOf(holder.object), ...fitting.flatMap((other) => movesOf(r, other))], holder);
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
