import { expect, it } from "vitest";
import { crashes } from "../../../soak/crash-run.js";
import { programFile } from "../../../support/programs/index.js";

it("a process killed while it edits leaves a whole file with all that was saved, and offers the rest (10 of the soak's kills)", async () => {
  let edits = 0;
  await crashes(programFile("crash-child"), 10, 2, (crash) => {
    expect(crash.wrong).toEqual([]);
    edits += crash.edits;
  });
  expect(edits).toBeGreaterThan(20);
});
