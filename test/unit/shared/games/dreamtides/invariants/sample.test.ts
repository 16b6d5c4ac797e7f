import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { found, lines } from "./tables.js";

const folder = join(import.meta.dirname, "../../../../../../tabula/dreamtides");
const sample = Object.fromEntries(
  readdirSync(folder)
    .filter((name) => name.endsWith(".toml") && name !== "sheets.toml")
    .map((name) => [name, readFileSync(join(folder, name), "utf8")]),
);

it("the sample has neither errors nor warnings", () => {
  expect(found(sample).filter(({ severity }) => severity !== "info")).toEqual([]);
  expect(lines(sample).filter((line) => !line.includes("not-canonical"))).toEqual([
    "cards.toml - prompts prompts-unused info",
  ]);
});
