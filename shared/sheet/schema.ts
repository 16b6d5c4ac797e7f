import type { Result } from "../base/index.js";
import type { Lexicon, TextLanguage } from "../text/index.js";
import type { TomlValue } from "../toml/index.js";
import type { ValueKind } from "./columns.js";
import { areMostly, type KeyKinds } from "./value-kinds.js";

/** What the values of a column are. `integer` bounds are inclusive. */
export type ColumnType =
  | { readonly kind: "text" }
  /** Text of several paragraphs. */
  | { readonly kind: "long-text" }
  | { readonly kind: "integer"; readonly min?: number; readonly max?: number }
  | { readonly kind: "boolean" }
  /** One of these texts, in the order in which they are offered, or the id of a row of one of the kinds of `idsOf`. */
  | {
      readonly kind: "choice";
      readonly values: readonly string[];
      readonly idsOf?: readonly string[];
      readonly words?: WordList;
    }
  /** A list of texts, each one of `values` where these are given. */
  | { readonly kind: "texts"; readonly values?: readonly string[]; readonly words?: WordList }
  /** The id of a row of one of these kinds of sheet. */
  | { readonly kind: "reference"; readonly to: readonly string[] }
  /** Keys of the user's choice, one type of value: `{ fire = 1, any = 2 }`. */
  | { readonly kind: "map"; readonly keys: MapKeys; readonly value: ColumnType }
  /** A table whose keys the game names. `cases`: further members, which depend on a choice. */
  | { readonly kind: "record"; readonly members: readonly ColumnSchema[]; readonly cases?: Cases }
  /** A list of tables. */
  | { readonly kind: "rows"; readonly rows: RowType }
  /** A type of `SheetSchema.types`, for types that contain themselves. */
  | { readonly kind: "named"; readonly name: string }
  /** Anything TOML can hold. */
  | { readonly kind: "any" };

/** A list of the workspace's own words, which takes the place of a type's values where the workspace has it. */
export interface WordList {
  /** Its name in the lexicon. */
  readonly list: string;
  /** What a value may be besides. */
  readonly besides?: readonly string[];
}

/** The texts that values of a type are chosen from, by the words of the workspace; undefined where it lists none. */
export function listedValues(
  { values, words }: Extract<ColumnType, { readonly kind: "choice" | "texts" }>,
  lexicon: Lexicon | undefined,
): readonly string[] | undefined {
  const own = words && lexicon?.[words.list];
  return own ? [...own, ...(words.besides ?? [])] : values;
}

/** What the keys of a map are. */
export type MapKeys =
  | { readonly kind: "text" }
  | {
      readonly kind: "choice";
      readonly values: readonly string[];
      /** What messages call one key, in lower case: `mana type`. */
      readonly title?: string;
    }
  | { readonly kind: "reference"; readonly to: readonly string[] };

/** Members that a table has only where a key holds a certain text. */
export interface Cases {
  /** The key that decides. */
  readonly key: string;
  /** 0: the key is a member of this table; 1: of the table around it. */
  readonly up: 0 | 1;
  /** The members by the text of the key. A text that is missing here has no members of its own. */
  readonly of: Readonly<Record<string, readonly ColumnSchema[]>>;
}

/** What a game knows about the items of a list of tables. */
export interface RowType {
  /** Singular: `Ability`. */
  readonly title: string;
  readonly members: readonly ColumnSchema[];
  readonly cases?: Cases;
  /** Members that name an item in summaries, the first present one; without any, its number does. */
  readonly name: readonly string[];
  /** How the first list of a file is spelled where no other row shows it. */
  readonly spelling: "headers" | "inline";
  /** The fewest items that the list may have. */
  readonly min?: number;
}

/** The row around a value that is projected. */
export interface ProjectedRow {
  value(key: string): TomlValue | undefined;
  /** The text of a string; undefined for all else. */
  text(key: string): string | undefined;
}

/** A structure as one line of text, both ways. */
export interface Projection {
  /** The title of the column of item `at`, counted from 0: `Ability 1`. */
  readonly title: (at: number) => string;
  /** One text per item of the list, else one for the whole value. */
  readonly each: boolean;
  print(value: TomlValue, row: ProjectedRow): string;
  /** The value of a text. What the text does not say is kept from `before`, the value that it replaces. Never throws. */
  parse(text: string, before: TomlValue | undefined, row: ProjectedRow): Result<TomlValue>;
  /** The language of the text, with one cell named `text`. */
  readonly language?: TextLanguage;
}

