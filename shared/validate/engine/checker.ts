import type { Lexicon } from "../../text/index.js";
import type { AddedRules } from "../added-rules.js";
import type { Binding } from "../binding.js";
import type { ProblemFix, SheetAddress } from "../problem.js";
import type { CheckedGame } from "../rule.js";
import { noSettings, type Settings } from "../settings.js";
import type { CheckProgress, ProblemCounts } from "../views.js";
import { CheckedWorkspace } from "./checked-workspace.js";
import type { ReferencePlace } from "./reference-book.js";
import { withStale } from "./row.js";
import type { RowChanges } from "./rows-sync.js";
import type { CheckContext } from "./rule-runner.js";
import { CheckScheduler } from "./scheduler.js";
import { sheetId, type CheckedSheet, type CodedFinding, type SheetSource } from "./sheet.js";
import { SheetRegister } from "./sheet-register.js";
import { isSound, type FixSite } from "./sound-fix.js";
import type { ProblemChanges, StandingProblem } from "./store.js";
import { TableFindings } from "./table-findings.js";

export interface CheckerOptions {
  readonly settings?: Settings;
  /** A rule that throws stops the work, as tests want; otherwise it is reported as a problem of the row. */
  readonly strict?: boolean;
  /** Called with the table that is worked on, before each piece of work on another one. */
  readonly trace?: ((sheet: SheetAddress) => void) | undefined;
  /** Rules beside those of games and files. */
  readonly added?: AddedRules;
}

/**
 * Knows every problem of a workspace and keeps them current while tables change. Tables are put in by their sources; what
 * follows from a change is computed by `work`, in pieces where it is much. The problems when all is computed depend on
 * the tables and settings alone, never on the order of the changes that led to them.
 */
export class Checker {
  readonly #workspace: CheckedWorkspace;
  readonly #work: CheckScheduler;
  readonly #register: SheetRegister;
  readonly #fileFindings: TableFindings;
  readonly #fixSite: FixSite;
  /** Rows there were to check when there was last nothing to do. */
  #total = 0;

