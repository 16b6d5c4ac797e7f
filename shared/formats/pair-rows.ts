import { cellText, isIdKey } from "../sheet/index.js";
import { equalValues, type RowEntry } from "../toml/index.js";

/**
 * What rows of a file are found again by: their id or, where they bring none, their name (`auto`), columns that name a row
 * together, or nothing: then all rows are new.
 */
export type MatchBy = "auto" | "none" | readonly string[];

/** Rows from elsewhere, for a table that is there already. */
export interface ImportedRows {
  readonly rows: readonly (readonly RowEntry[])[];
  /** The keys the rows speak about: one that a row lacks is absent there, other keys of the table are left alone. */
  readonly keys: readonly string[];
}

/** Where an imported row belongs: in place of a row of the table, after the last, or nowhere that can be decided. */
export type RowPlace =
  | { readonly kind: "at"; readonly place: number }
  | { readonly kind: "new" }
  | { readonly kind: "ambiguous"; readonly why: string };

export interface Pairing {
  readonly places: readonly RowPlace[];
  /** The columns that may be chosen: those that both the file and the table have. */
  readonly columns: readonly string[];
  /** The columns that rows were found by, the first of them that a row has a value for. */
  readonly by: readonly string[];
  /** There is neither an id nor a name to go by, and a person has to choose. */
  readonly mustChoose: boolean;
}

type Row = readonly RowEntry[];

/** Finds the rows of a table that imported rows are about. Nothing is guessed: a row that fits several is reported as ambiguous. */
export function pairRows(
  table: readonly Row[],
  { rows, keys }: ImportedRows,
  by: MatchBy,
  /** The key that holds ids, null where rows have none; where it is not known, that of a column `id`. */
  idKey?: string | null,
): Pairing {
  const known = new Set(table.flatMap((row) => row.map(({ key }) => key)));
  const columns = [...new Set([...keys, ...rows.flatMap((row) => row.map(({ key }) => key))])].filter((key) =>
    known.has(key),
  );
  const tiers = by === "none" ? [] : by === "auto" ? standardTiers(columns, idKey) : [by];
  const same = sameRows(table, rows, keys);
  const mustChoose = by === "auto" && tiers.length === 0 && table.length > 0 && same.includes(undefined);
  const names = tiers.map((tier) => namesOf(tier, table, rows));
  const places = rows.map((_, at): RowPlace => {
    const equal = same[at];
    if (equal !== undefined) return { kind: "at", place: equal };
    const tier = names.find(({ imported }) => imported.names[at] !== undefined);
    return tier ? placeIn(tier, at) : { kind: "new" };
  });
  return { places: eachOnce(places), columns, by: tiers.flat(), mustChoose };
}

/** By id, else by name; each only where the file has the column. */
function standardTiers(columns: readonly string[], idKey: string | null | undefined): readonly (readonly string[])[] {
  const id = columns.find((key) => (idKey === undefined ? isIdKey(key) : key === idKey));
  const name = columns.find((key) => key === "name") ?? columns.find((key) => key === "title");
  return [id, name].flatMap((key) => (key === undefined ? [] : [[key]]));
}

/** Rows that already hold all that the file says, the n-th of equal ones for the n-th: they do not change in any case. */
function sameRows(table: readonly Row[], rows: readonly Row[], keys: readonly string[]): (number | undefined)[] {
  const isSpokenOf = new Set(keys);
  const print = (row: Row, spoken: ReadonlySet<string>): string =>
    JSON.stringify(
      row
        .filter(({ key }) => spoken.has(key))
        .map(({ key, value }) => [key, cellText(value)])
        .sort(([a = ""], [b = ""]) => (a < b ? -1 : 1)),
    );
  const waiting = new Map<string, number[]>();
  for (let place = table.length - 1; place >= 0; place -= 1) {
    const name = print(table[place] ?? [], isSpokenOf);
    const places = waiting.get(name);
    if (places) places.push(place);
    else waiting.set(name, [place]);
  }
  return rows.map((row) => {
    const places = waiting.get(print(row, isSpokenOf));
    const place = places?.at(-1);
    if (place === undefined || !row.every((entry) => holds(table[place] ?? [], entry))) return undefined;
    return places?.pop();
  });
}

const holds = (row: Row, { key, value }: RowEntry): boolean => {
  const own = row.find((entry) => entry.key === key);
  return own !== undefined && equalValues(own.value, value);
};

interface Named {
  readonly names: readonly (string | undefined)[];
  readonly places: ReadonlyMap<string, readonly number[]>;
}

interface Names {
  readonly title: string;
  readonly table: Named;
  readonly imported: Named;
}

const namesOf = (tier: readonly string[], table: readonly Row[], imported: readonly Row[]): Names => ({
  title: tier.join(" and "),
  table: named(table, tier),
  imported: named(imported, tier),
});

function named(rows: readonly Row[], keys: readonly string[]): Named {
  const names = rows.map((row) => nameOf(row, keys));
  const places = new Map<string, number[]>();
  for (const [place, name] of names.entries()) {
    if (name === undefined) continue;
    const same = places.get(name);
    if (same) same.push(place);
    else places.set(name, [place]);
  }
  return { names, places };
}

/** What these columns say together; undefined where one of them says nothing. */
function nameOf(row: Row, keys: readonly string[]): string | undefined {
  const texts = keys.map((key) => {
    const value = row.find((entry) => entry.key === key)?.value;
    return value === undefined ? "" : cellText(value).trim();
  });
  return texts.includes("") ? undefined : JSON.stringify(texts);
}

const shown = (name: string): string => name.slice(2, -2).replaceAll('","', ", ");

function placeIn({ title, table, imported }: Names, at: number): RowPlace {
  const name = imported.names[at] ?? "";
  const there = table.places.get(name) ?? [];
  const alike = imported.places.get(name)?.length ?? 0;
  const [place] = there;
  if (place === undefined && alike < 2) return { kind: "new" };
  if (there.length > 1) {
    return { kind: "ambiguous", why: `${there.length} rows of the sheet have the ${title} ${shown(name)}.` };
  }
  if (alike > 1) return { kind: "ambiguous", why: `${alike} rows of the file have the ${title} ${shown(name)}.` };
  return place === undefined ? { kind: "new" } : { kind: "at", place };
}

/** Two rows of the file cannot both be about one row of the table. */
function eachOnce(places: readonly RowPlace[]): readonly RowPlace[] {
  const taken = new Set<number>();
  return places.map((each) => {
    if (each.kind !== "at") return each;
    if (!taken.has(each.place)) {
      taken.add(each.place);
      return each;
    }
    return {
      kind: "ambiguous",
      why: `An earlier row of the file is about row ${each.place + 1} of the sheet already.`,
    };
  });
}
