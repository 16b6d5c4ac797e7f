/** What a game knows of one kind of its tables. Keys it does not name are kept and shown as they are. */
export interface SheetSchema {
  /** Names the kind within its game: `cards`. */
  readonly kind: string;
  readonly title: string;
  /** Keys a table of this kind stands under in its file. */
  readonly tables: readonly string[];
  /** Columns that must all be there: `[[cards]]` alone says little (design 3). */
  readonly signature: readonly string[];
  /** Column that names a row; ids are unique among all tables of the game that hold cards. */
  readonly idColumn: string;
  readonly holdsCards: boolean;
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
