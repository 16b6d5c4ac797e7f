import { describe, expect, it } from "vitest";
import {
  conflictVersions,
  isWritable,
  mergeFiles,
  resolveConflict,
  typedSource,
  type MergeConflict,
} from "../../../../shared/merge/index.js";
import { parseDocument, printDocument, type TomlDocument } from "../../../../shared/toml/index.js";

function documentOf(text: string): TomlDocument {
  const document = parseDocument(text);
  if (!document.ok) throw new Error(document.error.message);
  return document.value;
}

const card = (id: string, more: string): string => `[[cards]]\nid = "${id}" # id\n${more}\n`;
const base = card("1", 'cost = 2\nname = "Fox"\n') + card("2", "cost = 3\n");

function conflictsOf(ours: string, theirs: string, policy: "cell" | "row" = "cell", old = base) {
  const merged = mergeFiles({ base: old, ours, theirs }, { policy, matchOptionsOf: () => ({}) });
  if (!merged.ok) throw new Error(merged.error.message);
  return merged.value;
}

function resolved(text: string, conflict: MergeConflict, side: "base" | "ours" | "theirs", row = conflict.row): string {
  const done = resolveConflict(documentOf(text), conflict, row, conflictVersions(conflict)[side]);
  if (!done.ok) throw new Error(done.error.message);
  return printDocument(done.value);
}

describe("a conflict that is resolved", () => {
  const [ours, theirs] = [base.replace("cost = 2", "cost = 5"), base.replace("cost = 2", "cost = 6")];

  it("has each of its versions in the cell, and nothing else changed", () => {
    const { text, conflicts } = conflictsOf(ours, theirs);
    const [conflict] = conflicts;
    if (!conflict) throw new Error("No conflict.");
    expect(resolved(text, conflict, "ours")).toBe(ours);
    expect(resolved(text, conflict, "theirs")).toBe(theirs);
    expect(resolved(text, conflict, "base")).toBe(base);
    // The row is elsewhere by now.
    const moved = card("9", "cost = 1\n") + text;
    expect(resolved(moved, conflict, "theirs", 1)).toBe(card("9", "cost = 1\n") + theirs);
  });

  it("removes a value that a side has not, and brings it back", () => {
    const without = base.replace('name = "Fox"\n', "");
    const { text, conflicts } = conflictsOf(without, base.replace("Fox", "Ox"));
    const [conflict] = conflicts;
    if (!conflict) throw new Error("No conflict.");
    expect(conflictVersions(conflict)).toEqual({ base: '"Fox"', ours: null, theirs: '"Ox"' });
    const taken = resolved(text, conflict, "theirs");
    expect(taken).toContain('name = "Ox"');
    expect(resolved(taken, conflict, "ours")).not.toContain("name");
  });

  it("has whole rows, where rows are merged as a whole", () => {
    const { text, conflicts } = conflictsOf(ours, theirs, "row");
    const [conflict] = conflicts;
    if (!conflict) throw new Error("No conflict.");
    expect(conflict.kind).toBe("row");
    expect(resolved(text, conflict, "theirs")).toBe(theirs);
  });

  it("takes a row out that one side removed, or leaves it as the other has it", () => {
    const gone = card("2", "cost = 3\n");
    const { text, conflicts } = conflictsOf(gone, theirs);
    const [conflict] = conflicts;
    if (!conflict) throw new Error("No conflict.");
    expect(conflict).toMatchObject({ kind: "removed", by: "ours" });
    expect(resolved(text, conflict, "ours")).toBe(gone);
    expect(resolved(text, conflict, "theirs")).toBe(theirs);
    expect(resolved(text, conflict, "base")).toBe(base);
  });

  it("keeps the line ends of the file, in rows and in texts of several lines", () => {
    const dos = (text: string): string => text.replaceAll("\n", "\r\n");
    const [old, mine, other] = ["x", "y", "z"].map((text) => dos(card("1", `text = """\na\n${text}"""\n`)));
    const [cell] = conflictsOf(mine ?? "", other ?? "", "cell", old).conflicts;
    const [row] = conflictsOf(mine ?? "", other ?? "", "row", old).conflicts;
    for (const conflict of [cell, row]) expect(conflict && resolved(mine ?? "", conflict, "theirs")).toBe(other);
    const { text, conflicts } = conflictsOf("", other ?? "", "cell", old);
    expect(conflicts[0] && resolved(text, conflicts[0], "base")).toBe(old);
  });

  describe("of a whole table", () => {
    const rest = card("1", "cost = 2\n");
    const table = (order: string): string => `[looks]\norder = ${order} # why\n`;
    const [old, changed] = [table("1"), table("2")];

    it.each<[string, string, string]>([
      ["between others", `[first]\na = 1\n\n`, `\n${rest}`],
      ["at the end", `${rest}\n`, ""],
      ["alone", "", ""],
    ])("that one side removed takes it out, or leaves it as the other has it: %s", (_, above, below) => {
      const file = (own: string): string => above + own + below;
      const { text, conflicts } = conflictsOf(above + below.trimStart(), file(changed), "cell", file(old));
      const [conflict] = conflicts;
      if (!conflict) throw new Error("No conflict.");
      expect(conflict).toMatchObject({ kind: "removed", by: "ours", row: null });
      expect(text).toBe(file(changed));
      expect(resolved(text, conflict, "theirs")).toBe(text);
      expect(resolved(text, conflict, "base")).toBe(file(old));
      const gone = resolved(text, conflict, "ours");
      expect(gone).toBe(above + below.trimStart());
      expect(resolved(gone, conflict, "ours")).toBe(gone);
      expect(resolveConflict(documentOf(gone), conflict, null, changed)).toMatchObject({
        error: { code: "merge/table-gone" },
      });
    });

    it("leaves tables below it, and comments behind it, where they are", () => {
      const below = "\n# About the colours\n[looks.colours]\nred = 1\n";
      const { text, conflicts } = conflictsOf(below.trimStart(), changed + below, "cell", old + below);
      const [conflict] = conflicts;
      expect(conflict).toMatchObject({ kind: "removed", row: null });
      expect(conflict && resolved(text, conflict, "ours").trimStart()).toBe(below.trimStart());
    });
  });

  it("writes nothing for comments and orders", () => {
    const comment: MergeConflict = { kind: "comment", table: ["cards"], row: 0, theirs: "# why" };
    expect([isWritable(comment), conflictVersions(comment).theirs]).toEqual([false, "# why"]);
    expect(resolved(base, comment, "theirs")).toBe(base);
  });
});

describe("what is typed for a cell", () => {
  it.each([
    [{ base: "2", ours: "5", theirs: "6" }, " 7 ", "7"],
    [{ base: "2", ours: "5", theirs: null }, "seven", '"seven"'],
    [{ base: null, ours: '"Fox"', theirs: '"7"' }, "7", '"7"'],
    [{ base: '"Fox"', ours: "5", theirs: null }, "7", '"7"'],
    [{ base: null, ours: "[1]", theirs: "[2]" }, "[1, 2]", "[1, 2]"],
  ])("is TOML of the kind that the sides have: %j, %s", (versions, text, source) => {
    expect(typedSource(versions, text)).toBe(source);
  });
});
