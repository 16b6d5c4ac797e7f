import { it } from "vitest";
import { checkReference } from "../../../support/workspace/reference-law.js";

it("200 random acts leave the bytes that a plain reference says, and undo restores every byte", () => {
  checkReference({ seed: 41, acts: 200, most: 20 });
});
