import type { Chunk, Pair, Section, ValueNode } from "./nodes.js";
import type { TomlValue } from "./values.js";

/** Where pairs of a table are: a section, and the dotted keys they begin with there. */
export interface Site {
  readonly chunk: Chunk;
  readonly section: Section;
  readonly prefix: readonly string[];
}

export interface TableTree {
  readonly kind: "table";
  readonly members: Map<string, Tree>;
  readonly sites: Site[];
}

export interface ArrayTree {
  readonly kind: "array";
  readonly items: TableTree[];
}

/** A value with the pair that spells it. */
export interface LeafTree {
  readonly kind: "value";
  readonly chunk: Chunk;
  readonly section: Section;
  readonly pair: Pair;
  readonly node: ValueNode;
}

/** Headers, dotted keys and pairs combined into what they mean. Keys are in file order. */
export type Tree = TableTree | ArrayTree | LeafTree;

const newTable = (): TableTree => ({ kind: "table", members: new Map(), sites: [] });

/**
 * Puts the sections of chunks together below `base`, the path of the table they make. The chunks are known to be valid.
 * `pairsOf` chooses among the pairs of a section.
 */
export function buildTree(
  chunks: readonly Chunk[],
  base: readonly string[],
  pairsOf: (section: Section) => readonly Pair[] = ({ pairs }) => pairs,
): TableTree {
  const root = newTable();
  for (const chunk of chunks) {
    for (const section of chunk.sections) {
      const table = openSection(root, section, base.length);
      table.sites.push({ chunk, section, prefix: [] });
      for (const pair of pairsOf(section)) addPair(table, chunk, section, pair);
    }
  }
  return root;
}

function openSection(root: TableTree, section: Section, depth: number): TableTree {
  let table = root;
  for (let at = depth; at < section.path.length; at += 1) {
    const key = section.path[at] ?? "";
    const isLast = at === section.path.length - 1;
    const known = table.members.get(key);
    if (isLast && section.kind === "array") {
      const element = newTable();
      if (known?.kind === "array") known.items.push(element);
      else table.members.set(key, { kind: "array", items: [element] });
      return element;
    }
    table = known?.kind === "array" ? (known.items.at(-1) ?? newTable()) : memberTable(table, key);
  }
  return table;
}

function memberTable(table: TableTree, key: string): TableTree {
  const known = table.members.get(key);
  if (known?.kind === "table") return known;
  const made = newTable();
  table.members.set(key, made);
  return made;
}

function addPair(table: TableTree, chunk: Chunk, section: Section, pair: Pair): void {
  let target = table;
  for (let at = 0; at < pair.keys.length - 1; at += 1) {
    target = memberTable(target, pair.keys[at] ?? "");
    // A section's pairs come one after another, so its site is the last one.
    if (target.sites.at(-1)?.section !== section) {
      target.sites.push({ chunk, section, prefix: pair.keys.slice(0, at + 1) });
    }
  }
  target.members.set(pair.keys.at(-1) ?? "", { kind: "value", chunk, section, pair, node: pair.node });
}

export function treeValue(tree: Tree): TomlValue {
  switch (tree.kind) {
    case "value":
      return tree.node.value;
    case "array":
      return { kind: "array", items: tree.items.map(treeValue) };
    case "table":
      return { kind: "table", entries: new Map([...tree.members].map(([key, member]) => [key, treeValue(member)])) };
  }
}

const rowTrees = new WeakMap<Chunk, TableTree>();

/** The tree of one element of an array of tables whose chunk is read on its own. */
export function rowTree(chunk: Chunk): TableTree {
  const known = rowTrees.get(chunk);
  if (known) return known;
  const tree = buildTree([chunk], chunk.sections[0]?.path ?? []);
  rowTrees.set(chunk, tree);
  return tree;
}
