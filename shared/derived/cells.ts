import { isEqual, neverHappens } from "../base/index.js";
import type { DerivedColumn } from "../metadata/index.js";
import type { SheetCell } from "../sheet/index.js";
import type { TextReading } from "../text/index.js";
import { lookupId } from "./card-index.js";
import { sameName, type ComputeExpression, type DerivedFacts, type RowFacts } from "./facts.js";
import { derivedFunction, unknownFunction } from "./functions.js";
import type { Cards, SourceRow, SourceSheet } from "./source.js";
import { errorValue, type DerivedValue } from "./value.js";

/** What a value was computed from. The value holds while none of it changes. */
type Input =
  | { readonly kind: "cell"; readonly name: string; readonly was: SheetCell }
  | { readonly kind: "reading"; readonly was: TextReading | undefined }
  | { readonly kind: "derived"; readonly name: string; readonly was: DerivedValue | undefined }
  | {
      readonly kind: "card";
      readonly id: string;
      /** The sheet and the row that were found. */
      readonly was: string | undefined;
      readonly inputs: readonly Input[];
    };

interface Known {
  readonly column: DerivedColumn;
  readonly value: DerivedValue;
  readonly inputs: readonly Input[];
}

const nameOf = (found: ReturnType<Cards<SourceRow>["find"]>): string | undefined =>
  found && `${found.sheet.key} ${found.row.key}`;

/** What a value was computed from besides the cells of its own row. */
export interface FarInputs {
  /** Ids of the cards that were looked up (`lookupId`), found or not. */
  readonly cards: ReadonlySet<string>;
  /** Whether a reading of rules text was used, which depends on what is being typed as well. */
  readonly hasReading: boolean;
}

/** Where the cells of each header stand in a row. */
function placesOf<Row extends SourceRow>({ columns }: SourceSheet<Row>): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  columns.forEach(({ header }, at) => {
    const name = sameName(header);
    const known = places.get(name);
    if (known) known.push(at);
    else places.set(name, [at]);
  });
  return places;
}

/**
 * The values of the derived columns of a sheet, row by row. A value is computed when it is asked for and kept with what it
 * was computed from, cells of other rows included: asked again, it is computed again only where some of that differs.
 */
export class DerivedCells<Row extends SourceRow> {
  readonly #known = new Map<string, Known>();
  readonly #places = new WeakMap<SourceSheet<Row>, ReadonlyMap<string, readonly number[]>>();
  readonly #headers: readonly string[];
  readonly #names: readonly string[];
  readonly #columns: ReadonlyMap<string, DerivedColumn>;
  /** Columns that are being computed, the outermost first, to detect cycles. */
  readonly #open = new Set<string>();
  /** What was found to be as it was: columns that use each other ask for the same again and again. */
  readonly #settled = new Map<string, DerivedValue>();
  readonly #settledInputs = new Map<string, FarInputs>();
  #isInPass = false;
  /** How many values were computed, for tests and benches. */
  worked = 0;

  readonly #sheet: SourceSheet<Row>;
  readonly #cards: Cards<Row>;
  readonly #computeExpression: ComputeExpression | undefined;

  /** @param computeExpression needed where a column is an expression (`needsExpressions`) */
  constructor(
    sheet: SourceSheet<Row>,
    columns: readonly DerivedColumn[],
    cards: Cards<Row>,
    computeExpression?: ComputeExpression,
  ) {
    this.#sheet = sheet;
    this.#cards = cards;
    this.#computeExpression = computeExpression;

    this.#columns = new Map(columns.map((column) => [column.name, column]));
    this.#headers = [...new Set(sheet.columns.map(({ header }) => header))];
    this.#names = [...new Set([...this.#headers, ...this.#columns.keys()])];
  }