  constructor(
    readonly games: readonly CheckedGame[],
    { settings = noSettings, strict = false, trace = () => undefined, added }: CheckerOptions = {},
  ) {
    const workspace = new CheckedWorkspace(settings);
    const work = new CheckScheduler(contextOf(workspace, { strict, trace }));
    this.#workspace = workspace;
    this.#work = work;
    this.#register = new SheetRegister(games, workspace, work);
    this.#register.takeSettings(settings);
    if (added) this.#register.takeAdded(added);
    this.#fileFindings = new TableFindings(workspace.store, () => workspace.settings, workspace);
    this.#fixSite = {
      waiverPlace: (sheet, rowKey) => workspace.waiverPlace(sheet, rowKey),
      titleOf: (rowKey) => workspace.titleOf(rowKey),
      row: (key) => workspace.rows.get(key),
      settings: () => workspace.settings,
      suppose: (rows) => work.suppose(rows),
    };
  }

  get settings(): Settings {
    return this.#workspace.settings;
  }

  get isDone(): boolean {
    return this.#work.isDone;
  }

  get progress(): CheckProgress {
    const total = Math.max(this.#total, this.#work.left);
    return { done: total - this.#work.left, total };
  }

  /** The game a table belongs to, once it was put in. */
  bindingOf(address: SheetAddress): Binding | undefined {
    return this.#workspace.bindingOf(address);
  }

  /** The words that the game of a table takes from the workspace; the same object while they stay the same. */
  lexiconOf(address: SheetAddress): Lexicon | undefined {
    const tables = this.#workspace.sheet(address)?.tables;
    return tables && this.#work.lexiconOf(tables);
  }

  get sheets(): readonly SheetAddress[] {
    return [...this.#workspace.sheets.values()].map(({ address }) => address);
  }

  /**
   * Puts a table in, or in place of its earlier version. `changes` names all rows that came, went, moved or changed since
   * then; without it all rows are compared.
   */
  put(source: SheetSource, changes?: RowChanges): void {
    this.#register.put(source, changes);
  }

  /** Takes a table out. */
  drop(address: SheetAddress): void {
    this.#register.drop(address);
  }

  /** The lists of strings a file holds, which enums may draw from. */
  putVocabularies(
    file: string,
    vocabularies: readonly { readonly key: string; readonly values: readonly string[] }[],
  ): void {
    this.#workspace.lists.setVocabularies(file, vocabularies);
  }

  /** What is wrong with a file as a whole, in place of what was said of it before. */
  putFileFindings(file: string, sheet: SheetAddress, findings: readonly CodedFinding[]): void {
    this.#fileFindings.put(file, sheet, findings);
  }

  /** Other severities, or other games for tables. */
  setSettings(settings: Settings): void {
    const { sheets } = this.#workspace;
    const before = this.#workspace.settings.severities;
    this.#workspace.settings = settings;
    this.#register.takeSettings(settings);
    const codes = new Set([...before.keys(), ...settings.severities.keys()]);
    const changed = [...codes].filter((code) => before.get(code) !== settings.severities.get(code));
    for (const sheet of [...sheets.values()]) {
      this.put(sheet.source, new Map());
      if (sheets.get(sheet.id) === sheet) runAgain(sheet, changed, this.#work);
    }
  }

  /** Other rules beside those of games and files. */
  setAdded(added: AddedRules): void {
    this.#register.takeAdded(added);
  }

  /** From here on, what has to be checked again is checked before what still waits for its first look. */
  set isUrgent(isUrgent: boolean) {
    this.#work.isUrgent = isUrgent;
  }

  /** Works until all is done, or for about as long as `units` plain rules take; whether all is done. */
  work(units = Number.POSITIVE_INFINITY): boolean {
    this.#total = Math.max(this.#total, this.#work.left);
    const done = this.#work.do(units);
    if (done) this.#total = 0;
    return done;
  }

  /** What changed since this was last asked, sheet by sheet. */
  takeChanges(): readonly ProblemChanges[] {
    return this.#workspace.store.takeChanges();
  }

  /**
   * The ways to fix a problem that are worth offering. A certain fix after which the row still breaks the rule, or after
   * which a problem would be reported of any row that is not reported now, is none.
   */
  fixesOf(problem: StandingProblem): readonly ProblemFix[] {
    return problem.fixes.filter((fix) => fix.kind === "guess" || isSound(problem, fix, this.#fixSite));
  }

  counts(address: SheetAddress): ProblemCounts {
    return this.#workspace.store.counts(sheetId(address));
  }

  find(id: string): StandingProblem | undefined {
    return this.#workspace.store.find(id);
  }

  all(): Iterable<StandingProblem> {
    return this.#workspace.store.all();
  }

  of(address: SheetAddress): Iterable<StandingProblem> {
    return this.#workspace.store.of(sheetId(address));
  }

  /** The keys of a table whose values name rows by their ids. */
  referenceKeysOf(address: SheetAddress): readonly string[] {
    return this.#workspace.sheet(address)?.referenceKeys ?? [];
  }

  /** The places that name a row by its id. Rows that were not read yet are read first; nothing else is computed. */
  referencesTo(id: string): readonly ReferencePlace[] {
    this.#work.loadAll();
    return this.#register.references.to(id);
  }
}

/** Queues the rules of a sheet that report any of these codes. */
function runAgain(sheet: CheckedSheet, codes: readonly string[], work: CheckScheduler): void {
  const places = sheet.rules.flatMap((rule, place) => (codes.some((code) => rule.codes.includes(code)) ? [place] : []));
  if (places.length > 0) {
    for (const row of sheet.rows.values()) {
      for (const place of places) row.staleRules = withStale(row.staleRules, place);
      work.rules(row);
    }
  }
  sheet.tableRules.forEach(({ code }, place) => {
    if (!codes.includes(code)) return;
    sheet.stale = withStale(sheet.stale, place);
    work.table(sheet);
  });
}

function contextOf(
  workspace: CheckedWorkspace,
  { strict, trace }: { readonly strict: boolean; readonly trace: CheckContext["trace"] },
): CheckContext {
  return {
    store: workspace.store,
    lists: workspace.lists,
    settings: () => workspace.settings,
    waiverPlace: (sheet, rowKey) => workspace.waiverPlace(sheet, rowKey),
    titleOf: (rowKey) => workspace.titleOf(rowKey),
    trace,
    broken: (code, error) => {
      if (strict) throw error;
      const message = `This could not be checked: ${error instanceof Error ? error.message : String(error)}`;
      return [{ code, severity: "info", finding: { message, severity: "info" } }];
    },
  };
}
