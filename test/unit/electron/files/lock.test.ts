import { hostname } from "node:os";
import { beforeEach, describe, expect, it } from "vitest";
import { takeLock } from "../../../../electron/files/lock.js";
import { FakeClock } from "./fake-clock.js";
import { FakeDisk } from "./fake-disk.js";
import { endedPid } from "./processes.js";

const path = "/data/lock.json";
let disk: FakeDisk;
const clock = new FakeClock();

beforeEach(() => {
  disk = new FakeDisk();
  disk.folder("/data");
});

const take = (owner: string, on = disk) => takeLock(on, clock, path, owner);

const held = (holder: Readonly<Record<string, unknown>>): void =>
  disk.put(path, JSON.stringify({ pid: process.pid, host: hostname(), owner: "other", ...holder }));

describe("the lock of a workspace", () => {
  it("is taken once and free again when it is released", async () => {
    const first = await take("one");
    expect(first.kind).toBe("taken");
    expect((await take("two")).kind).toBe("held");
    if (first.kind === "taken") await first.release();
    expect((await take("two")).kind).toBe("taken");
  });

  it("leaves one file while it is held and none after", async () => {
    const lock = await take("one");
    await take("two");
    expect(disk.names("/data")).toEqual([path]);
    if (lock.kind === "taken") await lock.release();
    expect(disk.names("/data")).toEqual([]);
  });

  it("is taken back by the session it belonged to, started again in the same process", async () => {
    await take("one");
    expect((await take("one")).kind).toBe("taken");
  });

  const stale: { name: string; text: () => Promise<string> }[] = [
    { name: "a process that has ended", text: async () => holder({ pid: await endedPid() }) },
    { name: "an earlier process under the same id", text: () => holder({ pid: 1, start: "another boot 77" }) },
    { name: "a crash in mid-writing", text: () => Promise.resolve('{"pid":1') },
    { name: "nothing that is a lock", text: () => Promise.resolve("{}") },
  ];
  it.each(stale)("left by $name is taken over", async ({ text }) => {
    disk.put(path, await text());
    expect((await take("one")).kind).toBe("taken");
    expect((await take("two")).kind).toBe("held");
  });

  it.each([
    { name: "a running process of this machine", holder: { pid: process.ppid } },
    { name: "a process of another machine", holder: { pid: 1, host: "elsewhere.example" } },
  ])("held by $name stays held", async ({ holder: other }) => {
    held(other);
    expect(await take("one")).toEqual({ kind: "held", holder: `process ${other.pid}` });
  });

  it("is not released by one who does not hold it any more", async () => {
    const first = await take("one");
    held({ owner: "two" });
    if (first.kind === "taken") await first.release();
    expect(disk.has(path)).toBe(true);
  });

  it("works where the drive knows no hard links", async () => {
    disk = new FakeDisk({ hardLinks: false });
    disk.folder("/data");
    expect((await take("one")).kind).toBe("taken");
    expect((await take("two")).kind).toBe("held");
  });

  it("that is stale is removed only under the second lock that is named after it", async () => {
    const pid = await endedPid();
    const staleLock = async (id: string): Promise<string> => await holder({ pid, id });
    const [first, second] = [await staleLock("first"), await staleLock("second")];
    disk.put(path, first);
    const underWhich: string[] = [];
    disk.before = (call) => {
      // Another process takes the lock and ends before ours has looked again.
      if (call.startsWith("link ") && call.endsWith(` ${path}.first`)) {
        if (disk.text(path) === first) disk.put(path, second);
      }
      if (call === `unlink ${path}`) underWhich.push(disk.names("/data").join(" "));
    };
    const taken = await take("one");
    expect(taken.kind).toBe("taken");
    expect(underWhich).toHaveLength(1);
    expect(underWhich[0]).toContain(`${path}.second`);
    expect(underWhich[0]).not.toContain(`${path}.first`);
  });

  it("goes to one of several that come at once, a stale one too", async () => {
    for (let round = 0; round < 50; round += 1) {
      disk = new FakeDisk();
      disk.folder("/data");
      if (round % 2 === 0) disk.put(path, "torn");
      const outcomes = await Promise.all(["a", "b", "c", "d"].map((owner) => take(owner)));
      expect(outcomes.filter(({ kind }) => kind === "taken")).toHaveLength(1);
    }
  });
});

async function holder(fields: Readonly<Record<string, unknown>>): Promise<string> {
  return Promise.resolve(JSON.stringify({ host: hostname(), owner: "other", ...fields }));
}
