import { z } from "zod";
import { failed, ok, parseJson, schemaWords, type Fault, type Result } from "../base/index.js";
import type { SimulationOutcome } from "./batch.js";
import type { SimulationFrame } from "./frame.js";
import type { Schedule } from "./plan.js";
import { mostShards } from "./shard.js";

/** What decides what a simulation counts. Results of different provenance say nothing together. */
export interface Provenance {
  /** The program that played: its version, and a hash of its code where it was built. */
  readonly engine: string;
  /** Id of the game. */
  readonly game: string;
  /** The rules, the players with their decks, the number of matches and the seed. */
  readonly schedule: Schedule;
  /** A hash of the cards, decks and options, also of those before an edit. */
  readonly cards: string;
  /** The options of the rules that were chosen for the simulation. */
  readonly options: Readonly<Record<string, string | number | boolean>>;
}

/** The results of one shard or several, with all that is needed to add them to others and to report them. */
export interface ShardResults {
  readonly provenance: Provenance;
  /** What the sums are read with; follows from the cards. */
  readonly frame: SimulationFrame;
  /** The names of the cards, by their numbers in the counts. */
  readonly names: readonly string[];
  /** How many shards the simulation has. */
  readonly of: number;
  /** Which of them these are, ascending. */
  readonly shards: readonly number[];
  readonly outcome: SimulationOutcome;
}

const format = "cardwright-simulation";
const version = 3;

const text = z.string().max(2_000);
const whole = z.int().min(0);
/** A card that no table has is counted as −1. */
const byNumber = <Value extends z.ZodType>(value: Value) => z.record(z.string().regex(/^(-1|0|[1-9]\d{0,5})$/u), value);
/** Tables and charts have a line for each turn up to the longest. */
const byTurn = <Value extends z.ZodType>(value: Value) => z.record(z.string().regex(/^(0|[1-9]\d{0,3})$/u), value);

const count = z.strictObject({ matches: whole, wins: whole });
const moments = z.strictObject({ count: whole, sum: z.int(), squares: whole });
const cross = z.strictObject({ matches: whole, before: whole, after: whole, both: whole });

const tally = z.strictObject({
  matches: whole,
  draws: whole,
  turns: byTurn(whole),
  reasons: z.record(text, whole),
  seats: byNumber(count),
  pairings: byNumber(count),
  meetings: byNumber(byNumber(z.strictObject({ matches: whole, wins: whole, losses: whole }))),
  contestants: byNumber(
    z.strictObject({
      others: count,
      seats: byNumber(count),
      redrawn: count,
      cards: byNumber(
        z.strictObject({
          ...{ drawn: count, played: count, opening: count, later: count },
          ...{ offered: whole, kept: whole, unplayed: whole, turns: moments },
        }),
      ),
      curves: z.record(text, byTurn(z.strictObject({ start: moments, end: moments }))),
    }),
  ),
});

const paired = z.strictObject({
  seats: byNumber(cross),
  contestants: byNumber(
    z.strictObject({
      others: cross,
      seats: byNumber(cross),
      cards: byNumber(z.strictObject({ drawn: cross, played: cross })),
    }),
  ),
});

const ofTwo = byNumber(byNumber(count));

const pairs = z.strictObject({
  together: byNumber(ofTwo),
  facing: byNumber(z.strictObject({ all: count, own: byNumber(count), theirs: byNumber(count), both: ofTwo })),
});

const fault: z.ZodType<Fault> = z.looseObject({ code: text, message: z.string().max(10_000) });

const outcome: z.ZodType<SimulationOutcome> = z.strictObject({
  sums: z.strictObject({ after: tally, before: tally, paired, pairs }),
  failures: z.array(
    z.strictObject({
      pairing: whole,
      index: whole,
      seed: whole,
      cards: z.enum(["before", "after"]).nullable(),
      fault,
    }),
  ),
});

const contestant = { deck: text, bot: text };

const frame: z.ZodType<SimulationFrame> = z.strictObject({
  seats: z.array(text).max(16),
  counters: z
    .array(
      z.strictObject({
        counter: text,
        title: text,
        symbol: text.exactOptional(),
        goal: z.number().exactOptional(),
        limit: z.number().exactOptional(),
        about: text.exactOptional(),
        group: text.exactOptional(),
      }),
    )
    .max(1_000),
  contestants: z.array(z.strictObject({ ...contestant, cards: z.array(whole) })),
  matches: whole,
  seed: whole,
  isCompared: z.boolean(),
  mirrors: z.literal(true).exactOptional(),
});

const provenance: z.ZodType<Provenance> = z.strictObject({
  engine: text,
  game: text,
  schedule: z.strictObject({
    ruleset: text,
    contestants: z.array(z.strictObject(contestant)).min(1).max(1_000),
    matches: whole,
    seed: whole,
    mirrors: z.literal(true).exactOptional(),
    pairs: z.literal(true).exactOptional(),
  }),
  cards: text,
  options: z.record(text, z.union([text, z.number(), z.boolean()])),
});

/** What results of any version have. */
const versionSchema = z.looseObject({ format: z.literal(format), version: z.int().min(0) });

const fileSchema = z.strictObject({
  format: z.literal(format),
  version: z.literal(version),
  provenance,
  frame,
  names: z.array(text),
  of: z.int().min(1).max(mostShards),
  shards: z.array(z.int().min(1)).min(1),
  outcome,
});

/** The results as a file. Equal results are equal bytes: names are sorted, numbers whole. */
export function writeShardResults(results: ShardResults): string {
  return `${sortedJson({ format, version, ...results })}\n`;
}

/** Reads what `writeShardResults` wrote, perhaps elsewhere: nothing in it is trusted. */
export function readShardResults(content: string): Result<ShardResults> {
  const refused = (message: string, place: Pick<Fault, "line" | "column"> = {}): Result<never> => {
    const expected = "a file made by simulate --shard or --merge with --out";
    return failed({ ...place, code: "simulation/results", message, expected });
  };
  const json = parseJson(content);
  if (!json.ok) return refused(`These are no results of a simulation: ${json.error.message}.`, json.error);
  const other = versionSchema.safeParse(json.value);
  if (other.success && other.data.version !== version) {
    return refused(
      `These results are of version ${other.data.version} of the format, and this is version ${version}. ` +
        "Play their shards again with this build.",
    );
  }
  const read = fileSchema.safeParse(json.value);
  if (!read.success) return refused(`These are no results of a simulation: ${schemaWords(read.error)}.`);
  const results = read.data;
  const { of, shards } = results;
  if (shards.some((number, at) => number > of || number <= (shards[at - 1] ?? 0))) {
    return refused(`Its shards are not ascending numbers from 1 to ${of}.`);
  }
  return ok({
    provenance: results.provenance,
    frame: results.frame,
    names: results.names,
    of,
    shards,
    outcome: results.outcome,
  });
}

/** JSON whose objects have their names in order, so that equal values are equal texts. */
export function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) =>
    typeof each === "object" && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}
