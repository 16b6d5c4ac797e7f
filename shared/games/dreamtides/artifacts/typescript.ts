import type { CardList, TypedLists } from "./card-lists.js";
import { lined, TYPESCRIPT_MARKER, variableName, variantName } from "./names.js";
import type { CardConstant, ConstantGroup } from "./test-cards.js";

/** The constants of the test cards, as `rust.ts` has them. */
export const testCardsTypeScript = (groups: readonly ConstantGroup[]): string =>
  lined([
    TYPESCRIPT_MARKER,
    "",
    ...groups.flatMap(({ constants }) => constants.flatMap(constantLines)),
    ...groups.flatMap(allLines),
  ]);

const constantLines = ({ name, id, rulesText }: CardConstant): string[] => [
  ...(rulesText === "" ? [] : [`// ${rulesText.replaceAll(/\r?\n|[\r\u2028\u2029]/gu, " ")}`]),
  `export const ${name} = ${JSON.stringify(id)};`,
];

const allLines = ({ all, constants }: ConstantGroup): string[] =>
  constants.length === 0
    ? []
    : ["", `export const ${all} = [`, ...constants.map(({ name }) => `  ${name},`), "] as const;"];

/** The lists as constants, and for each type all of them by name. */
export const cardListsTypeScript = (types: readonly TypedLists[]): string =>
  lined([TYPESCRIPT_MARKER, ...types.flatMap(({ lists }) => lists.flatMap(listLines)), ...types.flatMap(recordLines)]);

const listLines = ({ constant, ids }: CardList): string[] => [
  "",
  `export const ${constant} = [`,
  ...ids.map((id) => `  ${JSON.stringify(id)},`),
  "] as const;",
];

const recordLines = ({ type, lists }: TypedLists): string[] => [
  "",
  `/** The lists of ${type} by name. */`,
  `export const ${variableName(type)}Lists = {`,
  ...lists.map(({ constant }) => `  ${variantName(constant)}: ${constant},`),
  "} as const;",
  "",
  `export type ${type}List = keyof typeof ${variableName(type)}Lists;`,
];
