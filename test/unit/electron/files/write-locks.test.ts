import { beforeEach, describe, expect, it, vi } from "vitest";
import { ownIdentity, type Identity } from "../../../../electron/files/holder.js";
import { WriteLocks } from "../../../../electron/files/write-locks.js";
import { FakeClock, settled } from "./fake-clock.js";
import { FakeDisk } from "./fake-disk.js";

const target = "/cards/a.toml";
let disk: FakeDisk;
let clock: FakeClock;
let waited: string[];
/** Whether each session keeps the file that says who it is. */
let isKept = false;

beforeEach(() => {
  clock = new FakeClock();
  disk = new FakeDisk({ now: () => clock.now() });
  waited = [];
  disk.folder("/data");
});

const locksOf = (identity: Identity, patienceMs = 10_000): WriteLocks =>
  new WriteLocks({
    disk,
    clock,
    folder: "/data/locks",
    identity,
    holderFile: isKept ? `/data/${clock.unique()}.json` : undefined,
    patienceMs,
    waiting: (_, holder) => void waited.push(holder),
    unavailable: (error) => void waited.push(String(error)),
  });
const ended = { ...ownIdentity("ended"), pid: 2 ** 30, start: "an earlier boot" };

/** A holder that lets go when it is told to. */
function holdUntilTold(locks: WriteLocks) {
  let letGo = (): void => undefined;
  const held = locks.hold(target, () => new Promise<void>((done) => (letGo = done)));
  return { held, letGo: () => letGo() };
}

async function pass(ms: number, stepMs = 20): Promise<void> {
  for (let passed = 0; passed < ms; passed += stepMs) {
    clock.pass(stepMs);
    await settled();
  }
}

