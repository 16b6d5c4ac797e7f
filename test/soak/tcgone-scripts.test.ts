import { describe, test } from "vitest";
import { readsBrokenScripts } from "../support/tcgone/broken-law.js";
import { holdsForScripts } from "../support/tcgone/print-law.js";

const scripts = 10_000;

// `npm test` runs the same law on a few hundred; a failure there and here prints its seed.
describe("effect scripts of TCG ONE", () => {
  test(`${String(scripts)} random ones are read as they were printed`, () => {
    holdsForScripts(scripts);
  });

  test(`${String(scripts)} broken ones are read without an exception`, () => {
    readsBrokenScripts(scripts);
  });
});
