import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { revertCell } from "../../../../shared/revision/revert-cell.js";
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
