import type { Severity } from "./problem.js";

/** Which game a table belongs to, where its columns do not say so. `game` null: to none. */
export interface TableBinding {
  readonly file: string;
  /** The table's key; every table of the file where absent. */
  readonly table?: string;
  readonly game: string | null;
  /** The kind of sheet; where absent, the first of the game's that stands under the table's key, else its first. */
  readonly kind?: string;
}

/** What a workspace lays down for everybody who works in it. */
export interface Settings {
  readonly severities: ReadonlyMap<string, Severity | "off">;
  readonly bindings: readonly TableBinding[];
}

export const noSettings: Settings = { severities: new Map(), bindings: [] };