describe.each([false, true])("locks for the moment of a write, with a kept file of the holder: %s", (kept) => {
  beforeEach(() => {
    isKept = kept;
  });

  it("let one after the other write a file, and several different files at one time", async () => {
    const running = new Set<string>();
    const most = new Map<string, number>();
    const write = (file: string, index: number) =>
      locksOf(ownIdentity(`w${index}`)).hold(file, async () => {
        running.add(`${file} ${index}`);
        most.set(file, Math.max(most.get(file) ?? 0, [...running].filter((each) => each.startsWith(file)).length));
        await Promise.resolve();
        running.delete(`${file} ${index}`);
      });
    const files = ["/cards/a.toml", "/cards/b.toml"];
    const writes = Promise.all(files.flatMap((file) => [0, 1, 2, 3].map((index) => write(file, index))));
    await pass(2_000);
    expect((await writes).every(({ ok }) => ok)).toBe(true);
    expect([...most.values()]).toEqual([1, 1]);
    expect(disk.names("/data/locks")).toEqual([]);
  });

  it("wait while the lock goes from hand to hand, however long that takes", async () => {
    const holder = holdUntilTold(locksOf(ownIdentity("theirs")));
    await settled();
    const [lock = ""] = disk.names("/data/locks");
    const held = JSON.parse(disk.text(lock)) as object;
    const ours = locksOf(ownIdentity("ours"), 1_000).hold(target, () => Promise.resolve("done"));
    for (let hand = 1; hand <= 5; hand += 1) {
      await pass(600);
      disk.put(lock, JSON.stringify({ ...held, id: `h${hand}` }));
    }
    disk.remove(lock);
    await pass(200);
    expect(await ours).toEqual({ ok: true, value: "done" });
    holder.letGo();
    await holder.held;
  });

  it("name the holder they wait for after a second, and give up on one that never releases", async () => {
    const holder = holdUntilTold(locksOf(ownIdentity("h", "the Cardwright app")));
    await settled();
    const ours = locksOf(ownIdentity("ours"), 3_000).hold(target, () => Promise.resolve());
    await pass(900);
    expect(waited).toEqual([]);
    await pass(2_500);
    expect(waited).toEqual([expect.stringContaining(`the Cardwright app (process ${process.pid}), since 2027-`)]);
    const outcome = await ours;
    expect(outcome).toMatchObject({ ok: false, error: { code: "file/locked" } });
    holder.letGo();
    await holder.held;
  });

  it("are free again when what was done under them failed", async () => {
    await expect(locksOf(ownIdentity("a")).hold(target, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(disk.names("/data/locks")).toEqual([]);
  });

  it("of a process that ended go to one of many, wherever the others look meanwhile", async () => {
    for (let round = 0; round < 12; round += 1) {
      disk = new FakeDisk({ now: () => clock.now() });
      disk.folder("/data/locks");
      const left = locksOf(ended);
      void left.hold(target, () => new Promise(() => undefined));
      await settled();
      let inside = 0;
      let most = 0;
      const others = Array.from({ length: 6 }, (_, index) =>
        locksOf(ownIdentity(`o${index}`)).hold(target, async () => {
          inside += 1;
          most = Math.max(most, inside);
          for (let turn = 0; turn < index + round; turn += 1) await Promise.resolve();
          inside -= 1;
        }),
      );
      await pass(200);
      expect((await Promise.all(others)).map(({ ok }) => ok)).toEqual(others.map(() => true));
      expect(most).toBe(1);
      expect(disk.names("/data/locks")).toEqual([]);
    }
  });

  it("of a process that ended while it took over the lock of an ended one are taken over as well", async () => {
    disk.folder("/data/locks");
    void locksOf(ended).hold(target, () => new Promise(() => undefined));
    await settled();
    const [lock = ""] = disk.names("/data/locks");
    const { id } = JSON.parse(disk.text(lock)) as { id: string };
    disk.put(`${lock}.${id}`, JSON.stringify({ ...ended, id: "second", since: 0 }));
    const ours = locksOf(ownIdentity("ours")).hold(target, () => Promise.resolve("done"));
    await pass(200);
    expect(await ours).toEqual({ ok: true, value: "done" });
    expect(disk.names("/data/locks")).toEqual([]);
  });

  it("of a thread that died are taken over by the one started after it, not by another part of the same thread", async () => {
    const owner = ownIdentity("session");
    void locksOf({ ...owner, thread: 1 }).hold(target, () => new Promise(() => undefined));
    await settled();
    const same = locksOf({ ...owner, thread: 1 }, 100).hold(target, () => Promise.resolve());
    await pass(300);
    expect((await same).ok).toBe(false);
    const later = locksOf({ ...owner, thread: 2 }).hold(target, () => Promise.resolve());
    await pass(100);
    expect((await later).ok).toBe(true);
  });

  it("that cannot be made keep nothing from being written", async () => {
    disk.put("/data/locks", "in the way");
    disk.before = (call) => {
      if (call.includes("/data/locks")) throw Object.assign(new Error("no"), { code: "EACCES" });
    };
    expect(await locksOf(ownIdentity("a")).hold(target, () => Promise.resolve(1))).toEqual({ ok: true, value: 1 });
    expect(waited).toHaveLength(1);
  });
});

describe("a kept file of the holder", () => {
  const holder = "/data/holder.json";
  const session = (): WriteLocks =>
    new WriteLocks({
      disk,
      clock,
      folder: "/data/locks",
      identity: ownIdentity("session"),
      holderFile: holder,
      patienceMs: 1_000,
      waiting: () => undefined,
      unavailable: (error) => void waited.push(String(error)),
    });

  beforeEach(() => {
    disk.folder("/data/locks");
  });

  it("takes a lock by one link, releases it by one unlink, and makes no file for it", async () => {
    const locks = session();
    await locks.hold(target, () => Promise.resolve());
    disk.calls.length = 0;
    await locks.hold(target, () => Promise.resolve());
    expect(disk.calls.map((call) => call.split(" ")[0])).toEqual([
      ...["open", "write", "close"],
      ...["link", "linkStat", "unlink"],
    ]);
  });

  it("says of each holding when it began", async () => {
    const locks = session();
    const seen: { id: string; since: number }[] = [];
    for (let round = 0; round < 3; round += 1) {
      clock.pass(1_000);
      await locks.hold(target, () => {
        const [lock = ""] = disk.names("/data/locks");
        seen.push(JSON.parse(disk.text(lock)) as { id: string; since: number });
        return Promise.resolve();
      });
    }
    expect(seen.map(({ since }) => since - (seen[0]?.since ?? 0))).toEqual([0, 1_000, 2_000]);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(3);
  });

  it("says nothing of an earlier holding that took more words", async () => {
    const locks = session();
    let unique = "a-very-long-name-of-a-holding";
    vi.spyOn(clock, "unique").mockImplementation(() => unique);
    const ids: string[] = [];
    for (const id of ["a-very-long-name-of-a-holding", "short", "longer-again"]) {
      unique = id;
      await locks.hold(target, () => {
        const [lock = ""] = disk.names("/data/locks");
        ids.push((JSON.parse(disk.text(lock)) as { id: string }).id);
        return Promise.resolve();
      });
    }
    expect(ids).toEqual(["a-very-long-name-of-a-holding", "short", "longer-again"]);
    vi.restoreAllMocks();
  });

  it("is not rewritten while a lock shows it: a second file is locked in the ordinary way", async () => {
    const locks = session();
    await locks.hold(target, async () => {
      const [first = ""] = disk.names("/data/locks");
      const before = disk.text(first);
      await locks.hold("/cards/b.toml", () => Promise.resolve());
      expect(disk.text(first)).toBe(before);
    });
    expect(disk.names("/data/locks")).toEqual([]);
  });

  it("is rebuilt after somebody removed it, and on drives without hard links is done without", async () => {
    const locks = session();
    await locks.hold(target, () => Promise.resolve());
    disk.remove(holder);
    for (let round = 0; round < 2; round += 1) {
      expect((await locks.hold(target, () => Promise.resolve("done"))).ok).toBe(true);
    }
    expect(disk.has(holder)).toBe(true);

    disk = new FakeDisk({ hardLinks: false });
    disk.folder("/data/locks");
    const other = session();
    expect(await other.hold(target, () => Promise.resolve("done"))).toEqual({ ok: true, value: "done" });
    expect(disk.names("/data/locks")).toEqual([]);
    expect(waited).toEqual([]);
  });

  it("does not remove a lock that was taken away and belongs to another one now", async () => {
    const locks = session();
    await locks.hold(target, () => {
      const [lock = ""] = disk.names("/data/locks");
      disk.remove(lock);
      disk.put(lock, JSON.stringify({ ...ownIdentity("other"), id: "theirs", since: 0 }));
      return Promise.resolve();
    });
    expect(disk.names("/data/locks")).toHaveLength(1);
  });

  it("goes with its session, not with a lock of it that is held", async () => {
    const locks = session();
    await locks.hold(target, async () => {
      await locks.close();
      expect(disk.has(holder)).toBe(false);
      expect(disk.names("/data/locks")).toHaveLength(1);
    });
    expect(disk.names("/data/locks")).toEqual([]);
  });
});
