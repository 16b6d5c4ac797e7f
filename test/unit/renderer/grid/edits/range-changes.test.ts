import { describe, expect, it } from "vitest";
import type { CellChange } from "../../../../../renderer/grid/edits/changes.js";
import type { FillArea } from "../../../../../renderer/grid/edits/fill-area.js";
import { clearedCells, continuedCells, filledCells } from "../../../../../renderer/grid/edits/range-changes.js";
import type { Box } from "../../../../../renderer/grid/selection/selection.js";
import type { ColumnView, WireCell } from "../../../../../shared/workspace/index.js";

const column = (key: string, index?: number): ColumnView => ({
  key,
  id: index === undefined ? { path: [key] } : { path: [key], index },
  title: key,
  source: key,
  editor: "text",
  frozen: false,
  bold: false,
  hidden: false,
  wrap: false,
  alignment: "left",
  mixed: false,
});
const name = column("name");
const cost = column("cost");
const tags = [column("tags[0]", 0), column("tags[1]", 1)];
const art = { ...column("art"), editor: "number" as const };
const columns = [name, cost, ...tags, art];

const rows = [
  { key: "a", cells: ["Ash", 3, "bird", "old"] },
  { key: "b", cells: [null, 0, "", null] },
  { key: "c", cells: [null, null, null, null] },
];

const valueOf = (row: (typeof rows)[number] | { readonly cells: readonly WireCell[] }, of: ColumnView): WireCell =>
  row.cells[columns.indexOf(of)] ?? null;

const told = (changes: readonly CellChange[]): readonly string[] =>
  changes.map(
    ({ row, column: { key }, input }) => `${row.key}.${key} ${JSON.stringify({ ...input, kind: input.kind })}`,
  );

describe("emptying a range", () => {
  it("takes the later elements of a list first, and leaves cells that hold nothing alone", () => {
    expect(told(clearedCells([{ rows, columns }], valueOf, "remove"))).toEqual([
      'a.tags[1] {"kind":"remove"}',
      'a.tags[0] {"kind":"remove"}',
      'a.cost {"kind":"remove"}',
      'a.name {"kind":"remove"}',
      'b.tags[0] {"kind":"remove"}',
      'b.cost {"kind":"remove"}',
    ]);
  });

  it("empties as the column's empty cells are written where that is asked for", () => {
    expect(told(clearedCells([{ rows: rows.slice(0, 1), columns: [name] }], valueOf, "clear"))).toEqual([
      'a.name {"kind":"clear"}',
    ]);
  });
});

describe("filling a range", () => {
  const box = (top: number, left: number, bottom: number, right: number): Box => ({ top, left, bottom, right });
  const filled = (area: Box, direction: "down" | "right", shown: readonly (ColumnView | undefined)[] = columns) =>
    told(filledCells(area, direction, { rows, columns: shown }, valueOf));

  it.each<[name: string, area: Box, direction: "down" | "right", changes: readonly string[]]>([
    [
      "copies the first row down, each column its own value",
      box(0, 0, 2, 1),
      "down",
      [
        'b.name {"kind":"value","value":"Ash"}',
        'b.cost {"kind":"value","value":3}',
        'c.name {"kind":"value","value":"Ash"}',
        'c.cost {"kind":"value","value":3}',
      ],
    ],
    [
      "copies the first column to the right, each row its own value",
      box(0, 1, 1, 2),
      "right",
      ['a.tags[0] {"kind":"text","text":"3"}', 'b.tags[0] {"kind":"text","text":"0"}'],
    ],
    [
      "copies a text as it is into a column of texts",
      box(0, 2, 0, 3),
      "right",
      ['a.tags[1] {"kind":"value","value":"bird"}'],
    ],
    [
      "reads a text as what a column of numbers makes of it",
      box(0, 3, 0, 4),
      "right",
      ['a.art {"kind":"text","text":"old"}'],
    ],
    ["copies an empty text as what it is", box(1, 2, 2, 2), "down", ['c.tags[0] {"kind":"value","value":""}']],
    ["takes the key out where the first cell has none", box(1, 0, 2, 0), "down", ['c.name {"kind":"remove"}']],
    ["changes nothing in one row", box(0, 0, 0, 3), "down", []],
    ["leaves out rows that are gone", box(2, 0, 4, 0), "down", []],
  ])("%s", (_, area, direction, changes) => expect(filled(area, direction)).toEqual(changes));

  it("leaves out columns that are none of the file's, as source and as target", () => {
    const shown = [name, undefined, cost];
    expect(filled(box(0, 0, 0, 2), "right", shown)).toEqual(['a.cost {"kind":"value","value":"Ash"}']);
    expect(filled(box(0, 1, 0, 2), "right", shown)).toEqual([]);
  });
});

