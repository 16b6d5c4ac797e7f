import type { Span } from "../base/index.js";
import type { ColumnId, SheetSchema } from "../sheet/index.js";
import type { Lexicon, SheetLanguage, TextReading } from "../text/index.js";
import type { RowEntry, TomlValue } from "../toml/index.js";
import type { AbsentColumn } from "./metadata/absent-columns.js";
import type { BindEdit, CellTarget, FixKind, RowAddress, Severity, SheetAddress, WordsEdit } from "./problem.js";

/**
 * What a rule sees of a row: the keys it declared to read, and none else; reading another throws, because a change of it
 * would go unnoticed.
 */
export interface RowFacts extends RowAddress {
  /** The kind of sheet, by the game's schema. */
  readonly kind: string;
  /** What people call the row: its name or id, else `a row without a name`. Every rule may ask. */
  title(): string;
  has(key: string): boolean;
  value(key: string): TomlValue | undefined;
  /** The text of a string; undefined for all else. */
  text(key: string): string | undefined;
  /** An integer that a number holds exactly; undefined for all else. */
  integer(key: string): number | undefined;
  boolean(key: string): boolean | undefined;
  /** The texts of a list, other items left out; none for all else. */
  texts(key: string): readonly string[];
  /** The value as the file spells it: `+5`. Only for rules that declare `readsSource`, and of the row they check. */
  source(key: string): string | undefined;
}

/** A table as a whole. */
export interface TableFacts extends SheetAddress {
  readonly kind: string;
  readonly rowCount: number;
  /** The top-level keys its rows have. */
  readonly keys: readonly string[];
  /** The values that the file's metadata lists for a column. */
  choices(column: string): readonly string[] | undefined;
  /** Columns that the file's metadata requires and no row has. */
  readonly absent: readonly AbsentColumn[];
}

/** What a rule can ask about other rows. Each answer is remembered: when it changes, whoever asked is asked again. */
export interface Lookup {
  /**
   * The rows under a key of an index, in the order of their sheets. They show the keys that the index carries. The list
   * is the same one until a row of it changes, so that what is computed from it can be kept by it.
   */
  rows(index: string, key: string): readonly RowFacts[];
  /** The first of these rows. Cheaper than `rows` where many rows share a key: asked again only when another is first. */
  first(index: string, key: string): RowFacts | undefined;
  /** Whether there is such a row. Asked again only when the last one goes or the first one comes. */
  has(index: string, key: string): boolean;
  /** The most frequent value of a group of a tally, the smallest of several; undefined where the group has none. */
  mode(tally: string, group: string): string | number | undefined;
  /** The place of a row in its table, counted from 1 as people do. */
  numberOf(row: RowFacts): number;
  /** Where the workspace has tables of a kind. */
  tables(kind: string): readonly SheetAddress[];
  /** The words that the languages of the game take from its tables; undefined where these have only their own. */
  lexicon(): Lexicon | undefined;
  /** Lists of texts that the settings of the workspace have under a name of the game, such as `[ttcg.style-patterns]`, by their keys. */
  setting(name: string): ReadonlyMap<string, readonly string[]>;
}

/** What a rule that declares `text` can ask about the rules text of its row. */
export interface RowText {
  /** The texts of the row's language cells, read by the language of the game. */
  reading(): TextReading;
}

/** A cell: a top-level key, or a column with members or an index (`{ path: ["subtypes"], index: 1 }`). */
export type CellName = string | ColumnId;

/** One edit of a fix, in the terms of a rule; `row` where it is not the row that is checked. */
export type FindingEdit =
  | { readonly kind: "cell"; readonly column: CellName; readonly row?: RowAddress; readonly to: CellTarget }
  | {
      readonly kind: "insert";
      readonly sheet: SheetAddress;
      readonly entries: readonly RowEntry[];
      /** The row it is put behind; at the end of the sheet where absent. */
      readonly after?: RowAddress;
    }
  | { readonly kind: "delete"; readonly row?: RowAddress }
  | BindEdit
  | WordsEdit;

export interface FindingFix {
  readonly id: string;
  readonly title: string;
  /** `certain` where absent. */
  readonly kind?: FixKind;
  readonly edits: readonly FindingEdit[];
}

/**
 * What is wrong with a cell, the most basic first: it is empty, of another type, not written as it must be, no word of a
 * list, too small or large, too exact, names nothing, is there twice, or does not fit other cells.
 */
export const faultClasses = [
  "absence",
  "type",
  "form",
  "vocabulary",
  "bounds",
  "precision",
  "reference",
  "repetition",
  "relation",
] as const;

