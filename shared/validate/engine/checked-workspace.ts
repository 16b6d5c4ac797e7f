import type { Binding } from "../binding.js";
import { unboundTables } from "../metadata/unbound.js";
import type { Problem, SheetAddress } from "../problem.js";
import type { Settings } from "../settings.js";
import { waivedFor, waiverRow } from "../waivers.js";
import { report } from "./one-fault.js";
import type { CheckedRow } from "./row.js";
import { titleOf } from "./row-reader.js";
import { sheetId, type CheckedSheet } from "./sheet.js";
import type { FindingContext, WaiverPlace } from "./standing.js";
import { ProblemStore } from "./store.js";
import { ValueLists } from "./value-lists.js";

/** What the parts of a checker share: the sheets and rows of the workspace, its settings, and the problems found. */
export class CheckedWorkspace implements FindingContext {
  readonly sheets = new Map<string, CheckedSheet>();
  readonly rows = new Map<string, CheckedRow>();
  readonly store = new ProblemStore();
  readonly lists = new ValueLists();

  constructor(public settings: Settings) {}

  sheet(address: SheetAddress): CheckedSheet | undefined {
    return this.sheets.get(sheetId(address));
  }

  /** The game a table belongs to, once it was put in. */
  bindingOf(address: SheetAddress): Binding | undefined {
    const binding = this.sheet(address)?.binding;
    return binding?.game === unboundTables ? undefined : binding;
  }

  titleOf(rowKey: string): string | undefined {
    return titleOf(this.rows.get(rowKey)?.entries ?? []);
  }

  waiverPlace(address: SheetAddress, rowKey: string | null): WaiverPlace {
    const sheet = this.sheet(address);
    const waivers = sheet?.source.waivers ?? [];
    if (waivers.length === 0) return { row: undefined, waivers };
    const entries = rowKey === null ? undefined : this.rows.get(rowKey)?.entries;
    return { row: entries && waiverRow(entries, this.bindingOf(address)?.schema), waivers };
  }

  /** Decides again which problems of a sheet are waived, after its waivers changed. */
  applyWaivers(sheet: CheckedSheet): void {
    const isHere = (problem: Problem): boolean => sheetId(problem.sheet) === sheet.id;
    const waivedNow = <Kind extends Problem>(problem: Kind): Kind => {
      const { row, waivers } = this.waiverPlace(problem.sheet, problem.rowKey);
      const reason = waivedFor(waivers, problem, row);
      return { ...problem, waived: reason === undefined ? undefined : { reason } };
    };
    // A waived problem hides nothing, so other problems of its cell are reported from now on.
    for (const row of this.rows.values()) {
      if (!row.found.some((found) => found?.some(isHere))) continue;
      row.found = row.found.map((found) => found?.map((each) => (isHere(each) ? waivedNow(each) : each)));
      report(row, this.store);
    }
    for (const problem of [...this.store.of(sheet.id)]) this.store.replace([], [waivedNow(problem)]);
  }
}
