import { signatureOf, type Signature } from "./signature.js";

/** A function of expressions. It only answers. */
export interface ScriptFunction extends Signature {
  readonly name: string;
  readonly about: string;
}

const fn = (name: string, signature: string, about: string): ScriptFunction => ({
  name,
  about,
  ...signatureOf(signature),
});

export const functions: readonly ScriptFunction[] = [
  fn("min", "a: Int, b: Int -> Int", "The smaller number."),
  fn("max", "a: Int, b: Int -> Int", "The larger number."),
  fn("clamp", "x: Int, low: Int, high: Int -> Int", "The number, within limits."),
  fn("abs", "x: Int -> Int", "The number without its sign."),
  fn("count", "list: List<any>, filter?: {Bool} -> Int", "How many elements fit."),
  fn("energy", "unit: Unit, type: any -> Int", "Energy of a type on a unit."),
  fn("has_type", "card: Card, kind: Text -> Bool", "Whether a card is of a kind."),
  fn("name_contains", "card: Card, text: Text -> Bool", "Whether the name of a card has a text in it."),
  fn("stored", "key: Text, unit?: Unit -> any", "What was stored under a key."),
  fn("usedThisTurn", "key: Text -> Bool", "Whether an ability was used this turn."),
  fn("one", "...of: any -> any", "The first that is not null."),
];

const byName = new Map(functions.map((each) => [each.name, each]));

export const functionNamed = (name: string): ScriptFunction | undefined => byName.get(name);
export const functionNames: ReadonlySet<string> = new Set(byName.keys());
