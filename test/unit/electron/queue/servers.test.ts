import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { writeShardResults } from "../../../../shared/simulation/index.js";
import {
  findRun,
  followRun,
  openBoard,
  readAddress,
  startQueuedSimulation,
  startQueueWorker,
  stopRun,
  submitRun,
  type Board,
} from "../../../../electron/queue/index.js";
import { newShardJob, shardJobId } from "../../../../electron/queue/jobs.js";
import { queueServers, serverPassword, type QueueServer } from "../../../support/queue/servers.js";
import { playedHere, smallSimulation } from "../../../support/queue/simulation.js";

const { source, prepared } = smallSimulation({ matches: 12 });
const whole = playedHere(prepared, [{ number: 1, of: 1 }]);
const following = { signal: new AbortController().signal, progressed: () => undefined };

for (const { kind, start } of queueServers) {
  if (start === null)
    console.log(`SKIP the queue on ${kind}: the machine has no such server (apt-get install ${kind}…)`);
  describe.skipIf(start === null)(`a queue on ${kind}`, () => {
    let server: QueueServer;
    let board: Board;
    const said: string[] = [];
    const report = (line: string): void => void said.push(line);

    beforeAll(async () => {
      if (start === null) return;
      server = await start();
      board = must(await openBoard(must(readAddress(server.url)), report));
    });

    afterAll(async () => {
      await board.close();
      await server.end();
    });

    test("has the very figures of one run, from two workers, and nothing is left of it", async () => {
      const submitted = must(await submitRun(board, source, prepared, { shards: 2, within: null }));
      const workers = ["a", "b"].map((name) => startQueueWorker(board, { threads: 1, name, report }));
      const { merged, compared, poisoned } = must(await followRun(board, submitted, prepared, following));
      expect(writeShardResults(must(resultsIn(merged)))).toBe(
        writeShardResults({ ...must(resultsIn(merged)), outcome: whole }),
      );
      expect({ missing: merged?.missing, compared, poisoned }).toEqual({ missing: [], compared: 1, poisoned: [] });
      expect(await stopRun(board, submitted.run)).toBe(true);
      expect(await board.recordOf(submitted.run)).toBeUndefined();
      expect(await board.standingOf(shardJobId(submitted.run, 1))).toEqual({ kind: "gone" });
      for (const worker of workers) worker.stop();
      for (const worker of workers) expect(await worker.end).toEqual({ kind: "stopped" });
    });

    test("plays a simulation of the app, as this computer would", async () => {
      const worker = startQueueWorker(board, { threads: 1, name: "a", report });
      const simulation = startQueuedSimulation(source, prepared, {
        ...{ address: must(readAddress(server.url)), within: null, folders: { after: null, before: null } },
        progressed: () => undefined,
      });
      expect(await simulation.end).toEqual({ kind: "finished", outcome: whole });
      worker.stop();
      await worker.end;
    });

    test("refuses hostile jobs, and cancels a run that nobody plays", async () => {
      const submitted = must(await submitRun(board, source, prepared, { shards: 3, within: null }));
      expect(await stopRun(board, submitted.run)).toBe(true);
      const job = newShardJob({
        ...{ engine: submitted.record.engine, run: "f".repeat(16), cards: "0".repeat(64) },
        ...{ number: 1, of: 2, isCheck: false },
      });
      const hostile = [null, { ...job, run: "../../x" }, { ...job, number: "1" }, { ...job, more: 1 }, job];
      await board.addRun(
        "e".repeat(16),
        {},
        hostile.map((data, at) => ({ id: `hostile-${at}`, data })),
      );
      const worker = startQueueWorker(board, { threads: 1, name: "a", report });
      for (const at of hostile.keys()) {
        await expect.poll(async () => (await board.standingOf(`hostile-${at}`)).kind).toBe("failed");
      }
      worker.stop();
      await worker.end;
      expect(await stopRun(board, "e".repeat(16))).toBe(true);
    });

    test("keeps the shards of another version for its workers", async () => {
      const [run, engine] = ["c".repeat(16), "0.0.1+another"];
      const id = shardJobId(run, 1);
      const data = newShardJob({ engine, run, cards: "0".repeat(64), number: 1, of: 1, isCheck: false });
      const ours = must(await submitRun(board, source, prepared, { shards: 1, within: null }));
      expect(await stopRun(board, ours.run)).toBe(true);
      await board.addRun(run, { ...ours.record, engine }, [{ id, data }]);
      const isOther = { code: "queue/other-engine" };
      expect(await findRun(board, run)).toMatchObject({ ok: false, error: isOther });
      const stranger = startQueueWorker(board, { threads: 1, name: "a", report });
      expect(await stranger.end).toMatchObject({ kind: "refused", fault: isOther });
      expect(await board.standingOf(id)).toEqual({ kind: "open" });
      const handed: unknown[] = [];
      const taker = board.take({ atOnce: 1, play: (job) => Promise.resolve(handed.push(job.data)) });
      await expect.poll(() => handed).toContainEqual(data);
      await taker.close();
      expect(await stopRun(board, run)).toBe(true);
    });

    test("counts a worker that was playing when its server began again", async () => {
      const run = "d".repeat(16);
      await board.addRun(run, {}, [{ id: shardJobId(run, 1), data: {} }]);
      const over = new AbortController();
      let hasBegun = false;
      const taker = board.take({
        atOnce: 1,
        play: async (job) => {
          hasBegun = true;
          while (!over.signal.aborted) {
            // As a worker does, whether the server is there or not.
            await job.progress(1, 2).catch(() => undefined);
            await pause(20, undefined, { signal: over.signal }).catch(() => undefined);
          }
        },
      });
      await expect.poll(() => hasBegun).toBe(true);
      await expect.poll(() => board.workers()).toBe(1);
      await server.restart();
      await expect.poll(() => board.workers()).toBe(1);
      over.abort();
      await taker.close();
      await expect.poll(() => stopRun(board, run)).toBe(true);
    });

    test.skipIf(kind !== "redis")("is in no other database than the one that is named", async () => {
      const url = new URL(server.url);
      url.pathname = "/9999";
      const opened = await openBoard(must(readAddress(url.href)), report);
      expect(opened).toMatchObject({ ok: false, error: { code: "queue/no-server" } });
      expect(JSON.stringify(opened)).toContain("ERR DB index is out of range.");
    });

    test("says nothing of its password, also where it is wrong", async () => {
      const wrong = server.url.replace(serverPassword, "wrong-secret").replace(/\/postgres$/u, "/none");
      const opened = await openBoard(must(readAddress(wrong)), report);
      expect(opened).toMatchObject({ ok: false, error: { code: "queue/no-server" } });
      const shown = JSON.stringify([opened, said]);
      expect(shown).not.toContain("wrong-secret");
      expect(shown).not.toContain(serverPassword);
    });
  });
}

const resultsIn = <Results>(merged: { readonly results: Results } | null) =>
  merged === null
    ? { ok: false as const, error: { code: "test/nothing", message: "Nothing was counted" } }
    : { ok: true as const, value: merged.results };
