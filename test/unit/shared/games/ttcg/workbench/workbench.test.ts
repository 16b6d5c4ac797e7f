import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { combine } from "../../../../../../shared/games/ttcg/effects/combine.js";
import { rulesIn, templatesIn } from "../../../../../../shared/games/ttcg/workbench/tables.js";
import { effectWorkbench } from "../../../../../../shared/games/ttcg/workbench/workbench.js";
import type { MadeSentence, ToolRow } from "../../../../../../shared/games/index.js";
import type { TomlValue } from "../../../../../../shared/toml/index.js";

type Cell = string | boolean | readonly string[];

const toml = (value: Cell): TomlValue => {
  if (typeof value === "string") return { kind: "string", value };
  if (typeof value === "boolean") return { kind: "boolean", value };
  return { kind: "array", items: value.map(toml) };
};

const rowsOf = (rows: readonly Readonly<Record<string, Cell>>[]): ToolRow[] =>
  rows.map((row, at) => ({
    key: `r${at}`,
    cells: new Map(Object.entries(row).map(([key, value]) => [key, toml(value)])),
  }));

const small = new Map([
  [
    "effect-templates",
    rowsOf([{ text: "draw <number> cards." }, { note: "" }, { text: "mill <number> cards.", off: true }]),
  ],
  [
    "placeholders",
    rowsOf([
      { name: "number", values: ["one", "two", "all"] },
      { name: "rank", values: ["1", "2"] },
      { name: "edge", values: ["_", "a_b"] },
    ]),
  ],
  ["effect-removals", rowsOf([{ phrase: "all cards" }, { phrase: "two", off: true }])],
  ["effect-replacements", rowsOf([{ from: "two cards", to: "a pair of cards" }])],
  ["effect-styles", rowsOf([{ style: "passive", patterns: ["Draw <number> card"] }])],
]);

const bench = effectWorkbench.open(small, { "style passive": ["draw one card"] });

function madeBy(template: string, among = bench): MadeSentence[] {
  const making = among.make(template);
  if (!making.ok) throw new Error(making.error.message);
  const made: MadeSentence[] = [];
  for (let next = making.value.next(2); next.length > 0; next = making.value.next(2)) made.push(...next);
  return made;
}

describe("the effect workbench", () => {
  it("lists the templates by their rows, also those that are turned off", () =>
    expect(bench.templates).toEqual([
      { rowKey: "r0", text: "draw <number> cards.", isOff: false },
      { rowKey: "r2", text: "mill <number> cards.", isOff: true },
    ]));

  it("says what became of each combination, rule by rule", () =>
    expect(madeBy("draw <number> cards.")).toEqual([
      {
        combination: "draw one cards.",
        steps: [{ rule: "Capital letter", text: "Draw one cards." }],
        sentence: "Draw one cards.",
      },
      {
        combination: "draw two cards.",
        steps: [
          { rule: "“two cards” becomes “a pair of cards”", phrase: "two cards", text: "draw a pair of cards." },
          { rule: "Capital letter", text: "Draw a pair of cards." },
        ],
        sentence: "Draw a pair of cards.",
      },
      { combination: "draw all cards.", steps: [], leftOutFor: "all cards" },
    ]));

  it("makes equal combinations once, and continues after them", () => {
    const making = bench.make("<number> <number>");
    expect(making.ok && making.value.total).toBe(9);
    expect(madeBy("<number> <number>").map(({ combination }) => combination)).toEqual([
      "one one",
      "two two",
      "all all",
    ]);
  });

  it("goes on after any number of combinations that were there already", () => {
    const values = ["one", "one", "one", "one", "one", "two"];
    const repeating = effectWorkbench.open(new Map([["placeholders", rowsOf([{ name: "n", values }])]]));
    expect(madeBy("<n>", repeating).map(({ sentence }) => sentence)).toEqual(["One", "Two"]);
  });

  it("says of a template with too much in it what that is", () =>
    expect(bench.make("<number>".repeat(1_001))).toMatchObject({
      ok: false,
      error: { message: "A sentence has 1,001 placeholders, more than 1,000." },
    }));

  it("lists the values of placeholders, shifted, spaced, or by nothing", () =>
    expect(bench.placeholders("<rank+1> <edge> <rank+1> <nothing> <rank+01>")).toEqual([
      { token: "<rank+1>", values: ["2", "3"] },
      { token: "<edge>", values: ["", "a b"] },
      { token: "<nothing>", values: [] },
      { token: "<rank+01>", values: [] },
    ]));

  it("says how a placeholder is written where one cannot be looked up", () =>
    expect(bench.make("Draw < number> cards.")).toMatchObject({
      ok: false,
      error: { message: "< number> is not written as a placeholder: use a name, such as <rank+1>." },
    }));

  it("puts an effect into a card with the style that its words imply", () => {
    const [card] = rowsOf([{ "effect-1": "x" }]);
    expect(card && bench.insert(card, "effect-1", "Draw one card.")).toEqual([
      { rowKey: "r0", column: "effect-1", value: { kind: "string", value: "Draw one card." } },
      { rowKey: "r0", column: "effect-1-style", value: { kind: "string", value: "passive" } },
    ]);
    expect(card && bench.insert(card, "effect-2", "Tap this card.")).toHaveLength(1);
    const [styled, otherwise] = rowsOf([{ "effect-1-style": "passive" }, { "effect-1-style": "echo" }]);
    expect(styled && bench.insert(styled, "effect-1", "Draw one card.")).toHaveLength(1);
    expect(otherwise && bench.insert(otherwise, "effect-1", "Draw one card.")).toHaveLength(2);
  });
});

