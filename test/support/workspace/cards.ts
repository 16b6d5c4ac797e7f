import type { ColumnId } from "../../../shared/sheet/index.js";
import {
  sheetOf,
  sheetRows,
  type CellEdit,
  type CellInput,
  type CellOutcome,
  type RowKey,
  type SheetRef,
  type WireCell,
} from "../../../shared/workspace/index.js";
import type { World } from "./world.js";

export const file = "cards.toml";
export const cards: SheetRef = { file, table: ["cards"] };

/** A file of cards, one word per cell: `card("a1", { name: "Ash", cost: 3 })`. */
export const card = (id: string, cells: Readonly<Record<string, string | number | boolean>>): string =>
  [
    "[[cards]]",
    `id = ${JSON.stringify(id)}`,
    ...Object.entries(cells).map(([key, value]) => `${key} = ${JSON.stringify(value)}`),
    "",
  ].join("\n");

export const deck = (...cards: readonly string[]): string => cards.join("\n");

/** The key of the row whose id is `id`; throws where there is none. */
export function rowKey(world: World, id: string, sheet: SheetRef = cards): RowKey {
  const key = findRow(world, id, sheet)?.key;
  if (key === undefined) throw new Error(`No row ${id}`);
  return key;
}

export function findRow(
  world: World,
  id: string,
  sheet: SheetRef = cards,
): { key: RowKey; cells: Record<string, WireCell> } | undefined {
  return rowsOf(world, sheet).find((row) => row.cells.id === id);
}

/** All rows of a sheet, cells by the name of their column. */
export function rowsOf(world: World, sheet: SheetRef = cards): { key: RowKey; cells: Record<string, WireCell> }[] {
  const columns = sheetOf(world.state, sheet)?.table.facts.columns ?? [];
  const names = columns.map(({ id }) => id.path.join(".") + (id.index === undefined ? "" : `[${id.index}]`));
  const rows = sheetRows(world.state, sheet, 0, 100_000)?.rows ?? [];
  return rows.map(({ key, cells }) => ({
    key,
    cells: Object.fromEntries(names.map((name, at) => [name, cells[at] ?? null])),
  }));
}

export const seenIn = (world: World, id: string, column: string): WireCell => findRow(world, id)?.cells[column] ?? null;

const columnNamed = (name: string): ColumnId => {
  const match = /^(.*)\[(\d+)\]$/u.exec(name);
  return match ? { path: [match[1] ?? ""], index: Number(match[2]) } : { path: name.split(".") };
};

export function editOf(world: World, id: string, column: string, input: CellInput, seen?: WireCell): CellEdit {
  const { index, path } = columnNamed(column);
  return {
    sheet: cards,
    rowKey: rowKey(world, id),
    column: index === undefined ? { path: [...path] } : { path: [...path], index },
    input,
    seen: seen === undefined ? seenIn(world, id, column) : seen,
    revision: 0,
  };
}

/** Types a text into a cell and gives the outcome. */
export function type(world: World, id: string, column: string, text: string, seen?: WireCell): CellOutcome {
  return edit(world, [editOf(world, id, column, { kind: "text", text }, seen)])[0] ?? { kind: "unchanged" };
}

export function edit(world: World, edits: readonly CellEdit[]): readonly CellOutcome[] {
  const reply = world.do({ kind: "cells/edit", edits });
  if (!reply.ok) throw new Error(`Refused: ${JSON.stringify(reply)}`);
  return reply.value.outcomes;
}
