/**
 * The parts grammars are written with. A grammar is a parsing expression grammar: alternatives are tried in their
 * order, the first that matches is taken for good, options and lists take what they can, and nothing is tried again
 * when something later fails. It must not be left-recursive.
 */

declare const handedOver: unique symbol;

/** The type of what is not handed over. */
export type Nothing = undefined;

/** What an element hands to the builder of the form it stands in; `Nothing` is left out. */
interface HandsOver<Value> {
  readonly [handedOver]?: () => Value;
}

/** One token of a kind, for example a word; several spellings may be accepted alike. */
export interface Terminal<Value = unknown> extends HandsOver<Value> {
  readonly kind: "terminal";
  /** The kind of token, as the lexer of the language names it. */
  readonly group: string;
  readonly spellings: readonly string[];
  /** How a message and a completion write it. */
  readonly shown: string;
  /** Whether it hands over nothing: the token itself has no value. */
  readonly silent: boolean;
}

/** A named part of the grammar. Its forms are given late, so that rules may refer to each other. */
export interface Rule<Value = unknown> extends HandsOver<Value> {
  readonly kind: "rule";
  readonly name: string;
  readonly silent: boolean;
  /** Whether what it builds is a part of the result with a place in the text, not merely pieces for its user. */
  readonly places: boolean;
  readonly forms: () => readonly Form<Value>[];
}

/** Takes its element where it matches. Hands over nothing, or whether it matched. */
export interface Option<Value = unknown> extends HandsOver<Value> {
  readonly kind: "option";
  readonly element: Silent;
  readonly silent: boolean;
}

/** One or more items, or at least `atLeast`. A separator that no item follows is left for what comes after the list. */
export interface List<Value = unknown> extends HandsOver<readonly Value[]> {
  readonly kind: "list";
  readonly item: Terminal<Value> | Rule<Value>;
  readonly separator: Silent;
  readonly atLeast: number;
}

export type Silent = Terminal<Nothing> | Rule<Nothing>;
export type Element = Terminal | Rule | Option | List;

/** One way to write a rule: its elements in order, and what is built from the values they hand over. */
export interface Form<Value = unknown> extends HandsOver<Value> {
  readonly elements: readonly (Element | string)[];
  /** Places the values it is given and looks into none of them. Absent: the last value handed over. */
  readonly build: ((...values: never[]) => Value) | undefined;
}

/** The values that elements hand to their builder. A text stands for the words in it, which hand over nothing. */
export type Handed<Elements extends readonly unknown[]> = Elements extends readonly [infer Head, ...infer Rest]
  ? Head extends string
    ? Handed<Rest>
    : Head extends HandsOver<infer Value>
      ? [Value] extends [Nothing]
        ? Handed<Rest>
        : [Value, ...Handed<Rest>]
      : Handed<Rest>
  : [];

type Last<Values extends readonly unknown[]> = Values extends readonly [...unknown[], infer Value] ? Value : Nothing;

/** A form that builds a value. */
export function form<const Elements extends readonly (Element | string)[], Value>(
  elements: Elements,
  build: (...values: Handed<Elements>) => Value,
): Form<Value>;
/** A form whose value is the last one handed over. */
export function form<const Elements extends readonly (Element | string)[]>(
  elements: Elements,
): Form<Last<Handed<Elements>>>;
export function form(elements: readonly (Element | string)[], build?: (...values: never[]) => unknown): Form {
  return { elements, build };
}

/** A rule whose values are parts of the result. */
export const rule = <Value>(name: string, forms: () => readonly Form<Value>[]): Rule<Value> => ({
  kind: "rule",
  name,
  silent: false,
  places: true,
  forms,
});

/** A rule whose values are pieces that its users look into. */
export const pieces = <Value>(name: string, forms: () => readonly Form<Value>[]): Rule<Value> => ({
  ...rule(name, forms),
  places: false,
});

/** A rule that hands over nothing. */
export const silentRule = (name: string, forms: () => readonly Form<Nothing>[]): Rule<Nothing> => ({
  kind: "rule",
  name,
  silent: true,
  places: false,
  forms,
});

/** A token without value. */
export const token = (group: string, shown: string, ...spellings: readonly string[]): Terminal<Nothing> => ({
  kind: "terminal",
  group,
  spellings,
  shown,
  silent: true,
});

/** A token that hands over its value. */
export const valueToken = <Value>(group: string, shown: string, ...spellings: readonly string[]): Terminal<Value> => ({
  kind: "terminal",
  group,
  spellings,
  shown,
  silent: false,
});

/** The group of the tokens that texts in forms stand for. */
export const WORDS = "word";

/** One of several words. */
export const words = (...spellings: readonly string[]): Terminal<Nothing> =>
  token(WORDS, spellings[0] ?? "", ...spellings);

export const optional = (element: Silent): Option<Nothing> => ({ kind: "option", element, silent: true });

/** Takes the element where it matches and hands over whether it did. */
export const present = (element: Silent): Option<boolean> => ({ kind: "option", element, silent: false });

export const list = <Value>(
  item: Terminal<Value> | Rule<Value>,
  separator: Silent,
  { atLeast = 1 }: { readonly atLeast?: number } = {},
): List<Value> => ({ kind: "list", item, separator, atLeast });
