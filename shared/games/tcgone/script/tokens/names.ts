/** The words that the grammar tells from names: what does something, and what only answers. */
export interface ScriptNames {
  readonly operations: ReadonlySet<string>;
  readonly functions: ReadonlySet<string>;
}
