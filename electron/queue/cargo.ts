import { createHash } from "node:crypto";
import { z } from "zod";
import { failed, ok, parseJson, schemaWords, type Result } from "../../shared/base/index.js";
import type { BoundTable } from "../../shared/games/index.js";
import {
  prepareSimulation,
  type PreparedSimulation,
  type SimulationRequest,
  type SimulationSource,
} from "../simulation/index.js";

/** More characters of cards are refused, by who sends them and by who receives them. */
export const mostCargo = 16 * 1024 * 1024;

const text = z.string().max(2_000);

/** Names are labels and are never written to. One that would lead out of a folder is no name of a sheet all the same. */
const fileName = z
  .string()
  .max(1_000)
  .refine((name) => !/^[\\/]|^[a-z]:|\\|\0|(?:^|\/)\.\.(?:\/|$)/iu.test(name), "is no file of a folder");

const table = z.strictObject({
  file: fileName,
  table: z.array(text).max(16),
  kind: text,
  rows: z.array(z.record(z.string(), z.unknown())).max(100_000),
  lexicon: z.record(text, z.array(text)).exactOptional(),
}) satisfies z.ZodType<BoundTable>;

const request = z.strictObject({
  game: text,
  ruleset: text,
  contestants: z
    .array(z.strictObject({ deck: text, bot: text }))
    .min(1)
    .max(1_000),
  matches: z.int().min(1).max(10_000_000),
  seed: z.int().min(0).max(0xffffffff),
  mirrors: z.boolean().exactOptional(),
  pairs: z.boolean().exactOptional(),
  options: z.record(text, z.union([text, z.number(), z.boolean()])).exactOptional(),
}) satisfies z.ZodType<SimulationRequest>;

const cargo = z.strictObject({
  format: z.literal("cardwright-cards"),
  version: z.literal(1),
  request,
  tables: z.array(table).max(10_000),
  before: z.array(table).max(10_000).nullable(),
});

/** What travels with a run: the cards and what is asked, as text, known by its hash. */
export interface Cargo {
  readonly text: string;
  readonly hash: string;
}

const hashOf = (content: string): string => createHash("sha256").update(content).digest("hex");

/** Packs what a simulation is made of. */
export function packCargo({ request: asked, tables, before }: SimulationSource): Result<Cargo> {
  const content = JSON.stringify({ format: "cardwright-cards", version: 1, request: asked, tables, before });
  if (content.length > mostCargo) {
    const message = `These cards are ${content.length} characters; a queue takes at most ${mostCargo}.`;
    return failed({ code: "queue/too-large", message });
  }
  return ok({ text: content, hash: hashOf(content) });
}

/** Makes the simulation of what came over a queue; nothing in it is trusted. */
export function unpackCargo({ text: content, hash }: Cargo): Result<PreparedSimulation> {
  const refused = (message: string): Result<never> => failed({ code: "queue/cargo", message });
  if (content.length > mostCargo) return refused(`The cards of this run are more than ${mostCargo} characters.`);
  if (hashOf(content) !== hash) return refused("The cards of this run are not those its shards name.");
  const json = parseJson(content);
  if (!json.ok) return refused(`The cards of this run cannot be read: ${json.error.message}.`);
  const read = cargo.safeParse(json.value);
  if (!read.success) return refused(`The cards of this run cannot be read: ${schemaWords(read.error)}.`);
  const { request: asked, tables, before } = read.data;
  try {
    return prepareSimulation(asked, tables, before);
  } catch {
    return refused("The cards of this run are none that its game can read.");
  }
}
