import { isEqual } from "../../base/index.js";
import { sameBinding, type Binding } from "../binding.js";
import type { Problem, ProblemFix, SheetAddress } from "../problem.js";
import type { CheckedGame } from "../rule.js";
import { noSettings, type Settings } from "../settings.js";
import { TableBindings } from "../table-bindings.js";
import { ambiguousTable } from "../ambiguous-table.js";
import type { CheckProgress, ProblemCounts } from "../views.js";
import { waivedFor, waiverRow } from "../waivers.js";
import { unboundBinding, unboundTables } from "../metadata/unbound.js";
import { dropDependencies } from "./dependency.js";
import { leaveRow } from "./book.js";
import { listsDrawnFrom, putMetadataRules } from "./metadata-rules.js";
import { withStale, type CheckedRow } from "./row.js";
import { titleOf } from "./row-reader.js";
import { syncRows, type RowChanges } from "./rows-sync.js";
import { report } from "./one-fault.js";
import { ReferenceBook, type ReferencePlace } from "./reference-book.js";
import { CheckedSheet, sheetId, type CodedFinding, type SheetSource } from "./sheet.js";
import { isSound, type FixSite } from "./sound-fix.js";
import type { FindingContext, WaiverPlace } from "./standing.js";
import { ProblemStore, type ProblemChanges, type StandingProblem } from "./store.js";
import { TableFindings } from "./table-findings.js";
import { GameTables } from "./tables.js";
import { ValueLists } from "./value-lists.js";
import type { CheckContext } from "./rule-runner.js";
import { CheckScheduler } from "./scheduler.js";

export interface CheckerOptions {
  readonly settings?: Settings;
  /** A rule that throws stops the work, as tests want; otherwise it is reported as a problem of the row. */
  readonly strict?: boolean;
  /** Told of the table that is worked on, before each piece of work on another one. */
  readonly trace?: ((sheet: SheetAddress) => void) | undefined;
}

/**
 * Knows every problem of a workspace and keeps them right while tables change. Tables are put in by their sources; what
 * follows from a change is computed by `work`, in pieces where it is much. What stands when all is computed depends on
 * the tables and settings alone, never on the way they came about.
 */
export class Checker {
  readonly #games: ReadonlyMap<string, GameTables>;
  readonly #sheets = new Map<string, CheckedSheet>();
  readonly #rows = new Map<string, CheckedRow>();
  readonly #store = new ProblemStore();
  readonly #lists = new ValueLists();
  /** How many lists there were when all sheets were last looked at. */
  #drawnLists = 0;
  readonly #findingContext: FindingContext = {
    waiverPlace: (sheet, rowKey) => this.#waiverPlace(sheet, rowKey),
    titleOf: (rowKey) => titleOf(this.#rows.get(rowKey)?.entries ?? []),
  };
  readonly #references = new ReferenceBook((address) => this.#sheets.get(sheetId(address)));
  readonly #work: CheckScheduler;
  readonly #fixSite: FixSite;
  readonly #strict: boolean;
  readonly #bindings: TableBindings;
  readonly #fileFindings: TableFindings;
  /** That a table could be of several games, by the ids of the sheets. */
  readonly #ambiguous: TableFindings;
  /** Rows there were to check when there was last nothing to do. */
  #total = 0;
  #settings: Settings;

