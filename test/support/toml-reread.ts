import { isDeepStrictEqual } from "node:util";
import { applyChanges, type TextChange } from "../../shared/base/index.js";
import { reread } from "../../shared/toml/edited.js";
import type { Chunk, TomlDocument } from "../../shared/toml/index.js";
import type { Pair, ValueNode } from "../../shared/toml/nodes.js";
import { rereadPair } from "../../shared/toml/reread-pair.js";

/** Values in every spelling that TOML has for them. */
export const valueTokens = [
  ...["1", "-0", "0x1F", "6.02e23", "-inf", "true", "1979-05-27 07:32:00Z", "1979-05-27", "07:32:00.5"],
  ...['""', "''", "'C:\\path'", '"a \\"b\\" # no"', '"● 🂡 é"', '"""\nfirst\nsecond"""', '"""\r\n[[cards]]\r\n"""'],
  ...["'''\n[[cards]]\n'''", '"""ends with ""\\""""', '"""""x"""""', "[]", "[[1], [{ a = 2 }]]", "{}"],
  ...['[ "a", # one\n "b",\n]', "{ a.b = 1, 'c d' = [3, { e = 4 }] }"],
];

/** A value that has a token, in its chunk, with the place of that in the document. */
interface PlacedNode {
  readonly chunk: Chunk;
  readonly at: number;
  readonly node: ValueNode;
}

const nodesOf = (node: ValueNode): ValueNode[] => [
  node,
  ...(node.items ?? []).flatMap(nodesOf),
  ...(node.pairs ?? []).flatMap(nodesOfPair),
];
const nodesOfPair = ({ node }: Pair): ValueNode[] => nodesOf(node);

/** Every value of a document that has a token, with those inside it. */
export const placedNodes = ({ chunks }: TomlDocument): PlacedNode[] =>
  [...chunks].flatMap((chunk, at) =>
    chunk.sections.flatMap(({ pairs }) => pairs.flatMap(nodesOfPair)).map((node) => ({ chunk, at, node })),
  );

/**
 * What comes of a change within a pair where that pair alone is read again, held against a reading of the whole chunk: the same
 * chunk to the last place of a value, nothing where the whole is read or refused too, or, which must never be, another one.
 */
export function rereadLike(chunk: Chunk, at: number, change: TextChange): "same" | "left" | "refused" | "different" {
  const text = applyChanges(chunk.text, [change]);
  const pairOnly = rereadPair(chunk, [change], text);
  const whole = reread(chunk, text, at, "stay");
  if (!pairOnly) return whole.ok ? "left" : "refused";
  const isSame = whole.ok && isDeepStrictEqual(pairOnly, whole.value) && pairOnly.byteLength === whole.value.byteLength;
  return isSame ? "same" : "different";
}