export type FaultClass = (typeof faultClasses)[number];

/** What a rule found. Without `column` it concerns the row, or for a table rule the table, as a whole. */
export interface Finding {
  readonly column?: CellName;
  /** Where it is not the row that is checked. */
  readonly row?: RowAddress;
  readonly span?: Span;
  /** One or two plain sentences with the values in question. */
  readonly message: string;
  /** The id of one of the rule's variants, where it has some. */
  readonly variant?: string;
  readonly severity?: Severity;
  /** Where it is not that of the rule. */
  readonly fault?: FaultClass;
  readonly related?: readonly {
    readonly row: RowAddress;
    readonly column?: CellName;
    readonly message: string;
  }[];
  /** The most likely first. */
  readonly fixes?: readonly FindingFix[];
}

/** How a rule is described to people. */
export interface RuleInfo {
  /** Within its game: `unit-stat-sum`. The code of its problems is `<game>/<id>`. */
  readonly id: string;
  readonly severity: Severity;
  /** A few words: `Attack and defense add up`. */
  readonly title: string;
  /** Why it holds and what it asks, in a few sentences for a designer. */
  readonly explanation: string;
  /** Where it is laid down: `Design document, section 3.1`. */
  readonly source: string;
}

/**
 * Holds for each row of a kind of sheet. It runs when a declared key of the row changes, or what it looked up does; so
 * `check` must depend on nothing else.
 */
export interface RowRule extends RuleInfo {
  readonly kind: "row";
  /** Kinds of the game's sheets. */
  readonly sheets: readonly string[];
  /** Absent for remarks about a cell that hold beside whatever else is wrong with it. */
  readonly fault?: FaultClass;
  /** Top-level keys. */
  readonly reads: readonly string[];
  /** It asks `text.reading()`: whatever the language reads, it reads. */
  readonly readsText?: boolean;
  /** It asks `row.source()`. */
  readonly readsSource?: boolean;
  /** What it finds under codes of their own: several rules that are checked in one go. */
  readonly variants?: readonly RuleInfo[];
  check(row: RowFacts, lookup: Lookup, text: RowText): readonly Finding[];
}

/** Holds for each table of a kind. It runs when the number of rows, the keys or the metadata of the table change, or what it looked up does. */
export interface TableRule extends RuleInfo {
  readonly kind: "table";
  readonly sheets: readonly string[];
  check(table: TableFacts, lookup: Lookup): readonly Finding[];
}

export type Rule = RowRule | TableRule;

/** Rows by keys that are computed from each of them. Kept current row by row. */
export interface Index {
  readonly name: string;
  readonly sheets: readonly string[];
  /** Top-level keys that `keys` reads. */
  readonly reads: readonly string[];
  /** Top-level keys that readers of the index may look at; readers run again when one of these changes. */
  readonly carries: readonly string[];
  /** The keys of a row; none where it has no place in the index. */
  keys(row: RowFacts): readonly string[];
}

/**
 * How often each value occurs in a group of rows, kept current row by row: for rules that hold a row against all the others.
 */
export interface Tally {
  readonly name: string;
  readonly sheets: readonly string[];
  readonly reads: readonly string[];
  /** The group and value of a row; undefined where it does not count. It may look up indexes, but no tallies. */
  entry(
    row: RowFacts,
    lookup: Omit<Lookup, "mode">,
  ): { readonly group: string; readonly value: string | number } | undefined;
}

/** What holds in the tables of a game. */
export interface Invariants {
  readonly indexes: readonly Index[];
  readonly tallies: readonly Tally[];
  readonly rules: readonly Rule[];
  /** Codes of the structure rules, without the game, that rules of its own stand for: `structure-choice`. */
  readonly replaces?: readonly string[];
  readonly lexicon?: LexiconSource;
}

/** Where the languages of a game take words from. */
export interface LexiconSource {
  /** The kinds of sheets that have them. Looking up rows of others throws: who reads the words of a folder reads only these. */
  readonly sheets: readonly string[];
  /** Undefined where the languages have only their own words. Read again when what it looked up changes. */
  words(lookup: Omit<Lookup, "lexicon">): Lexicon | undefined;
}

/** What validation needs to know about a game. */
export interface CheckedGame {
  readonly id: string;
  readonly title: string;
  readonly sheets: readonly SheetSchema[];
  readonly languages?: readonly SheetLanguage[];
  readonly invariants?: Invariants;
  /** Words of its rules that dictionaries lack. */
  readonly words?: readonly string[];
}
