import { describe, expect, it } from "vitest";
import { boardGrid } from "../../../../../renderer/sandbox/table/board-grid.js";
import { boardRows, type BoardRow } from "../../../../../renderer/sandbox/table/board.js";
import type { Layout, LayoutZone, MatchView, ZoneRule } from "../../../../../shared/match/index.js";
import { dreamRules } from "../../../../../shared/games/dreamtides/rules/ruleset.js";

interface Table {
  readonly columns?: number;
  readonly mirror?: boolean;
  readonly zones: readonly LayoutZone[];
  readonly shared?: readonly string[];
}

const layoutOf = ({ columns, mirror, zones }: Table): Layout => ({
  zones,
  counters: [],
  phases: [],
  ...(columns === undefined ? {} : { columns }),
  ...(mirror === undefined ? {} : { mirror }),
});

/** The rows of an empty table as who sits below sees them. */
function rowsOf(table: Table): readonly BoardRow[] {
  const { zones, shared = [] } = table;
  const rules: Record<string, ZoneRule> = {};
  for (const { zone } of zones) rules[zone] = { title: zone, seen: "all", shared: shared.includes(zone) };
  const view: MatchView = {
    ruleset: "",
    viewer: 0,
    step: 0,
    turn: 1,
    active: 0,
    phase: "",
    counters: [{}, {}],
    zones: zones.flatMap(({ zone }) =>
      (shared.includes(zone) ? [-1] : [0, 1]).map((side) => ({ zone, side, cards: [], places: [] })),
    ),
    cards: [],
    stack: [],
    links: [],
    waitingFor: 0,
    prompt: null,
    facts: {},
    effects: [],
    outcome: null,
  };
  return boardRows(layoutOf(table), rules, view, 0);
}

/** Rows from top to bottom: `zone column+span`, with its lines of slots. */
const drawn = (rows: readonly BoardRow[]): readonly string[] =>
  rows.map(({ side, zones }) => {
    const cells = zones.map(({ layout, cell, lines }) => {
      const slots = lines.map((line) => line.join(",")).join("|");
      return `${layout.zone} ${cell.column}+${cell.span}${slots === "" ? "" : ` [${slots}]`}`;
    });
    return `${side}: ${cells.join(" · ")}`;
  });

/** The grid columns that the middle of slot number `slot` of a zone stands in, by side. */
function slotColumns(rows: readonly BoardRow[], zone: string, slot: number): readonly number[] {
  return rows.flatMap(({ zones }) =>
    zones.flatMap(({ layout, cell, lines }) => {
      const line = lines.find((each) => each.includes(slot));
      if (layout.zone !== zone || line === undefined) return [];
      return [cell.column + ((line.indexOf(slot) + 0.5) * cell.span) / line.length];
    }),
  );
}

function expectFacing(rows: readonly BoardRow[]): void {
  for (const { zones } of rows) {
    for (const { layout, lines } of zones) {
      for (const slot of lines.flat()) {
        const [above, below] = slotColumns(rows, layout.zone, slot);
        expect(above).toBe(below);
      }
    }
  }
}

const pile = (zone: string, row: number, column: number): LayoutZone => ({ zone, look: "pile", row, column });

const ttcg: Table = {
  columns: 7,
  shared: ["chain"],
  zones: [
    { zone: "chain", look: "stack", row: 0, column: 0 },
    {
      zone: "field",
      look: "slots",
      row: 1,
      column: 0,
      span: 5,
      slots: ["Unit 1", "Unit 2", "Unit 3", "Unit 4", "Unit 5", "Spell 1", "Spell 2", "Spell 3", "Spell 4", "Spell 5"],
      front: 5,
      slotEdit: "place",
    },
    pile("deck", 1, 5),
    pile("discard", 1, 6),
    { zone: "hand", look: "fan", row: 2, column: 0, span: 7 },
  ],
};

const groups = [
  { group: "creature", title: "Creatures" },
  { group: "mana", title: "Mana" },
];

const ptg: Table = {
  columns: 6,
  shared: ["resolving"],
  zones: [
    { zone: "battlefield", look: "row", row: 1, column: 0, span: 6, groups },
    { zone: "hand", look: "fan", row: 2, column: 0, span: 4 },
    pile("graveyard", 2, 4),
    pile("deck", 2, 5),
    { zone: "resolving", look: "stack", row: 0, column: 0 },
    { zone: "ceased", look: "hidden", row: 2, column: 5 },
  ],
};

const slot = (zone: string, title: string, row: number, column: number): LayoutZone => ({
  zone,
  look: "slots",
  slots: [title],
  row,
  column,
  slotEdit: "place",
});

const summoner: Table = {
  columns: 6,
  zones: [
    slot("left", "Left", 1, 0),
    slot("sky", "Sky", 1, 1),
    slot("right", "Right", 1, 2),
    slot("help", "Help", 2, 0),
    slot("sp", "SP", 2, 1),
    { zone: "summoners", look: "row", row: 1, column: 3, span: 2 },
    pile("discard", 2, 3),
    pile("deck", 2, 4),
    { zone: "hand", look: "fan", row: 3, column: 0, span: 6 },
  ],
};

const tcgOne: Table = {
  columns: 8,
  shared: ["stadium"],
  zones: [
    { zone: "stadium", look: "row", row: 0, column: 0 },
    slot("active", "Active", 1, 3),
    { zone: "bench", look: "row", row: 2, column: 1, span: 5 },
    pile("prizes", 2, 0),
    pile("deck", 2, 6),
    pile("discard", 2, 7),
    pile("lost", 1, 7),
    { zone: "hand", look: "fan", row: 3, column: 0, span: 8 },
  ],
};

