import { describe, expect, test } from "vitest";
import { counted, exportStatus, importStatus, named } from "../../../../renderer/exchange/folder/words.js";
import type { FolderExportView, FolderImportView } from "../../../../shared/bridge/index.js";

test("things are counted, and of many names the rest", () => {
  expect([0, 1, 2, 2_000].map((count) => counted(count, "row"))).toEqual(["0 rows", "1 row", "2 rows", "2,000 rows"]);
  const names = Array.from({ length: 22 }, (_, at) => `n${at}`);
  const twenty = names.slice(0, 20).join(", ");
  expect(named(names.slice(0, 20), 20)).toBe(twenty);
  expect(named(names.slice(0, 21), 21)).toBe(`${twenty} and 1 more`);
  expect(named(names, 22)).toBe(`${twenty} and 2 more`);
  expect(named(names.slice(0, 2), 3_000)).toBe("n0, n1 and 2,998 more");
});

const preview = { id: "1", remarks: [], remarkCount: 0 };

describe("what an import would come to", () => {
  const nothing: FolderImportView = {
    ...preview,
    filesRead: 2,
    changedFiles: [],
    newFiles: [],
    cells: 0,
    changed: 0,
    added: 0,
    changes: [],
    newRows: [],
    unmatched: 0,
    unmatchedRows: [],
  };
  const match = "2 files read: your sheets match them already.";

  test.each<[view: Partial<FolderImportView>, why: string | null, status: string]>([
    [{}, null, match],
    [{}, "A file changed.", `A file changed. This is what would change now. ${match}`],
    [{ unmatched: 1 }, null, "2 files read: 0 rows change (0 cells), 0 are new, 1 is not in the folder."],
    [
      { filesRead: 1, changedFiles: ["a.toml"], changed: 1, cells: 2, added: 1, unmatched: 1_000 },
      null,
      "1 file read: 1 row changes (2 cells), 1 is new, 1,000 are not in the folder.",
    ],
    [
      { newFiles: ["cards.toml", "decks.toml"], added: 2 },
      null,
      "2 files read: 0 rows change (0 cells), 2 are new, 0 are not in the folder. cards.toml and decks.toml will be created.",
    ],
  ])("the status of %j (%s)", (view, why, status) => {
    expect(importStatus({ kind: "ready", view: { ...nothing, ...view } }, why)).toBe(status);
  });
});

describe("what an export would come to", () => {
  const nothing: FolderExportView = { ...preview, made: [], changed: [], unchanged: 3, removed: [] };

  test.each<[view: Partial<FolderExportView>, why: string | null, status: string]>([
    [{}, null, "The folder matches your sheets already."],
    [{ made: ["a"] }, null, "1 new file, 0 changed, 3 unchanged."],
    [{ changed: ["a", "b"], unchanged: 0 }, null, "0 new files, 2 changed, 0 unchanged."],
    [{ removed: ["a"] }, null, "0 new files, 0 changed, 3 unchanged."],
    [
      { made: ["a", "b"] },
      "A cell changed.",
      "A cell changed. This is what would be written now. 2 new files, 0 changed, 3 unchanged.",
    ],
  ])("the status of %j (%s)", (view, why, status) => {
    expect(exportStatus({ kind: "ready", view: { ...nothing, ...view } }, why)).toBe(status);
  });
});

test("what is being looked at is said, and why it failed", () => {
  expect([importStatus, exportStatus].map((status) => status({ kind: "none" }, null))).toEqual(["", ""]);
  expect(importStatus({ kind: "reading" }, null)).not.toBe(exportStatus({ kind: "reading" }, null));
  expect([importStatus, exportStatus].map((status) => status({ kind: "fault", message: "No." }, "Why."))).toEqual([
    "No.",
    "No.",
  ]);
});
