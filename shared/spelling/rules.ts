import { eachCell, type ColumnSchema, type NestedCell, type SheetSchema } from "../sheet/index.js";
import { proseWords, type ProseWord } from "../text/index.js";
import type { Path } from "../toml/index.js";
import {
  wordsOfNames,
  type AddedRule,
  type AddedRules,
  type CellName,
  type CheckedGame,
  type Finding,
  type FindingFix,
  type RuleInfo,
} from "../validate/index.js";
import { cardGameWords, fantasyWords } from "./fantasy.js";
import { remembering, type Speller } from "./speller.js";
import { suggestionsFor } from "./suggestions.js";
import { WordList } from "./word-list.js";

const unknownWord: RuleInfo = {
  id: "unknown-word",
  severity: "info",
  title: "Words are spelled as in the dictionary",
  explanation:
    "Names and texts that people read are looked up in an English dictionary, in American and British spelling, with the words of the game, of the names of its cards, and of this workspace. Placeholders, symbols, numbers and names within sentences are left out. Correct the word, or add it to the dictionary of the workspace.",
  source: "Cardwright",
};

/** Looking up the words of a text takes about as long as so many plain rules. */
const weight = 5;

/** The group of the rules: what stands before the slash in their codes. */
const group = "spelling";

export interface SpellingOptions {
  readonly speller: Speller;
  /** The language where the settings of a workspace do not ask for the check. */
  readonly standard?: string;
}

/**
 * The rules about spelling, for the columns that games call prose: where the settings of a workspace, or `standard`, say in
 * which language these are.
 */
export function spellingRules({ speller, standard }: SpellingOptions): AddedRules {
  const dictionary = remembering(speller);
  let known: { readonly words: string; readonly rules: Map<SheetSchema, readonly AddedRule[]> } | undefined;
  return {
    groups: [{ id: group, title: "Spelling", infos: [unknownWord] }],
    rulesOf(_, binding, { spelling }) {
      if (!binding || (spelling?.language ?? standard) !== "en") return [];
      const own = spelling?.words ?? [];
      const words = JSON.stringify(own);
      if (known?.words !== words) known = { words, rules: new Map() };
      const { game, schema } = binding;
      const made = known.rules.get(schema) ?? rulesOf(schema, dictionary, [...ownWords(game), ...own]);
      known.rules.set(schema, made);
      return made;
    },
  };
}

/** The words of a game: those of its language, its fixed values and its columns. */
function* ownWords({ sheets, words = [] }: CheckedGame): Generator<string, void> {
  yield* fantasyWords;
  yield* cardGameWords;
  yield* words;
  for (const { title, columns = [] } of sheets) {
    for (const text of [title, ...columns.flatMap(textsOf)]) for (const word of proseWords(text)) yield word.text;
  }
}

const textsOf = ({ key, type }: ColumnSchema): readonly string[] => [
  key.replaceAll(/[-_]/gu, " "),
  ...(type.kind === "choice" ? type.values : type.kind === "texts" ? (type.values ?? []) : []),
];

/** One rule for each column, so that an edit has only its own column looked up. */
function rulesOf(schema: SheetSchema, speller: Speller, words: readonly string[]): readonly AddedRule[] {
  const list = new WordList(speller, words);
  const columns = (schema.columns ?? []).filter(
    ({ prose, type }) => prose !== undefined || ["rows", "record", "map", "named"].includes(type.kind),
  );
  return columns.map((column) => ({
    ...unknownWord,
    group,
    kind: "row",
    weight,
    reads: [column.key],
    check(row, lookup) {
      const value = row.value(column.key);
      if (!value) return [];
      const isOfName = (word: string): boolean => isCapital(word) && lookup.has(wordsOfNames, word.toLowerCase());
      return [...eachCell(value, column.type, { types: schema.types })].flatMap((cell): readonly Finding[] => {
        const prose = cell.inner.length === 0 ? column.prose : cell.schema?.prose;
        if (prose === undefined) return [];
        const isKnown =
          prose === "name"
            ? (word: ProseWord) => list.hasName(word.text)
            : (word: ProseWord) => list.has(word.text) || isNameIn(word) || isOfName(word.text);
        return textsIn(cell).flatMap(([inner, text]) => {
          const place = { path: [column.key], ...(inner.length === 0 ? {} : { inner }) };
          const unknown = proseWords(text).filter((word) => !isKnown(word));
          return findings(text, unknown, place, (word) => list.has(word) || isOfName(word));
        });
      });
    },
  }));
}

