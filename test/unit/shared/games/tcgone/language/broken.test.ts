import { describe, it } from "vitest";
import { readsBrokenScripts } from "../../../../../support/tcgone/broken-law.js";

// `npm run soak` runs the same law on 10,000.
describe("scripts with stretches cut out and put in", () => {
  it("are read without an exception, and what is said lies within them", () => {
    readsBrokenScripts(300);
  });
});
