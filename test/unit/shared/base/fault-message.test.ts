import { expect, test } from "vitest";
import { placedMessage } from "../../../../shared/base/index.js";

test.each([
  [{}, "No key."],
  [{ file: "a.yaml" }, "a.yaml: No key."],
  [{ file: "a.yaml", line: 3 }, "a.yaml, line 3: No key."],
  [{ file: "a.yaml", line: 3, column: 7 }, "a.yaml, line 3, column 7: No key."],
  [{ line: 3 }, "line 3: No key."],
  // A message that happens to name its file keeps its place: texts are not searched.
  [{ file: "No" }, "No: No key."],
])("the place of a fault comes before its message: %j", (place, shown) => {
  expect(placedMessage({ message: "No key.", ...place })).toBe(shown);
});
