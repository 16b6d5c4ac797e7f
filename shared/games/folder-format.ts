import type { Fault, Result } from "../base/index.js";
import type { TomlDocument } from "../toml/index.js";
import type { ToolAnswers, ToolOption } from "./tools.js";

/** A file of a folder, by its path in it, with `/`. */
export interface FolderFile {
  readonly path: string;
  readonly text: string;
}

/** Something a person should know about a file that was read or made. */
export interface Remark {
  readonly path: string;
  /** From 1. */
  readonly line?: number;
  readonly message: string;
  /** Something is not converted. */
  readonly isLoss?: true;
}

/** A row of a TOML file. */
export interface FolderRow {
  readonly path: string;
  readonly table: readonly string[];
  /** In its table, from 0. */
  readonly row: number;
}

/** The files that a folder is to have after it was converted; those whose text stays the same are among them. */
export interface FolderResult {
  readonly files: readonly FolderFile[];
  /** Rows of the TOML files that no file of the folder stands for; they are among the rows of `files`. */
  readonly unmatched?: readonly FolderRow[];
  /** Paths of files of the format that nothing stands for any more. */
  readonly removed: readonly string[];
  readonly remarks: readonly Remark[];
}

/** Folders of files of another tool, such as a file for each card, which become tables of TOML and come back from them. */
export interface FolderFormat {
  /** What command lines call it: `ptg-yaml`. */
  readonly name: string;
  /** A few words for lists of formats. */
  readonly about: string;
  /** Which files of a folder it reads, as globs: `cards/**\/*.yaml`. */
  readonly takes: readonly string[];
  /** What it asks before it converts. */
  readonly options: readonly ToolOption[];
  /** Whether a folder with these files can be nothing else than this format. */
  recognises(paths: readonly string[]): boolean;
  /** Whole TOML files. All rows of `before` keep their place, also unmatched ones; their spelling and comments stay. */
  toToml(
    files: readonly FolderFile[],
    before: ReadonlyMap<string, TomlDocument>,
    answers: ToolAnswers,
  ): Result<FolderResult, readonly Fault[]>;
  /** Files of the format; those of `before` keep their spelling and comments where they stay. */
  fromToml(
    documents: ReadonlyMap<string, TomlDocument>,
    before: readonly FolderFile[],
    answers: ToolAnswers,
  ): Result<FolderResult, readonly Fault[]>;
}
