import { describe, expect, it } from "vitest";
import { firstRows } from "../../../../electron/session/first-rows.js";
import { must } from "../../../../shared/base/index.js";
import { tableDifference } from "../../../../shared/revision/index.js";
import { parseDocument } from "../../../../shared/toml/index.js";

const version = (cells: readonly string[]) => ({
  file: "cards.toml",
  path: ["cards"],
  document: must(parseDocument(cells.map((cell, at) => `[[cards]]\nid = "${at}"\n${cell}\n`).join("\n"))),
});
const numbered = (key: string): string[] => Array.from({ length: 8 }, (_, at) => `${key} = ${at}`);

function listed(before: readonly string[], after: readonly string[]): readonly string[] {
  const [table] = firstRows([tableDifference(version(before), version(after))], 1);
  return table?.difference.rows.map(({ title }) => title) ?? [];
}

describe("the first rows that differ", () => {
  it("are those with more to list than a column with another name: one with another value in it, too", () => {
    expect(listed(numbered("old"), numbered("fresh"))).toEqual(["0"]);
    expect(listed(numbered("old"), numbered("fresh").with(5, "fresh = 50"))).toEqual(["5"]);
    expect(listed(numbered("old"), numbered("fresh").with(6, "cost = 1\nfresh = 6"))).toEqual(["6"]);
  });

  it("are those with more to list: one that has a value under the new name for the first time, too", () => {
    expect(listed(numbered("old").with(4, ""), numbered("fresh"))).toEqual(["4"]);
  });
});
