import { listed } from "../../../../text/index.js";
import { cardKinds, describeKind, type CardKind } from "../../vocabulary.js";
import { energyLetters, energyWords } from "../registry/constants.js";
import { typeOf } from "../registry/types.js";
import type { Block, Clause, Item } from "../syntax/nodes.js";
import type { HookWord } from "../tokens/words.js";
import { checkBundle, checkGetter } from "./bundles.js";
import { CheckContext } from "./context.js";
import { checkExpression, expect } from "./expressions.js";
import { fits } from "./fit.js";
import { Problems, type Problem } from "./problems.js";
import { Scope, type BodyKind } from "./scope.js";
import { checkBody, checkLambda, defineSub, defineVariable } from "./statements.js";

/** What a clause is called in messages and in the table of where it may stand. */
export const clauseName = (clause: Clause): string => {
  switch (clause.kind) {
    case "energy-cost":
      return "energyCost";
    case "printed-text":
      return "text";
    case "action":
      return "actionA";
    case "lasting":
      return "delayedA";
    case "modifier":
      return "getterA";
    case "attach-test":
      return "allowAttach";
    case "hook":
      return clause.word;
    case "definition":
      return "def";
    case "sub":
    case "provides":
      return clause.kind;
  }
};

const shared = ["text", "def", "sub"];
const attached = [
  ...shared,
  "playRequirement",
  "allowAttach",
  "onPlay",
  "onMove",
  "onRemoveFromPlay",
  "actionA",
  "delayedA",
  "getterA",
];

/** The clauses that a move, an ability or a card of a kind may have (SCRIPT-3). */
const allowed: Readonly<Record<"move" | "ability" | "global" | CardKind, readonly string[]>> = {
  move: [...shared, "energyCost", "attackRequirement", "onAttack", "onActivate"],
  ability: [...shared, "actionA", "delayedA", "getterA", "onActivate", "onDeactivate"],
  global: [...shared, "delayedA", "getterA"],
  unit: ["sub"],
  item: [...shared, "playRequirement", "onPlay"],
  supporter: [...shared, "playRequirement", "onPlay"],
  stadium: [...shared, "playRequirement", "onPlay", "actionA", "delayedA", "getterA", "onRemoveFromPlay"],
  tool: attached,
  "technical-machine": attached,
  "special-energy": [...attached, "provides"],
  "basic-energy": [],
};

/** Clauses of which there may be several. */
const repeatable = new Set(["actionA", "delayedA", "getterA", "def", "sub"]);

/** What is wrong with the effect of a card, in the order of the text. */
export function checkEffect(items: readonly Item[], kind: CardKind | undefined): readonly Problem[] {
  const problems = new Problems();
  const context = new CheckContext(problems);
  const outer = cardScope(kind);
  const clauses = items.filter((item) => item.kind !== "block");
  checkClauses(clauses, kind, outer, context);
  for (const item of items) if (item.kind === "block") checkBlock(item, kind, outer, context);
  return problems.found.sort((a, b) => a.from - b.from);
}

/** What every body knows. */
export function cardScope(kind: CardKind | undefined): Scope {
  const scope = new Scope(undefined, { kind: "hook" });
  const isPlayed = kind === "item" || kind === "supporter" || kind === "stadium";
  if (!isPlayed) scope.define("self", typeOf("Unit"));
  scope.define("holder", typeOf("Unit"));
  scope.define("thisCard", typeOf("Card"));
  for (const player of ["my", "opp", "currentTurn", "turn_player", "opponent"]) scope.define(player, typeOf("Player"));
  for (const zone of ["deck", "hand"]) scope.define(zone, typeOf("List<Card>"));
  for (const place of ["bench", "all"]) scope.define(place, typeOf("List<Unit>"));
  scope.define("defending", typeOf("Unit?"));
  for (const count of ["turnCount", "turn"]) scope.define(count, typeOf("Int"));
  return scope;
}

