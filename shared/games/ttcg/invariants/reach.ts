import type { Finding, Index, RowFacts, RowRule } from "../../../validate/index.js";
import { byReader, kindsNamedIn, readerOf, type NamedKind } from "../language/index.js";
import { effectKeys, effectOf } from "./indexes.js";
import { cardwright, info } from "./info.js";
import { subtypesOf } from "./card.js";

/** `type fire`, `subtype dragon`. */
const wordKey = (kind: NamedKind["kind"], word: string): string => `${kind} ${word}`;

/** Cards by their type and by each of their subtypes. */
export const cardsByKindWord: Index = {
  name: "cards-by-kind-word",
  sheets: ["cards"],
  reads: ["type", "subtypes"],
  carries: [],
  keys: (row) => {
    const type = row.text("type") ?? "";
    const subtypes = [...new Set(subtypesOf(row))].map((each) => wordKey("subtype", each));
    return type === "" ? subtypes : [wordKey("type", type), ...subtypes];
  },
};

/** The types and subtypes that effect texts name, by the keys of the index; a cache of the texts read last. */
const named = byReader(
  20_000,
  (reader, text): ReadonlyMap<string, NamedKind> =>
    new Map(kindsNamedIn(reader.read(text).effect).map((each) => [wordKey(each.kind, each.word), each])),
);

/** The word in the text, where it stands there as such. */
function spanOf(text: string, word: string): Finding["span"] {
  const at = text.search(new RegExp(`\\b${word}s?\\b`, "iu"));
  return at < 0 ? undefined : { from: at, to: at + word.length };
}

export const creepReach: RowRule = {
  kind: "row",
  ...info(
    "creep-reach",
    "info",
    "Effects name kinds of cards that there are",
    "Each card should work with others: a type or subtype that an effect names should be that of at least one other card.",
    cardwright,
  ),
  sheets: ["cards"],
  reads: effectKeys,
  check: (row, lookup) => {
    /** The first card of a kind may be the one that asks; only then are the others looked at. */
    const otherWith = (key: string): RowFacts | undefined => {
      const first = lookup.first(cardsByKindWord.name, key);
      return first?.rowKey === row.rowKey
        ? lookup.rows(cardsByKindWord.name, key).find((each) => each.rowKey !== row.rowKey)
        : first;
    };
    return effectKeys.flatMap((column): readonly Finding[] => {
      const text = effectOf(row, column);
      if (text === "") return [];
      return [...named(readerOf(lookup.lexicon()), text)]
        .filter(([key]) => otherWith(key) === undefined)
        .map(([key, { kind, word }]): Finding => {
          const span = spanOf(row.text(column) ?? "", word);
          const message = `No ${lookup.has(cardsByKindWord.name, key) ? "other " : ""}card has ${kind} ${word}`;
          return { column, message, ...(span ? { span } : {}) };
        });
    });
  },
};
