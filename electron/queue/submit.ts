import { randomBytes, randomInt } from "node:crypto";
import { failed, isEqual, ok, type Result } from "../../shared/base/index.js";
import { emptyOutcome, wholeRun } from "../../shared/simulation/index.js";
import { engineName, resultsOf, type PreparedSimulation, type SimulationSource } from "../simulation/index.js";
import type { Board, NewJob } from "./board.js";
import { packCargo, unpackCargo } from "./cargo.js";
import { newRunRecord, newShardJob, shardJobId, type RunRecord } from "./jobs.js";

/** Of so many shards one is played a second time, by another worker. */
const checkEvery = 100;
/** It is one of the first of these, so that a run that stops early has some. */
const firstOfThese = 10;

export interface SubmittedRun {
  readonly run: string;
  readonly record: RunRecord;
}

export interface SubmitOptions {
  readonly shards: number;
  /** How closely the figures have to be known to stop before the end, from 0 to 1; to the end where nothing is said. */
  readonly within: number | null;
}

/** Puts a simulation on a board, in shards. */
export async function submitRun(
  board: Board,
  source: SimulationSource,
  prepared: PreparedSimulation,
  { shards: of, within }: SubmitOptions,
): Promise<Result<SubmittedRun>> {
  const cargo = packCargo(source);
  if (!cargo.ok) return cargo;
  const arrived = unpackCargo(cargo.value);
  if (!arrived.ok) return arrived;
  const bare = (of: PreparedSimulation) => resultsOf(of, wholeRun, emptyOutcome());
  if (!isEqual(bare(arrived.value), bare(prepared))) {
    return failed({ code: "queue/changed", message: "These cards would not arrive at a worker as they are." });
  }
  const [engine, run] = [engineName(), randomBytes(8).toString("hex")];
  const checked = checkedShards(of);
  const jobs = Array.from({ length: of }, (_, at) => at + 1).flatMap((number): NewJob[] => {
    const job = (isCheck: boolean): NewJob => ({
      id: shardJobId(run, number, isCheck),
      data: newShardJob({ engine, run, cards: cargo.value.hash, number, of, isCheck }),
    });
    return checked.includes(number) ? [job(false), job(true)] : [job(false)];
  });
  const record = newRunRecord({ engine, of, checked, within, cargo: cargo.value });
  await board.addRun(run, record, jobs);
  return ok({ run, record });
}

/** One in a hundred, at least one: nobody knows beforehand which. */
function checkedShards(of: number): number[] {
  const checked: number[] = [];
  for (let from = 0; from < of; from += checkEvery)
    checked.push(from + randomInt(Math.min(firstOfThese, of - from)) + 1);
  return checked;
}
