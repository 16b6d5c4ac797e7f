import { expect, it } from "vitest";
import { finishOverwrites } from "../../../../electron/files/overwrite.js";
import { overwrites, Shelf, target } from "./shelf.js";

const old = "name = 'old'\ncost = 1\n";
const longer = "name = 'a new and longer one'\ncost = 2\n";
const shorter = "cost = 2\n";

/** A save of a file with two names that a crash interrupts when `cut` bytes of the new content were written. */
async function crash(wanted: string, cut: number): Promise<Shelf> {
  const shelf = new Shelf(old);
  shelf.disk.hardLink(target, "/second.toml");
  const stamp = await shelf.stamp();
  const crashed = new Promise<void>((resolve) => {
    shelf.disk.before = (call) => {
      if (!call.startsWith(`write ${target}`)) return;
      shelf.disk.before = () => {
        throw new Error("The process has ended");
      };
      shelf.disk.overwrite(target, wanted.slice(0, cut) + old.slice(cut));
      resolve();
      throw new Error("The process has ended");
    };
  });
  await shelf.save(wanted, stamp);
  await crashed;
  shelf.disk.before = () => undefined;
  return shelf;
}

it.each([
  { name: "longer", wanted: longer },
  { name: "shorter", wanted: shorter },
])(
  "an overwrite by $name content that a crash interrupts anywhere is finished at the next start",
  async ({ wanted }) => {
    for (let cut = 0; cut <= wanted.length; cut += 1) {
      const shelf = await crash(wanted, cut);
      const torn = shelf.disk.text(target);
      const finished = await finishOverwrites(shelf.disk, overwrites);
      const whole = torn === old || torn === wanted;
      expect(shelf.disk.text("/second.toml"), `cut at ${cut}`).toBe(whole ? torn : wanted);
      expect(finished, `cut at ${cut}`).toEqual(whole ? [] : [target]);
      expect(shelf.disk.names(overwrites), `cut at ${cut}`).toEqual([]);
    }
  },
);

it("a file that others changed since the crash stays as they left it", async () => {
  const shelf = await crash(longer, 10);
  shelf.disk.overwrite(target, "cost = 77\n");
  expect(await finishOverwrites(shelf.disk, overwrites)).toEqual([]);
  expect(shelf.disk.text(target)).toBe("cost = 77\n");
});

it("a torn note of a planned write means that nothing was begun", async () => {
  const shelf = new Shelf(old);
  shelf.disk.put(`${overwrites}/n1.json`, '{"target":"/ca');
  expect(await finishOverwrites(shelf.disk, overwrites)).toEqual([]);
  expect(shelf.disk.text(target)).toBe(old);
  expect(shelf.disk.names(overwrites)).toEqual([]);
});

it("another program's change between the last look and the overwrite is seen before the first byte", async () => {
  const shelf = new Shelf(old);
  shelf.disk.hardLink(target, "/second.toml");
  const stamp = await shelf.stamp();
  let reads = 0;
  shelf.disk.before = (call) => {
    if (!call.startsWith(`read ${target}`)) return;
    reads += 1;
    // Two reads to the end each: the copy for the note, and the last look.
    if (reads === 3) shelf.disk.overwrite("/second.toml", "cost = 9\n");
  };
  expect(await shelf.save(longer, stamp)).toMatchObject({ kind: "stale", found: { text: "cost = 9\n" } });
  expect(shelf.disk.text(target)).toBe("cost = 9\n");
});