function checkBlock(block: Block, kind: CardKind | undefined, outer: Scope, context: CheckContext): void {
  const isMove = block.word === "move";
  const mayHaveMoves: readonly (CardKind | undefined)[] = [
    undefined,
    "unit",
    "tool",
    "technical-machine",
    "special-energy",
  ];
  if (!mayHaveMoves.includes(kind) || (!isMove && kind !== "unit" && kind !== undefined)) {
    const message = `${isMove ? "Moves" : "Abilities"} belong to units; this card is ${describeKind(kind ?? "unit")}.`;
    context.problems.error("clause-here", { from: block.from, to: block.from + block.word.length }, message);
  }
  if (isMove && block.name === undefined) context.problems.error("expected", block, "A move has a name.");
  const scope = outer.inner();
  if (block.word === "globalAbility") scope.define("self", typeOf("Unit?"));
  if (isMove) scope.define("thisMove", typeOf("Move"));
  else scope.define("thisAbility", typeOf("Ability"));
  checkClauses(block.clauses, isMove ? "move" : block.word === "globalAbility" ? "global" : "ability", scope, context);
}

function checkClauses(
  clauses: readonly Clause[],
  place: keyof typeof allowed | undefined,
  scope: Scope,
  context: CheckContext,
): void {
  const seen = new Set<string>();
  for (const clause of clauses) {
    const name = clauseName(clause);
    const head = { from: clause.from, to: Math.min(clause.to, clause.from + name.length) };
    if (place !== undefined && !allowed[place].includes(name)) {
      const homes = (Object.keys(allowed) as (keyof typeof allowed)[]).filter((home) => allowed[home].includes(name));
      const message = `${name} belongs to ${listed(homes.map(homeName), "or")}, not to ${homeName(place)}.`;
      context.problems.error("clause-here", head, message);
    }
    if (seen.has(name) && !repeatable.has(name)) context.problems.error("twice", head, `${name} stands twice here.`);
    seen.add(name);
    if (clause.kind === "definition") {
      defineVariable(clause.name, clause.value && checkExpression(clause.value, scope, context), scope, context);
    } else if (clause.kind === "sub") defineSub(clause, scope, context);
  }
  for (const clause of clauses) checkClause(clause, scope, context);
}

function homeName(place: keyof typeof allowed): string {
  if (place === "move") return "moves";
  if (place === "ability") return "abilities";
  if (place === "global") return "global abilities";
  return cardKinds.includes(place) ? `${describeKind(place)} card` : place;
}

const bodies: Readonly<Record<HookWord, BodyKind>> = {
  attackRequirement: { kind: "requirement" },
  playRequirement: { kind: "requirement" },
  onAttack: { kind: "attack" },
  onPlay: { kind: "hook" },
  onMove: { kind: "hook" },
  onRemoveFromPlay: { kind: "hook" },
  onActivate: { kind: "hook" },
  onDeactivate: { kind: "hook" },
};

function checkClause(clause: Clause, scope: Scope, context: CheckContext): void {
  switch (clause.kind) {
    case "energy-cost":
      for (const energy of clause.energies) {
        if (energyLetters.includes(energy.word) || Object.values(energyWords).includes(energy.word)) continue;
        const message = `There is no energy ${energy.word}; energies are ${energyLetters.join(", ")}.`;
        context.problems.error("unknown-constant", energy, message, { expected: energyLetters });
      }
      return;
    case "printed-text":
      return;
    case "provides":
      for (const value of clause.values) {
        const inner = scope.inner();
        inner.define("self", typeOf("Unit?"));
        const given = checkExpression(value, inner, context);
        if (!fits(given, typeOf("Energy")) && !fits(given, typeOf("List<any>")))
          expect(value, typeOf("Energy"), inner, context);
      }
      return;
    case "action":
      checkBody(clause.body.statements, scope.inner({ kind: "action" }), context);
      return;
    case "lasting":
      checkBundle(clause.values, clause.items, scope, context);
      return;
    case "modifier":
      checkGetter(clause.filters, clause.body, scope, context);
      return;
    case "attach-test": {
      checkLambda(clause.body, typeOf("Unit"), typeOf("Bool"), scope, context);
      return;
    }
    case "hook": {
      const inner = scope.inner(bodies[clause.word]);
      const [parameter] = clause.body.parameters;
      const given = clause.word === "onMove" ? typeOf("Unit") : typeOf("Reason");
      inner.define(parameter?.word ?? (clause.word === "onMove" ? "to" : "reason"), given);
      checkBody(clause.body.statements, inner, context);
      return;
    }
    case "definition":
    case "sub":
  }
}
