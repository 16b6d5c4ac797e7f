import { describe, expect, test } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { writeShardResults } from "../../../../shared/simulation/index.js";
import { findRun } from "../../../../electron/queue/attach.js";
import { followRun, looksOf, stopRun } from "../../../../electron/queue/follow.js";
import { newShardJob, shardJobId } from "../../../../electron/queue/jobs.js";
import { submitRun } from "../../../../electron/queue/submit.js";
import { startQueueWorker } from "../../../../electron/queue/worker.js";
import { resultsOf } from "../../../../electron/simulation/index.js";
import { MemoryBoard } from "../../../support/queue/memory-board.js";
import { playedHere, smallSimulation } from "../../../support/queue/simulation.js";

const numbers = [1, 2, 3, 4, 5, 6];

async function onBoard({ within = null as number | null, matches = 12, shards = numbers.length } = {}) {
  const { source, prepared } = smallSimulation({ matches });
  const board = new MemoryBoard();
  const submitted = must(await submitRun(board, source, prepared, { shards, within }));
  const leaving = new AbortController();
  const follow = () => followRun(board, submitted, prepared, { signal: leaving.signal, progressed: () => undefined });
  const answer = (number: number, { isCheck = false, worker = "a", of = number } = {}): void => {
    const results = resultsOf(prepared, { number: of, of: shards }, playedHere(prepared, [{ number: of, of: shards }]));
    const value = { worker, results: writeShardResults(results) };
    board.standings.set(shardJobId(submitted.run, number, isCheck), { kind: "done", value });
  };
  const answerAll = (order: readonly number[] = numbers): void => {
    for (const number of order) answer(number);
    for (const number of submitted.record.checked) answer(number, { isCheck: true, worker: "b" });
  };
  return { board, submitted, prepared, follow, answer, answerAll, leaving };
}

describe("a run on a queue", () => {
  test("has the very figures of one run, in whatever order its shards are done", async () => {
    for (const order of [numbers, numbers.toReversed()]) {
      const { follow, answerAll, prepared, board } = await onBoard();
      let at = 0;
      // One more shard is done each time somebody asks.
      board.asked = () => {
        if (at === order.length) answerAll(order);
        at += 1;
      };
      const { kind, merged, compared, comparedByItself, poisoned } = must(await follow());
      expect(merged?.results.outcome).toEqual(playedHere(prepared, [{ number: 1, of: 1 }]));
      expect(merged?.missing).toEqual([]);
      expect({ kind, compared, comparedByItself, poisoned }).toEqual({
        ...{ kind: "finished", compared: 1, comparedByItself: 0, poisoned: [] },
      });
    }
  });

  test("names a shard that failed, and counts all others", async () => {
    const { follow, answerAll, board, submitted, prepared } = await onBoard();
    answerAll();
    const bad = numbers.find((number) => !submitted.record.checked.includes(number)) ?? 1;
    board.standings.set(shardJobId(submitted.run, bad), { kind: "failed", reason: "out of memory", attempts: 3 });
    const { poisoned, merged } = must(await follow());
    expect(poisoned).toEqual([{ number: bad, reason: "out of memory", attempts: 3 }]);
    expect(merged?.missing).toEqual([bad]);
    const others = numbers.filter((number) => number !== bad).map((number) => ({ number, of: numbers.length }));
    expect(merged?.results.outcome).toEqual(playedHere(prepared, others));
  });

  test("is refused where two workers counted a shard differently, or one returned something else", async () => {
    const twice = await onBoard();
    twice.answerAll();
    const [checked = 1] = twice.submitted.record.checked;
    twice.answer(checked, { isCheck: true, worker: "b", of: checked === 1 ? 2 : 1 });
    expect(await twice.follow()).toMatchObject({ ok: false, error: { code: "queue/differs" } });

    const other = await onBoard();
    other.answerAll();
    other.answer(2, { of: 3 });
    expect(await other.follow()).toMatchObject({ ok: false, error: { code: "queue/answer" } });
    for (const value of [null, "x", { worker: "a", results: "{}" }, { worker: "a".repeat(300), results: "" }]) {
      other.board.standings.set(shardJobId(other.submitted.run, 2), { kind: "done", value });
      expect(await other.follow()).toMatchObject({ ok: false, error: { code: "queue/answer" } });
    }
    const foreign = smallSimulation({ seed: 12 }).prepared;
    const results = writeShardResults(
      resultsOf(foreign, { number: 2, of: 6 }, playedHere(foreign, [{ number: 2, of: 6 }])),
    );
    other.board.standings.set(shardJobId(other.submitted.run, 2), { kind: "done", value: { worker: "a", results } });
    expect(await other.follow()).toMatchObject({ ok: false, error: { code: "queue/answer" } });
  });

  test("stops at the same shard once enough is known, whatever came first", async () => {
    const ends: unknown[] = [];
    for (const order of [numbers, numbers.toReversed()]) {
      const { follow, answerAll, board } = await onBoard({ within: 0.25, matches: 120 });
      let at = 0;
      board.asked = () => {
        at += 1;
        if (at === 3) answerAll(order);
      };
      const { kind, looked, merged } = must(await follow());
      expect(kind).toBe("enough");
      ends.push([looked, merged?.results.outcome]);
    }
    expect(ends[0]).toEqual(ends[1]);
    expect((ends[0] as [number])[0]).toBeLessThan(6);
  });

  test("looks at fixed numbers of shards, ever further apart", () => {
    expect([...looksOf(30)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 19, 22, 26]);
  });

  test("ends where somebody removed it or nobody waits any more", async () => {
    const gone = await onBoard();
    await stopRun(gone.board, gone.submitted.run);
    expect(await gone.follow()).toMatchObject({ ok: false, error: { code: "queue/gone" } });
    const left = await onBoard();
    left.board.asked = () => left.leaving.abort();
    expect(must(await left.follow())).toMatchObject({ kind: "cancelled", merged: null });
  });

  test("is found again by its name, with its cards", async () => {
    const { board, submitted, prepared } = await onBoard();
    expect(must(await findRun(board, submitted.run))).toEqual({ submitted, prepared });
    for (const name of ["", "0".repeat(16), "../x", "__proto__"]) {
      expect(await findRun(board, name)).toMatchObject({ ok: false, error: { code: "queue/no-run" } });
    }
    board.records.set(submitted.run, { ...submitted.record, engine: "0.0.0" });
    expect(await findRun(board, submitted.run)).toMatchObject({ ok: false, error: { code: "queue/other-engine" } });
  });
});

