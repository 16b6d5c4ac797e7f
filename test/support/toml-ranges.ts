import { parseTOML, type AST } from "toml-eslint-parser";
import type { Pair, TomlDocument, ValueNode } from "../../shared/toml/index.js";

/** Start and end of every value token of a document, in units of its text, in order. */
export function nodeRanges({ chunks }: TomlDocument): [number, number][] {
  const ranges: [number, number][] = [];
  let offset = 0;
  const addPair = ({ node }: Pair): void => add(node);
  const add = (node: ValueNode): void => {
    ranges.push([node.from + offset, node.to + offset]);
    node.items?.forEach(add);
    node.pairs?.forEach(addPair);
  };
  for (const { text, sections } of chunks) {
    for (const { pairs } of sections) pairs.forEach(addPair);
    offset += text.length;
  }
  return ranges;
}

/** The same from toml-eslint-parser, which refuses a byte order mark. */
export function otherRanges(text: string): [number, number][] {
  const skipped = text.startsWith("\uFEFF") ? 1 : 0;
  const ranges: [number, number][] = [];
  const add = (node: AST.TOMLContentNode): void => {
    ranges.push([node.range[0] + skipped, node.range[1] + skipped]);
    if (node.type === "TOMLArray") node.elements.forEach(add);
    if (node.type === "TOMLInlineTable") node.body.forEach(({ value }) => add(value));
  };
  const tree = parseTOML(text.slice(skipped), { tomlVersion: "1.0" });
  for (const item of tree.body[0].body) {
    if (item.type === "TOMLTable") for (const { value } of item.body) add(value);
    else add(item.value);
  }
  return ranges;
}
