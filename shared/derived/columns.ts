import { entriesIn, type DerivedColumn, type RawMetadata } from "../metadata/index.js";

const prefix = "#derived ";

/** What names a derived column in sorts and filters. No column of a file has a `#` in its key. */
export const derivedColumnId = (name: string): string => prefix + name;

/** The name of the derived column with this id; undefined where it is another column. */
export const derivedColumnOf = (id: string): string | undefined =>
  id.startsWith(prefix) ? id.slice(prefix.length) : undefined;

const columnsOfFiles = new WeakMap<RawMetadata, readonly DerivedColumn[]>();

/** The derived columns that a sheet's file asks for: the first of each name, which distinguishes them. */
export function derivedIn({ metadata }: { readonly metadata: RawMetadata }): readonly DerivedColumn[] {
  const known =
    columnsOfFiles.get(metadata) ?? firstOfEachName(entriesIn(metadata, "derived_columns").map(({ entry }) => entry));
  columnsOfFiles.set(metadata, known);
  return known;
}

function firstOfEachName(columns: readonly DerivedColumn[]): readonly DerivedColumn[] {
  const names = new Set<string>();
  return columns.filter(({ name }) => names.size < names.add(name).size);
}
