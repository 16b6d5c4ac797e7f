import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse as parseOther } from "smol-toml";
import { describe, expect, test } from "vitest";
import { must } from "../../shared/base/index.js";
import { columnViews, readMetadata, sheetStyle } from "../../shared/metadata/index.js";
import {
  cellText,
  cellValue,
  columnFacts,
  idColumnOf,
  inSheetOrder,
  listTables,
  matchRows,
  readSheet,
  rowCells,
  sheetOrderIn,
  typeText,
  vocabulariesIn,
  type SheetFacts,
} from "../../shared/sheet/index.js";
import {
  equalValues,
  parseDocument,
  printDocument,
  setSource,
  setValue,
  sourceAt,
  toWire,
  valueAt,
  type Chunk,
  type TomlDocument,
} from "../../shared/toml/index.js";
import { corpusPath } from "../support/corpus.js";

const folder = corpusPath("dreamtides");
const files = folder === undefined ? [] : readdirSync(folder).filter((name) => name.endsWith(".toml"));
const textOf = (file: string): string => readFileSync(join(folder ?? "", file), "utf8");
const open = (file: string): TomlDocument => must(parseDocument(textOf(file)));

interface Sheet {
  readonly file: string;
  readonly document: TomlDocument;
  readonly facts: SheetFacts;
}

const sheets = files.flatMap((file): Sheet[] => {
  const document = open(file);
  return listTables(document, file).map(({ table }) => ({ file, document, facts: readSheet(document, table) }));
});
const sheet = (file: string): Sheet =>
  sheets.find((each) => each.file === file) ?? { file, document: open(file), facts: readSheet(open(file), ["-"]) };

const counts = ({ facts }: Sheet, key: string, index?: number) => {
  const { counts: of, absent } = columnFacts(facts, index === undefined ? { path: [key] } : { path: [key], index });
  return { ...of, absent };
};

describe.skipIf(folder === undefined)(
  "the Dreamtides files open with the tables and columns they are known to have",
  () => {
    test("nine of the thirteen are sheets, three are vocabularies, one is the order of tabs", () => {
      expect(files).toHaveLength(13);
      expect(sheets.map(({ file, facts }) => [file, facts.table[0], facts.rowCount])).toEqual([
        ["card-fx.toml", "card-fx", 24],
        ["card-lists.toml", "card-lists", 26],
        ["card-metadata.toml", "card-metadata", 503],
        ["cards.toml", "cards", 116],
        ["dreamsigns.toml", "dreamsign", 154],
        ["dreamwell.toml", "dreamwell", 7],
        ["rendered-cards.toml", "cards", 488],
        ["test-cards.toml", "test-cards", 36],
        ["test-dreamwell.toml", "test-dreamwell", 8],
      ]);
      const words = files.map(
        (file) => [file, vocabulariesIn(open(file)).map(({ key, values }) => [key, values.length])] as const,
      );
      expect(words.filter(([, found]) => found.length > 0)).toEqual([
        ["effect-types.toml", [["effect_types", 5]]],
        ["predicate-types.toml", [["predicate_types", 3]]],
        ["sheets.toml", [["order", 8]]],
        ["trigger-types.toml", [["trigger_types", 4]]],
      ]);
    });

    test("tabs come in the order of sheets.toml, the sheet it leaves out last", () => {
      const names = listTablesNames();
      const ordered = inSheetOrder(names, (name) => name, sheetOrderIn(open("sheets.toml")));
      expect(ordered.slice(0, 3)).toEqual(["cards", "rendered-cards", "dreamwell"]);
      expect(ordered.at(-1)).toBe("dreamsigns");
      expect(ordered).toHaveLength(9);
    });

    test.each(sheets)(
      "$file: rows, first-seen columns and every cell agree with another reader",
      ({ file, document, facts }) => {
        const other = parseOther(textOf(file), { integersAsBigInt: "asNeeded" })[facts.table[0] ?? ""];
        const rows = Array.isArray(other) ? (other as Record<string, unknown>[]) : [];
        expect(rows).toHaveLength(facts.rowCount);
        const lengths = new Map<string, number | "scalar">();
        for (const [key, value] of rows.flatMap((row) => Object.entries(row))) {
          const known = lengths.get(key);
          const length = Array.isArray(value) ? value.length : "scalar";
          lengths.set(key, typeof known === "number" && typeof length === "number" ? Math.max(known, length) : length);
        }
        const labels = [...lengths].flatMap(([key, length]) =>
          length === "scalar" ? [key] : Array.from({ length }, (_, at) => `${key}[${at}]`),
        );
        expect(facts.columns.map(({ source }) => source)).toEqual(labels);
        const ours = rows.map((_, row) =>
          rowCells(document, facts.table, row, facts.columns).map((value) => value && toWire(value)),
        );
        const theirs = rows.map((row) =>
          facts.columns.map(({ id: { path, index } }) => {
            const value = row[path[0] ?? ""];
            return index === undefined ? value : Array.isArray(value) ? (value[index] as unknown) : undefined;
          }),
        );
        expect(ours).toEqual(theirs);
      },
    );

    test("cards: costs and sparks are numbers with stars and blanks among them, texts have several lines", () => {
      const cards = sheet("cards.toml");
      expect(counts(cards, "energy-cost")).toMatchObject({ integers: 115, star: 1, blank: 0, absent: 0 });
      expect(counts(cards, "spark")).toMatchObject({ integers: 74, star: 2, blank: 40, absent: 0 });
      expect(counts(cards, "subtype")).toMatchObject({ strings: 74, star: 1, blank: 41, absent: 0 });
      expect(counts(cards, "variables").blank).toBe(29);
      expect(counts(cards, "rules-text").multiLine).toBeGreaterThan(0);
      expect(counts(cards, "resonance", 0).absent).toBe(12);
      const kinds = new Map(cards.facts.columns.map(({ source, kind }) => [source, kind]));
      expect(kinds.get("energy-cost")).toBe("number");
      expect(kinds.get("rules-text")).toBe("long-text");
      expect(kinds.get("is-fast")).toBe("boolean");
      expect(kinds.get("resonance[1]")).toBe("text");
      expect(idColumnOf(cards.facts)).toEqual({ path: ["id"] });
    });

    test("rendered cards have five columns of tides, and two rows with empty lists", () => {
      const rendered = sheet("rendered-cards.toml");
      const tides = rendered.facts.columns.filter(({ id }) => id.path[0] === "tides");
      expect(tides.map(({ source }) => source)).toEqual(["tides[0]", "tides[1]", "tides[2]", "tides[3]", "tides[4]"]);
      expect(rendered.facts.keys.find(({ key }) => key === "tides")?.rows).toBe(488);
      expect(counts(rendered, "tides", 0).absent).toBeGreaterThan(0);
    });

    test("card metadata mixes integers and floats in one column, card effects are sparse", () => {
      expect(counts(sheet("card-metadata.toml"), "flash")).toMatchObject({ integers: 312, floats: 191 });
      const fx = sheet("card-fx.toml");
      expect(counts(fx, "effect-scale")).toMatchObject({ integers: 4, floats: 2, absent: 18 });
      expect(fx.facts.columns).toHaveLength(19);
      expect(idColumnOf(fx.facts)).toBeUndefined();
    });

    test("their metadata is read without a complaint", () => {
      const read = files.map((file) => readMetadata(valueAt(open(file), ["metadata"])));
      expect(read.flatMap(({ warnings }) => warnings)).toEqual([]);
      const cards = readMetadata(valueAt(open("cards.toml"), ["metadata"]));
      expect(sheetStyle(cards)).toMatchObject({ headerBackground: "#4472C4", evenRow: "#D6E4F0", rowHeightPx: 100 });
      const views = columnViews(sheet("cards.toml").facts, cards);
      const view = (source: string) => views.find((each) => each.source === source);
      expect(view("name")).toMatchObject({ widthPx: 200, bold: true, frozen: false });
      expect(view("resonance[1]")).toMatchObject({ editor: "enum", widthPx: 150 });
      expect(view("resonance[1]")?.options).toHaveLength(5);
      expect(view("is-fast")?.editor).toBe("checkbox");
      expect(view("rules-text")?.editor).toBe("long-text");
    });
  },
);

