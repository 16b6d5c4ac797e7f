import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { calls } from "../../../../shared/bridge/index.js";
import { card, cardsFile, cardsSheet, Desk } from "./desk.js";

const before = card("a", 1) + card("b", 2);
let desk: Desk;

beforeEach(() => {
  desk = new Desk({ [cardsFile]: before });
});
afterEach(() => desk.clear());

const fault = (name: string, request: unknown): Promise<string | undefined> => desk.faultOf(name, request);

const draft = { sheet: cardsSheet, rowKey: "r1", column: { path: ["name"] }, text: "x", seen: null };

describe("a call", () => {
  it.each([
    ["cells/paint", {}, "bridge/unknown-call"],
    ["__proto__", {}, "bridge/unknown-call"],
    ["constructor", {}, "bridge/unknown-call"],
    ["workspace/open", {}, "bridge/bad-request"],
    ["workspace/open", { path: "/", more: 1 }, "bridge/bad-request"],
    ["workspace/open", null, "bridge/bad-request"],
    ["sheet/rows", { sheet: cardsSheet, from: -1, count: 1 }, "bridge/bad-request"],
    ["cells/edit", { edits: [] }, "bridge/bad-request"],
    ["view/set", { view: { f: undefined, g: () => 1 } }, "bridge/bad-request"],
    ["cells/draft", { ...draft, column: { path: ["\ud800"] } }, "bridge/bad-request"],
    ["cells/draft", { ...draft, column: { path: ["a"], inner: ["\udfff"] } }, "bridge/bad-request"],
    ["cells/draft", { ...draft, seen: { "\ud800": 1 } }, "bridge/bad-request"],
    ["cells/draft", { ...draft, sheet: { file: cardsFile, table: ["\ud800"] } }, "bridge/bad-request"],
    ["cells/draft", draft, "workspace/none-open"],
  ])("of %j with %j is answered with the fault %s", async (name, request, code) => {
    expect(await fault(name, request)).toBe(code);
  });

  it("that needs a workspace is refused while none is open", async () => {
    expect(await fault("history/undo", {})).toBe("workspace/none-open");
    expect(await fault("sheet/rows", { sheet: cardsSheet, from: 0, count: 1 })).toBe("workspace/none-open");
    expect(await desk.call("workspace/get", {})).toBeNull();
    expect(await desk.call("workspace/flush", {})).toEqual({ unsaved: 0 });
  });

  it("after the end is refused", async () => {
    await desk.session.close();
    expect(await fault("host/info", {})).toBe("session/closed");
  });

  it("that would remember a view beyond 4 MB is refused, and what was remembered stays", async () => {
    await desk.open();
    await desk.call("view/set", { view: { active: "a", large: "x".repeat(3 * 1024 * 1024) } });
    expect(await fault("view/set", { view: { active: "b", larger: "x".repeat(2 * 1024 * 1024) } })).toBe(
      "view/too-large",
    );
    expect((await desk.call("view/get", {})).view["active"]).toBe("a");
    await desk.call("view/set", { view: { active: "c", large: null } });
    expect(await desk.call("view/get", {})).toEqual({ view: { active: "c" } });
  });

  it("is answered for every name of the bridge, never by a broken session", async () => {
    await desk.open();
    const row = (await desk.rows())[0]?.key ?? "";
    const column = { path: ["cost"] };
    const requests: Record<keyof typeof calls, unknown> = {
      "host/info": {},
      "workspace/get": {},
      "workspace/open": { path: desk.folder },
      "workspace/flush": {},
      "folders/list": {},
      "folders/choose": {},
      "folders/known": {},
      "cards/on-screen": { game: "dreamtides", typed: [] },
      "cards/make": { sheet: cardsSheet, rowKeys: [row], product: { kind: "csv" } },
      "cards/stop-making": {},
      "cards/made-piece": { run: 1, from: 0 },
      "artifacts/state": {},
      "artifacts/difference": {},
      "artifacts/generate": {},
      "revision/revert": {
        since: null,
        sheet: cardsSheet,
        rows: [{ kind: "removed", rowKey: null, row: 1, title: "a", shown: "- a" }],
        cell: null,
      },
      "revision/changes": { since: null },
      "revision/names": {},
      "merge-conflicts/list": {},
      "merge-conflicts/decide": { file: "cards.toml", at: 0, choice: { kind: "ours" } },
      "what-ifs/list": {},
      "what-ifs/start": { name: "One" },
      "what-ifs/show": { id: null },
      "what-ifs/rename": { id: 1, name: "Two" },
      "what-ifs/compare": { id: 1 },
      "what-ifs/keep": { id: 1 },
      "what-ifs/drop": { id: 1 },
      "skeletons/list": {},
      "skeletons/save": {
        name: "one",
        skeleton: { file: cardsSheet.file, table: [...cardsSheet.table], slots: [] },
        seen: null,
      },
      "figures/list": {},
      "figures/save": {
        name: "one",
        figure: {
          file: cardsSheet.file,
          table: [...cardsSheet.table],
          fit: { number: "a", against: "b", scope: "all" },
        },
        seen: null,
      },
      "macros/list": {},
      "macros/rename": { name: "one", seen: "", to: "two" },
      "macros/delete": { name: "one", seen: "" },
      "macros/save": { name: "one", macro: { steps: [{ column: "cost", act: "add", value: "1" }] } },
      "reviews/list": {},
      "reviews/start": { name: "one", since: "HEAD" },
      "reviews/open": { name: "one" },
      "reviews/cells": { name: "one", keys: ["k"] },
      "reviews/decide": { name: "one", key: "k", verdict: "keep", note: "", seen: [] },
      "revision/rows": { sheet: cardsSheet, since: null },
      "revision/history": { sheet: cardsSheet, rowKey: row },
      "revision/sheet": { sheet: cardsSheet, since: "commit" },
      "simulation/choices": {},
      "simulation/start": {
        game: "dreamtides",
        ruleset: "dreamtides",
        contestants: [{ deck: "All cards", bot: "random" }],
        matches: 1,
        seed: 1,
        baseline: null,
        options: {},
      },
      "tuner/start": {
        game: "dreamtides",
        ruleset: "dreamtides",
        contestants: [{ deck: "None", bot: "random" }],
        matches: 1,
        seed: 1,
        options: {},
        sheet: cardsSheet,
        rowKey: row,
        numbers: [{ column, from: 1, to: 2, step: 1 }],
        target: { low: 0.4, high: 0.6 },
        deck: "None",
      },
      "tuner/cancel": {},
      "tuner/status": {},
      "simulation/cancel": {},
      "simulation/keep": {},
      "simulation/status": {},
      "simulation/edited": {},
      "simulation/result": {},
      "sheet/rows": { sheet: cardsSheet, from: 0, count: 10 },
      "cells/preview-replace": { search: { find: "a" }, replacement: "b" },
      "cells/preview-meaning": { find: "draw a card", replacement: "draw 2 cards" },
      "text/since": { file: cardsFile, version: null },
      "text/cell-at": { file: cardsFile, version: "run 0", at: 12 },
      "text/span-of": { sheet: cardsSheet, rowKey: row, column: "cost" },
      "text/compare": { file: cardsFile, with: { kind: "opening" } },
      "text/type": { file: cardsFile, seen: "run 0", changes: [{ from: 0, to: 0, insert: "#\n" }] },
      "cells/edit": {
        edits: [{ sheet: cardsSheet, rowKey: row, column, input: { kind: "text", text: "3" }, seen: 1, revision: 0 }],
      },
      "cells/edit-list": {
        sheet: cardsSheet,
        rowKey: row,
        column: { path: ["parts"] },
        change: { op: "insert", at: 0, items: [{ n: 1 }] },
        seen: null,
      },
      "cells/respell-list": {
        sheet: cardsSheet,
        rowKey: row,
        column: { path: ["parts"] },
        spelling: "headers",
        seen: null,
      },
      "cells/draft": { sheet: cardsSheet, rowKey: row, column, text: "4", seen: 3 },
      "cells/drop-refused": { sheet: cardsSheet, cells: [{ rowKey: row, column }] },
      "rows/insert": { sheet: cardsSheet, anchor: row, side: "after", count: 1 },
      "rows/duplicate": { sheet: cardsSheet, rowKeys: [row] },
      "rows/delete": { sheet: cardsSheet, rowKeys: [row] },
      "rows/references": { sheet: cardsSheet, rowKeys: [row] },
      "rows/named": { sheet: cardsSheet, rowKey: row },
      "rows/move": { sheet: cardsSheet, rowKeys: [row], before: null },
      "values/rename": { edits: [], settings: [], label: "Rename" },
      "values/preview-rename": { sheet: cardsSheet, key: "name", from: "none", to: "other" },
      "columns/add": { sheet: cardsSheet, key: "notes", value: "", changes: [], label: "Add" },
      "columns/rename": { sheet: cardsSheet, from: "none", to: "other", changes: [], label: "Rename" },
      "columns/delete": { sheet: cardsSheet, key: "none", changes: [], label: "Delete" },
      "rows/order": { sheet: cardsSheet, rowKeys: [row] },
      "metadata/edit": {
        sheet: cardsSheet,
        changes: [{ kind: "value", path: ["sort"], before: null, after: { column: "cost" } }],
        label: "Sort",
      },
      "sheets/look": { label: "Sort", look: { sheet: cardsSheet, before: {}, after: {} } },
      "sheets/add": { file: "new.toml", text: '[[new]]\nname = ""\n', label: "Add sheet" },
      "sheets/order": { files: [cardsFile] },
      "sheet/export": { sheet: cardsSheet, format: "csv" },
      "sheet/import-preview": { sheet: cardsSheet, fileName: "cards.csv", text: "id,cost\na,3\n" },
      "sheet/import": { sheet: cardsSheet, fileName: "cards.csv", text: "id,cost\na,3\n" },
      "problems/list": { sheet: cardsSheet, from: 0, count: 100 },
      "problems/rules": {},
      "problems/fix": { problem: "none", fix: "none" },
      "problems/offers": { problems: ["none"] },
      "problems/preview-fixes": { fix: "nearest", problems: ["none"] },
      "problems/fix-all": { fix: "nearest", problems: ["none"] },
      "problems/waive": { problem: "none", reason: "because" },
      "problems/unwaive": { problem: "none" },
      "problems/severity": { code: "metadata/enum", severity: "error" },
      "images/folder": { folder: "art" },
      "spelling/set": { language: "en" },
      "images/check": { dpi: 300 },
      "images/look": { folder: "." },
      "images/find": { source: { number: "1", address: "art/1.png" } },
      "folders/make": { parent: desk.path("."), name: "new" },
      "images/hosts": {},
      "images/allow-host": { host: "images.example", allowed: true },
      "images/forget": {},
      "history/undo": {},
      "history/redo": {},
      "history/clear": {},
      "history/go": { step: 0 },
      "history/steps": {},
      "conflicts/resolve": { id: "none", choice: { kind: "mine" } },
      "recovery/decide": { accept: [], discard: [] },
      "scenarios/list": {},
      "faces/list": {},
      "scenarios/save": { file: "first.scenario.toml", text: "" },
      "folder-exchange/look": { path: desk.folder },
      "folder-exchange/import-preview": { path: desk.folder, format: "none", answers: {} },
      "folder-exchange/import": { id: "none", deletesUnmatched: false },
      "folder-exchange/export-preview": { path: desk.folder, format: "none", answers: {} },
      "folder-exchange/file": { id: "none", file: "a" },
      "folder-exchange/export": { id: "none", removes: false },
      "file/text": { file: cardsFile },
      "file/format": { file: cardsFile },
      "file/write-text": { file: cardsFile, text: before, seen: "other" },
      "files/write-texts": { files: [{ file: cardsFile, text: before, seen: "other" }], label: "Import" },
      "file/retry": {},
      "file/restore": { file: cardsFile },
      "file/close": { file: cardsFile },
      "tour/get": {},
      "tour/seen": {},
      "visit/end": { end: "done" },
      "view/get": {},
      "view/set": { view: { zoom: 1.2 } },
      "log/write": { level: "info", component: "cw.ui", message: "hello" },
    };
    for (const [name, request] of Object.entries(requests)) {
      const result = await desk.session.call(name, request);
      const code = result.ok ? "" : result.error.code;
      expect(code, name).not.toMatch(/^(session|bridge)\//u);
      // Whatever is answered must cross to another thread, and as JSON to another process, as it is.
      expect(JSON.parse(JSON.stringify(structuredClone(result))), name).toEqual(result);
    }
  });
});

describe("rows and history over the bridge", () => {
  it("answer with keys and counts, and undo leads back byte for byte", async () => {
    await desk.open();
    const [first] = await desk.rows();
    const { rowKeys } = await desk.call("rows/insert", {
      sheet: cardsSheet,
      anchor: first?.key ?? null,
      side: "after",
      count: 2,
    });
    expect(rowKeys).toHaveLength(2);
    expect((await desk.call("rows/delete", { sheet: cardsSheet, rowKeys: [first?.key ?? ""] })).count).toBe(1);
    expect(await desk.column("id")).toHaveLength(3);
    await desk.call("history/undo", {});
    await desk.call("history/undo", {});
    await desk.call("workspace/flush", {});
    expect(readFileSync(desk.path(cardsFile), "utf8")).toBe(before);
  });
});

describe("the text of a file", () => {
  it("E3: that does not parse comes with the place of the error, and fixed text brings the sheet back", async () => {
    desk.write(cardsFile, "[[cards]]\nid = a\n");
    await desk.open();
    const { text, line, column, message } = await desk.call("file/text", { file: cardsFile });
    expect({ text, line, column }).toEqual({ text: "[[cards]]\nid = a\n", line: 2, column: 6 });
    expect(message).toBeTruthy();
    await desk.call("file/write-text", { file: cardsFile, text: before, seen: text });
    await desk.call("workspace/flush", {});
    expect(readFileSync(desk.path(cardsFile), "utf8")).toBe(before);
    expect(await desk.column("cost")).toEqual([1, 2]);
  });

  it("of no file of the workspace is refused", async () => {
    await desk.open();
    expect(await fault("file/text", { file: "../secret.toml" })).toBe("file/no-text");
    expect(await fault("file/text", { file: join(`${desk.folder}-elsewhere`, cardsFile) })).toBe("file/no-text");
  });
});

describe("what pages want to find again", () => {
  it("is kept per workspace, key by key, and never in the folder", async () => {
    await desk.open();
    await desk.call("view/set", { view: { zoom: 1.5, sheet: "cards" } });
    await desk.call("view/set", { view: { sheet: null, sort: ["cost"] } });
    await desk.session.close();
    const next = desk.start();
    expect(await desk.call("view/get", {}, next)).toEqual({ view: {} });
    await desk.call("workspace/open", { path: desk.folder }, next);
    expect(await desk.call("view/get", {}, next)).toEqual({ view: { zoom: 1.5, sort: ["cost"] } });
    expect(readdirSync(desk.folder)).toEqual([cardsFile]);
  });
});

describe("the log", () => {
  it("takes what pages say", async () => {
    await desk.call("log/write", { level: "error", component: "cw.ui", message: "It broke" });
    const logs = join(desk.data, "logs");
    expect(existsSync(logs)).toBe(true);
    expect(readFileSync(join(logs, readdirSync(logs)[0] ?? ""), "utf8")).toContain("It broke");
  });

  it("is of the tour that it was seen, in whichever folder and after a restart, and where git waits", async () => {
    await desk.open();
    expect(await desk.call("tour/get", {})).toEqual({ isSeen: false });
    const host = { kind: "web", version: "0", platform: "test", nativeFolderDialog: false, visit: "merge" } as const;
    expect(await desk.call("tour/get", {}, desk.start({ host }))).toEqual({ isSeen: true });
    expect(await desk.call("visit/end", { end: "done" }, desk.start({ host }))).toEqual({ end: "done" });
    await desk.call("tour/seen", {});
    await desk.session.close();
    const next = desk.start();
    expect(await desk.call("tour/get", {}, next)).toEqual({ isSeen: true });
    await desk.call("workspace/open", { path: desk.folder }, next);
    expect(await desk.call("tour/get", {}, next)).toEqual({ isSeen: true });
  });
});
