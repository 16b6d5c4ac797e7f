import { z } from "zod";
import { failed, ok, schemaWords, type Result } from "../../shared/base/index.js";
import type { Cargo } from "./cargo.js";

/** A queue holds each shard and its result; more shares than these would only wait in it. */
export const mostQueuedShards = 10_000;

const engine = z.string().max(200);
const hash = z.string().regex(/^[0-9a-f]{64}$/u);
const runId = z.string().regex(/^[0-9a-f]{16}$/u);
const shardNumber = z.int().min(1).max(mostQueuedShards);

/** The job of a shard: plays it, or plays it a second time to compare the results. */
const shardJob = z.strictObject({
  format: z.literal("cardwright-shard"),
  version: z.literal(1),
  engine,
  run: runId,
  cards: hash,
  number: shardNumber,
  of: shardNumber,
  isCheck: z.boolean(),
});

export type ShardJob = z.infer<typeof shardJob>;

const runRecord = z.strictObject({
  format: z.literal("cardwright-run"),
  version: z.literal(1),
  engine,
  of: shardNumber,
  /** Which shards are played a second time. */
  checked: z.array(shardNumber).max(mostQueuedShards),
  /** How closely the figures of all decks have to be known to stop before the end, from 0 to 1. */
  within: z.number().positive().max(1).nullable(),
  cargo: z.strictObject({ text: z.string(), hash }) satisfies z.ZodType<Cargo>,
});

/** What a run is, for its workers and for whoever collects its results. */
export type RunRecord = z.infer<typeof runRecord>;

const shardAnswer = z.strictObject({
  /** The name of the worker. */
  worker: z.string().max(200),
  /** The results as the file of `--shard --out`. */
  results: z.string().max(16 * 1024 * 1024),
});

/** What a worker returns for a shard. */
export type ShardAnswer = z.infer<typeof shardAnswer>;

export const newShardJob = (job: Omit<ShardJob, "format" | "version">): ShardJob => ({
  format: "cardwright-shard",
  version: 1,
  ...job,
});

export const newRunRecord = (record: Omit<RunRecord, "format" | "version">): RunRecord => ({
  format: "cardwright-run",
  version: 1,
  ...record,
});

/** Whether a text can be the name of a run. */
export const isRunId = (text: string): boolean => runId.safeParse(text).success;

/** Reads the job of a shard; a queue may hold anything. */
export function readShardJob(data: unknown): Result<ShardJob> {
  const read = shardJob.safeParse(data);
  if (!read.success) {
    return failed({ code: "queue/job", message: `This is no job of a simulation: ${schemaWords(read.error)}.` });
  }
  return read.data.number <= read.data.of
    ? ok(read.data)
    : failed({ code: "queue/job", message: `There is no shard ${read.data.number} of ${read.data.of}.` });
}

/** Reads what a run is; a queue may hold anything. */
export function readRunRecord(data: unknown): Result<RunRecord> {
  const read = runRecord.safeParse(data);
  return read.success
    ? ok(read.data)
    : failed({ code: "queue/run", message: `This is no run of a simulation: ${schemaWords(read.error)}.` });
}

/** Reads what a worker returned for a shard. */
export function readShardAnswer(data: unknown): Result<ShardAnswer> {
  const read = shardAnswer.safeParse(data);
  return read.success
    ? ok(read.data)
    : failed({ code: "queue/answer", message: `This is no result of a worker: ${schemaWords(read.error)}.` });
}

/** The names of a run's jobs. */
export const shardJobId = (run: string, number: number, isCheck = false): string =>
  `${run}-${number}${isCheck ? "-check" : ""}`;