describe("continuing a range", () => {
  const box = (top: number, left: number, bottom: number, right: number): Box => ({ top, left, bottom, right });
  const values: readonly { readonly key: string; readonly cells: readonly WireCell[] }[] = [
    { key: "a", cells: ["Ash", 3, ["fire"], { damage: 2 }] },
    { key: "b", cells: [null, null, null, null] },
    { key: "c", cells: [null, null, null, null] },
  ];
  const [texts, numbers] = [column("texts"), { ...column("numbers"), editor: "number" as const }];
  const others = [
    { ...column("long"), editor: "long-text" as const },
    { ...column("kind"), editor: "enum" as const },
  ];
  const continuedIn = (shown: readonly (ColumnView | undefined)[], area: FillArea, held = values) => {
    const at = (row: { readonly cells: readonly WireCell[] }, of: ColumnView): WireCell =>
      row.cells[shown.indexOf(of)] ?? null;
    return told(continuedCells(area, "auto", { rows: held, columns: shown }, at));
  };
  const right = (from: number, to: number): FillArea => ({
    source: box(0, from, 0, from),
    target: box(0, to, 0, to),
    direction: "right",
  });

  it("takes the keys out below a cell that has none, and copies within a column as it is", () => {
    const down: FillArea = { source: box(1, 0, 1, 0), target: box(2, 0, 2, 0), direction: "down" };
    expect(continuedIn([texts], down)).toEqual(['c.texts {"kind":"remove"}']);
    const below: FillArea = { source: box(0, 1, 0, 1), target: box(1, 1, 2, 1), direction: "down" };
    expect(continuedIn([texts, numbers], below)).toEqual([
      'b.numbers {"kind":"value","value":3}',
      'c.numbers {"kind":"value","value":3}',
    ]);
  });

  it("counts a column that is none of the file's as empty", () => {
    expect(continuedIn([undefined, texts], right(0, 1))).toEqual(['a.texts {"kind":"remove"}']);
    expect(continuedIn([texts, undefined], right(0, 1))).toEqual([]);
  });

  it.each<[what: string, from: WireCell, to: ColumnView, input: string]>([
    ["a text among texts", "x", texts, '{"kind":"value","value":"x"}'],
    ["a text among long texts", "x", others[0] ?? texts, '{"kind":"value","value":"x"}'],
    ["a text among fixed values", "x", others[1] ?? texts, '{"kind":"value","value":"x"}'],
    ["a text among numbers", "x", numbers, '{"kind":"text","text":"x"}'],
    ["a number among texts", 3, texts, '{"kind":"text","text":"3"}'],
    ["a list among texts", ["fire"], texts, '{"kind":"value","value":["fire"]}'],
    ["a table among texts", { damage: 2 }, texts, '{"kind":"value","value":{"damage":2}}'],
  ])("to the next column puts %s in as it would be pasted", (_, from, to, input) => {
    const held = [{ key: "a", cells: [from, null] }];
    expect(continuedIn([column("source"), to], right(0, 1), held)).toEqual([`a.${to.key} ${input}`]);
  });
});
