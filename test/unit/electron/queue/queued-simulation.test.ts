import { describe, expect, it } from "vitest";
import { failed, must, ok } from "../../../../shared/base/index.js";
import { readAddress } from "../../../../electron/queue/address.js";
import { shardJobId } from "../../../../electron/queue/jobs.js";
import { startQueuedSimulation } from "../../../../electron/queue/queued-simulation.js";
import { startQueueWorker } from "../../../../electron/queue/worker.js";
import { MemoryBoard } from "../../../support/queue/memory-board.js";
import { playedHere, smallSimulation } from "../../../support/queue/simulation.js";

const matches = 12;
const { source, prepared } = smallSimulation({ matches });
const address = must(readAddress("redis://user:secret@queue.example/1"));

/** A simulation on a board, and the board once the run is on it. */
function started(open?: Parameters<typeof startQueuedSimulation>[2]["open"]) {
  const board = new MemoryBoard();
  let news = 0;
  const simulation = startQueuedSimulation(source, prepared, {
    ...{ address, within: null, folders: { after: "sets/first", before: null } },
    open: open ?? (() => Promise.resolve(ok(board))),
    progressed: () => (news += 1),
  });
  const onBoard = (): Promise<void> => expect.poll(() => board.jobs.size).toBeGreaterThan(0);
  return { board, simulation, onBoard, news: () => news };
}

describe("a simulation of the app on a queue", () => {
  it("has the figures of one run, and counts as they come", async () => {
    const { board, simulation, onBoard, news } = started();
    expect(simulation.progress).toEqual({ played: 0, total: matches });
    expect(simulation.standing).toEqual({ shown: "redis://queue.example/1", workers: null });
    await onBoard();
    const worker = startQueueWorker(board, { threads: 1, name: "a", report: () => undefined });
    expect(await simulation.end).toEqual({ kind: "finished", outcome: playedHere(prepared, [{ number: 1, of: 1 }]) });
    expect(simulation.progress).toEqual({ played: matches, total: matches });
    expect(news()).toBeGreaterThanOrEqual(matches);
    await expect.poll(() => board.records.size).toBe(0);
    worker.stop();
    await worker.end;
  });

  it("says how many workers there are while it waits, and takes its run off the queue when it is stopped", async () => {
    const { board, simulation, onBoard } = started();
    board.workersThere = 0;
    await onBoard();
    await expect.poll(() => simulation.standing.workers).toBe(0);
    simulation.cancel();
    expect(await simulation.end).toMatchObject({ kind: "cancelled" });
    expect([...board.stopped]).toHaveLength(1);
    await expect.poll(() => board.records.size).toBe(0);
  });

  it("keeps what was counted where a part failed, and says how to play that again", async () => {
    const { board, simulation, onBoard } = started();
    await onBoard();
    const [run = ""] = board.records.keys();
    // Every part is tried, and none can be played.
    for (const id of board.jobs.keys())
      board.standings.set(id, { kind: "failed", reason: "out of memory", attempts: 3 });
    expect(board.standings.has(shardJobId(run, 1, false))).toBe(true);
    const end = await simulation.end;
    expect(end).toMatchObject({ kind: "failed", fault: { code: "queue/poisoned" } });
    const { message } = end.kind === "failed" ? end.fault : { message: "" };
    expect(message).toMatch(
      /^12 of 12 parts failed and are not counted\. Part 1, tried 3 times: out of memory\. Again: /u,
    );
    expect(message).toMatch(/sets\/first.* --shard 1\/12/u);
  });

  it("ends without a server, and never says the password", async () => {
    const refused = failed({ code: "queue/no-server", message: "redis://queue.example/1 cannot be used as a queue." });
    expect(await started(() => Promise.resolve(refused)).simulation.end).toMatchObject({
      kind: "failed",
      fault: { code: "queue/no-server" },
    });
    const thrown = await started(() => Promise.reject(new Error("user:secret@queue.example"))).simulation.end;
    expect(thrown).toMatchObject({ kind: "failed", fault: { code: "queue/server" } });
    expect(JSON.stringify(thrown)).not.toContain("secret");
  });

  it("stops at once while it connects, and closes what was opened too late", async () => {
    const board = new MemoryBoard();
    let isClosed = false;
    board.close = () => {
      isClosed = true;
      return Promise.resolve();
    };
    let arrive: () => void = () => undefined;
    const arrival = new Promise<void>((done) => (arrive = done));
    const { simulation } = started(() => arrival.then(() => ok(board)));
    simulation.cancel();
    expect(await simulation.end).toMatchObject({ kind: "cancelled" });
    arrive();
    await expect.poll(() => isClosed).toBe(true);
    expect(board.records.size).toBe(0);
  });

  it("stops though the server does not answer any more, and counts nothing that comes later", async () => {
    const { board, simulation, onBoard, news } = started();
    let answer: () => void = () => undefined;
    const silence = new Promise<void>((done) => (answer = done));
    board.stopRun = () => silence;
    board.standingOf = async () => {
      await silence;
      return { kind: "gone" };
    };
    await onBoard();
    simulation.cancel();
    expect(await simulation.end).toMatchObject({ kind: "cancelled" });
    const before = news();
    answer();
    await expect.poll(() => board.records.size).toBe(0);
    expect(news()).toBe(before);
  });
});
