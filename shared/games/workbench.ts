import type { Result } from "../base/index.js";
import type { Lexicon } from "../text/index.js";
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
  /** The column that turns rows off, which are kept then and not used. */
  readonly offColumn: string;
  /** Where sentences go: kinds of sheets, and the columns of each row. */
  readonly target: {
    readonly sheets: readonly string[];
    readonly columns: readonly { readonly key: string; readonly title: string }[];
  };
  /** `lexicon`: the words that the languages of the game take from the workspace. */
  open(tables: ToolTables, lexicon?: Lexicon): Bench;
  /** What can be added, by the kind of its sheet; templates among them, of which the text alone is asked. */
  readonly additions: readonly BenchAddition[];
}

/** A row that can be added without going to its sheet. */
export interface BenchAddition {
  readonly kind: string;
  /** What its button says: `New placeholder`. */
  readonly title: string;
  /** What is asked, in order; the first must be filled. */
  readonly fields: readonly BenchField[];
}

export interface BenchField {
  readonly column: string;
  readonly title: string;
  readonly example: string;
  /** A list of texts, asked one per line; one more can be added to that of a row. */
  readonly isList?: boolean;
}

/** A workbench over the tables of a workspace as they stand. */
export interface Bench {
  /** In the order of their rows. */
  readonly templates: readonly BenchTemplate[];
  /** What a template makes, or why it makes nothing. */
  make(template: string): Result<Making>;
  /** The placeholders of a template, each once. */
  placeholders(template: string): readonly BenchPlaceholder[];
  /** What else has a part in its sentences, one a kind of sheet, those without rows too. */
  readonly parts: readonly BenchPart[];
  /** What can be said of a sentence by the rules of the game. */
  facts(sentence: string): readonly { readonly title: string; readonly value: string }[];
  /** Whether a sentence is one for this row, as far as the game can say. */
  suits(row: ToolRow, sentence: string): boolean;
  /** Why a row of a kind cannot be added with this in its first column, in a sentence. */
  faultOf(kind: string, first: string): string | undefined;
  /** The cells of a row that change when a sentence is put into one of its columns. */
  insert(row: ToolRow, column: string, sentence: string): readonly ToolEdit[];
}

export interface BenchTemplate {
  readonly rowKey: string;
  readonly text: string;
  /** Kept, and not used. */
  readonly isOff: boolean;
}

export interface BenchPlaceholder {
  /** As it is written in the template, with its brackets. */
  readonly token: string;
  /** What it stands for; none where nothing defines it. */
  readonly values: readonly string[];
}

/** Rows that have a part in sentences: rules that change them, values that they are made of, styles that they have. */
export interface BenchPart {
  /** The kind of sheets that has them. */
  readonly kind: string;
  /** `Replacements`. */
  readonly title: string;
  readonly about: string;
  /** In the order of their rows. */
  readonly items: readonly BenchItem[];
  /** They come into effect in their order. */
  readonly isOrdered: boolean;
  /** A sentence should have one of them at most. */
  readonly isExclusive: boolean;
  /** The items that have a part in what a template makes; some several times. */
  usesIn(made: MadeSentence, template: string): readonly BenchUse[];
}

export interface BenchItem {
  readonly rowKey: string;
  readonly title: string;
  /** What it puts in, or looks for. */
  readonly values: readonly string[];
  /** What else its row says, in a few words. */
  readonly note?: string;
  /** Kept, and not used; undefined where rows of the kind cannot be turned off. */
  readonly isOff?: boolean;
}

export interface BenchUse {
  readonly rowKey: string;
  /** Which of the values, where that can be said. */
  readonly value?: number;
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
  readonly steps: readonly MakingStep[];
  /** Undefined where it is left out. */
  readonly sentence?: string;
  /** The phrase that it is left out for. */
  readonly leftOutFor?: string;
}

export interface MakingStep {
  readonly rule: string;
  /** The phrase that was replaced, where that is what the rule does. */
  readonly phrase?: string;
  readonly text: string;
}
