/** A column as a header may name it. */
export interface NamedLike {
  readonly key: string;
  readonly title: string;
  readonly source: string;
}

/** A header that names columns of a sheet. */
export interface HeaderMatch {
  /** For each cell of the header the place of its column; undefined where the sheet has none of that name. */
  readonly places: readonly (number | undefined)[];
  /** Names that no column has. */
  readonly unknown: readonly string[];
}

/** Names are the same however they are spaced, dashed and capitalised: `Energy Cost`, `energy-cost`, `energyCost`. */
const plainName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/**
 * The columns that the first row of pasted texts names; undefined where it is no header. It is one where rows follow it, its
 * names are different, and most of them are columns: at least two, or the only one there is.
 */
export function matchHeader(
  texts: readonly (readonly string[])[],
  columns: readonly NamedLike[],
): HeaderMatch | undefined {
  const [header = [], ...rows] = texts;
  const names = header.map((name) => plainName(name.trim()));
  const said = names.filter((name) => name !== "");
  if (rows.length === 0 || said.length === 0 || new Set(said).size < said.length) return undefined;
  const byName = new Map<string, number>();
  for (const naming of ["title", "source", "key"] as const) {
    for (const [at, column] of columns.entries()) {
      const name = plainName(column[naming]);
      if (!byName.has(name)) byName.set(name, at);
    }
  }
  const places = names.map((name) => (name === "" ? undefined : byName.get(name)));
  const found = places.filter((place) => place !== undefined);
  if (new Set(found).size < found.length) return undefined;
  const isEnough = found.length >= 2 || (said.length === 1 && found.length === 1);
  if (!isEnough || found.length * 2 < said.length) return undefined;
  return { places, unknown: header.filter((_, at) => names[at] !== "" && places[at] === undefined) };
}

/** Texts below a header at the places of the columns that it names. */
export const cellsByHeader = (
  texts: readonly (readonly string[])[],
  { places }: HeaderMatch,
): { readonly column: number; readonly text: string }[][] =>
  texts
    .slice(1)
    .map((row) => places.flatMap((column, at) => (column === undefined ? [] : [{ column, text: row[at] ?? "" }])));
