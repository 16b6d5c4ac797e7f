import type { Column, KeyKinds } from "../../sheet/index.js";
import type { Metadata } from "../../metadata/index.js";
import type { RowEntry } from "../../toml/index.js";
import type { Binding } from "../binding.js";
import type { Problem, Severity, SheetAddress } from "../problem.js";
import type { FaultClass, Finding, RowFacts, RowText, TableRule } from "../rule.js";
import { referenceKeys } from "../references.js";
import type { Waiver } from "../waivers.js";
import type { Task } from "./dependency.js";
import type { TrackedLookup } from "./tracked-lookup.js";
import { absentColumns, type AbsentColumn } from "../metadata/absent-columns.js";
import { allInvariants } from "../structure/rules.js";
import type { AddedRule } from "../added-rules.js";
import { addedSheetRules, gameRules } from "./game-rules.js";
import { RowNumbers } from "./numbers.js";
import type { CheckedRow, Stale } from "./row.js";
import type { FilledIndex, FilledTally, GameTables } from "./tables.js";
import type { ValueList } from "./value-lists.js";

/** A table as the checker is given it. Row keys are different in all of the workspace. */
export interface SheetSource {
  readonly address: SheetAddress;
  /** The keys of the rows, in file order. */
  readonly keys: readonly string[];
  readonly columns: readonly Column[];
  /** The top-level keys that the rows have. */
  readonly keyOrder: readonly string[];
  /** What the values of a key are; without it they might be anything. */
  readonly kindsOf?: (key: string) => KeyKinds | undefined;
  readonly metadata: Metadata;
  readonly waivers: readonly Waiver[];
  place(rowKey: string): number;
  /** What a row holds, with what is being typed into it. The same array for as long as the row is the same text. */
  entries(rowKey: string): readonly RowEntry[];
  /** The TOML source of the value of a top-level key. */
  source(rowKey: string, key: string): string | undefined;
}

/** A finding with what its rule says of it. */
export interface CodedFinding {
  readonly code: string;
  readonly severity: Severity;
  /** Absent: neither hides what else is wrong with its cell nor is hidden by it. */
  readonly fault?: FaultClass | undefined;
  readonly finding: Finding;
}

/** A rule as a sheet holds it: of its game, or of its metadata. */
export interface SheetRule {
  /** What its findings may be. */
  readonly codes: readonly string[];
  readonly reads: ReadonlySet<string>;
  readonly readsSource: boolean;
  /** About how many plain rules it costs as much as. */
  readonly weight: number;
  check(row: RowFacts, lookup: TrackedLookup, text: RowText): readonly CodedFinding[];
}

/** An index or tally as far as a sheet has rows in it. */
export interface SheetIndex {
  readonly filled: FilledIndex;
  readonly reads: ReadonlySet<string>;
}
export interface SheetTally {
  readonly filled: FilledTally;
  readonly reads: ReadonlySet<string>;
}

export interface SheetTableRule {
  readonly code: string;
  readonly rule: Omit<TableRule, "sheets">;
}

/** A table as the checker knows it. */
export class CheckedSheet {
  readonly rows = new Map<string, CheckedRow>();
  readonly numbers = new RowNumbers();
  readonly indexes: readonly SheetIndex[];
  /** The keys whose values name rows by their ids. */
  readonly referenceKeys: readonly string[];
  readonly tallies: readonly SheetTally[];
  /** Rules beside those of the game. */
  readonly added: readonly AddedRule[];
  /** The rules of the game, and those beside them. */
  readonly gameRules: readonly SheetRule[];
  /** These rules, and behind them those of the metadata. */
  rules: readonly SheetRule[];
  /** The rules of the metadata as one text, to be compared. */
  metadataRules = "[]";
  /** Columns that the metadata requires and no row has. */
  absentColumns: readonly AbsentColumn[] = [];
  readonly tableRules: readonly SheetTableRule[];
  /** By the places of the table rules. */
  readonly found: (readonly Problem[] | undefined)[] = [];
  readonly tasks: (Task | undefined)[] = [];
  stale: Stale = "all";

  constructor(
    readonly id: string,
    public source: SheetSource,
    readonly binding: Binding | undefined,
    readonly tables: GameTables | undefined,
    /** Lists that draw from columns of this sheet. */
    readonly lists: readonly ValueList[],
    /** The rows of all sheets by the ids they name. */
    references?: FilledIndex,
    added: readonly AddedRule[] = [],
  ) {
    this.referenceKeys = references ? referenceKeys(source.keyOrder, binding?.schema) : [];
    const kind = binding?.schema.kind;
    const mine = (part: { readonly sheets: readonly string[] }): boolean =>
      kind !== undefined && part.sheets.includes(kind);
    const indexes = [...(tables?.indexes.values() ?? [])].filter(({ index }) => mine(index));
    this.indexes = [
      ...[...indexes, ...lists.map(({ column }) => column)].map((filled) => ({
        filled,
        reads: new Set(filled.index.reads),
      })),
      ...(references && this.referenceKeys.length > 0
        ? [{ filled: references, reads: new Set(this.referenceKeys) }]
        : []),
    ];
    this.tallies = [...(tables?.tallies.values() ?? [])]
      .filter(({ tally }) => mine(tally))
      .map((filled) => ({ filled, reads: new Set(filled.tally.reads) }));
    this.added = added;
    this.gameRules = [...gameRules(binding), ...addedSheetRules(added, binding)];
    this.rules = this.gameRules;
    const ofGame = (binding ? allInvariants(binding.game).rules : []).flatMap((rule) =>
      rule.kind === "table" && mine(rule) ? [{ code: `${binding?.game.id ?? ""}/${rule.id}`, rule }] : [],
    );
    this.tableRules = [{ code: `metadata/${absentColumns.id}`, rule: absentColumns }, ...ofGame];
  }

  draws(lists: readonly ValueList[]): boolean {
    return lists.length === this.lists.length && lists.every((list, at) => list === this.lists[at]);
  }

  /** Whether these are the rules beside those of its game. */
  isAdded(rules: readonly AddedRule[]): boolean {
    return rules.length === this.added.length && rules.every((rule, at) => rule === this.added[at]);
  }

  /** Whether a version of the table names rows by the same keys. */
  refersBy(keyOrder: readonly string[]): boolean {
    const keys = referenceKeys(keyOrder, this.binding?.schema);
    return keys.length === this.referenceKeys.length && keys.every((key) => this.referenceKeys.includes(key));
  }

  get address(): SheetAddress {
    return this.source.address;
  }

  /** The kind of sheet by the game's schema; empty where it belongs to no game. */
  get kind(): string {
    return this.binding?.schema.kind ?? "";
  }
}

export const sheetId = ({ file, table }: SheetAddress): string => `${file} ${JSON.stringify(table)}`;
