import { form, pieces, valueToken, WORDS, words, type Rule, type Terminal } from "../../../../text/index.js";
import type { RankBound, Selector } from "../ast/selectors.js";
import { numberOf, type KindWords } from "../words.js";
import type { Slot } from "./slots.js";

/** The rules of the slots (EFFECT-2), by their names in patterns. */
export type SlotRules = Readonly<Record<string, Rule<Slot>>>;

const oneOf = (shown: string, ...spellings: readonly string[]): Terminal<string> =>
  valueToken<string>(WORDS, shown, ...spellings);

/** A slot that says one of several words. */
export const wordSlot = (name: string, ...choices: readonly string[]): Rule<Slot> =>
  pieces(name, () => choices.map((text) => form([text], (): Slot => ({ slot: "word", text }))));

/** A word with or without its s. */
export const spellingSlot = (singular: string): Rule<Slot> =>
  pieces(`${singular}(s)`, () =>
    [singular, `${singular}s`].map((text) => form([text], (): Slot => ({ slot: "spelling", text }))),
  );

const numberSlot = (name: string, shown: string, ...spellings: readonly string[]): Rule<Slot> =>
  pieces("number", () => [
    form([oneOf(shown, ...spellings)], (text): Slot => ({ slot: "number", text, value: numberOf(text) })),
    ...(name === "n" ? [form(["all"], (): Slot => ({ slot: "number", text: "all", value: "all" }))] : []),
  ]);

const several = oneOf("two", "two", "three", "four");

const quantitySlot = pieces<Slot>("quantity", () => [
  form(["one"], () => ({ slot: "quantity", text: "one", value: { mode: "exact", n: 1 } })),
  form(["all"], () => ({ slot: "quantity", text: "all", value: { mode: "all" } })),
  form(["exactly", several], (text) => ({
    slot: "quantity",
    text: `exactly ${text}`,
    value: { mode: "exact", n: numberOf(text) },
  })),
  form(["up to", several], (text) => ({
    slot: "quantity",
    text: `up to ${text}`,
    value: { mode: "up-to", n: numberOf(text) },
  })),
  form(["two"], () => ({ slot: "quantity", text: "two", value: { mode: "fixed", n: 2 } })),
]);

const rankDigit = oneOf("a rank from 1 to 5", "1", "2", "3", "4", "5");

const statSlot = pieces<Slot>("stat", () => [
  form(
    [oneOf("an amount", "25", "50", "100", "200", "300", "400", "500"), oneOf("attack", "attack", "defense")],
    (amount, stat) => ({
      slot: "stat",
      text: `${amount} ${stat}`,
      value: { stat: stat === "attack" ? "attack" : "defense", amount: Number(amount) },
    }),
  ),
]);

interface Rank {
  readonly text: string;
  readonly rank: RankBound;
}

const rank = pieces<Rank>("rank", () => [
  form(["rank", rankDigit, "or higher"], (digit) => rankOf(digit, " or higher", "gte")),
  form(["rank", rankDigit, "or lower"], (digit) => rankOf(digit, " or lower", "lte")),
  form(["rank", rankDigit], (digit) => rankOf(digit, "", "eq")),
]);

const rankOf = (digit: string, bound: string, cmp: RankBound["cmp"]): Rank => ({
  text: `rank ${digit}${bound} `,
  rank: { value: Number(digit), cmp },
});

type CardsSlot = Extract<Slot, { slot: "cards" }>;

const nounOf = (word: string): Selector["noun"] =>
  word.startsWith("unit") ? "unit" : word.startsWith("spell") ? "spell" : "card";

/** What a kind and a noun mean together: `spell card` is a spell, `unit card` a unit. */
function kindOf(kind: string, word: string, { types }: KindWords): Selector {
  const noun = nounOf(word);
  if (kind === "spell" || kind === "spells") return noun === "unit" ? { noun, type: "spell" } : { noun: "spell" };
  if (kind === "unit") return { noun: "unit" };
  if (kind.startsWith("<")) return { noun, unknown: kind };
  return types.includes(kind) ? { noun, type: kind } : { noun, subtype: kind };
}

function cardsSlot(kinds: KindWords): Rule<Slot> {
  const kind = oneOf("a kind", ...kinds.types, ...kinds.subtypes, "spell", "unit", "spells", "<typpes>");
  const counted = oneOf("cards", "card", "cards", "unit", "units");
  const noun = oneOf("cards", "card", "cards", "unit", "units", "spell", "spells");
  const named = pieces<CardsSlot>("kind and noun", () => [
    form([kind, counted], (word, of) => ({ slot: "cards", text: `${word} ${of}`, value: kindOf(word, of, kinds) })),
    form([noun], (word) => ({ slot: "cards", text: word, value: { noun: nounOf(word) } })),
  ]);
  return pieces<Slot>("cards", () => [
    form([rank, named], ({ text, rank: bound }, cards) => ({
      slot: "cards",
      text: text + cards.text,
      value: { ...cards.value, rank: bound },
    })),
    form([named]),
  ]);
}

/** The rules for the kinds of cards that there are. */
export const slotRules = (kinds: KindWords): SlotRules => ({
  n: numberSlot("n", "a number", "one", "two", "three", "four"),
  N: numberSlot("N", "two or more", "two", "three", "four"),
  q: quantitySlot,
  R: pieces<Slot>("rank", () => [form([rankDigit], (text) => ({ slot: "word", text }))]),
  ad: statSlot,
  gl: wordSlot("gain or lose", "gain", "lose"),
  pile: wordSlot("pile", "deck", "discard pile"),
  hd: wordSlot("hand or deck", "hand", "deck"),
  ab: wordSlot("above or below", "above", "below"),
  noun: wordSlot("noun", "card", "unit", "spell"),
  nouns: wordSlot("nouns", "cards", "units", "spells"),
  a: pieces<Slot>("article", () => [
    form([words("a")], () => ({ slot: "spelling", text: "a" })),
    form([words("an")], () => ({ slot: "spelling", text: "an" })),
  ]),
  np: cardsSlot(kinds),
});
