import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Session } from "../../electron/session/index.js";
import type { SheetRef } from "../../shared/workspace/index.js";
import { rowsNotSet, rowsText, runEditors } from "../support/cli/editors.js";
import { programFile } from "../support/programs/index.js";
import { call } from "./two-writers-real-run.js";

const processes = 20;
const edits = 20;
const entry = programFile("editor");
const sheet: SheetRef = { file: "cards.toml", table: ["cards"] };
const host = { kind: "web", version: "0", platform: "test", nativeFolderDialog: false } as const;

let folder = "";
let file = "";
let data = "";
const dataBefore = process.env.CARDWRIGHT_DATA;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "cardwright-together-")));
  data = mkdtempSync(join(tmpdir(), "cardwright-together-data-"));
  file = join(folder, "cards.toml");
  process.env.CARDWRIGHT_DATA = data;
});
afterEach(() => {
  if (dataBefore === undefined) delete process.env.CARDWRIGHT_DATA;
  else process.env.CARDWRIGHT_DATA = dataBefore;
  for (const path of [folder, data]) rmSync(path, { recursive: true, force: true });
});

/** Versions that a save took the place of, and that were kept aside. */
const displaced = (): string[] =>
  readdirSync(data, { recursive: true, encoding: "utf8" }).filter((name) => /backup.cards/u.test(name));

it(`${processes} processes make ${edits} edits each in one file, and all are there`, async () => {
  const count = processes * edits;
  writeFileSync(file, rowsText(count));
  const outcomes = await runEditors(entry, file, { processes, edits });
  console.log(`together: ${outcomes.length} edits, ${outcomes.filter(({ code }) => code !== 0).length} refused`);
  expect(outcomes.filter(({ code }) => code !== 0)).toEqual([]);
  expect(outcomes).toHaveLength(count);
  expect(rowsNotSet(readFileSync(file, "utf8"), count)).toEqual([]);
  expect(displaced()).toEqual([]);
});

it("the same while the app edits other rows of the file", async () => {
  const count = processes * edits;
  const rowsOfApp = 10;
  writeFileSync(file, rowsText(count + rowsOfApp));
  const session = new Session({ dataDirectory: data, roots: [folder], samples: [], host });
  try {
    await call(session, "workspace/open", { path: folder });
    const others = { areDone: false };
    const editing = runEditors(entry, file, { processes, edits }).finally(() => {
      others.areDone = true;
    });
    const last = new Map<number, string>();
    let saved = 0;
    for (let edit = 0; !others.areDone || edit < rowsOfApp; edit += 1) {
      const row = count + (edit % rowsOfApp);
      const { rows, view } = await call(session, "sheet/rows", { sheet, from: row, count: 1 });
      const seen = rows[0]?.cells[view.columns.findIndex(({ source }) => source === "name")] ?? null;
      const name = `app ${edit}`;
      const input = { kind: "text", text: name } as const;
      const change = { sheet, rowKey: rows[0]?.key ?? "", column: { path: ["name"] }, input, seen, revision: 0 };
      const { outcomes } = await call(session, "cells/edit", { edits: [change] });
      expect(outcomes[0]?.kind).toBe("done");
      last.set(row, name);
      saved += 1;
      await new Promise((next) => setTimeout(next, 5));
    }
    const outcomes = await editing;
    expect(outcomes.filter(({ code }) => code !== 0)).toEqual([]);
    await expect.poll(() => call(session, "workspace/flush", {}), { timeout: 60_000 }).toMatchObject({ unsaved: 0 });
    const content = readFileSync(file, "utf8");
    console.log(`together with the app: ${outcomes.length} edits, ${saved} of the app`);
    expect(rowsNotSet(content, count)).toEqual([]);
    for (const [row, name] of last) expect(content).toContain(`id = "r${row}"\nname = "${name}"\n`);
    expect(displaced()).toEqual([]);
    expect((await call(session, "workspace/get", {}))?.conflicts).toEqual([]);
  } finally {
    await session.close();
  }
});