describe("sentences for a card", () => {
  const classes = rowsOf([
    { column: "UNIT", mode: "combos", patterns: ["Draw", "Gain"] },
    { column: "SPELL", mode: "combos", patterns: ["Mill"] },
    { column: "LEVEL_1", mode: "combos", patterns: ["Draw", "Mill"] },
    { column: "LEVEL_2", mode: "combos", patterns: ["Gain", "< odd>"] },
  ]);
  const classified = effectWorkbench.open(new Map([...small, ["effect-classes", classes]]));
  const withLevel = (cells: Readonly<Record<string, Cell>>, level: number): ToolRow => {
    const [row] = rowsOf([cells]);
    return {
      key: row?.key ?? "",
      cells: new Map([...(row?.cells ?? []), ["level", { kind: "integer", value: BigInt(level) }]]),
    };
  };
  const unit = (level: number): ToolRow => withLevel({ type: "fire", subtypes: ["beast"] }, level);
  const spell = withLevel({ type: "spell", subtypes: [] }, 1);

  it.each<[sentence: string, row: ToolRow, suits: boolean]>([
    ["Draw one card.", unit(1), true],
    ["Draw one card.", unit(2), false],
    ["Gain two points.", unit(2), true],
    ["Mill one card.", unit(1), false],
    ["Mill one card.", spell, true],
    // The classes say nothing of these.
    ["Destroy one beast card.", unit(1), true],
    ["Destroy one fire dragon card.", unit(1), true],
    ["Destroy one water card.", unit(1), false],
    ["Destroy four cards.", unit(1), false],
    ["Destroy four cards.", unit(3), true],
    ["Draw one card.", withLevel({ type: "ember" }, 1), false],
    ["Draw one card.", withLevel({ type: "fire" }, 9), false],
  ])("%s", (sentence, row, suits) => expect(classified.suits(row, sentence)).toBe(suits));

  it("go by the bands of numbers and by what they name where there are no classes", () => {
    expect(bench.suits(unit(1), "Mill one card.")).toBe(true);
    expect(bench.suits(unit(1), "Draw nine cards.")).toBe(false);
    expect(bench.suits(unit(5), "Draw one card.")).toBe(true);
  });
});

