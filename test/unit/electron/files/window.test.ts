import { describe, expect, it } from "vitest";
import type { DiskStamp, WriteOutcome } from "../../../../shared/workspace/index.js";
import { settled } from "./fake-clock.js";
import { systemError } from "./fake-disk.js";
import { backups, Shelf, target } from "./shelf.js";

const before = "cost = 1\n";
const ours = "cost = 2\n";
const theirs = "cost = 3 # theirs\n";

/** How other programs save, as one act that falls between two calls of ours. */
const styles = {
  "truncates and writes": (shelf: Shelf) => shelf.disk.overwrite(target, theirs),
  "renames over": (shelf: Shelf) => shelf.disk.renameOver(target, theirs),
  "deletes and creates": (shelf: Shelf) => {
    shelf.disk.remove(target);
    shelf.disk.put(target, theirs);
  },
};

interface Run {
  readonly shelf: Shelf;
  readonly call: string;
  readonly outcome: WriteOutcome["kind"];
}

/** A save, before the n-th call of which another program saves; undefined when the save has fewer calls. */
async function run(
  number: number,
  act: (shelf: Shelf) => void,
  options: { tickMs?: number } = {},
): Promise<Run | undefined> {
  const shelf = new Shelf(before, options);
  const stamp = await shelf.stamp();
  const earlier = shelf.disk.calls.length;
  let call: string | undefined;
  shelf.disk.before = (name, count) => {
    if (count !== earlier + number) return;
    call = name;
    act(shelf);
  };
  const outcome = await shelf.save(ours, stamp);
  shelf.disk.before = () => undefined;
  await shelf.close();
  return call === undefined ? undefined : { shelf, call, outcome: outcome.kind };
}

/** Where the other program's version is: on disk, or in the backups. */
function places(shelf: Shelf): string[] {
  const paths = [target, ...shelf.disk.names(backups)].filter((path) => shelf.disk.has(path));
  return paths.filter((path) => shelf.disk.text(path) === theirs);
}

describe.each(Object.entries(styles))("another program that %s", (name, act) => {
  it("before the last look of a save is merged with, not replaced", async () => {
    const outcomes: [call: string, outcome: string][] = [];
    for (let number = 1; ; number += 1) {
      const result = await run(number, act);
      if (!result) break;
      outcomes.push([result.call, result.outcome]);
      if (result.outcome === "stale") expect(result.shelf.rescued).toEqual([]);
    }
    const lastLook = outcomes.findLastIndex(([call]) => call === `stat ${target}`);
    const expected = outcomes.map((_, index) => (index <= lastLook ? "stale" : "written"));
    expect(outcomes.map(([, outcome]) => outcome)).toEqual(expected);
    expect(outcomes[lastLook + 1]?.[0]).toBe(`open ${target} read`);
    expect(outcomes[lastLook + 2]?.[0]).toMatch(/^rename /u);
  });

  it("between any two calls of a save loses nothing and is reported, but for the gap between two system calls", async () => {
    const lostBefore: string[] = [];
    for (let number = 1; ; number += 1) {
      const result = await run(number, act);
      if (!result) break;
      const { shelf, call } = result;
      if (places(shelf).length === 0) lostBefore.push(call.split(" ")[0] ?? "");
      const kept = shelf.disk.names(backups);
      expect(
        shelf.rescued.map(({ path }) => path),
        call,
      ).toEqual(kept);
      expect(shelf.litter(), call).toEqual([]);
    }
    // Between the second name for what is replaced and the replacement nothing but another system's exchange of names helps.
    expect(lostBefore).toEqual(name === "truncates and writes" ? [] : ["rename"]);
  });
});

it("a program that takes the name in the gap between two system calls is reported, though its version is gone", async () => {
  for (const style of ["renames over", "deletes and creates"] as const) {
    const shelf = new Shelf(before);
    const stamp = await shelf.stamp();
    shelf.disk.named = (name) => shelf.store.sawName(name);
    shelf.disk.before = (call) => {
      if (call.startsWith("rename ")) styles[style](shelf);
    };
    await shelf.save(ours, stamp);
    shelf.disk.before = () => undefined;
    await shelf.close();
    await settled();
    expect(shelf.overrun, style).toEqual(["a.toml"]);
  }
});

it("no undisturbed save, no stale one, and none whose version was kept, is reported as a loss", async () => {
  for (const act of [() => undefined, ...Object.values(styles)]) {
    for (const where of [`open ${target} read`, `stat ${target}`, "open /cards/.", "syncFolder "]) {
      const shelf = new Shelf(before);
      const stamp = await shelf.stamp();
      shelf.disk.named = (name) => shelf.store.sawName(name);
      shelf.disk.before = (call) => {
        if (call.startsWith(where)) act(shelf);
      };
      await shelf.save(ours, stamp);
      await shelf.close();
      await settled();
      expect(shelf.overrun, where).toEqual([]);
    }
  }
});

