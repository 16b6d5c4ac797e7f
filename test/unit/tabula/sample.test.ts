import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readMetadata, type ValidationRule } from "../../../shared/metadata/index.js";
import {
  documentValue,
  parseDocument,
  printDocument,
  type TomlDocument,
  type TomlValue,
} from "../../../shared/toml/index.js";
import { listTypes, order, rarities, resonances, sample, sampleFiles, sampleFolder, subtypes } from "./sample.js";

const { cards, testCards, stations, testStations, lists, effects, estimates } = sample;
const allRows = [...cards, ...testCards, ...stations, ...testStations];

function tally<Key>(keys: Iterable<Key>): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

const repeated = (values: readonly (string | number)[]) =>
  [...tally(values)].flatMap(([value, times]) => (times > 1 ? [value] : []));

function documentOf(file: string): TomlDocument {
  const document = parseDocument(readFileSync(join(sampleFolder, file), "utf8"));
  if (!document.ok) throw new Error(`${file}: ${document.error.message}`);
  return document.value;
}

const entriesOf = (value: TomlValue | undefined): ReadonlyMap<string, TomlValue> =>
  value?.kind === "table" ? value.entries : new Map();

describe("the files", () => {
  test("are those a designer expects, and the tabs are in the order of sheets.toml", () => {
    const tabs = sampleFiles.filter((file) => !["sheets.toml", "effect-types.toml"].includes(file));
    expect(order.map((name) => `${name}.toml`).sort()).toEqual(tabs);
    expect(order[0]).toBe("cards");
  });

  test.each(sampleFiles)("%s is printed back byte for byte", (file) => {
    expect(printDocument(documentOf(file))).toBe(readFileSync(join(sampleFolder, file), "utf8"));
  });

  test.each(sampleFiles)("%s has LF line ends, a last one, and nothing trailing", (file) => {
    const text = readFileSync(join(sampleFolder, file), "utf8");
    expect(text).toMatch(/[^\n]\n$/u);
    expect(text).not.toMatch(/[\r\t]|[ ]\n/u);
  });
});

describe("how large it is", () => {
  test.each([
    ["cards", cards, 72],
    ["test cards", testCards, 12],
    ["stations", stations, 10],
  ])("enough %s", (_, rows, least) => {
    expect(rows.length).toBeGreaterThanOrEqual(least);
  });

  test.each<[string, readonly string[], (string | undefined)[]]>([
    ["subtype", subtypes, cards.map((card) => card.subtype)],
    ["rarity", rarities, cards.map((card) => card.rarity)],
    ["resonance", resonances, cards.flatMap((card) => card.resonance ?? [])],
    ["kind of list", listTypes, lists.map((row) => row["list-type"])],
  ])("every %s occurs", (_, wanted, found) => {
    expect(wanted.filter((each) => !found.includes(each))).toEqual([]);
  });

  test("cards without text, without a road and of two roads occur", () => {
    expect(cards.filter((card) => card["rules-text"] === "").length).toBeGreaterThan(3);
    expect(cards.filter((card) => card.resonance === undefined).length).toBeGreaterThan(3);
    expect(cards.filter((card) => card.resonance?.length === 2).length).toBeGreaterThan(5);
  });

  test("costs form a curve: most cards are cheap, every step up to five is taken", () => {
    const curve = tally(cards.map((card) => card["energy-cost"]));
    const at = (cost: number) => curve.get(cost) ?? 0;
    expect([1, 2, 3, 4, 5].every((cost) => at(cost) > 0)).toBe(true);
    expect(at(2) + at(3)).toBeGreaterThan(cards.length / 3);
    expect(at(5)).toBeLessThan(at(2));
  });

  test("commons and uncommons are most of the set, legends few", () => {
    const count = tally(cards.map((card) => card.rarity));
    expect((count.get("Common") ?? 0) + (count.get("Uncommon") ?? 0)).toBeGreaterThan(cards.length / 2);
    expect(count.get("Legendary")).toBeLessThan(cards.length / 10);
  });
});

describe("identity", () => {
  test("no id is used twice in all tables together", () => {
    expect(repeated(allRows.map((row) => row.id))).toEqual([]);
  });

  test("no name is used twice", () => {
    expect(repeated(allRows.map((row) => row.name))).toEqual([]);
  });

  test("no picture is used twice", () => {
    expect(repeated(allRows.map((row) => row["image-number"]))).toEqual([]);
  });

  test("card numbers count the set", () => {
    expect(cards.map((card) => card["card-number"])).toEqual(cards.map((_, index) => index + 1));
  });
});

describe("conventions of the format", () => {
  test.each([...cards, ...testCards])("$name costs * exactly where it is modal", (card) => {
    expect(card["energy-cost"] === "*").toBe(card["rules-text"].startsWith("{choose_one}"));
  });

  test("a spark of * is counted by the card's own text", () => {
    const counted = [...cards, ...testCards].filter((card) => card.spark === "*");
    expect(counted.length).toBeGreaterThan(0);
    expect(counted.filter((card) => !card["rules-text"].startsWith("This character's spark is equal"))).toEqual([]);
  });

  test("vanilla characters are worth their cost", () => {
    const vanilla = cards.filter((card) => card["rules-text"] === "" && !card["is-fast"]);
    expect(vanilla.filter((card) => Number(card.spark) < Number(card["energy-cost"]))).toEqual([]);
  });

  test("stations of phase 0 open the game, later phases follow", () => {
    const phases = stations.map((station) => station.phase);
    expect(phases).toEqual([...phases].sort((a, b) => a - b));
    expect(phases.filter((phase) => phase === 0).length).toBeGreaterThanOrEqual(2);
    expect(phases.filter((phase) => phase > 0).length).toBeGreaterThanOrEqual(5);
  });
});

