import { writeKey, writeValue, type TomlValue } from "../../../toml/index.js";
import {
  holdsComment,
  plainValue,
  type Comments,
  type TreeEntry,
  type TreeMap,
  type TreeNode,
  type CommentedRow,
} from "../yaml/tree.js";
import { isTableList } from "./from-file.js";

const step = "  ";
const emptyText: TomlValue = { kind: "string", value: "" };

/** A row as a new block of a TOML file: `[[cards]]` with its pairs, then the tables inside of it (PTG-9). */
export function writeRow({ above, trailing, map, below }: CommentedRow, table: string): string {
  const lines = [...above, `[[${table}]]${behind({ above, trailing })}`, ...tableLines(map, [table], ""), ...below];
  return `${lines.join("\n")}\n`;
}

const behind = ({ trailing }: Comments): string => (trailing === undefined ? "" : `  ${trailing}`);

function tableLines({ entries }: TreeMap, path: readonly string[], indent: string): readonly string[] {
  const pairs = entries.filter(({ node }) => !hasHeader(node));
  const tables = entries.filter(({ node }) => hasHeader(node));
  return [
    ...pairs.flatMap((entry) => pairLines(entry, indent)),
    ...tables.flatMap((entry) => headedLines(entry, [...path, entry.key], indent + step)),
  ];
}

/** Maps are written on one line unless something in them needs a line of its own. */
const hasHeader = (node: TreeNode): boolean =>
  isTableList(node) ||
  (node.kind === "map" && (holdsComment(node) || node.entries.some((each) => hasHeader(each.node))));

function pairLines(entry: TreeEntry, indent: string): readonly string[] {
  const source = writeValue(plainValue(entry.node) ?? emptyText);
  return [
    ...entry.above.map((comment) => indent + comment),
    `${indent}${writeKey(entry.key)} = ${source}${behind(entry)}`,
  ];
}

function headedLines(entry: TreeEntry, path: readonly string[], indent: string): readonly string[] {
  const name = path.map(writeKey).join(".");
  const { node } = entry;
  if (node.kind === "map") return blockLines(entry, `[${name}]`, node, path, indent);
  const items = node.kind === "list" ? node.items : [];
  return items.flatMap((item) =>
    item.node.kind === "map" ? blockLines(item, `[[${name}]]`, item.node, path, indent) : [],
  );
}

const blockLines = (
  comments: Comments,
  header: string,
  map: TreeMap,
  path: readonly string[],
  indent: string,
): readonly string[] => [
  "",
  ...comments.above.map((comment) => indent + comment),
  `${indent}${header}${behind(comments)}`,
  ...tableLines(map, path, indent),
];