it("a program that opened the file before the save and writes after it finds its version kept", async () => {
  const shelf = new Shelf(before);
  const stamp = await shelf.stamp();
  const open = await shelf.disk.open(target, "update");
  await shelf.save(ours, stamp);
  shelf.clock.pass(60);
  await open.write(Buffer.from(theirs), 0);
  await shelf.close();
  expect(shelf.disk.text(target)).toBe(ours);
  expect(shelf.rescued).toMatchObject([{ file: "a.toml" }]);
  expect(shelf.disk.text(shelf.rescued[0]?.path ?? "")).toBe(theirs);
});

it("a change of the same size within one tick of the drive's clock is found in the replaced file by its content", async () => {
  const shelf = new Shelf(before, { tickMs: 10 });
  const first = await shelf.save("cost = 7\n", await shelf.stamp());
  if (first.kind !== "written") throw new Error("not written");
  shelf.disk.overwrite(target, "cost = 8\n");
  const second = await shelf.save("cost = 9\n", first.stamp);
  expect(second.kind).toBe("written");
  await shelf.close();
  expect(shelf.rescued.map(({ path }) => shelf.disk.text(path))).toEqual(["cost = 8\n"]);
});

it("of many saves in a row every replaced version is looked at, and few are held at a time", async () => {
  const shelf = new Shelf(before);
  let stamp = await shelf.stamp();
  for (let cost = 10; cost < 30; cost += 1) {
    const outcome = await shelf.save(`cost = ${cost}\n`, stamp);
    if (outcome.kind !== "written") throw new Error("not written");
    stamp = outcome.stamp;
    shelf.clock.pass(10);
    await settled();
    expect(shelf.disk.openFiles).toBeLessThanOrEqual(10);
  }
  await shelf.close();
  expect(shelf.disk.openFiles).toBe(0);
  expect(shelf.disk.names(backups)).toEqual([]);
  expect(shelf.rescued).toEqual([]);
});

it("a version that is found and cannot be kept, because the disk is full, is reported as lost", async () => {
  const shelf = new Shelf(before);
  const stamp = await shelf.stamp();
  shelf.disk.before = (call) => {
    if (call.startsWith("rename ")) shelf.disk.overwrite(target, theirs);
    if (call.startsWith(`write ${backups}`)) throw systemError("ENOSPC");
  };
  await shelf.save(ours, stamp);
  await shelf.close();
  expect([shelf.rescued, shelf.waiting, shelf.overrun]).toEqual([[], ["a.toml"], ["a.toml"]]);
  expect(shelf.disk.names(backups)).toEqual([]);
});

/** A shelf whose save finds another program's version while the disk of the backups is full. */
async function fullShelf(act: (shelf: Shelf, stamp: DiskStamp) => Promise<unknown>): Promise<Shelf> {
  const shelf = new Shelf(before);
  const stamp = await shelf.stamp();
  shelf.disk.before = (call) => {
    if (call.startsWith("rename ")) shelf.disk.overwrite(target, theirs);
    if (call.startsWith(`write ${backups}`)) throw systemError("ENOSPC");
  };
  await act(shelf, stamp);
  expect([shelf.rescued, shelf.waiting, shelf.overrun]).toEqual([[], ["a.toml"], []]);
  return shelf;
}

const backupTexts = (shelf: Shelf): (string | undefined)[] =>
  shelf.disk.names(backups).map((name) => shelf.disk.text(name));

it("a version that cannot be kept, because the disk is full, is written once there is room, and nothing is lost", async () => {
  const shelf = await fullShelf((each, stamp) => each.save(ours, stamp));
  shelf.clock.pass(2_000);
  await settled();
  expect(shelf.rescued).toEqual([]);
  shelf.disk.before = () => undefined;
  shelf.clock.pass(60_000);
  await expect.poll(() => backupTexts(shelf)).toEqual([theirs]);
  expect(shelf.disk.text(target)).toBe(ours);
  await shelf.close();
  expect([shelf.rescued.map(({ file }) => file), shelf.overrun]).toEqual([["a.toml"], []]);
});

it("and at the end at the latest", async () => {
  const shelf = await fullShelf((each, stamp) => each.save(ours, stamp));
  shelf.disk.before = () => undefined;
  await shelf.close();
  expect(backupTexts(shelf)).toEqual([theirs]);
  expect(shelf.overrun).toEqual([]);
});
