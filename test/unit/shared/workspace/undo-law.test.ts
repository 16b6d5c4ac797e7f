import { it } from "vitest";
import { checkUndo } from "../../../support/workspace/undo-law.js";

it("whatever a person does, undoing all of it restores every byte, and redoing it does it again", () => {
  checkUndo({ seed: 31, numRuns: 100 });
});
