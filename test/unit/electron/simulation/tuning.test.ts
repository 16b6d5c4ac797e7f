import { describe, expect, it } from "vitest";
import { must, ok } from "../../../../shared/base/index.js";
import {
  prepareSimulation,
  TuningRun,
  type SimulationRequest,
  type StartThread,
} from "../../../../electron/simulation/index.js";
import { emptyOutcome } from "../../../../shared/simulation/index.js";
import { tablesOfGame } from "../../../support/bound-tables.js";
import { readSample } from "../../../support/sample.js";

const sources = tablesOfGame("dreamtides", readSample("dreamtides"));
const request: SimulationRequest = {
  ...{ game: "dreamtides", ruleset: "dreamtides", matches: 30, seed: 11 },
  contestants: ["Wax and Feathers", "Proof Vanilla"].map((deck) => ({ deck, bot: "random" })),
};
const prepared = must(prepareSimulation(request, sources, null));
const target = { low: 0.45, high: 0.55 };

/** Threads that play nothing: every match of a batch fails. */
const start: StartThread = () => {
  let answer: (outcome: ReturnType<typeof emptyOutcome>) => void = () => undefined;
  const fault = { code: "x", message: "It fails." };
  return {
    post: ({ batch: { pairing, from, to } }) => {
      const failures = Array.from({ length: to - from }, (_, at) => ({
        ...{ pairing, index: from + at, seed: 1, cards: null, fault },
      }));
      setTimeout(() => answer({ ...emptyOutcome(), failures }));
    },
    onMessage: (listener) => {
      answer = (outcome) => listener({ outcome, tookMs: 1 });
    },
    onExit: () => undefined,
    end: () => Promise.resolve(),
  };
};

describe("a tuning", () => {
  it("counts the failures of all that was tried, each once, also while it plays", async () => {
    const counts: number[] = [];
    const run: TuningRun = new TuningRun(
      { candidates: [[1], [2]], target, tuned: 0, prepare: () => Promise.resolve(ok(prepared)) },
      { workers: 1, start, progressed: () => counts.push(run.failures) },
    );
    expect(await run.end).toEqual({ kind: "finished" });
    expect(run.failures).toBe(60);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    expect(counts.some((count) => count > 0 && count < 30)).toBe(true);
    expect(counts.at(-1)).toBe(60);
  });

  it("fails with a sentence where the cards cannot be made ready, as by a fault of the program", async () => {
    const run: TuningRun = new TuningRun(
      { candidates: [[1], [2]], target, tuned: 0, prepare: () => Promise.reject(new Error("No material.")) },
      { workers: 1, start },
    );
    expect(await run.end).toEqual({
      kind: "failed",
      fault: { code: "tuner/broken", message: "Error: No material." },
    });
    expect([run.trials, run.step]).toEqual([[], undefined]);
  });

  it("that is cancelled with a fault has failed by it", async () => {
    const run: TuningRun = new TuningRun(
      { candidates: [[1]], target, tuned: 0, prepare: () => Promise.resolve(ok(prepared)) },
      { workers: 1, start, progressed: () => run.cancel({ code: "gone", message: "It is gone." }) },
    );
    expect(await run.end).toMatchObject({ kind: "failed", fault: { code: "gone" } });
    expect(run.found).toBeUndefined();
  });

  it("that is cancelled while the cards are read plays nothing, and tries nothing more", async () => {
    const begun: unknown[] = [];
    let played = 0;
    const run: TuningRun = new TuningRun(
      {
        ...{ candidates: [[1], [2]], target, tuned: 0 },
        prepare: async () => {
          await Promise.resolve();
          run.cancel();
          return ok(prepared);
        },
      },
      { workers: 1, start, began: (values) => begun.push(values), progressed: () => (played += 1) },
    );
    expect(await run.end).toEqual({ kind: "cancelled" });
    expect([begun, played, run.trials, run.step]).toEqual([[[1]], 0, [], undefined]);
  });
});