const listTablesNames = (): string[] => files.flatMap((file) => listTables(open(file), file).map(({ title }) => title));

describe.skipIf(folder === undefined)("editing the Dreamtides files", () => {
  test.each(sheets)(
    "P7: $file: every cell can be set to something else and back, to the first byte",
    ({ document, facts }) => {
      const text = printDocument(document);
      for (let row = 0; row < facts.rowCount; row += 1) {
        for (const { id } of facts.columns) {
          const current = cellValue(document, facts.table, row, id);
          if (!current) continue;
          const path = [...facts.table, row, ...id.path, ...(id.index === undefined ? [] : [id.index])];
          const source = sourceAt(document, path) ?? "";
          const typed = must(
            typeText(current.kind === "boolean" ? "no" : "1", { current, column: columnFacts(facts, id) }),
          );
          const there = must(setValue(document, path, typed.value)).doc;
          expect(equalValues(valueAt(there, path) ?? current, typed.value)).toBe(true);
          const back = must(setSource(there, path, source)).doc;
          if (row % 25 === 0) expect(printDocument(back)).toBe(text);
          else
            expect([...back.chunks].map((chunk) => chunk.text)).toEqual(
              [...document.chunks].map((chunk) => chunk.text),
            );
        }
      }
    },
  );

  test.each(sheets)("$file: what a cell shows, typed again, is what it holds", ({ document, facts }) => {
    for (let row = 0; row < facts.rowCount; row += 1) {
      for (const { id } of facts.columns) {
        const current = cellValue(document, facts.table, row, id);
        if (!current) continue;
        const typed = must(typeText(cellText(current), { current, column: columnFacts(facts, id) }));
        expect(equalValues(typed.value, current)).toBe(true);
      }
    }
  });

  test.each(sheets)("$file: its rows are found again when they are turned around", ({ document, facts }) => {
    const { table, rowCount } = facts;
    const isRow = ({ sections: [section] }: Chunk) => section?.kind === "array" && section.path[0] === table[0];
    const rows = [...document.chunks].filter(isRow).map(({ text }) => `${text.trimEnd()}\n`);
    const turned = must(parseDocument(rows.toReversed().join("\n")));
    const places = matchRows(document, turned, table);
    expect(places).toHaveLength(rowCount);
    const wrong = places.filter((place, at) => place === null || rows[place] !== rows[rowCount - 1 - at]);
    expect(wrong).toEqual([]);
  });
});
