import type { Steps } from "../base/index.js";
import type { Diagnostic, Lexicon } from "../text/index.js";

/** A TOML file of a workspace as plain values (`toWire` of its whole content). */
export interface SourceFile {
  /** Its name in the folder. */
  readonly file: string;
  readonly content: Readonly<Record<string, unknown>>;
}

/** A table of a workspace that belongs to a game, as plain values; a plain table is one row. */
export interface BoundTable {
  readonly file: string;
  /** The path of its key. */
  readonly table: readonly string[];
  /** Which of the game's kinds of sheet it is. */
  readonly kind: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** The words that the languages of the game take from the workspace; absent where they have only their own. */
  readonly lexicon?: Lexicon;
}

/** A row that files are generated from. */
export interface SourceEntry {
  readonly file: string;
  readonly table: string;
  /** Of the row in its table, from 0. */
  readonly index: number;
  readonly id: string;
  readonly name: string;
}

/** A row with a text that means nothing; nothing of it is in the generated files. */
export interface FailedEntry extends SourceEntry {
  /** `cell` is the key of the column. Spans are in its text. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Languages that a game's constants and lists can be written in, beginning with the game's own. */
export const codeLanguages = ["rust", "typescript", "json"] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

export interface GeneratedFile {
  readonly name: string;
  readonly text: string;
  /** Null for the main file, which has one form. */
  readonly language: CodeLanguage | null;
  /** How two versions are compared: JSON by what it says, code byte for byte (LANG-19). */
  readonly kind: "json" | "code";
}

export interface Generated {
  /** In the order of `Artifacts.names`; those whose sources are not there are missing. */
  readonly files: readonly GeneratedFile[];
  readonly failed: readonly FailedEntry[];
  /** Rows whose id an earlier row has; what they say follows what that one says. */
  readonly duplicates: readonly SourceEntry[];
}

/** The files a game is built from that are generated from its tables. */
export interface Artifacts {
  /** Names of the files: the main one, then those that are made on request. */
  readonly main: string;
  readonly extras: readonly string[];
  /**
   * Generates all files, given the game's tables in the order of their files. Long work yields after every few
   * rows, so that it can be done in slices.
   */
  generate(tables: readonly BoundTable[]): Steps<Generated>;
}
