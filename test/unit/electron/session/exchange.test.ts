import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ImportView } from "../../../../shared/bridge/index.js";
import { keyTitle } from "../../../../shared/sheet/index.js";
import { card, cardsFile, cardsSheet, Desk, until } from "./desk.js";

const text = card("a", 1, "Ash") + card("b", 2, "Birch");
let desk: Desk;
beforeEach(async () => {
  desk = new Desk({ [cardsFile]: text, "single.toml": '[print-run]\npolicy = "flat"\n' });
  await desk.open();
});
afterEach(() => desk.clear());

const bring = (content: string, fileName = "list.csv") =>
  desk.call("sheet/import", { sheet: cardsSheet, fileName, text: content });
const preview = (content: string, fileName = "list.csv") =>
  desk.ask("sheet/import-preview", { sheet: cardsSheet, fileName, text: content });
const onDisk = (): string => readFileSync(desk.path(cardsFile), "utf8");

describe("a sheet as a file", () => {
  it("is CSV with the sheet's columns", async () => {
    const { fileName, text: csv } = await desk.call("sheet/export", { sheet: cardsSheet, format: "csv" });
    expect([fileName, csv]).toEqual(["cards.csv", "id,name,cost\na,Ash,1\nb,Birch,2\n"]);
  });

  it("has what was typed and is not on disk yet", async () => {
    await desk.type("a", "cost", "7");
    expect((await desk.call("sheet/export", { sheet: cardsSheet, format: "csv" })).text).toContain("a,Ash,7");
  });

  it("is in a format of a game by its name", async () => {
    const { fileName, text: csv } = await desk.call("sheet/export", { sheet: cardsSheet, format: "ttcg-csv" });
    expect(fileName).toBe("cards.csv");
    expect(csv).toMatch(/^NAME;TYPE;.*\r\nAsh;/u);
  });

  it.each([
    ["exchange/no-format", cardsSheet, "docx"],
    ["exchange/no-rows", { file: "single.toml", table: ["print-run"] }, "csv"],
    ["exchange/no-rows", { file: "gone.toml", table: ["cards"] }, "csv"],
  ])("or says why not: %s", async (code, sheet, format) => {
    expect(await desk.ask("sheet/export", { sheet, format })).toMatchObject({ ok: false, error: { code } });
  });
});

