import type { Result } from "../base/index.js";
import type { TomlDocument } from "../toml/index.js";

/** Files of other tools for a game, which become a table of TOML and come back from it. */
export interface GameFormat {
  /** What command lines call it: `ttcg-csv`. */
  readonly name: string;
  /** A few words for lists of formats. */
  readonly about: string;
  /** The end of its file names, without the dot. */
  readonly extension: string;
  /** The table its rows become where none is named. */
  readonly table: readonly string[];
  /** Whether a text can be nothing else than this format. */
  recognises(text: string): boolean;
  /**
   * The text as a new TOML file. Rows get ids where there is `makeId`; without it they have none, for rows that are brought
   * into a file that has ids already.
   */
  toToml(text: string, table: readonly string[], makeId?: () => string): Result<string>;
  /** A table of a TOML file in this format. What the format has no place for is left out. */
  fromToml(document: TomlDocument, table: readonly string[]): Result<string>;
}
