import type { CardList, TypedLists } from "./card-lists.js";
import { lined, RUST_MARKER, snakeName, variantName } from "./names.js";
import type { CardConstant, ConstantGroup } from "./test-cards.js";

const idText = (type: string, id: string): string => `${type}(uuid!("${id.replaceAll(/["\\]/gu, String.raw`\$&`)}"))`;

/** The constants of the test cards (LANG-19). */
export const testCardsRust = (groups: readonly ConstantGroup[]): string =>
  lined([
    RUST_MARKER,
    "",
    "use core_data::identifiers::{BaseCardId, DreamwellCardId};",
    "use uuid::uuid;",
    "",
    ...groups.flatMap(({ type, constants }) => constants.flatMap((constant) => constantLines(type, constant))),
    ...groups.flatMap(allLines),
  ]);

const constantLines = (type: string, { name, id, rulesText }: CardConstant): string[] => [
  ...(rulesText === "" ? [] : [`/// ${rulesText.replaceAll(/\r?\n|\r/gu, " ")}`]),
  `pub const ${name}: ${type} = ${idText(type, id)};`,
];

const allLines = ({ type, all, constants }: ConstantGroup): string[] =>
  constants.length === 0
    ? []
    : ["", `pub const ${all}: &[${type}] = &[`, ...constants.map(({ name }) => `    ${name},`), "];"];

/** The lists as constants, with an enumeration of their names for each type (LANG-19). */
export const cardListsRust = (types: readonly TypedLists[]): string =>
  lined([
    RUST_MARKER,
    "",
    ...identifiers(types.map(({ type }) => type)),
    "use schemars::JsonSchema;",
    "use serde::{Deserialize, Serialize};",
    "use uuid::uuid;",
    ...types.flatMap(({ type, lists }) => lists.flatMap((list) => listLines(type, list))),
    ...types.flatMap(enumLines),
    ...types.flatMap(functionLines),
  ]);

function identifiers(types: readonly string[]): string[] {
  const [first, ...others] = types;
  if (first === undefined) return [];
  return [`use core_data::identifiers::${others.length === 0 ? first : `{${types.join(", ")}}`};`];
}

const listLines = (type: string, { constant, ids }: CardList): string[] => [
  "",
  `pub const ${constant}: &[${type}] = &[`,
  ...ids.map((id) => `    ${idText(type, id)},`),
  "];",
];

const enumLines = ({ type, lists }: TypedLists): string[] => [
  "",
  `/// Names of the lists of ${type}.`,
  "#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]",
  `pub enum ${type}List {`,
  ...lists.map(({ constant }) => `    ${variantName(constant)},`),
  "}",
];

const functionLines = ({ type, lists }: TypedLists): string[] => [
  "",
  `/// The ids of a list of ${type}.`,
  `pub fn ${snakeName(type)}_list(list: ${type}List) -> &'static [${type}] {`,
  "    match list {",
  ...lists.map(({ constant }) => `        ${type}List::${variantName(constant)} => ${constant},`),
  "    }",
  "}",
];
