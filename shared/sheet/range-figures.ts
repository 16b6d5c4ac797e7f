import type { Steps } from "../base/index.js";
import { isBlankCell, numberOfCell, textOfView, type CellView } from "./cell-view.js";

/** The figures of the numbers among some cells. */
export interface NumberFigures {
  readonly count: number;
  readonly sum: number;
  readonly average: number;
  readonly least: number;
  readonly most: number;
}

/** What a spreadsheet says of selected cells. */
export interface RangeFigures {
  /** Cells that hold something; an empty text is nothing. */
  readonly filled: number;
  /** Different values among them; the number `1` and the text `1` are one. */
  readonly distinct: number;
  /** Absent where no cell holds a finite number. */
  readonly numbers?: NumberFigures;
}

/** Cells between two places where the work may pause. */
const stretch = 1_000;

/** Computes the figures of cells, in work that pauses now and then. Costs as much as there are cells. */
export function* rangeFigures(cells: Iterable<CellView>): Steps<RangeFigures> {
  const seen = new Set<string>();
  const sum = new ExactSum();
  let [filled, count, least, most, looked] = [0, 0, Infinity, -Infinity, 0];
  for (const cell of cells) {
    looked += 1;
    if (looked % stretch === 0) yield;
    if (isBlankCell(cell)) continue;
    filled += 1;
    seen.add(textOfView(cell));
    const number = numberOfCell(cell);
    if (number === undefined || !Number.isFinite(number)) continue;
    count += 1;
    sum.add(number);
    least = Math.min(least, number);
    most = Math.max(most, number);
  }
  const numbers = { count, sum: sum.value, average: sum.value / count, least, most };
  return { filled, distinct: seen.size, ...(count > 0 ? { numbers } : {}) };
}

/** A sum that carries what rounding would lose: ten times 0.1 are 1, as people expect (Neumaier). */
class ExactSum {
  #sum = 0;
  #lost = 0;

  add(number: number): void {
    const sum = this.#sum + number;
    this.#lost += Math.abs(this.#sum) >= Math.abs(number) ? this.#sum - sum + number : number - sum + this.#sum;
    this.#sum = sum;
  }

  get value(): number {
    return Number.isFinite(this.#sum) ? this.#sum + this.#lost : this.#sum;
  }
}
