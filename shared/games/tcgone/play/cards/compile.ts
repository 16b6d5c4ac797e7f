import { isList, textOf, type Value, constantValue } from "../runtime/values.js";
import { compile } from "../runtime/expressions.js";
import { Env } from "../runtime/env.js";
import { emptyScene } from "../runtime/scene.js";
import type { TcgReader } from "../types.js";
import type { HookWord } from "../../script/tokens/words.js";
import { checkEffect } from "../../script/check/clauses.js";
import { parseEffect } from "../../script/parse.js";
import { scriptNames } from "../../script/registry/index.js";
import type {
  Block,
  BundleItem,
  Clause,
  Closure,
  Definition as Def,
  Expression,
  Item,
} from "../../script/syntax/nodes.js";
import { codeOf, type Code } from "./code.js";
import type { Definition } from "./definition.js";

export interface CompiledMove {
  readonly name: string;
  readonly text: string;
  readonly cost: readonly string[];
  /** The number that the move itself says. */
  readonly damage: number;
  readonly requirement: Closure | undefined;
  readonly body: Closure | undefined;
}

/** An ability, or the clauses of a card that work while it is in play. */
export interface CompiledAbility {
  readonly name: string;
  /** Its word in scripts; `card` for clauses of the card itself. */
  readonly word: string;
  readonly actions: readonly Closure[];
  readonly lasting: readonly Extract<Clause, { kind: "lasting" }>[];
  readonly modifiers: readonly Extract<Clause, { kind: "modifier" }>[];
  readonly variables: readonly Def[];
  readonly onActivate: Closure | undefined;
  readonly onDeactivate: Closure | undefined;
}

/** What an energy card provides by its effect: for each energy the letters it may be. */
export type Provision = (r: TcgReader, card: number, self: Value) => readonly Value[];

/** A card with its effect ready to run. */
export interface CompiledCard {
  readonly index: number;
  readonly definition: Definition;
  /** Why its effect is left out; null where it is carried out. */
  readonly fault: string | null;
  readonly code: Code;
  readonly moves: readonly CompiledMove[];
  readonly abilities: readonly CompiledAbility[];
  readonly hooks: Readonly<Partial<Record<HookWord, Closure>>>;
  readonly allowAttach: Closure | undefined;
  /** What its effect says it provides; null where the column counts. */
  readonly provides: Provision | null;
}

/** Reads and checks the effect of a card; a broken one is left out. */
export function compileCard(definition: Definition, index: number): CompiledCard {
  const { items, faults } = parseEffect(definition.effect, scriptNames);
  const problems = faults.length > 0 ? [] : checkEffect(items, definition["card-kind"]);
  const fault = faults[0] ?? problems.find(({ severity }) => severity === "error");
  return compiled(definition, index, fault === undefined ? items : [], fault?.message ?? null);
}

function compiled(definition: Definition, index: number, items: readonly Item[], fault: string | null): CompiledCard {
  const blocks = items.filter((item) => item.kind === "block");
  const clauses = items.filter((item) => item.kind !== "block");
  const own = abilityOf("card", definition.name, clauses);
  const provides = clauses.flatMap((clause) => (clause.kind === "provides" ? clause.values : []));
  return {
    index,
    definition,
    fault,
    code: codeOf(index, items),
    moves: blocks.filter(({ word }) => word === "move").map(moveOf),
    abilities: [
      ...blocks
        .filter(({ word }) => word !== "move")
        .map((block) => abilityOf(block.word, nameOf(block), block.clauses)),
      ...(isLive(own) ? [own] : []),
    ],
    hooks: hooksOf(clauses),
    allowAttach: clauses.find((clause) => clause.kind === "attach-test")?.body,
    provides: clauses.some(({ kind }) => kind === "provides") ? provisionOf(index, provides) : null,
  };
}

const isLive = ({ actions, lasting, modifiers }: CompiledAbility): boolean =>
  actions.length + lasting.length + modifiers.length > 0;

const literalOf = (pieces: readonly unknown[]): string => pieces.filter((piece) => typeof piece === "string").join("");
const nameOf = ({ name }: Block): string => literalOf(name?.pieces ?? []);

function hooksOf(clauses: readonly Clause[]): CompiledCard["hooks"] {
  const hooks: Partial<Record<HookWord, Closure>> = {};
  for (const clause of clauses) if (clause.kind === "hook") hooks[clause.word] = clause.body;
  return hooks;
}

function moveOf(block: Block): CompiledMove {
  const { clauses } = block;
  const hooks = hooksOf(clauses);
  const cost = clauses.flatMap((clause) => (clause.kind === "energy-cost" ? clause.energies : []));
  const texts = clauses.flatMap((clause) => (clause.kind === "printed-text" ? clause.texts : []));
  return {
    name: nameOf(block),
    text: texts.map(({ pieces }) => literalOf(pieces)).join(" "),
    cost: cost.map(({ word }) => textOf(constantValue(word))),
    damage: printedDamage(hooks.onAttack),
    requirement: hooks.attackRequirement,
    body: hooks.onAttack,
  };
}

/** The number of the first damage that a move does in any case, where that is written as a number. */
function printedDamage(body: Closure | undefined): number {
  for (const statement of body?.statements ?? []) {
    if (statement.kind !== "expression" || statement.value.kind !== "call") continue;
    const { name, values } = statement.value;
    const amount = values[0]?.value;
    if (/damage$/i.test(name.word) && amount?.kind === "integer") return amount.value;
  }
  return 0;
}

function abilityOf(word: string, name: string, clauses: readonly Clause[]): CompiledAbility {
  const hooks = hooksOf(clauses);
  return {
    name,
    word,
    actions: clauses.flatMap((clause) => (clause.kind === "action" ? [clause.body] : [])),
    lasting: clauses.filter((clause) => clause.kind === "lasting"),
    modifiers: clauses.filter((clause) => clause.kind === "modifier"),
    variables: [
      ...clauses.filter((clause) => clause.kind === "definition"),
      ...clauses.flatMap((clause) => (clause.kind === "lasting" ? variablesOf(clause.items) : [])),
    ],
    onActivate: hooks.onActivate,
    onDeactivate: hooks.onDeactivate,
  };
}

export const variablesOf = (items: readonly BundleItem[]): readonly Def[] =>
  items.filter((item) => item.kind === "definition");

const provisionOf =
  (definition: number, values: readonly Expression[]): Provision =>
  (r, card, self) => {
    const scene = { ...emptyScene, seat: r.card(card).owner, card, self, definition };
    const env = new Env(r, scene);
    return values.flatMap((value): readonly Value[] => {
      const letters = compile(value)(env);
      if (!isList(letters)) return [[letters]];
      return letters.length === 0 ? [] : letters.every(isList) ? letters : [letters];
    });
  };
