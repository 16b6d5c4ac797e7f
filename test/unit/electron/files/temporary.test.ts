import { expect, it } from "vitest";
import { removeOrphans, temporaryName } from "../../../../electron/files/temporary.js";
import { FakeClock } from "./fake-clock.js";
import { FakeDisk } from "./fake-disk.js";
import { endedPid } from "./processes.js";

const clock = new FakeClock();

async function afterCleaning(
  names: readonly string[],
  ageMs = 3_600_000,
): Promise<{ left: string[]; removed: number }> {
  const now = clock.now();
  const disk = new FakeDisk({ now: () => now - ageMs });
  disk.folder("/w");
  for (const name of names) disk.put(`/w/${name}`, "x");
  const removed = await removeOrphans(disk, "/w", now);
  return { left: disk.names("/w").map((path) => path.slice(3)), removed };
}

it("removes the temporary files that ended processes left", async () => {
  const dead = await endedPid();
  const names = [`.cardwright-${dead}-0a1b.tmp`, `.cardwright-${dead}-ffff.tmp`];
  expect(await afterCleaning(names)).toEqual({ left: [], removed: 2 });
});

it("leaves those of processes that run", async () => {
  const names = [`.cardwright-${process.pid}-0a1b.tmp`];
  expect(await afterCleaning(names)).toEqual({ left: names, removed: 0 });
});

it("removes those of an ended process of this machine at once, and those of a day ago whoever runs", async () => {
  const name = temporaryName(clock);
  const ofEnded = name.replace(`-${process.pid}-`, `-${await endedPid()}-`);
  expect(await afterCleaning([ofEnded, name], 0)).toEqual({ left: [name], removed: 1 });
  expect(await afterCleaning([name], 86_400_000)).toEqual({ left: [], removed: 1 });
});

it("leaves those younger than a minute of a machine that is not known", async () => {
  const names = [`.cardwright-${await endedPid()}-0a1b.tmp`];
  expect((await afterCleaning(names, 59_000)).left).toEqual(names);
  expect((await afterCleaning(names, 61_000)).left).toEqual([]);
});

it.each([
  ".tv_save_18f3a.tmp",
  "cardwright-99999999-0a.tmp",
  ".cardwright-99999999-0a.tmp.toml",
  ".cardwright-99999999-.tmp",
  ".cardwright-x-0a.tmp",
  "cards.toml",
])("leaves %s, which is not ours", async (name) => {
  expect((await afterCleaning([name])).left).toEqual([name]);
});

it("has nothing to do in a folder that is gone", async () => {
  expect(await removeOrphans(new FakeDisk(), "/nowhere", clock.now())).toBe(0);
});
