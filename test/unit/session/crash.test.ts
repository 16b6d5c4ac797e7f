import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { bundle } from "../../support/bundle.js";
import { crashes } from "../../soak/crash-run.js";

it("a process killed while it edits leaves a whole file with all that was saved, and offers the rest (10 of the soak's kills)", async () => {
  const entry = await bundle(join(import.meta.dirname, "../../soak/crash-child.ts"));
  try {
    let edits = 0;
    await crashes(entry, 10, 2, (crash) => {
      expect(crash.wrong).toEqual([]);
      edits += crash.edits;
    });
    expect(edits).toBeGreaterThan(20);
  } finally {
    rmSync(dirname(entry), { recursive: true });
  }
}, 60_000);
