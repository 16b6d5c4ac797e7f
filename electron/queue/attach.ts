import { failed, ok, type Result } from "../../shared/base/index.js";
import { engineName, type PreparedSimulation } from "../simulation/index.js";
import type { Board } from "./board.js";
import { unpackCargo } from "./cargo.js";
import { isRunId, readRunRecord } from "./jobs.js";
import type { SubmittedRun } from "./submit.js";

/** A run that somebody put on a board before, with the simulation it is of. */
export interface FoundRun {
  readonly submitted: SubmittedRun;
  readonly prepared: PreparedSimulation;
}

/** Finds a run on a board by its name. What the board holds is not trusted. */
export async function findRun(board: Board, run: string): Promise<Result<FoundRun>> {
  const data = isRunId(run) ? await board.recordOf(run) : undefined;
  if (data === undefined) {
    return failed({ code: "queue/no-run", message: `There is no run “${run}” on the queue.` });
  }
  const record = readRunRecord(data);
  if (!record.ok) return record;
  const { engine, cargo } = record.value;
  if (engine !== engineName()) {
    const message = `The run is of Cardwright ${engine}; this is ${engineName()}. Collect it with the version that began it.`;
    return failed({ code: "queue/other-engine", message });
  }
  const prepared = unpackCargo(cargo);
  return prepared.ok ? ok({ submitted: { run, record: record.value }, prepared: prepared.value }) : prepared;
}
