import fc from "fast-check";
import { expect, test } from "vitest";
import { keepLines } from "../../../../electron/files/index.js";
import { FakeClock } from "./fake-clock.js";
import { FakeDisk } from "./fake-disk.js";

async function keptAndRead(batches: readonly (readonly string[])[]): Promise<readonly string[]> {
  const disk = new FakeDisk();
  disk.folder("/d");
  const run = await keepLines(disk, new FakeClock(), "/d", batches);
  const lines: string[] = [];
  for await (const batch of run.batches()) lines.push(...batch);
  expect(disk.names("/d")).toEqual([]);
  return lines;
}

test("lines are read back as they were kept, and their file is removed", async () => {
  const line = fc.string({ unit: fc.constantFrom("a", "\\", "n", "\n", "\r", "\u00e9", "\u{1f600}"), maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(line, { maxLength: 5 }), { maxLength: 5 }), async (batches) => {
      expect(await keptAndRead(batches)).toEqual(batches.flat());
    }),
  );
});

test("lines of any length are read back, wherever the pieces of the file end", async () => {
  const lengths = [65535, 65536, 65537, 3, 0, 400000, 1, 131072];
  const lines = lengths.map((length, at) => (at % 2 === 0 ? "\u00e9" : "x").repeat(length));
  expect(await keptAndRead([lines, lines.toReversed()])).toEqual([...lines, ...lines.toReversed()]);
});
