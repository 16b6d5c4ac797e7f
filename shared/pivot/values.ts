import { cellName, naturalText, numberOfCell, textOfView, type CellView } from "../sheet/index.js";
import type { PivotField } from "./spec.js";

/** The different values of a field in the order of a table, and which of them each row holds. */
export interface FieldValues {
  readonly cells: readonly CellView[];
  /** For each row the places of its values in `cells`, each once, in their order. */
  readonly held: readonly (readonly number[])[];
}

/**
 * Finds the values of a field in so many rows. A row of an array holds all its elements that are there, and one without any
 * holds the empty value, as in statistics (META-7).
 */
export function valuesOf(field: PivotField, count: number): FieldValues {
  const found = new ValuePlaces();
  const held: (number | readonly number[])[] = [];
  for (let row = 0; row < count; row++) {
    const cells = field.cellsOf(row);
    const [only = null] = cells;
    held.push(cells.length < 2 ? found.placeOf(only) : found.placesOf(cells, row));
  }
  const order = orderOf(found.cells, field.choices);
  // Rows with one value share its list.
  const single: (readonly number[])[] = [];
  for (const [at, place] of order.entries()) single[place] = [at];
  const inOrder = (place: number): number => single[place]?.[0] ?? 0;
  return {
    cells: order.map((place) => found.cells[place] ?? null),
    held: held.map((own) => (typeof own === "number" ? (single[own] ?? []) : own.map(inOrder).sort((a, b) => a - b))),
  };
}

/** Numbers the values of a field as they come. */
class ValuePlaces {
  readonly cells: CellView[] = [];
  readonly #byName = new Map<string, number>();
  /** Texts and numbers are known without making their names. */
  readonly #byValue = new Map<string | number, number>();
  /** The last row that each value was seen in: long arrays repeat theirs. */
  readonly #lastRow: number[] = [];

  placeOf(cell: CellView): number {
    const isPlain = typeof cell === "string" || typeof cell === "number";
    const known = isPlain ? this.#byValue.get(cell) : undefined;
    if (known !== undefined) return known;
    const name = cellName(cell);
    let place = this.#byName.get(name);
    if (place === undefined) {
      place = this.cells.length;
      this.#byName.set(name, place);
      this.cells.push(cell);
    }
    if (isPlain) this.#byValue.set(cell, place);
    return place;
  }

  /** The places of an array's elements, each once. */
  placesOf(cells: readonly CellView[], row: number): readonly number[] {
    const places: number[] = [];
    for (const cell of cells) {
      if (cell === null) continue;
      const place = this.placeOf(cell);
      if (this.#lastRow[place] !== row) places.push(place);
      this.#lastRow[place] = row;
    }
    return places.length === 0 ? [this.placeOf(null)] : places;
  }
}

/** `nan` comes after all numbers; two of the infinite ones differ by nothing. */
function bySize(a: number, b: number): number {
  const [noA, noB] = [Number.isNaN(a), Number.isNaN(b)];
  return noA || noB ? Number(noA) - Number(noB) : a < b ? -1 : Number(a > b);
}

/** Places of cells in the order of a table: choices in theirs, numbers by size, then texts and dates; what is empty comes last. */
function orderOf(cells: readonly CellView[], choices: readonly string[]): readonly number[] {
  const ranks = new Map(choices.map((choice, at) => [choice, at]));
  const keys = cells.map((cell, place) => {
    const text = textOfView(cell);
    const [rank, number] = [ranks.get(text), numberOfCell(cell)];
    const group = text === "" ? 3 : rank !== undefined ? 0 : number !== undefined ? 1 : 2;
    return { place, group, text: naturalText(text), rank, number };
  });
  return keys
    .sort((a, b) => {
      if (a.group !== b.group) return a.group - b.group;
      if (a.rank !== undefined && b.rank !== undefined) return a.rank - b.rank;
      if (a.number !== undefined && b.number !== undefined) return bySize(a.number, b.number);
      return a.text < b.text ? -1 : Number(a.text > b.text);
    })
    .map(({ place }) => place);
}
