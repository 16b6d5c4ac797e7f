import { afterEach, describe, expect, test, vi } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { writeShardResults } from "../../../../shared/simulation/index.js";
import { findRun } from "../../../../electron/queue/attach.js";
import { followRun, looksOf, stopRun, type FollowOptions } from "../../../../electron/queue/follow.js";
import { newShardJob, shardJobId } from "../../../../electron/queue/jobs.js";
import { submitRun } from "../../../../electron/queue/submit.js";
import { startQueueWorker } from "../../../../electron/queue/worker.js";
import { resultsOf } from "../../../../electron/simulation/index.js";
import { MemoryBoard } from "../../../support/queue/memory-board.js";
import { playedHere, smallSimulation } from "../../../support/queue/simulation.js";

const numbers = [1, 2, 3, 4, 5, 6];

afterEach(() => vi.restoreAllMocks());

/** Stops the clock; it goes on by so much as the answer is called with. */
function stoppedClock(): (ms: number) => void {
  let now = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => now);
  return (ms) => (now += ms);
}

async function onBoard({ within = null as number | null, matches = 12, shards = numbers.length } = {}) {
  const { source, prepared } = smallSimulation({ matches });
  const board = new MemoryBoard();
  const submitted = must(await submitRun(board, source, prepared, { shards, within }));
  const leaving = new AbortController();
  const follow = (more: Partial<FollowOptions> = {}) =>
    followRun(board, submitted, prepared, { signal: leaving.signal, progressed: () => undefined, ...more });
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

  test("waits for a server that is away, and gives it up after two minutes", async () => {
    const back = await onBoard();
    const standings = back.board.standingOf.bind(back.board);
    back.answerAll();
    let asked = 0;
    const pass = stoppedClock();
    // Away every second time, in all for longer than is waited for a server at one time.
    back.board.standingOf = (id) => {
      pass(70_000);
      return asked++ % 2 === 0 ? Promise.reject(new Error("away")) : standings(id);
    };
    expect(must(await back.follow()).merged?.missing).toEqual([]);

    const away = await onBoard();
    asked = 0;
    away.board.standingOf = () => {
      asked += 1;
      pass(60_000);
      return Promise.reject(new Error("away"));
    };
    expect(await away.follow()).toMatchObject({ ok: false, error: { code: "queue/no-server" } });
    // At once, after one minute, after two, and after three, which is too long.
    expect(asked).toBe(4);
  });

  test("says how many shards are done, of those that count, and how many workers there are", async () => {
    const { follow, answerAll, board } = await onBoard();
    const said: (readonly number[])[] = [];
    board.workersThere = 3;
    // The second look at a shard is a job as well.
    board.doneOf = () => Promise.resolve(said.length === 0 ? 2 : numbers.length + 1);
    await follow({
      everyMs: 0,
      progressed: (...progress) => {
        said.push(progress);
        if (said.length === 2) answerAll();
      },
    });
    expect(said).toEqual([
      [2, 6, 3],
      [6, 6, 3],
    ]);
  });

  test("counts a shard that could not be played a second time", async () => {
    const { follow, answerAll, board, submitted } = await onBoard();
    answerAll();
    const [checked = 1] = submitted.record.checked;
    const id = shardJobId(submitted.run, checked, true);
    board.standings.set(id, { kind: "failed", reason: "its worker was lost", attempts: 3 });
    expect(must(await follow())).toMatchObject({ kind: "finished", compared: 0, uncompared: 1, poisoned: [] });
    board.standings.set(id, { kind: "done", value: { worker: "b" } });
    expect(await follow()).toMatchObject({ ok: false, error: { code: "queue/answer" } });
  });

  test("is stopped once no worker holds a part of it, or is left to whoever comes later", async () => {
    const { board, submitted } = await onBoard();
    let held = 2;
    const pass = stoppedClock();
    const remove = vi.spyOn(board, "removeRun").mockImplementation(() => {
      pass(8_000);
      return Promise.resolve(held-- === 0);
    });
    expect(await stopRun(board, submitted.run)).toBe(true);
    expect([...board.stopped]).toEqual([submitted.run]);
    remove.mockClear();
    held = -1;
    expect(await stopRun(board, submitted.run)).toBe(false);
    // Once before the workers are asked to stop, then for fifteen seconds.
    expect(remove).toHaveBeenCalledTimes(3);
  });

  test("is not put on the queue where its cards would arrive as others", async () => {
    const board = new MemoryBoard();
    const [{ prepared }, { source }] = [smallSimulation(), smallSimulation({ seed: 12 })];
    const submitted = await submitRun(board, source, prepared, { shards: 2, within: null });
    expect(submitted).toMatchObject({ ok: false, error: { code: "queue/changed" } });
    expect(board.jobs.size).toBe(0);
  });

  test("is found again by its name, with its cards", async () => {
    const { board, submitted, prepared } = await onBoard();
    expect(must(await findRun(board, submitted.run))).toEqual({ submitted, prepared });
    for (const name of ["", "0".repeat(16), "../x", "__proto__"]) {
      expect(await findRun(board, name)).toMatchObject({ ok: false, error: { code: "queue/no-run" } });
    }
    expect(await findRun(board, "../x")).toMatchObject({ error: { message: "There is no run “../x” on the queue." } });
    board.records.set(submitted.run, { ...submitted.record, engine: "0.0.0" });
    expect(await findRun(board, submitted.run)).toMatchObject({
      ok: false,
      error: {
        code: "queue/other-engine",
        message: expect.stringContaining("The run is of Cardwright 0.0.0;") as string,
      },
    });
    board.records.set(submitted.run, { ...submitted.record, of: 0 });
    expect(await findRun(board, submitted.run)).toMatchObject({ ok: false, error: { code: "queue/run" } });
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
