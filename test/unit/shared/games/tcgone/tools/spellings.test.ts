import { expect, it } from "vitest";
import { writeAsRows, writeAsText } from "../../../../../../shared/games/tcgone/tools/spellings.js";
import type { TomlValue } from "../../../../../../shared/toml/index.js";

const cellsOf = (effect: string): ReadonlyMap<string, TomlValue> =>
  new Map<string, TomlValue>([["effect", { kind: "string", value: effect }]]);

/** The cells of a row after a tool. */
function after(tool: typeof writeAsRows, cells: ReadonlyMap<string, TomlValue>): ReadonlyMap<string, TomlValue> {
  const changed = new Map(cells);
  for (const { column, value } of tool.edits([{ key: "k", cells }], {})) {
    if (typeof column !== "string") throw new Error("Edits are of whole cells");
    if (value === undefined) changed.delete(column);
    else changed.set(column, value);
  }
  return changed;
}

const slam = 'move "Slam" {\n  energyCost F\n  onAttack {\n    // hard\n    damage 60\n  }\n}';

it("writes a script as rows, and rows as a script", () => {
  const rows = after(writeAsRows, cellsOf(slam));
  expect([...rows.keys()]).toEqual(["abilities"]);
  expect(after(writeAsText, rows)).toEqual(cellsOf(slam));
});

it.each(['move "Slam" {', 'move "Slam" { energyCost F\n energyCost C }', ""])("leaves %s as it is", (effect) => {
  expect(writeAsRows.edits([{ key: "k", cells: cellsOf(effect) }], {})).toEqual([]);
});

it("leaves rows without meaning as they are", () => {
  const cells = new Map<string, TomlValue>([
    ["abilities", { kind: "array", items: [{ kind: "boolean", value: true }] }],
  ]);
  expect(writeAsText.edits([{ key: "k", cells }], {})).toEqual([]);
});
