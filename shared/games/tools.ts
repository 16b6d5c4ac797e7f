import type { Result } from "../base/index.js";
import type { ColumnId } from "../sheet/index.js";
import type { Lexicon } from "../text/index.js";
import type { TomlValue } from "../toml/index.js";

/** What a tool asks before it runs. */
export type ToolOption =
  | {
      readonly kind: "integer";
      readonly id: string;
      readonly title: string;
      readonly min: number;
      readonly max: number;
      readonly initial: number;
      /** What 0 is called where it is no number but stands for none. */
      readonly zero?: string;
    }
  | {
      readonly kind: "choice";
      readonly id: string;
      readonly title: string;
      readonly choices: readonly { readonly value: string; readonly title: string }[];
      readonly initial: string;
    }
  | { readonly kind: "flag"; readonly id: string; readonly title: string; readonly initial: boolean }
  /** The number chance begins with: the same seed, the same outcome. From 0 to 2³¹ − 1. */
  | { readonly kind: "seed"; readonly id: string; readonly title: string };

/** What was answered, by the options' ids: an integer within its bounds, one of the choices, whether a flag is set, a seed. */
export type ToolAnswers = Readonly<Record<string, ToolAnswer>>;

export type ToolAnswer = number | string | boolean;

/** A row of a sheet, by its top-level keys. */
export interface ToolRow {
  readonly key: string;
  readonly cells: ReadonlyMap<string, TomlValue>;
}

export interface ToolEdit {
  readonly rowKey: string;
  /** A top-level key, or a place inside its value. */
  readonly column: string | ColumnId;
  /** Absent: the key is removed. */
  readonly value: TomlValue | undefined;
}

interface ToolInfo {
  /** Within its game. */
  readonly id: string;
  /** A few words, as commands have: `Randomise stats`. */
  readonly title: string;
  /** What it does and by which rule, in a sentence or two for a designer. */
  readonly about: string;
}

/** Changes cells of the selected rows, as one step that can be undone. */
export interface RowTool extends ToolInfo {
  /** Kinds of the game's sheets. */
  readonly sheets: readonly string[];
  readonly options: readonly ToolOption[];
  /** The cells of these rows that change. Rows it cannot do anything with have none. */
  edits(rows: readonly ToolRow[], answers: ToolAnswers): readonly ToolEdit[];
}

/** The rows of the workspace's tables of a game, by the kinds of its sheets. */
export type ToolTables = ReadonlyMap<string, readonly ToolRow[]>;

/** Tries something many times at random, and reports the outcome. */
export interface SimulationTool extends ToolInfo {
  /** Kinds of sheets it reads; it can be run where the workspace has the first. */
  readonly reads: readonly string[];
  /** What it asks, with answers to begin with that fit the tables. */
  options(tables: ToolTables): readonly ToolOption[];
  /** Fails where the tables have nothing to simulate. */
  start(tables: ToolTables, answers: ToolAnswers): Result<Simulation>;
}

/** A simulation under way, advanced step by step so that whoever runs it can do other things in between. */
export interface Simulation {
  /** How many steps it takes. */
  readonly total: number;
  readonly done: number;
  /** Takes so many steps more, fewer at its end. */
  advance(steps: number): void;
  /** What came of the steps taken so far. */
  report(): ToolReport;
}

export interface ToolReport {
  /** The outcome in short. */
  readonly facts: readonly { readonly title: string; readonly value: string }[];
  readonly charts: readonly ToolChart[];
}

/** Numbers to be drawn, and shown as a table beside the drawing. */
export interface ToolChart {
  readonly id: string;
  readonly title: string;
  /** `heat`: the table alone, its cells shaded by their numbers; for more series than can be told apart. */
  readonly kind: "bars" | "lines" | "heat";
  /** What the labels of the rows are: `Tier`. */
  readonly labelTitle: string;
  /** `%` behind each number, where they are shares. */
  readonly unit?: "%";
  readonly series: readonly string[];
  readonly rows: readonly ToolChartRow[];
}

export interface ToolChartRow {
  readonly label: string;
  /** One a series. */
  readonly values: readonly number[];
  /** Keys of the rows of the sheet that each value is of, one list a series, in charts of a sheet. */
  readonly rowKeys?: readonly (readonly string[])[];
}

/** Draws what the rows of a sheet have in common. */
export interface ChartTool extends ToolInfo {
  /** Kinds of the game's sheets. */
  readonly sheets: readonly string[];
  /** Keys of which another sheet must have one to be charted, too: one of the game, or one of no game beside them. */
  readonly columns?: readonly string[];
  /** `lexicon`: the words that the language of the sheet takes from the workspace. */
  report(rows: readonly ToolRow[], lexicon?: Lexicon): ToolReport;
}

/** What a game has to offer besides editing, checking and playing its cards. */
export interface GameTools {
  readonly rows: readonly RowTool[];
  readonly simulations: readonly SimulationTool[];
  readonly charts?: readonly ChartTool[];
}

/** The text of a cell; undefined for all else. */
export function textIn({ cells }: ToolRow, key: string): string | undefined {
  const value = cells.get(key);
  return value?.kind === "string" ? value.value : undefined;
}

/** A whole number in a cell; undefined for all else. */
export function integerIn({ cells }: ToolRow, key: string): number | undefined {
  const value = cells.get(key);
  return value?.kind === "integer" ? Number(value.value) : undefined;
}