/** The text of a cell, or those of a list of texts, with their steps from the value of the column. */
const textsIn = ({ inner, value }: NestedCell): readonly (readonly [inner: Path, text: string])[] => {
  if (value.kind === "string") return [[inner, value.value]];
  if (value.kind !== "array") return [];
  return value.items.flatMap((item, at) => (item.kind === "string" ? [[[...inner, at], item.value] as const] : []));
};

/** A word with a capital within a sentence is a name. */
const isNameIn = ({ text, isFirst }: ProseWord): boolean => !isFirst && isCapital(text);

const isCapital = (word: string): boolean => word.charAt(0) !== word.charAt(0).toLowerCase();

function findings(
  text: string,
  unknown: readonly ProseWord[],
  column: CellName,
  isWord: (word: string) => boolean,
): readonly Finding[] {
  const [first] = unknown;
  if (!first) return [];
  const words = [...new Set(unknown.map((word) => word.text))];
  const message =
    words.length === 1 ? `${quoted(words)} is not in the dictionary.` : `${quoted(words)} are not in the dictionary.`;
  const span = { from: first.from, to: first.to };
  return [{ column, span, message, fixes: [...corrections(text, unknown, column, isWord), adding(words)] }];
}

/** So many words are named, and more only counted. A text with more that are unknown is in another language, or no text. */
const mostNamed = 10;

const quoted = (words: readonly string[]): string => {
  const more = words.length - mostNamed;
  const all = words.slice(0, mostNamed).map((word) => `“${word}”`);
  if (more > 0) all.push(`${more.toLocaleString("en")} more`);
  return all.length < 2 ? all.join("") : `${all.slice(0, -1).join(", ")} and ${all.at(-1) ?? ""}`;
};

/** Ways to correct all unknown words at once: those of one word, or the likeliest of each; none of very many. */
function corrections(
  text: string,
  unknown: readonly ProseWord[],
  column: CellName,
  isWord: (word: string) => boolean,
): readonly FindingFix[] {
  const isPhrase = (phrase: string): boolean => phrase.split(" ").every(isWord);
  const words = new Set(unknown.map(({ text: word }) => word));
  if (words.size > mostNamed) return [];
  const suggested = new Map([...words].map((word) => [word, suggestionsFor(word, isPhrase)]));
  const count = suggested.size === 1 ? Math.max(...[...suggested.values()].map(({ length }) => length)) : 1;
  return Array.from({ length: count }, (_, at): readonly FindingFix[] => {
    const choices = unknown.map((word) => suggested.get(word.text)?.[at]);
    if (choices.some((choice) => choice === undefined)) return [];
    const value = corrected(text, unknown, choices);
    const written = [...new Set(choices.flatMap((choice) => choice ?? []))];
    const edit = { kind: "cell", column, to: { kind: "value", value: { kind: "string", value } } } as const;
    return [{ id: `write-${at + 1}`, title: `Write ${quoted(written)}`, kind: "guess", edits: [edit] }];
  }).flat();
}

function corrected(text: string, unknown: readonly ProseWord[], choices: readonly (string | undefined)[]): string {
  let at = 0;
  let result = "";
  for (const [place, { from, to }] of unknown.entries()) {
    result += text.slice(at, from) + (choices[place] ?? text.slice(from, to));
    at = to;
  }
  return result + text.slice(at);
}

const adding = (words: readonly string[]): FindingFix => ({
  id: "add-words",
  title: `Add ${quoted(words)} to the dictionary`,
  kind: "guess",
  edits: [{ kind: "words", words }],
});