/** How the ids of new rows are made. */
export type IdMaker =
  | { readonly kind: "uuid" }
  /** From the text of a column and a number: `Goblin Warrior` becomes `goblin_warrior_01`. */
  | { readonly kind: "slug"; readonly from: string; readonly joint: "_" | "-"; readonly digits: number }
  /** The next free number behind a prefix, `s689`; the value of column `from` can decide the prefix. */
  | {
      readonly kind: "number";
      readonly prefix: string | { readonly from: string; readonly of: Readonly<Record<string, string>> };
    };

/** What a game knows about one column of a sheet, or one member of a table in its cells. */
export interface ColumnSchema {
  /** The key in the row or table: `energy-cost`. */
  readonly key: string;
  readonly type: ColumnType;
  /** Every row or table must have a value that is not blank. */
  readonly required?: boolean;
  /** Texts that stand for "none" or "varies" instead of a value of the type: `""`, `"*"`. */
  readonly also?: readonly string[];
  /** Numbers are written with their sign, `+5`, in rows whose `column` holds this text. */
  readonly signed?: { readonly column: string; readonly text: string };
  /** Shows the column's value as text as well, in columns behind it. */
  readonly projection?: Projection;
  /** The column is shown only where the file or a person says so: what programs keep beside a card. */
  readonly isHidden?: boolean;
  /** People read its texts, in the language of the workspace: names of things, or sentences. */
  readonly prose?: "name" | "text";
  /** Which numbers are better for whoever plays the card: a cost of less, an attack of more. */
  readonly better?: "more" | "less";
  /** Its numbers name or place something, such as a picture or a release: a match never reads them as an amount. */
  readonly isNaming?: boolean;
  /** One sentence for people who edit the column. */
  readonly about: string;
}

/** A key that a table of a kind has, with the kinds that most of its values are; `items` are those of the elements of lists. */
export interface TypedKey {
  readonly key: string;
  readonly kinds: readonly ValueKind[];
  readonly items?: readonly ValueKind[];
}

/** What a game knows about one kind of its tables. Keys it does not name are kept and shown as they are. */
export interface SheetSchema {
  /** Names the kind within its game: `cards`. */
  readonly kind: string;
  readonly title: string;
  /** Keys a table of this kind stands under in its file. */
  readonly tables: readonly string[];
  /** Columns that must all be there: `[[cards]]` alone says little (VALIDATE-5). */
  readonly signature: readonly (string | TypedKey)[];
  /** Column that names a row; ids are unique among all tables of the game that hold cards. */
  readonly idColumn: string;
  /** Rows have ids of their own, made like this, exactly where it is set; else the id column only names them (SHEET-6). */
  readonly makeId?: IdMaker;
  readonly holdsCards: boolean;
  /** Columns whose values together name a row where its id alone does not: a printing by its card and tier. */
  readonly rowName?: readonly string[];
  /** The columns the game reads, in the order in which a new row has them. */
  readonly columns?: readonly ColumnSchema[];
  /** Types by name, for columns of kind `named`. */
  readonly types?: Readonly<Record<string, ColumnType>>;
  /** A plain table, `[print-run]`, which is a sheet of one row. */
  readonly isSingle?: boolean;
}

/** What is known of a table that may be of some kind. */
export interface TableShape {
  readonly columns: ReadonlySet<string>;
  /** What the values of a key are. Without it, they might be anything. */
  readonly kindsOf?: ((key: string) => KeyKinds | undefined) | undefined;
}

/** Whether a table under this key can be of the kind: its columns are there, and most of their values are as it says. */
export const fitsSchema = ({ tables, signature }: SheetSchema, tableKey: string, shape: TableShape): boolean =>
  tables.includes(tableKey) && signature.every((each) => fitsKey(each, shape));

function fitsKey(wanted: string | TypedKey, { columns, kindsOf }: TableShape): boolean {
  if (typeof wanted === "string") return columns.has(wanted);
  if (!columns.has(wanted.key)) return false;
  const found = kindsOf?.(wanted.key);
  if (!found || !areMostly(found.values, wanted.kinds)) return !found;
  return wanted.items === undefined || areMostly(found.items, wanted.items);
}

/** How many columns the signature of a kind names with the kinds of their values. */
export const typedKeyCount = ({ signature }: SheetSchema): number =>
  signature.filter((each) => typeof each !== "string").length;
