import { describe, expect, it } from "vitest";
import type { RemoveOutcome } from "../../../../shared/workspace/index.js";
import { systemError } from "./fake-disk.js";
import { backups, folder, Shelf, target } from "./shelf.js";

const ours = "cost = 1\n";
const theirs = "cost = 3 # theirs\n";

interface Run {
  readonly shelf: Shelf;
  readonly call: string;
  readonly outcome: RemoveOutcome;
}

/** A removal, before the n-th call of which something happens; undefined when it has fewer calls. */
async function run(number: number, act: (shelf: Shelf) => void): Promise<Run | undefined> {
  const shelf = new Shelf(ours);
  const stamp = await shelf.stamp();
  const earlier = shelf.disk.calls.length;
  let call: string | undefined;
  shelf.disk.before = (name, count) => {
    if (count !== earlier + number) return;
    call = name;
    act(shelf);
  };
  const outcome = await shelf.store.remove("a.toml", stamp);
  shelf.disk.before = () => undefined;
  return call === undefined ? undefined : { shelf, call, outcome };
}

async function forEveryCall(act: (shelf: Shelf) => void, check: (run: Run) => Promise<void>): Promise<number> {
  for (let number = 1; ; number += 1) {
    const result = await run(number, act);
    if (!result) return number - 1;
    await check(result);
  }
}

const content = ({ disk }: Shelf): string | null => (disk.has(target) ? disk.text(target) : null);

describe("a removal", () => {
  it("leaves nothing", async () => {
    const shelf = new Shelf(ours);
    expect(await shelf.store.remove("a.toml", await shelf.stamp())).toEqual({ kind: "removed" });
    await shelf.close();
    expect(shelf.disk.names(folder)).toEqual([]);
    expect(shelf.disk.names(backups)).toEqual([]);
    expect(await shelf.store.read("a.toml")).toEqual({ kind: "missing" });
  });

  it("is done where nothing is there any more", async () => {
    const shelf = new Shelf(ours);
    const stamp = await shelf.stamp();
    shelf.disk.remove(target);
    expect(await shelf.store.remove("a.toml", stamp)).toEqual({ kind: "removed" });
  });

  it("takes nothing but what was expected", async () => {
    const shelf = new Shelf(ours);
    const stamp = await shelf.stamp();
    shelf.disk.renameOver(target, theirs);
    const outcome = await shelf.store.remove("a.toml", stamp);
    expect(outcome).toMatchObject({ kind: "stale", found: { kind: "content", text: theirs } });
    expect(content(shelf)).toBe(theirs);
    // Not for an instant: whoever reads the file now would miss it.
    expect(shelf.disk.calls.filter((call) => call.startsWith("rename "))).toEqual([]);
  });

  it("keeps in the backups what another program writes into the file once it is gone", async () => {
    const shelf = new Shelf(ours);
    const handle = await shelf.disk.open(target, "update");
    expect(await shelf.store.remove("a.toml", await shelf.stamp())).toEqual({ kind: "removed" });
    await handle.write(Buffer.from(theirs), 0);
    await handle.close();
    await shelf.close();
    expect(shelf.disk.names(backups).map((path) => shelf.disk.text(path))).toEqual([theirs]);
    expect(shelf.rescued).toHaveLength(1);
  });

  it("takes the same bytes under another time and inode", async () => {
    const shelf = new Shelf(ours);
    const stamp = await shelf.stamp();
    shelf.disk.renameOver(target, ours);
    expect(await shelf.store.remove("a.toml", stamp)).toEqual({ kind: "removed" });
  });

  it("refuses a link, and a file that is not to be changed", async () => {
    const shelf = new Shelf(null);
    shelf.disk.put(`${folder}/real.toml`, ours);
    shelf.disk.symlink(target, "real.toml");
    const linked = await shelf.store.remove("a.toml", await shelf.stamp());
    expect(linked).toMatchObject({ kind: "failed", retry: "when-writable", fault: { code: "file/read-only" } });
    expect(shelf.disk.text(`${folder}/real.toml`)).toBe(ours);
    const other = new Shelf(ours);
    other.disk.chmod(target, 0o444);
    const kept = await other.store.remove("a.toml", await other.stamp());
    expect(kept).toMatchObject({ kind: "failed", retry: "when-writable" });
    expect(content(other)).toBe(ours);
  });

  it("makes room for a new file of the name", async () => {
    const shelf = new Shelf(ours);
    await shelf.store.remove("a.toml", await shelf.stamp());
    expect((await shelf.save(theirs, null)).kind).toBe("written");
    expect(content(shelf)).toBe(theirs);
  });
});

