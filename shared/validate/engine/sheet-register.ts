import { isEqual } from "../../base/index.js";
import { noAddedRules, type AddedRules } from "../added-rules.js";
import { ambiguousTable } from "../ambiguous-table.js";
import { sameBinding, type Binding } from "../binding.js";
import { unboundBinding, unboundTables } from "../metadata/unbound.js";
import type { SheetAddress } from "../problem.js";
import type { CheckedGame } from "../rule.js";
import type { Settings } from "../settings.js";
import { TableBindings } from "../table-bindings.js";
import { leaveRow } from "./book.js";
import type { CheckedWorkspace } from "./checked-workspace.js";
import { dropDependencies } from "./dependency.js";
import { listsDrawnFrom, putMetadataRules } from "./metadata-rules.js";
import { ReferenceBook } from "./reference-book.js";
import type { CheckedRow } from "./row.js";
import { syncRows, type RowChanges } from "./rows-sync.js";
import type { CheckScheduler } from "./scheduler.js";
import { CheckedSheet, sheetId, type SheetSource } from "./sheet.js";
import { TableFindings } from "./table-findings.js";
import { GameTables } from "./tables.js";

/**
 * Takes tables in and out of a checked workspace, and queues what has to be computed for it. A table is read again from the
 * beginning when it belongs to another game than before, or when other lists or references draw from it.
 */
export class SheetRegister {
  readonly references: ReferenceBook;
  readonly #workspace: CheckedWorkspace;
  readonly #work: CheckScheduler;
  readonly #games: ReadonlyMap<string, GameTables>;
  readonly #bindings: TableBindings;
  /** Findings that a table could be of several games, by the ids of the sheets. */
  readonly #ambiguous: TableFindings;
  #added: AddedRules = noAddedRules;
  /** How many lists there were when all sheets were last looked at. */
  #drawnLists = 0;

  constructor(games: readonly CheckedGame[], workspace: CheckedWorkspace, work: CheckScheduler) {
    this.#workspace = workspace;
    this.#work = work;
    this.#bindings = new TableBindings(games);
    this.#games = new Map([...games, unboundTables].map((game) => [game.id, new GameTables(game)]));
    this.#ambiguous = new TableFindings(workspace.store, () => workspace.settings, workspace);
    this.references = new ReferenceBook((address) => workspace.sheet(address));
  }

  /**
   * Puts a table in, or in place of its earlier version. `changes` names all rows that came, went, moved or changed since
   * then; without it all rows are compared.
   */
  put(source: SheetSource, changes?: RowChanges): void {
    const { lists, settings, sheets } = this.#workspace;
    for (const name of listsDrawnFrom(source.metadata)) lists.list(name);
    const { address, keyOrder, kindsOf } = source;
    const others = this.#bindings.put({ address, columns: new Set(keyOrder), kindsOf }, settings);
    this.#put(source, changes);
    this.#rebind(others);
    // Only a list that is new makes other sheets draw from another set: a file may have thousands of tables.
    if (lists.count === this.#drawnLists) return;
    this.#drawnLists = lists.count;
    for (const sheet of [...sheets.values()]) {
      if (!sheet.draws(lists.listsOf(sheet.address.file))) this.#put(sheet.source);
    }
  }

  /** Passes each game its own settings. */
  takeSettings(settings: Settings): void {
    for (const { settings: ofGame } of this.#games.values()) ofGame.take(settings);
  }

  /** Takes other rules beside those of games and files; tables with other ones than before are read again. */
  takeAdded(added: AddedRules): void {
    this.#added = added;
    for (const sheet of [...this.#workspace.sheets.values()]) this.#put(sheet.source, new Map());
  }

  /** Takes a table out. */
  drop(address: SheetAddress): void {
    const others = this.#bindings.drop(address);
    this.#remove(address);
    this.#reportAmbiguous(address);
    this.#rebind(others);
  }

  /** What checks a table: the game it belongs to, else what is known of tables of no game. */
  #bindingFor({ address, keyOrder }: SheetSource): Binding | undefined {
    return this.#bindings.of(address).binding ?? unboundBinding(new Set(keyOrder));
  }

  /** Binds other tables again, after one that decides about them came, went or changed. */
  #rebind(others: readonly SheetAddress[]): void {
    for (const address of others) {
      const sheet = this.#workspace.sheet(address);
      if (sheet) this.#put(sheet.source, new Map());
    }
  }

  #reportAmbiguous(address: SheetAddress): void {
    const found = this.#workspace.sheet(address) ? ambiguousTable(address, this.#bindings.of(address).between) : [];
    this.#ambiguous.put(sheetId(address), address, found);
  }

  #put(source: SheetSource, changes?: RowChanges): void {
    const workspace = this.#workspace;
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
    putMetadataRules(sheet, before, this.#work, workspace.store, () => workspace.settings);
    if (before && !isEqual(before.waivers, source.waivers)) workspace.applyWaivers(sheet);
    syncRows(sheet, this.#work, before && changes, (row) => this.#forgetRow(row));
    for (const key of (before && changes)?.keys() ?? source.keys) {
      const row = sheet.rows.get(key);
      if (row) workspace.rows.set(key, row);
    }
    this.#reportAmbiguous(source.address);
  }

  /** The sheet as it is known, unless it has to be read again. */
  #known(source: SheetSource): CheckedSheet | undefined {
    const { address } = source;
    const sheet = this.#workspace.sheet(address);
    if (!sheet) return undefined;
    const binding = this.#bindingFor(source);
    const isAsBefore =
      sheet.draws(this.#workspace.lists.listsOf(address.file)) &&
      sheet.refersBy(source.keyOrder) &&
      sheet.isAdded(this.#added.rulesOf(address, binding, this.#workspace.settings));
    if (sameBinding(sheet.binding, binding) && isAsBefore) return sheet;
    this.#remove(address);
    return undefined;
  }

  #newSheet(source: SheetSource): CheckedSheet {
    const { address } = source;
    const binding = this.#bindingFor(source);
    const tables = binding && this.#games.get(binding.game.id);
    const lists = this.#workspace.lists.listsOf(address.file);
    const sheet = new CheckedSheet(
      sheetId(address),
      source,
      binding,
      tables,
      lists,
      this.references.filled,
      this.#added.rulesOf(address, binding, this.#workspace.settings),
    );
    this.#workspace.sheets.set(sheet.id, sheet);
    tables?.addSheet(sheet);
    for (const list of sheet.lists) {
      list.sheets += 1;
      list.dependency.changed();
    }
    this.#work.table(sheet);
    return sheet;
  }

  #remove(address: SheetAddress): void {
    const { sheets, store } = this.#workspace;
    const sheet = this.#workspace.sheet(address);
    if (!sheet) return;
    sheets.delete(sheet.id);
    sheet.tables?.removeSheet(sheet);
    this.#work.forgetTable(sheet);
    for (const row of sheet.rows.values()) {
      leaveRow(row, this.#work);
      this.#forgetRow(row);
    }
    sheet.rows.clear();
    for (const task of sheet.tasks) if (task) dropDependencies(task);
    for (const found of sheet.found) store.replace(found ?? [], []);
    for (const { filled } of sheet.indexes) filled.forgetSheet(sheet);
    for (const list of sheet.lists) {
      list.sheets -= 1;
      list.dependency.changed();
    }
  }

  #forgetRow(row: CheckedRow): void {
    this.#work.forgetRow(row);
    this.#workspace.rows.delete(row.key);
    this.#workspace.store.replace(row.reported, []);
  }
}
