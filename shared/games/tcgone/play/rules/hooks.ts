import type { HookWord } from "../../script/tokens/words.js";
import { startProcedure } from "../runtime/procedure.js";
import { causeOf, sourceOfCard } from "./causes.js";
import { bodyArgs } from "../runtime/run.js";
import { Env } from "../runtime/env.js";
import { emptyScene } from "../runtime/scene.js";
import type { Value } from "../runtime/values.js";
import type { TcgMachine, TcgReader } from "../types.js";
import { compiledOf, unitOfCard } from "./units.js";
import type { Closure } from "../../script/syntax/nodes.js";
import type { JsonObject } from "../../../../match/index.js";

/** Where the clauses of a card itself stand. */
export const cardScene = (r: TcgReader, card: number): Env["scene"] => ({
  ...emptyScene,
  seat: r.card(card).owner,
  card,
  self: unitOfCard(r, card),
  definition: compiledOf(r, card).index,
});

/** What a clause of a card itself may ask. */
export const cardEnv = (r: TcgReader, card: number): Env => new Env(r, cardScene(r, card));

const parameters: Readonly<Partial<Record<HookWord, string>>> = {
  onPlay: "reason",
  onMove: "to",
  onActivate: "reason",
};

/** The body of a clause with its parameters. */
export function hookArgs(r: TcgReader, card: number, word: HookWord, values: readonly Value[]): JsonObject | null {
  const compiled = compiledOf(r, card);
  const body = compiled.hooks[word];
  if (body === undefined) return null;
  return bodyArgs(cardScene(r, card), compiled.code, body, named(body, word, values));
}

function named(body: Closure, word: HookWord, values: readonly Value[]): JsonObject {
  const locals: Record<string, Value> = {};
  values.forEach((value, at) => {
    locals[body.parameters[at]?.word ?? parameters[word] ?? `value${at}`] = value;
  });
  return locals;
}

/** Does a clause of a card next. */
export function pushHook(m: TcgMachine, card: number, word: HookWord, values: readonly Value[] = []): void {
  const args = hookArgs(m, card, word, values);
  if (args === null) return;
  startProcedure(m, "body", args, causeOf(m, sourceOfCard(compiledOf(m, card).definition["card-kind"]), card));
}