const codes = { EIO: "later", ENOSPC: "later", EBUSY: "soon", EROFS: "when-writable" } as const;

it.each(Object.entries(codes))(
  "the n-th call of a removal fails with %s, for every n: there or gone, and reported",
  async (code, retry) => {
    const fail = (): never => {
      throw systemError(code);
    };
    const calls = await forEveryCall(fail, async ({ shelf, outcome, call }) => {
      expect([ours, null], call).toContain(content(shelf));
      if (outcome.kind === "removed") expect(content(shelf), call).toBeNull();
      else if (outcome.kind === "failed") expect(outcome.retry, call).toBe(retry);
      await shelf.close();
      // What could not be removed is an orphan, and removed at a later start.
      if (!call.startsWith("unlink")) expect(shelf.litter(), call).toEqual([]);
      expect(shelf.rescued, call).toEqual([]);
    });
    expect(calls).toBeGreaterThan(5);
  },
);

it("power is lost before the n-th call of a removal, for every n: there or gone, and gone once it was acknowledged", async () => {
  let states: ReturnType<Shelf["disk"]["afterPowerLoss"]>[] = [];
  const lose = ({ disk }: Shelf): void => {
    states = [disk.afterPowerLoss("newest"), disk.afterPowerLoss("synced")];
  };
  await forEveryCall(lose, async ({ shelf, call }) => {
    for (const disk of states) {
      const found = disk.has(target) ? disk.text(target) : null;
      expect([ours, null], call).toContain(found);
    }
    expect(shelf.disk.afterPowerLoss("synced").has(target), call).toBe(false);
    await Promise.resolve();
  });
});

describe.each([
  ["truncates and writes", (shelf: Shelf) => shelf.disk.overwrite(target, theirs)],
  ["renames over", (shelf: Shelf) => shelf.disk.renameOver(target, theirs)],
  [
    "deletes and creates",
    (shelf: Shelf) => {
      shelf.disk.remove(target);
      shelf.disk.put(target, theirs);
    },
  ],
])("another program that %s", (_, act) => {
  it("between any two calls of a removal loses nothing", async () => {
    // Once the name is free the other program makes a file of its own, or fails by itself.
    const theirAct = (shelf: Shelf): void => {
      if (shelf.disk.has(target)) act(shelf);
      else shelf.disk.put(target, theirs);
    };
    await forEveryCall(theirAct, async ({ shelf, call }) => {
      await shelf.close();
      expect(content(shelf), call).toBe(theirs);
      expect(shelf.litter(), call).toEqual([]);
    });
  });
});

it("keeps a version in the backups whose name was taken again before it could be put back", async () => {
  const shelf = new Shelf(ours);
  const stamp = await shelf.stamp();
  shelf.disk.before = (call) => {
    if (call.startsWith("rename ")) shelf.disk.renameOver(target, theirs);
    if (call.startsWith("link ") && call.endsWith(target)) shelf.disk.put(target, "cost = 4\n");
  };
  const outcome = await shelf.store.remove("a.toml", stamp);
  shelf.disk.before = () => undefined;
  await shelf.close();
  expect(outcome.kind).toBe("stale");
  expect(content(shelf)).toBe("cost = 4\n");
  expect(shelf.disk.names(backups).map((path) => shelf.disk.text(path))).toEqual([theirs]);
  expect(shelf.rescued).toHaveLength(1);
  expect(shelf.litter()).toEqual([]);
});