describe("the parts of the workbench", () => {
  const parts = effectWorkbench.open(
    new Map([
      ...small,
      [
        "placeholders",
        rowsOf([
          { name: "number", values: ["one", "<more>"] },
          { name: "more", values: ["two", "all"] },
          { name: "rank", values: ["<rank>", "1"] },
        ]),
      ],
      [
        "effect-replacements",
        rowsOf([
          { from: "one cards", to: "a card" },
          { from: "two cards", to: "a pair of cards" },
          { from: "a pair of", to: "" },
          { from: "two cards", to: "both cards" },
          { from: "draw", to: "take", off: true },
        ]),
      ],
      ["effect-removals", rowsOf([{ phrase: "all" }, { phrase: "l cards" }, { phrase: "all", off: true }])],
      [
        "effect-styles",
        rowsOf([
          { style: "passive", patterns: ["DRAW <number> c", "Both Cards"], window: "own", taps: "no" },
          { style: "counter", patterns: ["both"] },
        ]),
      ],
      [
        "effect-classes",
        rowsOf([
          { column: "UNIT", mode: "pattern", patterns: ["<more> card", "<nothing>"] },
          { column: "SPELL", mode: "exact", patterns: ["<more> card", "Draw a"] },
        ]),
      ],
    ]),
  );
  const uses = (kind: string, template = "draw <number> cards.") => {
    const part = parts.parts.find((each) => each.kind === kind);
    return madeBy(template, parts).map((made) =>
      part?.usesIn(made, template).map(({ rowKey, value }) => (value === undefined ? rowKey : `${rowKey}.${value}`)),
    );
  };

  it("are all kinds, those without rows too", () => {
    const titles = ["Placeholders", "Replacements", "Removals", "Styles", "Classes"];
    expect(bench.parts.map(({ title }) => title)).toEqual(titles);
    expect(bench.parts.at(-1)?.items).toEqual([]);
    expect(parts.parts.map(({ title }) => title)).toEqual(titles);
  });

  it.each([
    ["effect-templates", "", undefined],
    ["effect-templates", " draw <number> cards. ", "There is such a template already."],
    ["effect-templates", "Draw <number> cards.", undefined],
    ["placeholders", "number", "<number> is there already. Choose it to add values."],
    ["placeholders", "numbers", undefined],
    ["placeholders", " ", undefined],
    ["placeholders", "number+1", "A name has letters, digits and _ alone."],
    ["placeholders", "<few>", "A name has letters, digits and _ alone."],
    ["effect-removals", "all cards", "“all cards” is there already."],
    ["effect-removals", "all", undefined],
    ["effect-styles", "passive", "“passive” is there already."],
  ])("of %s cannot begin with %j: %j", (kind, first, fault) => expect(bench.faultOf(kind, first)).toBe(fault));

  it("says which replacements changed a sentence: of equal phrases the last row in the place of the first", () => {
    expect(parts.parts.find(({ kind }) => kind === "effect-replacements")?.items.map(({ title }) => title)).toEqual([
      "one cards → a card",
      "two cards → a pair of cards",
      "a pair of → nothing",
      "two cards → both cards",
      "draw → take",
    ]);
    expect(uses("effect-replacements")).toEqual([["r0"], ["r3"], []]);
  });

  it("says which removals leave a combination out, and not only the first", () =>
    expect(uses("effect-removals")).toEqual([[], [], ["r0", "r1"]]));

  it("says which placeholders a template has, also by way of others and in circles", () => {
    expect(uses("placeholders")[0]).toEqual(["r0", "r1"]);
    expect(uses("placeholders", "Rank <rank> or <unknown>.")[0]).toEqual(["r2"]);
  });

  it("says which patterns give a sentence its styles, in any letter case, and their timing", () => {
    // What is left out has none.
    expect(uses("effect-styles")).toEqual([[], ["r0.1", "r1.0"], []]);
    const styles = parts.parts.find(({ kind }) => kind === "effect-styles");
    expect(styles?.items.map(({ note }) => note)).toEqual(["window: own · taps: no", undefined]);
    expect(styles?.items[0]?.values).toEqual(["draw <number> c", "both cards"]);
  });

  it("says which patterns flag a sentence: with placeholders, or as they are written", () =>
    expect(uses("effect-classes")).toEqual([["r1.1"], [], []]));

  it("looks for removals in what the replacements made", () => {
    const some = effectWorkbench.open(
      new Map([
        ["effect-replacements", rowsOf([{ from: "one", to: "a pair" }])],
        ["effect-removals", rowsOf([{ phrase: "one" }, { phrase: "pair" }])],
      ]),
    );
    const [made] = madeBy("Draw one.", some);
    expect(made?.leftOutFor).toBe("pair");
    const part = some.parts.find(({ kind }) => kind === "effect-removals");
    expect(made && part?.usesIn(made, "")).toEqual([{ rowKey: "r1" }]);
  });

  it("says of no row that is off that it changed a sentence", () => {
    const rows = [
      { from: "one", to: "a" },
      { from: "one", to: "no", off: true },
    ];
    const some = effectWorkbench.open(new Map([["effect-replacements", rowsOf(rows)]]));
    const [made] = madeBy("Draw one.", some);
    const part = some.parts.find(({ kind }) => kind === "effect-replacements");
    expect(made && part?.usesIn(made, "")).toEqual([{ rowKey: "r0" }]);
    expect(part?.items.map(({ isOff }) => isOff)).toEqual([false, true]);
  });

  it("passes over patterns that cannot be expanded", () => {
    const odd = effectWorkbench.open(
      new Map([
        ["placeholders", rowsOf([{ name: "odd", values: ["< n>"] }])],
        ["effect-classes", rowsOf([{ column: "UNIT", mode: "pattern", patterns: ["Draw <odd>", "<odd>", "Draw"] }])],
      ]),
    );
    const [made] = madeBy("draw one card.", odd);
    expect(made && odd.parts.at(-1)?.usesIn(made, "")).toEqual([{ rowKey: "r0", value: 2 }]);
  });

  it("says what the rules of the game have to say of a sentence", () => {
    expect(bench.facts("Draw two cards.")[0]).toEqual({ title: "Kind", value: "Draw" });
    expect(bench.facts("Draw two cards.").map(({ title }) => title)).toEqual(["Kind", "Style", "Form", "Level"]);
    expect(bench.facts("Dance.")).toEqual([{ title: "Kind", value: "Not understood" }]);
  });
});

it("makes of the sample what the command line makes of it", () => {
  const folder = join(import.meta.dirname, "../../../../../../tabula/ttcg");
  const rows = z.array(z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string())])));
  const table = (name: string) => {
    const parsed = parse(readFileSync(join(folder, `${name}.toml`), "utf8"));
    return [name, rowsOf(rows.parse(parsed[name]))] as const;
  };
  // The sample has no classes of effects.
  const tables = new Map(effectWorkbench.reads.filter((name) => name !== "effect-classes").map(table));
  const sample = effectWorkbench.open(tables);
  const texts = templatesIn(tables).map(({ text }) => text);
  const expected = combine(texts, rulesIn(tables));
  const sentences = sample.templates
    .flatMap(({ text }) => madeBy(text, sample))
    .flatMap(({ sentence }) => (sentence === undefined ? [] : [sentence]));
  expect(sentences.length).toBeGreaterThan(500);
  expect(expected.ok && [...expected.value].sort()).toEqual(sentences.sort());
});
