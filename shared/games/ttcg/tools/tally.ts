import type { ToolChartRow } from "../../tools.js";

/** Counts rows of a sheet by a label and a series of a chart, and keeps which rows they were. */
export class Tally {
  readonly #labels = new Map<string, Map<string, string[]>>();

  /** Counts a row once more. */
  add(label: string, series: string, rowKey: string): void {
    const ofLabel = this.#labels.get(label) ?? new Map<string, string[]>();
    this.#labels.set(label, ofLabel);
    const rowKeys = ofLabel.get(series);
    if (rowKeys) rowKeys.push(rowKey);
    else ofLabel.set(series, [rowKey]);
  }

  /** The labels that were counted, in the order in which they came. */
  get labels(): readonly string[] {
    return [...this.#labels.keys()];
  }

  /** The labels, the most common first. */
  get commonFirst(): readonly string[] {
    return this.labels.toSorted((a, b) => this.total(b) - this.total(a) || (a < b ? -1 : 1));
  }

  total(label: string): number {
    return [...(this.#labels.get(label)?.values() ?? [])].reduce((sum, { length }) => sum + length, 0);
  }

  /** What was counted of a label in each of the series, for a chart. */
  row(label: string, series: readonly string[], shown = label): ToolChartRow {
    const counted = series.map((each) => this.#labels.get(label)?.get(each) ?? []);
    return {
      label: shown,
      values: counted.map(({ length }) => length),
      rowKeys: counted.map((rowKeys) => [...new Set(rowKeys)]),
    };
  }
}
