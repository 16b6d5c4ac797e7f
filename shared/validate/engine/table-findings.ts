import type { SheetAddress } from "../problem.js";
import type { Settings } from "../settings.js";
import type { CodedFinding } from "./sheet.js";
import { standingProblems, type FindingContext } from "./standing.js";
import type { ProblemStore, StandingProblem } from "./store.js";

/** What is said of files and tables as a whole besides what rules find, by names that its owner gives. */
export class TableFindings {
  readonly #store: ProblemStore;
  readonly #settings: () => Settings;
  readonly #context: FindingContext;
  readonly #found = new Map<string, StandingProblem[]>();

  constructor(store: ProblemStore, settings: () => Settings, context: FindingContext) {
    this.#store = store;
    this.#settings = settings;
    this.#context = context;
  }

  /** Reports these findings about a table in place of those that were reported under the name. */
  put(name: string, sheet: SheetAddress, findings: readonly CodedFinding[]): void {
    const before = this.#found.get(name) ?? [];
    if (before.length === 0 && findings.length === 0) return;
    const after = standingProblems({ sheet, rowKey: null }, findings, this.#settings(), this.#context);
    this.#store.replace(before, after);
    this.#found.set(name, after);
  }
}
