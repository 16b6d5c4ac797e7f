import {
  plainText,
  type ComplexityFlag,
  type Meaning,
  type Names,
  type PlainLimits,
  type TextFacts,
} from "../search/index.js";
import type { CellView } from "../sheet/index.js";

/** What is read of a card to tell its cost and its keywords. */
export interface ReadCard {
  /** The cells of a top-level key: one, or those of all columns that its value is spread over. */
  readonly cells: (key: string) => readonly CellView[];
  /** The names in the trees of its abilities, in their order; none where the sheet has no language. */
  readonly names: readonly string[];
}

/** The names in the trees of abilities, as a card has them; numbers are written with the names that they were read with. */
export const namesIn = ({ outline }: Meaning, names: Names): readonly string[] =>
  Array.from(outline.names).flatMap((name) => (name < 0 ? [] : [names.spelling(name)]));

/** How the game of a sheet tells what no column of it holds; absent where it does not. */
export interface CardReader {
  /** The cost where no column holds it. */
  readonly costOf?: (card: ReadCard) => number | null;
  /** The keywords of a card, each once, as players call them. */
  readonly keywordsOf?: (card: ReadCard) => readonly string[];
}

/** A field that is made of cards beside the columns of their sheet. */
export interface CardField {
  /** As saved figures and the command line have it. */
  readonly key: string;
  readonly title: string;
  readonly isNumeric: boolean;
}

export const costKey = "overview:cost";
export const keywordsKey = "overview:keywords";

type Fact = keyof TextFacts;

const keyOf = (fact: Fact): string => `rules-text:${fact}`;

const textFacts: readonly (CardField & { readonly fact: Fact })[] = (
  [
    ["kinds", "kinds of abilities", false],
    ["parts", "words of abilities", false],
    ["flags", "complexity", false],
    ["abilities", "number of abilities", true],
    ["words", "words", true],
    ["lines", "lines", true],
  ] as const
).map(([fact, title, isNumeric]) => ({ fact, key: keyOf(fact), title: `Rules text: ${title}`, isNumeric }));

/** The fields about texts by what they are about. */
export const textKeys = { words: keyOf("words"), lines: keyOf("lines"), flags: keyOf("flags") } as const;

/** Whether a field is about what the rules texts say, and no column of the sheet. */
export const isTextField = (key: string): boolean =>
  textFacts.some((field) => field.key === key) || key === keywordsKey;

/** Whether a field is what a game makes of its cards, and no column of the sheet. */
export const isOverviewField = (key: string): boolean => key === keywordsKey || key === costKey;

/** What can be asked of cards beside their columns: what their game makes of them, and what their rules texts say. */
export const cardFields = (reader: CardReader | undefined, hasLanguage: boolean): readonly CardField[] => [
  ...(reader?.costOf ? [{ key: costKey, title: "Cost of the card", isNumeric: true }] : []),
  ...(reader?.keywordsOf ? [{ key: keywordsKey, title: "Keywords of the card", isNumeric: false }] : []),
  ...(hasLanguage ? textFacts.map(({ key, title, isNumeric }) => ({ key, title, isNumeric })) : []),
];

/** What a game makes of a card, as the cells of a field; undefined for other fields, and where it makes nothing of them. */
export function overviewCells(
  key: string,
  { costOf, keywordsOf }: CardReader = {},
): ((card: ReadCard) => readonly CellView[]) | undefined {
  if (key === costKey) return costOf && ((card) => [costOf(card)]);
  if (key !== keywordsKey || !keywordsOf) return undefined;
  return (card) => {
    const keywords = keywordsOf(card);
    return keywords.length === 0 ? ["no keyword"] : keywords;
  };
}

/** What the texts of a card say, as the cells of a field; undefined for other fields. */
export function textCells(
  key: string,
  limits: PlainLimits = plainText,
): ((read: TextFacts) => readonly CellView[]) | undefined {
  const fact = textFacts.find((field) => field.key === key)?.fact;
  if (!fact) return undefined;
  return (read) => {
    const cells = factCells(read, fact, limits);
    return cells.length === 0 ? [null] : cells;
  };
}

function factCells(read: TextFacts, fact: Fact, limits: PlainLimits): readonly CellView[] {
  if (fact === "flags") {
    if (read.flags.length === 0 && read.words > 0) return ["no flag"];
    return read.flags.map((flag) => flagTexts[flag](limits));
  }
  const value = read[fact];
  return typeof value === "number" ? [value] : value;
}

const more = (count: number, one: string, several: string): string =>
  `more than ${count} ${count === 1 ? one : several}`;

const flagTexts: Readonly<Record<ComplexityFlag, (limits: PlainLimits) => string>> = {
  "many-words": ({ words }) => more(words, "word", "words"),
  "many-lines": ({ lines }) => more(lines, "line", "lines"),
  "many-abilities": ({ abilities }) => more(abilities, "ability", "abilities"),
  "not-understood": () => "not understood",
};
