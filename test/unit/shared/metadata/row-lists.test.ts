import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import {
  editMetadata,
  oppositesOf,
  rawMetadata,
  tableChanges,
  type WireTable,
} from "../../../../shared/metadata/index.js";
import { parseDocument, printDocument, valueAt } from "../../../../shared/toml/index.js";

const head = '[[cards]]\nname = "A"\n\n[metadata]\nschema_version = 1\n';
const rows = (lines: string): string => `${head}\n[metadata.rows]\n${lines}\n`;

/** The text after keys of `[metadata.rows]` were set; checks that their opposites give back what was said. */
function edited(text: string, keys: Parameters<typeof tableChanges>[2]): string {
  const document = must(parseDocument(text));
  const raw = rawMetadata(valueAt(document, ["metadata"]));
  const changes = tableChanges(raw, "rows", keys);
  const { doc } = must(editMetadata(document, changes));
  const back = must(editMetadata(doc, oppositesOf(changes))).doc;
  expect(rawMetadata(valueAt(back, ["metadata"]))).toEqual(raw);
  return printDocument(doc);
}

const height = (row: number, px: number, more: WireTable = {}): WireTable => ({ row, height: px, ...more });

describe("heights and hidden rows in the file (META-3)", () => {
  it("stand on one line each, in a table of their own or the one there is", () => {
    const said = { heights: [height(3, 160)], hidden: [7, 9] };
    const lines = "heights = [{ row = 3, height = 160 }]\nhidden = [7, 9]";
    expect(edited(head, said)).toBe(rows(lines));
    expect(edited(rows("frozen_rows = 1"), said)).toBe(rows(`frozen_rows = 1\n${lines}`));
  });

  it("change in place, with comments and keys nobody knows", () => {
    const before = rows(
      'heights = [{ row = 3, height = 160, why = "long" }, { row = 5, height = 90 }] # two\nhidden = [7]',
    );
    const said = { heights: [height(3, 120, { why: "long" }), height(5, 90), height(6, 50)], hidden: null };
    expect(edited(before, said)).toBe(
      rows(
        'heights = [{ row = 3, height = 120, why = "long" }, { row = 5, height = 90 }, { row = 6, height = 50 }] # two',
      ),
    );
    expect(edited(before, { heights: [height(5, 90)], hidden: [7] })).toBe(
      rows("heights = [{ row = 5, height = 90 }] # two\nhidden = [7]"),
    );
  });

  it("keep their headers where a file has heights with headers", () => {
    const before = rows("frozen_rows = 1\n\n[[metadata.rows.heights]]\nrow = 3\nheight = 160");
    expect(edited(before, { heights: [height(3, 90)] })).toBe(before.replace("160", "90"));
    expect(edited(before, { heights: null })).toBe(rows("frozen_rows = 1"));
  });

  it("go with their table where nothing else is said there", () =>
    expect(edited(rows("hidden = [1]"), { hidden: null })).toBe(head));
});
