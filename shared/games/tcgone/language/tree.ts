import type { Span } from "../../../base/index.js";
import type { AstNode } from "../../../text/index.js";

type Fields = Readonly<Record<string, unknown>>;
type Plain = string | number | boolean | null;
type Key = string | number | null;

const isFields = (node: unknown): node is Fields => typeof node === "object" && node !== null && !Array.isArray(node);
const isPlace = (key: string, value: unknown): boolean => (key === "from" || key === "to") && typeof value === "number";
const isEmpty = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0);

/** A syntax tree as plain data, without the places in the text. */
export function withoutPlaces(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutPlaces);
  if (!isFields(node)) return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) =>
      value === undefined || isPlace(key, value) ? [] : [[key, withoutPlaces(value)]],
    ),
  );
}

/**
 * A syntax tree to be looked at, with the place of each part. A word or a chain of words is one line; nodes that only hold
 * another are left out, as are parts that say nothing.
 */
export function syntaxTree(node: unknown, span: Span, key: Key = null): AstNode {
  const own = placeOf(node) ?? span;
  const plain = plainOf(node);
  if (plain !== undefined) return { key, isVariant: false, value: plain, span: own, children: [] };
  const inner = innerOf(node, key);
  if (inner !== undefined) return syntaxTree(inner.node, own, inner.key);
  const children = childrenOf(node, own);
  // What has no children is said by the name of its kind.
  const value = children.length > 0 ? withoutPlaces(node) : {};
  const name = isFields(node) ? nameOf(node) : undefined;
  const held = name === undefined ? children : [{ key: name, isVariant: true, value, span: own, children }];
  return { key, isVariant: false, value, span: own, children: held };
}

/** What is one line: a word, a number, a text, a chain of words such as `my.deck.notEmpty`. */
function plainOf(node: unknown): Plain | undefined {
  if (!isFields(node)) return Array.isArray(node) || node === undefined ? undefined : (node as Plain);
  const { kind, word, name, value, pieces } = node;
  if (kind === undefined && typeof word === "string") return word;
  if (kind === "integer" || kind === "literal") return value as Plain;
  if ((kind === "name" || kind === "constant") && typeof name === "string") return name;
  if (kind === "text" && Array.isArray(pieces) && pieces.length < 2) {
    const text: unknown = pieces[0] ?? "";
    return typeof text === "string" ? `“${text}”` : undefined;
  }
  if (kind !== "member" || !isEmpty(node["values"]) || !isEmpty(node["closures"])) return undefined;
  const [of, member] = [plainOf(node["of"]), plainOf(name)];
  return of === undefined || member === undefined ? undefined : `${of}.${member}${node["isCall"] === true ? "()" : ""}`;
}

/** What a node is called: an operation and a method by their own name, a move, an ability and a hook by the word before it. */
function nameOf({ kind, word, name }: Fields): string | undefined {
  if (typeof kind !== "string") return undefined;
  if (kind === "call") return String(plainOf(name));
  if (kind === "member") return `.${String(plainOf(name))}`;
  return typeof word === "string" ? word : kind;
}

/** The node in one that says no more than that one. */
function innerOf(node: unknown, key: Key): { readonly node: unknown; readonly key: Key } | undefined {
  if (!isFields(node)) return undefined;
  const { kind, value, label } = node;
  if (kind === "expression") return { node: value, key };
  if (kind === "closure" && isEmpty(node["parameters"])) return { node: node["statements"], key };
  // A value of an operation is found by its label, where it has one.
  if (kind === undefined && "label" in node)
    return { node: value, key: label === undefined ? key : String(plainOf(label)) };
  return undefined;
}

function childrenOf(node: unknown, span: Span): readonly AstNode[] {
  if (Array.isArray(node)) return node.map((item, index) => syntaxTree(item, span, index));
  if (!isFields(node)) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    isEmpty(value) || isPlace(key, value) || isSaid(node, key) ? [] : [syntaxTree(value, span, key)],
  );
}

/** Whether a part is in the name of its node already. */
const isSaid = ({ kind }: Fields, key: string): boolean =>
  key === "kind" ||
  key === "isCall" ||
  (key === "word" && kind !== undefined) ||
  (key === "name" && (kind === "call" || kind === "member"));

function placeOf(node: unknown): Span | undefined {
  if (!isFields(node)) return undefined;
  const { from, to } = node;
  return typeof from === "number" && typeof to === "number" ? { from, to } : undefined;
}