describe("rows of a file", () => {
  it("leave empty texts alone, which a workbook does not tell from absent ones", async () => {
    await desk.type("a", "name", "");
    const csv = "id,name,cost\na,,1\nb,Birch,2\n";
    expect(await preview(csv, "cards.xlsx.csv")).toMatchObject({ ok: true, value: { cells: 0, unchanged: 2 } });
  });

  it("have decimals with commas where their column holds numbers, and it is said", async () => {
    const csv = "id;name;cost\r\na;Ash;1,5\r\nb;1,5;-12,25\r\n";
    expect(await preview(csv)).toMatchObject({ ok: true, value: { decimals: ["Cost"], unread: [], cells: 3 } });
    await bring(csv);
    await until(
      () => Promise.resolve(onDisk()),
      (written) => written === card("a", 1.5, "Ash") + card("b", -12.25, "1,5"),
    );
  });

  it.each([
    ["may be thousands", "id;cost\na;1,500\nb;12,000\n", ["Cost"]],
    ["stand beside other texts", "id;cost\na;1,5\nb;x\n", []],
  ])("keep texts with commas that %s", async (_, csv, unread) => {
    expect(await preview(csv)).toMatchObject({ ok: true, value: { decimals: [], unread } });
  });

  it("are read with semicolons, as spreadsheets write where numbers have commas", async () => {
    const csv = '\uFEFFid;name;cost\r\na;"Ash; the first";4\r\n';
    expect(await bring(csv)).toMatchObject({ format: "csv", cells: 2, added: 0, untouched: 1 });
    const after = card("a", 4, "Ash; the first") + card("b", 2, "Birch");
    await until(
      () => Promise.resolve(onDisk()),
      (disk) => disk === after,
    );
  });

  const changed = "id,name,cost\na,Ash,5\nc,Cedar,3\n";
  const view: ImportView = {
    ...{ format: "csv", rows: 2, cells: 1, changed: 1, unchanged: 0, added: 1, untouched: 1 },
    ...{ ambiguous: 0, ambiguousRows: [] },
    matching: {
      columns: ["id", "name", "cost"].map((key) => ({ key, title: keyTitle(key) })),
      by: ["id", "name"].map((key) => ({ key, title: keyTitle(key) })),
      mustChoose: false,
    },
    changes: [{ row: "Ash", column: "Cost", before: "1", after: "5" }],
    newRows: ["Cedar"],
    newColumns: [],
    decimals: [],
    unread: [],
  };

  it("say which keys become columns, in rows that change and rows that are new", async () => {
    const csv = "id,name,Designer note,cost,seen\na,Ash,too strong?,1,\nc,Cedar,,3,yes\n";
    expect(await preview(csv)).toMatchObject({ ok: true, value: { newColumns: ["Designer note", "Seen"] } });
  });

  it("are shown before anything changes", async () => {
    expect(await preview(changed)).toEqual({ ok: true, value: view });
    expect((await desk.call("sheet/export", { sheet: cardsSheet, format: "csv" })).text).toContain("a,Ash,1");
  });

  it("are brought in as one step, comments kept, and taken back byte for byte", async () => {
    expect(await bring(changed)).toEqual(view);
    await desk.call("workspace/flush", {});
    expect(onDisk()).toContain('name = "Ash" # who\ncost = 5\n');
    expect(onDisk()).toContain('name = "Cedar"');
    await desk.call("history/undo", {});
    await until(onDisk, (now) => now === text);
  });

  it("that say what the sheet says change nothing, and leave nothing to undo", async () => {
    const { text: csv } = await desk.call("sheet/export", { sheet: cardsSheet, format: "csv" });
    expect(await bring(csv)).toMatchObject({ cells: 0, added: 0, untouched: 0 });
    expect((await desk.call("workspace/get", {}))?.history.undo ?? null).toBeNull();
  });

  it("without ids change the cards of their names; those that several rows could mean are left out and named", async () => {
    await desk.clear();
    desk = new Desk({ [cardsFile]: text + card("c", 3, "Birch") });
    await desk.open();
    const list = "name,cost\nAsh,7\nBirch,9\nCedar,1\n";
    expect(await bring(list)).toMatchObject({
      ...{ cells: 1, changed: 1, added: 1, ambiguous: 1, newRows: ["Cedar"] },
      ambiguousRows: [{ row: "Birch", why: "2 rows of the sheet have the name Birch." }],
    });
    await desk.call("workspace/flush", {});
    expect(onDisk().slice(0, -1)).toContain(card("a", 7, "Ash") + card("b", 2, "Birch") + card("c", 3, "Birch"));
    expect(onDisk().match(/\[\[cards\]\]/gu)).toHaveLength(4);
  });

  it("that have neither id nor name wait for somebody to choose columns, in JSON and TOML too", async () => {
    for (const [name, content] of [
      ["list.csv", "cost\n2\n8\n"],
      ["list.json", '[{ "cost": 2 }, { "cost": 8 }]'],
      ["list.toml", "[[cards]]\ncost = 2\n[[cards]]\ncost = 8\n"],
    ] as const) {
      const seen = await preview(content, name);
      expect(seen).toMatchObject({
        ok: true,
        value: { cells: 0, added: 0, unchanged: 1, ambiguous: 1, matching: { mustChoose: true } },
      });
      const given = { sheet: cardsSheet, fileName: name, text: content, by: "none" as const };
      expect(await desk.call("sheet/import-preview", given)).toMatchObject({ added: 1, ambiguous: 0 });
    }
  });

  it("may be a card list of a game, recognised by its first line", async () => {
    const { text: list } = await desk.call("sheet/export", { sheet: cardsSheet, format: "ttcg-csv" });
    const seen = await preview(list.replace("Birch", "Beech"));
    expect(seen).toMatchObject({ ok: true, value: { format: "ttcg-csv", rows: 2 } });
  });

  it("of a whole card list find every card again by its name, though the list has no ids", async () => {
    const sample = readFileSync(join(import.meta.dirname, "../../../../tabula/ttcg/ttcg-cards.toml"), "utf8");
    const sheet = { file: "ttcg-cards.toml", table: ["ttcg-cards"] };
    desk.write(sheet.file, sample);
    await until(
      async () => (await desk.call("workspace/get", {}))?.sheets.length,
      (count) => count === 3,
    );
    const list = (await desk.call("sheet/export", { sheet, format: "ttcg-csv" })).text;
    const given = { sheet, fileName: "card_list.csv", text: list.replace(";210;290;", ";200;300;") };
    expect(await desk.call("sheet/import", given)).toMatchObject({ rows: 68, cells: 2, added: 0, untouched: 0 });
    await desk.call("workspace/flush", {});
    const changed = sample.replace("attack = 210\ndefense = 290", "attack = 200\ndefense = 300");
    expect(readFileSync(desk.path(sheet.file), "utf8")).toBe(changed);
  });

  it.each([
    ["exchange/no-format", "list.txt", "id\na\n"],
    ["exchange/empty", "list.csv", "id,name\n"],
    ["csv/", "list.csv", 'id\n"a'],
  ])("or why they cannot be: %s", async (code, fileName, content) => {
    const answer = await preview(content, fileName);
    expect(answer.ok ? "" : answer.error.code).toContain(code);
  });
});
