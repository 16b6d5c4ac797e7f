import type { Result } from "../base/index.js";
import type { ToolEdit, ToolRow, ToolTables } from "./tools.js";

/** Sentences that a game makes of templates: to be tried, looked through, traced back, and put into rows. */
export interface Workbench {
  /** A few words, as commands have: `Effect workbench`. */
  readonly title: string;
  readonly about: string;
  /** Kinds of sheets it reads. The first holds the templates, one a row. */
  readonly reads: readonly string[];
  /** The column of the templates' texts. */
  readonly textColumn: string;
  /** Where sentences go: kinds of sheets, and the columns of each row. */
  readonly target: {
    readonly sheets: readonly string[];
    readonly columns: readonly { readonly key: string; readonly title: string }[];
  };
  open(tables: ToolTables): Bench;
}

/** A workbench over the tables of a workspace as they stand. */
export interface Bench {
  /** Those that are used, in the order of their rows. */
  readonly templates: readonly BenchTemplate[];
  /** What a template makes, or why it makes nothing. */
  make(template: string): Result<Making>;
  /** The placeholders of a template, each once. */
  placeholders(template: string): readonly BenchPlaceholder[];
  /** The cells of a row that change when a sentence is put into one of its columns. */
  insert(row: ToolRow, column: string, sentence: string): readonly ToolEdit[];
}

export interface BenchTemplate {
  readonly rowKey: string;
  readonly text: string;
}

export interface BenchPlaceholder {
  /** As it is written in the template, with its brackets. */
  readonly token: string;
  /** What it stands for; none where nothing defines it. */
  readonly values: readonly string[];
}

/** The sentences of a template, made as they are asked for. */
export interface Making {
  /** How many combinations there are; some may be equal, and some are left out. */
  readonly total: number;
  /** Up to so many of the next ones; none at the end. */
  next(count: number): readonly MadeSentence[];
}

/** A combination, and what became of it. */
export interface MadeSentence {
  readonly combination: string;
  /** The rules that changed it, in turn, each with the text after it. */
  readonly steps: readonly { readonly rule: string; readonly text: string }[];
  /** Undefined where it is left out. */
  readonly sentence?: string;
  /** The phrase that it is left out for. */
  readonly leftOutFor?: string;
}