  constructor(
    readonly games: readonly CheckedGame[],
    { settings = noSettings, strict = false, trace = () => undefined }: CheckerOptions = {},
  ) {
    this.#settings = settings;
    this.#strict = strict;
    this.#bindings = new TableBindings(games);
    this.#games = new Map([...games, unboundTables].map((game) => [game.id, new GameTables(game)]));
    this.#work = new CheckScheduler(this.#context(trace));
    this.#fileFindings = new TableFindings(this.#store, () => this.#settings, this.#findingContext);
    this.#ambiguous = new TableFindings(this.#store, () => this.#settings, this.#findingContext);
    this.#fixSite = {
      ...this.#findingContext,
      row: (key) => this.#rows.get(key),
      settings: () => this.#settings,
      suppose: (rows) => this.#work.suppose(rows),
    };
  }

  get settings(): Settings {
    return this.#settings;
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
    const binding = this.#sheets.get(sheetId(address))?.binding;
    return binding?.game === unboundTables ? undefined : binding;
  }

  /** What checks a table: the game it belongs to, else what is known of tables of no game. */
  #bindingFor({ address, keyOrder }: SheetSource): Binding | undefined {
    return this.#bindings.of(address).binding ?? unboundBinding(new Set(keyOrder));
  }

  /** Looks at what else a table that came, went or changed makes of others, and says of it which games it could be of. */
  #rebind(others: readonly SheetAddress[]): void {
    for (const address of others) {
      const sheet = this.#sheets.get(sheetId(address));
      if (sheet) this.#put(sheet.source, new Map());
    }
  }

  #tellAmbiguous(sheet: SheetAddress): void {
    const id = sheetId(sheet);
    const found = this.#sheets.has(id) ? ambiguousTable(sheet, this.#bindings.of(sheet).between) : [];
    this.#ambiguous.put(id, sheet, found);
  }

  get sheets(): readonly SheetAddress[] {
    return [...this.#sheets.values()].map(({ address }) => address);
  }

  /**
   * Puts a table in, or in place of its earlier version. `changes` names all rows that came, went, moved or changed since
   * then; without it all rows are compared.
   */
  put(source: SheetSource, changes?: RowChanges): void {
    for (const name of listsDrawnFrom(source.metadata)) this.#lists.list(name);
    const { address, keyOrder, kindsOf } = source;
    const others = this.#bindings.put({ address, columns: new Set(keyOrder), kindsOf }, this.#settings);
    this.#put(source, changes);
    this.#rebind(others);
    // Only a list that is new makes other sheets draw from another set: a file may have thousands of tables.
    if (this.#lists.count === this.#drawnLists) return;
    this.#drawnLists = this.#lists.count;
    for (const sheet of [...this.#sheets.values()]) {
      if (!sheet.draws(this.#lists.listsOf(sheet.address.file))) this.#put(sheet.source);
    }
  }

  #put(source: SheetSource, changes?: RowChanges): void {
    const known = this.#known(source);
    const sheet = known ?? this.#newSheet(source);
    const before = known?.source;
    sheet.source = source;
    const isTableChanged =
      before?.columns !== source.columns ||
      before.keyOrder !== source.keyOrder ||
      before.keys.length !== source.keys.length ||
      before.metadata !== source.metadata;
    if (isTableChanged) {
      sheet.stale = "all";
      this.#work.table(sheet);
    }
    putMetadataRules(sheet, before, this.#work, this.#store, () => this.#settings);
    if (before && !isEqual(before.waivers, source.waivers)) this.#waiveAnew(sheet);
    syncRows(sheet, this.#work, before && changes, (row) => this.#left(row));
    for (const key of (before && changes)?.keys() ?? source.keys) {
      const row = sheet.rows.get(key);
      if (row) this.#rows.set(key, row);
    }
    this.#tellAmbiguous(source.address);
  }

  /** The sheet as it is known, unless it has to be read again. */
  #known(source: SheetSource): CheckedSheet | undefined {
    const { address } = source;
    const sheet = this.#sheets.get(sheetId(address));
    if (!sheet) return undefined;
    const binding = this.#bindingFor(source);
    const isAsBefore = sheet.draws(this.#lists.listsOf(address.file)) && sheet.refersBy(source.keyOrder);
    if (sameBinding(sheet.binding, binding) && isAsBefore) return sheet;
    this.#remove(address);
    return undefined;
  }

  #newSheet(source: SheetSource): CheckedSheet {
    const { address } = source;
    const binding = this.#bindingFor(source);
    const tables = binding && this.#games.get(binding.game.id);
    const lists = this.#lists.listsOf(address.file);
    const sheet = new CheckedSheet(sheetId(address), source, binding, tables, lists, this.#references.filled);
    this.#sheets.set(sheet.id, sheet);
    tables?.addSheet(sheet);
    for (const list of sheet.lists) {
      list.sheets += 1;
      list.dependency.changed();
    }
    this.#work.table(sheet);
    return sheet;
  }

  /** Takes a table out. */
  drop(address: SheetAddress): void {
    const others = this.#bindings.drop(address);
    this.#remove(address);
    this.#tellAmbiguous(address);
    this.#rebind(others);
  }

  #remove(address: SheetAddress): void {
    const id = sheetId(address);
    const sheet = this.#sheets.get(id);
    if (!sheet) return;
    this.#sheets.delete(id);
    sheet.tables?.removeSheet(sheet);
    this.#work.forgetTable(sheet);
    for (const row of sheet.rows.values()) {
      leaveRow(row, this.#work);
      this.#left(row);
    }
    sheet.rows.clear();
    for (const task of sheet.tasks) if (task) dropDependencies(task);
    for (const found of sheet.found) this.#store.replace(found ?? [], []);
    for (const { filled } of sheet.indexes) filled.forgetSheet(sheet);
    for (const list of sheet.lists) {
      list.sheets -= 1;
      list.dependency.changed();
    }
  }

  /** The lists of strings a file holds, which enums may draw from. */
  putVocabularies(
    file: string,
    vocabularies: readonly { readonly key: string; readonly values: readonly string[] }[],
  ): void {
    this.#lists.setVocabularies(file, vocabularies);
  }

  /** What is wrong with a file as a whole, in place of what was said of it before. */
  putFileFindings(file: string, sheet: SheetAddress, findings: readonly CodedFinding[]): void {
    this.#fileFindings.put(file, sheet, findings);
  }

  /** Other severities, or other games for tables. */
  setSettings(settings: Settings): void {
    const before = this.#settings.severities;
    this.#settings = settings;
    const codes = new Set([...before.keys(), ...settings.severities.keys()]);
    const changed = [...codes].filter((code) => before.get(code) !== settings.severities.get(code));
    for (const sheet of [...this.#sheets.values()]) {
      this.put(sheet.source, new Map());
      if (this.#sheets.get(sheet.id) === sheet) this.#runAgain(sheet, changed);
    }
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
    return this.#store.takeChanges();
  }

  /**
   * The ways to fix a problem that are worth offering. A certain fix after which the row still breaks the rule, or after
   * which a problem would be reported of any row that is not reported now, is none.
   */
  fixesOf(problem: StandingProblem): readonly ProblemFix[] {
    return problem.fixes.filter((fix) => fix.kind === "guess" || isSound(problem, fix, this.#fixSite));
  }

  counts(address: SheetAddress): ProblemCounts {
    return this.#store.counts(sheetId(address));
  }

  find(id: string): StandingProblem | undefined {
    return this.#store.find(id);
  }

  all(): Iterable<StandingProblem> {
    return this.#store.all();
  }

  of(address: SheetAddress): Iterable<StandingProblem> {
    return this.#store.of(sheetId(address));
  }

  /** The places that name a row by its id. Rows that were not read yet are read first; nothing else is computed. */
  referencesTo(id: string): readonly ReferencePlace[] {
    this.#work.loadAll();
    return this.#references.to(id);
  }

  #runAgain(sheet: CheckedSheet, codes: readonly string[]): void {
    const places = sheet.rules.flatMap((rule, place) =>
      codes.some((code) => rule.codes.includes(code)) ? [place] : [],
    );
    if (places.length > 0) {
      for (const row of sheet.rows.values()) {
        for (const place of places) row.staleRules = withStale(row.staleRules, place);
        this.#work.rules(row);
      }
    }
    sheet.tableRules.forEach(({ code }, place) => {
      if (!codes.includes(code)) return;
      sheet.stale = withStale(sheet.stale, place);
      this.#work.table(sheet);
    });
  }

  #left(row: CheckedRow): void {
    this.#work.forgetRow(row);
    this.#rows.delete(row.key);
    this.#store.replace(row.reported, []);
  }

  #waiveAnew(sheet: CheckedSheet): void {
    const isHere = (problem: Problem): boolean => sheetId(problem.sheet) === sheet.id;
    const waivedNow = <Kind extends Problem>(problem: Kind): Kind => {
      const { row, waivers } = this.#waiverPlace(problem.sheet, problem.rowKey);
      const reason = waivedFor(waivers, problem, row);
      return { ...problem, waived: reason === undefined ? undefined : { reason } };
    };
    // What is accepted hides nothing, so that other problems of its cell come to light.
    for (const row of this.#rows.values()) {
      if (!row.found.some((found) => found?.some(isHere))) continue;
      row.found = row.found.map((found) => found?.map((each) => (isHere(each) ? waivedNow(each) : each)));
      report(row, this.#store);
    }
    for (const problem of [...this.#store.of(sheet.id)]) this.#store.replace([], [waivedNow(problem)]);
  }

  #waiverPlace(address: SheetAddress, rowKey: string | null): WaiverPlace {
    const sheet = this.#sheets.get(sheetId(address));
    const waivers = sheet?.source.waivers ?? [];
    if (waivers.length === 0) return { row: undefined, waivers };
    const entries = rowKey === null ? undefined : this.#rows.get(rowKey)?.entries;
    return { row: entries && waiverRow(entries, this.bindingOf(address)?.schema), waivers };
  }

  #context(trace: CheckContext["trace"]): CheckContext {
    const settings = (): Settings => this.#settings;
    return {
      store: this.#store,
      lists: this.#lists,
      settings,
      ...this.#findingContext,
      trace,
      broken: (code, error) => {
        if (this.#strict) throw error;
        const message = `This could not be checked: ${error instanceof Error ? error.message : String(error)}`;
        return [{ code, severity: "info", finding: { message, severity: "info" } }];
      },
    };
  }
}
