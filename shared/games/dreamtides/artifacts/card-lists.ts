import type { SourceFile } from "../../artifact.js";
import { MARKER } from "./marker.js";
import { constantName, quotedText, snakeName, variantName } from "./names.js";
import { rowsOfTable, textIn } from "./rows.js";

export interface CardList {
  readonly name: string;
  /** Each as often as the list has copies of it. */
  readonly ids: readonly string[];
}

/** All lists of one type of id. */
export interface TypedLists {
  readonly type: string;
  readonly lists: readonly CardList[];
}

/** The card lists of a folder by type and name, both in the order of first sight; undefined where it has none. */
export function readCardLists(sources: readonly SourceFile[]): readonly TypedLists[] | undefined {
  const rows = rowsOfTable(sources, "card-lists");
  if (!rows) return undefined;
  const types = new Map<string, Map<string, string[]>>();
  for (const row of rows) {
    const type = textIn(row, "list-type");
    const name = textIn(row, "list-name");
    const id = textIn(row, "card-id");
    const { copies } = row;
    if (type === undefined || name === undefined || id === undefined) continue;
    const lists = types.get(type) ?? new Map<string, string[]>();
    types.set(type, lists);
    const ids = lists.get(name) ?? [];
    lists.set(name, ids);
    for (let copy = 0; copy < countOf(copies); copy += 1) ids.push(id);
  }
  return [...types].map(([type, lists]) => ({ type, lists: [...lists].map(([name, ids]) => ({ name, ids })) }));
}

/** No deck has more; a slip of the keyboard must not fill the disk. */
const mostCopies = 1_000;

const countOf = (copies: unknown): number =>
  typeof copies === "number" && Number.isInteger(copies) ? Math.max(0, Math.min(copies, mostCopies)) : 0;

/** The lists as constants, with an enumeration of their names for each type (`editor.md` 8.4). */
export function cardListsText(types: readonly TypedLists[]): string {
  const lines = [
    MARKER,
    "",
    ...identifiers(types.map(({ type }) => type)),
    "use schemars::JsonSchema;",
    "use serde::{Deserialize, Serialize};",
    "use uuid::uuid;",
    ...types.flatMap(({ type, lists }) => lists.flatMap((list) => constantLines(type, list))),
    ...types.flatMap(enumLines),
    ...types.flatMap(functionLines),
  ];
  return `${lines.join("\n")}\n`;
}

function identifiers(types: readonly string[]): string[] {
  if (types.length === 0) return [];
  const [first = ""] = types;
  return [`use core_data::identifiers::${types.length === 1 ? first : `{${types.join(", ")}}`};`];
}

const constantLines = (type: string, { name, ids }: CardList): string[] => [
  "",
  `pub const ${constantName(name)}: &[${type}] = &[`,
  ...ids.map((id) => `    ${type}(uuid!(${quotedText(id)})),`),
  "];",
];

const variantOf = ({ name }: CardList): string => variantName(constantName(name));

const enumLines = ({ type, lists }: TypedLists): string[] => [
  "",
  `/// Names of the lists of ${type}.`,
  "#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]",
  `pub enum ${type}List {`,
  ...lists.map((list) => `    ${variantOf(list)},`),
  "}",
];

const functionLines = ({ type, lists }: TypedLists): string[] => [
  "",
  `/// The ids of a list of ${type}.`,
  `pub fn ${snakeName(type)}_list(list: ${type}List) -> &'static [${type}] {`,
  "    match list {",
  ...lists.map((list) => `        ${type}List::${variantOf(list)} => ${constantName(list.name)},`),
  "    }",
  "}",
];
