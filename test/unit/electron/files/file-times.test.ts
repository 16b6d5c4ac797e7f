import { expect, it } from "vitest";
import { Shelf, target } from "./shelf.js";

/** Whether a look right after a change of the same size by another program reads the file to be sure. */
async function doubts(shelf: Shelf): Promise<boolean> {
  shelf.disk.overwrite(target, "cost = 5\n");
  const stamp = await shelf.stamp();
  const before = shelf.disk.calls.length;
  await shelf.store.readUnless("a.toml", stamp);
  return shelf.disk.calls.slice(before).some((call) => call.startsWith("read "));
}

async function save(shelf: Shelf, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const { kind } = await shelf.save(`cost = ${time}\n`, await shelf.stamp());
    expect(kind).toBe("written");
    shelf.clock.pass(1);
  }
}

it.each([
  { name: "whose clock ticks every 10 ms is never trusted", tickMs: 10, saves: 10, trusted: false },
  { name: "that gives every change its own time is trusted after some saves", tickMs: 0, saves: 4, trusted: true },
  { name: "is not trusted before enough was seen of it", tickMs: 0, saves: 2, trusted: false },
])("a file system $name", async ({ tickMs, saves, trusted }) => {
  const shelf = new Shelf("cost = 1\n", { tickMs });
  await save(shelf, saves);
  expect(await doubts(shelf)).toBe(!trusted);
});
