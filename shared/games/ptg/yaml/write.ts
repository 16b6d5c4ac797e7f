import type { Comments, TreeEntry, TreeItem, TreeMap, TreeNode, TreeRoot } from "./tree.js";
import { writeBlock, writeScalar, writeText } from "./write-scalar.js";

const step = "  ";

/** A tree as a card file: block style, two blanks a level, comments in their places (PTG-8). */
export function writeYaml({ map, below }: TreeRoot): string {
  const lines = [...mapLines(map, ""), ...below];
  return `${lines.join("\n")}\n`;
}

const mapLines = ({ entries }: TreeMap, indent: string): readonly string[] =>
  entries.flatMap((entry) => [...entry.above.map((comment) => indent + comment), ...entryLines(entry, indent)]);

const behind = ({ trailing }: Comments): string => (trailing === undefined ? "" : `  ${trailing}`);

function entryLines(entry: TreeEntry, indent: string): readonly string[] {
  const { key, node } = entry;
  const head = `${indent}${writeText(key)}:`;
  const inner = indent + step;
  if (node.kind === "map" && node.entries.length > 0) return [head + behind(entry), ...mapLines(node, inner)];
  if (node.kind === "list" && node.items.length > 0) {
    return [head + behind(entry), ...node.items.flatMap((item) => itemLines(item, inner))];
  }
  return withComment(`${head} ${oneLine(node, inner)}`, entry);
}

/** The comment goes at the end of the first line: after a `|`, not in the text below it. */
function withComment(text: string, comments: Comments): readonly string[] {
  const [first = "", ...rest] = text.split("\n");
  return [first + behind(comments), ...rest];
}

function itemLines(item: TreeItem, indent: string): readonly string[] {
  const above = item.above.map((comment) => indent + comment);
  const inner = indent + step;
  const lines = nestedLines(item.node, inner);
  if (!lines) return [...above, ...withComment(`${indent}- ${oneLine(item.node, inner)}`, item)];
  const [first = "", ...rest] = lines;
  if (item.trailing !== undefined || first.trimStart().startsWith("#")) {
    return [...above, `${indent}-${behind(item)}`, ...lines];
  }
  return [...above, `${indent}- ${first.slice(inner.length)}`, ...rest];
}

function nestedLines(node: TreeNode, indent: string): readonly string[] | undefined {
  if (node.kind === "map" && node.entries.length > 0) return mapLines(node, indent);
  if (node.kind === "list" && node.items.length > 0) return node.items.flatMap((item) => itemLines(item, indent));
  return undefined;
}

/** What needs no lines of its own, but for a literal block. */
function oneLine(node: TreeNode, indent: string): string {
  if (node.kind === "null") return "null";
  if (node.kind === "list") return "[]";
  if (node.kind === "map") return "{}";
  const { value } = node;
  return (value.kind === "string" ? writeBlock(value.value, indent) : undefined) ?? writeScalar(value);
}
