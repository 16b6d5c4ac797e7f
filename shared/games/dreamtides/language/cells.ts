import type { CellEdit, Completion as TextCompletion, Diagnostic, Fix } from "../../../text/index.js";

/** The cells of a card that are read together. All are texts as TOML holds them. */
export interface Cells {
  readonly rulesText: string;
  readonly variables: string;
  /** Texts of the same directives that some tables hold; it uses the same variables. */
  readonly prompts?: string;
}

export type CellName = keyof Cells;

export type CardDiagnostic = Diagnostic<CellName>;
export type CardFix = Fix<CellName>;
export type CardEdit = CellEdit<CellName>;

export type Completion = TextCompletion<CellName>;
