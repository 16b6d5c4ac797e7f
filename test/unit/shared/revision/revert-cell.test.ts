import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { revertCell, revertColumns, revertOthers } from "../../../../shared/revision/revert-cell.js";
import { tableDifference } from "../../../../shared/revision/table.js";
import { parseDocument, printDocument } from "../../../../shared/toml/index.js";

const version = (text: string) => ({ file: "cards.toml", path: ["cards"], document: must(parseDocument(text)) });

function reverted(before: string, after: string, key: string): string {
  const difference = tableDifference(version(before), version(after));
  const [row] = difference.rows;
  if (!row) throw new Error("Nothing differs.");
  const done = revertCell(difference, row, key);
  return done.ok ? printDocument(done.value) : done.error.code;
}

const head = '[[cards]]\nid = "a"\n';

describe("a cell that is reverted", () => {
  it("is spelled as before, and the other cells stay; what stood behind it comes back with its key", () => {
    const before = `${head}cost = 0x1 # low\ntext = "x"\n`;
    expect(reverted(before, `${head}cost = 2 # now\ntext = "y"\n`, "cost")).toBe(
      `${head}cost = 0x1 # now\ntext = "y"\n`,
    );
    expect(reverted(before, `${head}text = "y"\n`, "cost")).toBe(`${head}cost = 0x1 # low\ntext = "y"\n`);
    expect(reverted(head, `${head}cost = 2\ntext = "y"\n`, "cost")).toBe(`${head}text = "y"\n`);
    expect(reverted(before, `${head}cost = 2\ntext = "x"\n`, "text")).toBe("revision/no-cell");
  });

  it("brings the old text of its row back where nothing else of it differs", () => {
    const before = `${head}# Why so cheap?\ncost = 1\n`;
    expect(reverted(before, `${head}cost = 2\n`, "cost")).toBe(before);
  });

  it("has the line ends of the file as it is now", () => {
    const before = `${head}cost = 1\ntext = """x\ny"""\n`;
    const after = `${head}cost = 2\ntext = "z"\n`.replaceAll("\n", "\r\n");
    expect(reverted(before, after, "text")).toBe(`${head}cost = 2\ntext = """x\ny"""\n`.replaceAll("\n", "\r\n"));
  });
});

const row = (id: string, more: string): string => `[[cards]]\nid = "${id}"\n${more}\n`;

describe("columns that are reverted", () => {
  const keys = new Set(["rarity"]);
  const revert = (before: string, after: string, ids?: readonly string[]): string => {
    const difference = tableDifference(version(before), version(after));
    const rows = difference.rows.flatMap((each) =>
      each.kind === "changed" && (ids ?? [each.title]).includes(each.title) ? [each] : [],
    );
    const done = revertColumns(difference, rows, keys);
    return done.ok ? printDocument(done.value) : done.error.code;
  };

  it("come back as they were spelled, beside cells and comments that stay as they are", () => {
    const before = row("a", "rarity = 0x1 # low\ncost = 1") + row("b", "# Why?\nrarity = 2\ncost = 1");
    const after = row("a", "cost = 5 # now") + row("b", "cost = 1");
    expect(revert(before, after)).toBe(
      row("a", "rarity = 0x1 # low\ncost = 5 # now") + row("b", "# Why?\nrarity = 2\ncost = 1"),
    );
  });

  it("leave rows where they stand now", () => {
    const before = row("a", "cost = 1") + row("b", "cost = 1") + row("c", "cost = 1");
    const after = row("c", "cost = 1\nrarity = 1") + row("a", "cost = 1\nrarity = 1") + row("b", "cost = 1");
    expect(revert(before, after)).toBe(row("c", "cost = 1") + row("a", "cost = 1") + row("b", "cost = 1"));
  });

  it("are refused where they no longer differ, and where their sheet is gone", () => {
    const before = row("a", "cost = 1");
    expect(revert(before, before)).toBe(before);
    const gone = tableDifference(version(before), undefined);
    expect(revertColumns(gone, [], keys)).toMatchObject({ ok: false, error: { code: "revision/no-cell" } });
  });
});

describe("a card that is reverted but for columns", () => {
  const revert = (before: string, after: string): string => {
    const difference = tableDifference(version(before), version(after));
    const [changed] = difference.rows;
    if (!changed) throw new Error("Nothing differs.");
    const done = revertOthers(difference, changed, new Set(["rarity", "old"]));
    return done.ok ? printDocument(done.value) : done.error.code;
  };

  it("has its old text, with these cells as they are spelled now", () => {
    const before = row("a", "# Why?\ncost = 1\nold = 3");
    expect(revert(before, row("a", "rarity = 0x1 # new\ncost = 2"))).toBe(
      row("a", "rarity = 0x1 # new\n# Why?\ncost = 1"),
    );
  });

  it("goes where it is new, and comes back where it is gone", () => {
    const [a, b] = [row("a", "cost = 1"), `\n${row("b", "rarity = 1")}`];
    expect(revert(a, a + b)).toBe(a);
    expect(revert(a + b, a)).toBe(a + b);
  });
});