describe("what points at a card", () => {
  const baseIds = new Set([...cards, ...testCards].map((card) => card.id));
  const stationIds = new Set([...stations, ...testStations].map((station) => station.id));

  test("every row of a list names a card of its kind", () => {
    const known = { BaseCardId: baseIds, DreamwellCardId: stationIds };
    expect(lists.filter((row) => !known[row["list-type"]].has(row["card-id"]))).toEqual([]);
  });

  test("effects and estimates name cards of the set", () => {
    const ids = new Set(cards.map((card) => card.id));
    expect([...effects, ...estimates].filter((row) => !ids.has(row["card-id"]))).toEqual([]);
    expect(repeated(estimates.map((row) => row["card-id"]))).toEqual([]);
  });

  test("a list names a card once, and is of one type", () => {
    expect(repeated(lists.map((row) => `${row["list-name"]} ${row["card-id"]}`))).toEqual([]);
    expect(new Set(lists.map((row) => `${row["list-name"]} ${row["list-type"]}`)).size).toBe(
      new Set(lists.map((row) => row["list-name"])).size,
    );
  });

  const sizes = new Map<string, number>();
  for (const row of lists.filter(({ "list-type": type }) => type === "BaseCardId"))
    sizes.set(row["list-name"], (sizes.get(row["list-name"]) ?? 0) + row.copies);

  test.each(["Wax and Feathers", "Ink and Granite", "Moths and Ashes", "Proof Vanilla"])("%s is a deck of 30", (name) => {
    expect(sizes.get(name)).toBe(30);
  });

  test("the decks of the set hold at most three copies of a card", () => {
    const ids = new Set(cards.map((card) => card.id));
    expect(lists.filter((row) => ids.has(row["card-id"]) && row.copies > 3)).toEqual([]);
  });
});

describe("[metadata]", () => {
  const sheets = order.map((name): [string, ReadonlyMap<string, TomlValue>] => [
    name,
    entriesOf(documentValue(documentOf(`${name}.toml`))),
  ]);

  test.each(sheets)("of %s is read without a warning, and names a colour scheme", (_, file) => {
    const metadata = readMetadata(file.get("metadata"));
    expect(metadata.warnings).toEqual([]);
    expect(metadata.tableStyle.colorScheme).toBeDefined();
    expect(metadata.columns.length).toBeGreaterThan(0);
  });

  const isText = (value: TomlValue): value is Extract<TomlValue, { kind: "string" }> => value.kind === "string";
  const scalars = (value: TomlValue | undefined): readonly TomlValue[] =>
    value === undefined ? [] : value.kind === "array" ? value.items : [value];

  function breaks(rule: ValidationRule, value: TomlValue): boolean {
    switch (rule.kind) {
      case "enum":
        return !(isText(value) && (value.value === "" || rule.values.includes(value.value)));
      case "range": {
        if (isText(value)) return !rule.allow.includes(value.value);
        const number = value.kind === "integer" || value.kind === "float" ? Number(value.value) : Number.NaN;
        return !(number >= (rule.min ?? -Infinity) && number <= (rule.max ?? Infinity));
      }
      case "pattern":
        return !(isText(value) && new RegExp(rule.pattern, "u").test(value.value));
      case "required":
        return isText(value) && value.value.trim() === "";
      case "type":
        return value.kind !== rule.type && !(rule.type === "float" && value.kind === "integer");
    }
  }

  test.each(sheets)("of %s has rules that its own rows keep", (name, file) => {
    const rows = scalars(file.get(name)).map(entriesOf);
    const broken = readMetadata(file.get("metadata")).validationRules.flatMap((rule) =>
      rows.flatMap((row, at) =>
        scalars(row.get(rule.column))
          .filter((value) => breaks(rule, value))
          .map(() => `row ${at}: ${rule.column} breaks its ${rule.kind} rule`),
      ),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(broken).toEqual([]);
  });

  test("of the cards shows all a designer may set", () => {
    const metadata = readMetadata(sheets.find(([name]) => name === "cards")?.[1].get("metadata"));
    expect(new Set(metadata.validationRules.map((rule) => rule.kind))).toEqual(
      new Set(["required", "pattern", "range", "enum", "type"]),
    );
    expect(new Set(metadata.conditionalFormats.map((format) => format.condition.kind)).size).toBeGreaterThanOrEqual(5);
    expect(metadata.derivedColumns.map((column) => column.function)).toContain("rules_preview");
    expect(metadata.columns.some((column) => column.frozen)).toBe(true);
    expect(metadata.columns.some((column) => column.bold)).toBe(true);
    expect(metadata.statistics.length).toBeGreaterThan(0);
    expect(metadata.rows.frozenRows).toBe(1);
  });
});