  /** The value of a column for a row. The same object for as long as nothing it depends on has changed. */
  value(row: Row, column: DerivedColumn): DerivedValue {
    const key = `${row.key} ${column.name}`;
    const settled = this.#settled.get(key);
    if (settled) return settled;
    if (this.#open.has(key)) return errorValue(`Goes round in a circle: ${this.#circle(key, column.name)}.`);
    this.#open.add(key);
    try {
      const known = this.#known.get(key);
      const holds = known?.column === column && this.#holds(this.#sheet, row, known.inputs);
      const value = holds ? known.value : this.#compute(row, column, key);
      this.#settled.set(key, value);
      return value;
    } finally {
      this.#open.delete(key);
      if (this.#open.size === 0 && !this.#isInPass) this.#settled.clear();
    }
  }

  /** Carries out work that changes no row, card or reading: what many columns use is looked at once in it. */
  inOnePass(work: () => void): void {
    this.#isInPass = true;
    try {
      work();
    } finally {
      this.#isInPass = false;
      this.#settled.clear();
      this.#settledInputs.clear();
    }
  }

  #compute(row: Row, column: DerivedColumn, key: string): DerivedValue {
    const inputs: Input[] = [];
    const value = this.#work(row, column, inputs);
    this.#known.set(key, { column, value, inputs });
    return value;
  }

  /** What the value of a column, computed before, depends on outside its row. */
  farInputs(row: Row, { name }: DerivedColumn): FarInputs {
    const far = { cards: new Set<string>(), hasReading: false };
    const seen = new Set<string>();
    const gather = (inputs: readonly Input[]): void => {
      for (const input of inputs) {
        if (input.kind === "reading") far.hasReading = true;
        if (input.kind === "derived") gatherColumn(input.name);
        if (input.kind !== "card") continue;
        far.cards.add(lookupId(input.id));
        gather(input.inputs);
      }
    };
    const gatherColumn = (column: string): void => {
      if (seen.has(column)) return;
      seen.add(column);
      const key = `${row.key} ${column}`;
      const settled = this.#settledInputs.get(key);
      if (!settled) {
        gather(this.#known.get(key)?.inputs ?? []);
        return;
      }
      for (const card of settled.cards) far.cards.add(card);
      far.hasReading ||= settled.hasReading;
    };
    gatherColumn(name);
    if (this.#isInPass) this.#settledInputs.set(`${row.key} ${name}`, far);
    return far;
  }

  /** Lets go of what is known of a row. */
  forget(rowKey: string): void {
    for (const name of this.#columns.keys()) this.#known.delete(`${rowKey} ${name}`);
  }

  #circle(first: string, last: string): string {
    const open = [...this.#open];
    const inCircle = open.slice(open.indexOf(first)).map((key) => key.slice(key.indexOf(" ") + 1));
    return [...inCircle, last].join(" → ");
  }

  #work(row: Row, column: DerivedColumn, inputs: Input[]): DerivedValue {
    const work = derivedFunction(column.function);
    if (!work) return errorValue(unknownFunction(column.function));
    this.worked += 1;
    const facts: DerivedFacts = {
      headers: this.#headers,
      names: this.#names,
      computeExpression: this.#computeExpression,
      row: this.#facts(this.#sheet, row, inputs),
      card: (id) => {
        const found = this.#cards.find(id);
        const own: Input[] = [];
        inputs.push({ kind: "card", id, was: nameOf(found), inputs: own });
        return found && this.#facts(found.sheet, found.row, own);
      },
      derived: (name) => {
        const other = this.#columns.get(name);
        const was = other && this.value(row, other);
        inputs.push({ kind: "derived", name, was });
        return was;
      },
    };
    try {
      return work.compute(facts, column);
    } catch (error) {
      // Our own mistake; the other cells are none the worse for it (DERIVED-3).
      return errorValue(`${column.function} failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  #facts(sheet: SourceSheet<Row>, row: Row, inputs: Input[]): RowFacts {
    return {
      textColumns: sheet.textColumns,
      cell: (name) => {
        const was = this.#cell(sheet, row, name);
        inputs.push({ kind: "cell", name, was });
        return was;
      },
      reading: () => {
        const was = sheet.readingOf(row);
        inputs.push({ kind: "reading", was });
        return was;
      },
    };
  }

  #cell(sheet: SourceSheet<Row>, { cells }: Row, name: string): SheetCell {
    let places = this.#places.get(sheet);
    if (!places) this.#places.set(sheet, (places = placesOf(sheet)));
    const found = places.get(sameName(name)) ?? [];
    const [first] = found;
    if (first === undefined) return null;
    if (sheet.columns[first]?.index === undefined) return cells[first] ?? null;
    const entries = found.map((at) => cells[at] ?? null);
    const last = entries.findLastIndex((entry) => entry !== null);
    return last === -1 ? null : entries.slice(0, last + 1).map((entry) => entry ?? "");
  }

  #holds(sheet: SourceSheet<Row>, row: Row, inputs: readonly Input[]): boolean {
    return inputs.every((input) => {
      switch (input.kind) {
        case "cell":
          return isEqual(this.#cell(sheet, row, input.name), input.was);
        case "reading":
          return sheet.readingOf(row) === input.was;
        case "derived": {
          const other = this.#columns.get(input.name);
          return (other && this.value(row, other)) === input.was;
        }
        case "card": {
          const found = this.#cards.find(input.id);
          return nameOf(found) === input.was && (!found || this.#holds(found.sheet, found.row, input.inputs));
        }
        default:
          return neverHappens(input);
      }
    });
  }
}
