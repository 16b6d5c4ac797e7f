import { join } from "node:path";
import { expect, test } from "vitest";
import { inFolder } from "../../../../electron/cli/folder-preview.js";

test("a fault keeps its code, line and column, and has the path of its file in the folder, whatever its message says", () => {
  const fault = { code: "a/b", message: "a.yaml: no key.", file: "a.yaml", line: 3, column: 7, suggestion: "one" };
  expect(inFolder(fault, "cards")).toEqual({ ...fault, file: join("cards", "a.yaml") });
});

test("a fault without a file is one of the folder", () => {
  expect(inFolder({ code: "a/b", message: "Too many." }, "cards")).toEqual({
    code: "a/b",
    message: "Too many.",
    file: "cards",
  });
});
