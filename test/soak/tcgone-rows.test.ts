import { describe, it } from "vitest";
import { holdsInRows } from "../support/tcgone/rows-law.js";

describe("TCG ONE scripts in rows (SCRIPT-7)", () => {
  it("say the same as text, whatever the script", () => {
    holdsInRows(10_000);
  });
});
