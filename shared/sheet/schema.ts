/** What the values of a column are. `integer` bounds are inclusive. */
export type ColumnType =
  | { readonly kind: "text" }
  /** Text of several paragraphs. */
  | { readonly kind: "long-text" }
  | { readonly kind: "integer"; readonly min?: number; readonly max?: number }
  | { readonly kind: "boolean" }
  /** One of these texts, in the order in which they are offered. */
  | { readonly kind: "choice"; readonly values: readonly string[] }
  /** A list of texts, each one of `values` where these are given. */
  | { readonly kind: "texts"; readonly values?: readonly string[] }
  /** The id of a row of one of these kinds of sheet. */
  | { readonly kind: "reference"; readonly to: readonly string[] }
  /** Anything TOML can hold. */
  | { readonly kind: "any" };

/** What a game knows of one column of a sheet. */
export interface ColumnSchema {
  /** The top-level key of the row: `energy-cost`. */
  readonly key: string;
  readonly type: ColumnType;
  /** Every row must have a value that is not blank. */
  readonly required?: boolean;
  /** Texts that stand for "none" or "varies" instead of a value of the type: `""`, `"*"`. */
  readonly also?: readonly string[];
  /** Numbers are written with their sign, `+5`, in rows whose `column` holds this text. */
  readonly signed?: { readonly column: string; readonly text: string };
  /** One sentence for people who edit the column. */
  readonly about: string;
}

/** What a game knows of one kind of its tables. Keys it does not name are kept and shown as they are. */
export interface SheetSchema {
  /** Names the kind within its game: `cards`. */
  readonly kind: string;
  readonly title: string;
  /** Keys a table of this kind stands under in its file. */
  readonly tables: readonly string[];
  /** Columns that must all be there: `[[cards]]` alone says little (VALIDATE-5). */
  readonly signature: readonly string[];
  /** Column that names a row; ids are unique among all tables of the game that hold cards. */
  readonly idColumn: string;
  readonly holdsCards: boolean;
  /** Columns whose values together name a row where its id alone does not: a printing by its card and tier. */
  readonly rowName?: readonly string[];
  /** The columns the game reads, in the order in which a new row has them. */
  readonly columns?: readonly ColumnSchema[];
  /** A plain table, `[print-run]`, which is a sheet of one row. */
  readonly isSingle?: boolean;
}

/** The first of the schemas that takes a table with this key and these columns for its own. */
export function schemaOf<Schema extends SheetSchema>(
  schemas: readonly Schema[],
  tableKey: string,
  columns: ReadonlySet<string>,
): Schema | undefined {
  return schemas.find(
    ({ tables, signature }) => tables.includes(tableKey) && signature.every((column) => columns.has(column)),
  );
}
