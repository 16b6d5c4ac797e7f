import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { corpusPath } from "../support/corpus.js";
import { Desk } from "../unit/electron/session/desk.js";

const corpus = corpusPath("dreamtides");

describe.skipIf(!corpus)("the Dreamtides files", () => {
  it("open with the tables and columns they are known to have, and closing leaves every byte as it was", async () => {
    const files = readdirSync(corpus ?? "").filter((name) => name.endsWith(".toml"));
    const texts = Object.fromEntries(files.map((name) => [name, readFileSync(join(corpus ?? "", name), "utf8")]));
    const desk = new Desk(texts);
    const view = await desk.open();
    const rowsOf = (text: string, table: string): number => text.split(`[[${table}]]`).length - 1;
    const sheets = view.sheets.map(({ ref, rowCount }) => [ref.file, ref.table.join("."), rowCount] as const);
    expect(sheets.map(([file, table]) => `${file} ${table}`)).toEqual([
      "cards.toml cards",
      "rendered-cards.toml cards",
      "dreamwell.toml dreamwell",
      "card-fx.toml card-fx",
      "card-metadata.toml card-metadata",
      "card-lists.toml card-lists",
      "test-cards.toml test-cards",
      "test-dreamwell.toml test-dreamwell",
      "dreamsigns.toml dreamsign",
    ]);
    for (const [file, table, rows] of sheets) expect(rows).toBe(rowsOf(texts[file] ?? "", table));
    expect(view.files.filter(({ condition }) => condition.kind !== "fine")).toEqual([]);
    await desk.session.close();
    expect(readdirSync(desk.folder).sort()).toEqual(files.sort());
    for (const name of files) expect(readFileSync(join(desk.folder, name), "utf8")).toBe(texts[name]);
  });
});