describe("the grid of a table", () => {
  it("of TTCG has units in front of spells, each facing the one of the same number, and piles beside them", () => {
    const rows = rowsOf(ttcg);
    const field = "field 0+5 [0,1,2,3,4|5,6,7,8,9] · deck 5+1 · discard 6+1";
    expect(drawn(rows)).toEqual(["1: hand 0+7", `1: ${field}`, "-1: chain 0+1", `0: ${field}`, "0: hand 0+7"]);
    expectFacing(rows);
    expect(slotColumns(rows, "field", 7)).toEqual([2.5, 2.5]);
  });

  it("of PTG has one wide row in groups, and draws no zone that is hidden", () => {
    const rows = rowsOf(ptg);
    const hand = "hand 0+4 · graveyard 4+1 · deck 5+1";
    expect(drawn(rows)).toEqual([
      `1: ${hand}`,
      "1: battlefield 0+6",
      "-1: resolving 0+1",
      "0: battlefield 0+6",
      `0: ${hand}`,
    ]);
    // Two groups need the height of two lines.
    expect(boardGrid(layoutOf(ptg), rows, 0)).toEqual({
      template: "minmax(46px, 0.34fr) minmax(0, 1.6fr) auto minmax(0, 1.6fr) minmax(0, 1.1fr)",
      lines: [1, 2, 3, 4, 5],
      question: { from: 2, to: 5 },
      middle: 3,
    });
  });

  it("of Summoner has monsters in front, support behind, and the summoner beside them", () => {
    const rows = rowsOf(summoner);
    const front = "left 0+1 [0] · sky 1+1 [0] · right 2+1 [0] · summoners 3+2";
    const back = "help 0+1 [0] · sp 1+1 [0] · discard 3+1 · deck 4+1";
    expect(drawn(rows)).toEqual([
      "1: hand 0+6",
      `1: ${back}`,
      `1: ${front}`,
      "-1: ",
      `0: ${front}`,
      `0: ${back}`,
      "0: hand 0+6",
    ]);
    expectFacing(rows);
  });

  it("of TCG ONE has the active unit before the bench, prizes and piles at both ends", () => {
    const rows = rowsOf(tcgOne);
    const front = "active 3+1 [0] · lost 7+1";
    const back = "prizes 0+1 · bench 1+5 · deck 6+1 · discard 7+1";
    expect(drawn(rows)).toEqual([
      "1: hand 0+8",
      `1: ${back}`,
      `1: ${front}`,
      "-1: stadium 0+1",
      `0: ${front}`,
      `0: ${back}`,
      "0: hand 0+8",
    ]);
    expectFacing(rows);
  });

  it("leaves rows of piles and of places that are empty less height than rows of cards", () => {
    const bench: LayoutZone = { zone: "bench", look: "slots", row: 1, column: 0, span: 8, slots: ["Front", "Back"] };
    const first: LayoutZone = { zone: "first", look: "row", row: 2, column: 1, span: 6 };
    const table = { columns: 8, zones: [bench, pile("deck", 2, 0), first, pile("discard", 2, 7)] };
    const rows = rowsOf(table);
    expect(boardGrid(layoutOf(table), rows, 0)?.template).toBe(
      "minmax(0, 0.6fr) minmax(0, 1fr) auto minmax(0, 1fr) minmax(0, 0.6fr)",
    );
    const chosen = rows.map((row) => ({ ...row, zones: row.zones.map((zone) => ({ ...zone, cards: [1] })) }));
    expect(boardGrid(layoutOf(table), chosen, 0)?.template).toBe(
      "minmax(0, 1fr) minmax(0, 1fr) auto minmax(0, 1fr) minmax(0, 1fr)",
    );
  });

  it("runs the other way on the far side where the table is mirrored: right faces left", () => {
    const rows = rowsOf({ ...summoner, mirror: true });
    expect(drawn(rows)[2]).toBe("1: left 5+1 [0] · sky 4+1 [0] · right 3+1 [0] · summoners 1+2");
    expect(slotColumns(rows, "left", 0)).toEqual([5.5, 0.5]);
    const lines = rowsOf({ ...ttcg, mirror: true })[1]?.zones[0]?.lines;
    expect(lines).toEqual([
      [4, 3, 2, 1, 0],
      [9, 8, 7, 6, 5],
    ]);
  });
});

describe("the tables of Dreamtides", () => {
  const tableOf = (profile: "classic" | "lanes"): Table => {
    const { layout, zones } = dreamRules(profile);
    const shared = Object.entries(zones).flatMap(([zone, rule]) => (rule.shared === true ? [zone] : []));
    return { ...layout, shared };
  };

  it("have a front of places across the whole grid with lanes", () => {
    const rows = rowsOf(tableOf("lanes"));
    const field = "battlefield 0+5 [0,1,2,3|4,5,6,7,8]";
    const own = "hand 0+1 · callers 1+1 · void 2+1 · banished 3+1 · deck 4+1";
    expect(drawn(rows)).toEqual([
      `1: ${own}`,
      `1: ${field}`,
      "-1: stack 0+1 · dreamwell 1+1 · drawn-wells 2+1",
      `0: ${field}`,
      `0: ${own}`,
    ]);
    expectFacing(rows);
  });

  it("stand in rows below each other without", () => {
    const table = tableOf("classic");
    const rows = rowsOf(table);
    expect(drawn(rows)[3]).toBe("0: battlefield 0+1 · callers 1+1");
    expect(boardGrid(layoutOf(table), rows, 0)).toBeUndefined();
  });
});