describe("a worker", () => {
  const started = (board: MemoryBoard) => {
    const said: string[] = [];
    return { said, worker: startQueueWorker(board, { threads: 1, name: "me", report: (line) => said.push(line) }) };
  };

  test("plays the shards of a run, and refuses what is none of it", async () => {
    const { board, follow, submitted, prepared } = await onBoard({ shards: 2 });
    await board.addRun("other", {}, [
      { id: "hostile", data: { ...newShardJob({ ...shardOf(submitted), number: 1 }), more: 1 } },
      { id: "traversal", data: { ...newShardJob({ ...shardOf(submitted), number: 1 }), run: "../../x" } },
      { id: "unknown", data: newShardJob({ ...shardOf(submitted), run: "f".repeat(16), cards: "0".repeat(64) }) },
      { id: "swapped", data: newShardJob({ ...shardOf(submitted), cards: "0".repeat(64) }) },
    ]);
    const { worker, said } = started(board);
    const { merged, comparedByItself } = must(await follow());
    expect(merged?.results.outcome).toEqual(playedHere(prepared, [{ number: 1, of: 1 }]));
    expect(comparedByItself).toBe(1);
    for (const id of ["hostile", "traversal", "unknown", "swapped"]) {
      await expect.poll(() => board.standings.get(id)?.kind).toBe("failed");
    }
    expect(said.filter((line) => line.startsWith("Refused"))).toHaveLength(4);
    worker.stop();
    expect(await worker.end).toEqual({ kind: "stopped" });
  });

  test("of another version hands its shard back, and ends", async () => {
    const { board, submitted } = await onBoard();
    for (const [id, data] of board.jobs) board.jobs.set(id, { ...(data as object), engine: "0.0.0+other" });
    const end = await started(board).worker.end;
    expect(end).toMatchObject({ kind: "refused", fault: { code: "queue/other-engine" } });
    expect([...board.standings.values()].every(({ kind }) => kind === "open")).toBe(true);
    expect(submitted.record.of).toBe(6);
  });

  test("begins no shard of a run that was stopped", async () => {
    const { board, submitted } = await onBoard();
    await board.stopRun(submitted.run);
    const { worker } = started(board);
    await expect.poll(() => board.standings.get(shardJobId(submitted.run, 6))?.kind).toBe("failed");
    worker.stop();
    await worker.end;
  });
});

const shardOf = ({ run, record }: Awaited<ReturnType<typeof onBoard>>["submitted"]) => ({
  ...{ engine: record.engine, run, cards: record.cargo.hash },
  ...{ number: 1, of: record.of, isCheck: false },
});
