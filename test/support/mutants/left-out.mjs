// @ts-check

/**
 * The part of a syntax tree's node that is looked at.
 *
 * @typedef {{ type: string, value?: unknown, expressions?: readonly unknown[],
 *   quasis?: readonly { value: { raw: string } }[] }} SyntaxNode
 */

/** The text of a string without parts that are computed; `undefined` of all else. */
const textOf = (/** @type {SyntaxNode} */ { type, value, expressions, quasis }) => {
  if (type === "StringLiteral" && typeof value === "string") return value;
  return type === "TemplateLiteral" && expressions?.length === 0 ? quasis?.[0]?.value.raw : undefined;
};

const sentence = /\p{L}{2,}[,;:]? \p{L}/u;

/**
 * Leaves sentences as they are. A room such as a game's invariants holds more words for the user than code; a test that
 * repeats each of them would guard nothing. Keys, codes, punctuation and line ends are mutated like all code.
 */
export const strykerPlugins = [
  {
    kind: "Ignore",
    name: "sentences",
    value: {
      shouldIgnore: (/** @type {{ node: SyntaxNode }} */ { node }) =>
        sentence.test(textOf(node) ?? "") ? "Words for the user" : undefined,
    },
  },
];
