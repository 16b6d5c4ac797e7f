// @vitest-environment happy-dom
import "../../../support/page/page.js";
import { describe, expect, it } from "vitest";
import { changesOf } from "../../../../renderer/tools/tool-changes.js";
import { columnKey } from "../../../../shared/sheet/index.js";
import type { TomlValue } from "../../../../shared/toml/index.js";
import type { SheetView } from "../../../../shared/workspace/index.js";

const column = (name: string) => ({ id: { path: [name] }, key: columnKey({ path: [name] }), title: name });
const sheet = { columns: [column("name"), column("effect")] } as unknown as SheetView;
const rows = [
  { key: "r1", cells: ["Ash", "text"] },
  { key: "r2", cells: ["Oak", "text"] },
];
const value: TomlValue = { kind: "string", value: "new" };

const described = (edits: Parameters<typeof changesOf>[2]): readonly string[] =>
  changesOf(sheet, rows, edits).map(({ row, column: { key }, columnTitle, input, title }) =>
    [row.key, title, key, columnTitle, input.kind].join(" "),
  );

describe("what a tool changes", () => {
  it("is put into a column that the sheet does not have yet", () => {
    const edits = [
      { rowKey: "r1", column: "effect", value: undefined },
      { rowKey: "r1", column: "abilities", value },
    ];
    expect(described(edits)).toEqual(["r1 Ash effect effect remove", "r1 Ash abilities Abilities value"]);
  });

  it("is nothing in a row of which one edit has no place", () => {
    const edits = [
      { rowKey: "r1", column: "effect", value: undefined },
      { rowKey: "r1", column: { path: ["abilities"], inner: [0, "name"] }, value },
      { rowKey: "r2", column: "effect", value },
      { rowKey: "gone", column: "effect", value },
    ];
    expect(described(edits)).toEqual(["r2 Oak effect effect value"]);
  });
});
