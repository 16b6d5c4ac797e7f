import type { DocumentIndex } from "./chunk-index.js";
import type { TomlDocument } from "./document.js";
import type { Pair, Section } from "./nodes.js";
import { buildTree, type TableTree } from "./tree.js";

const noPairs: readonly Pair[] = [];

const pairsOfRoots = new WeakMap<Section, ReadonlyMap<string, readonly Pair[]>>();

/** The pairs before the first header by the first of their keys: all are sorted once, however many keys are asked for. */
function pairsByKey(root: Section): ReadonlyMap<string, readonly Pair[]> {
  const known = pairsOfRoots.get(root);
  if (known) return known;
  const byKey = new Map<string, Pair[]>();
  for (const pair of root.pairs) put(byKey, pair.keys[0] ?? "", pair);
  pairsOfRoots.set(root, byKey);
  return byKey;
}

/** Chunks `start` to `start + count`. */
interface Run {
  readonly start: number;
  readonly count: number;
}

const runsOfIndexes = new WeakMap<DocumentIndex, ReadonlyMap<string, readonly Run[]>>();

/** The chunks with headers by the first key of their paths. */
function runsByKey({ chunks, index }: TomlDocument): ReadonlyMap<string, readonly Run[]> {
  const known = runsOfIndexes.get(index);
  if (known) return known;
  const byKey = new Map<string, Run[]>();
  for (const { path, kind, runs } of index.groups.values()) {
    if (kind !== "root") for (const run of runs) put(byKey, path[0] ?? "", run);
  }
  for (const parts of index.detached.values()) {
    for (const start of parts) put(byKey, chunks.at(start)?.sections[0]?.path[0] ?? "", { start, count: 1 });
  }
  for (const runs of byKey.values()) runs.sort((a, b) => a.start - b.start);
  runsOfIndexes.set(index, byKey);
  return byKey;
}

function put<Value>(byKey: Map<string, Value[]>, key: string, value: Value): void {
  const values = byKey.get(key);
  if (values) values.push(value);
  else byKey.set(key, [value]);
}

const treesOfDocuments = new WeakMap<TomlDocument, Map<string, TableTree>>();

/** The tree of everything whose path begins with `key`. The cost is in what is there, however many other keys there are. */
export function treeOfKey(document: TomlDocument, key: string): TableTree {
  const known = treesOfDocuments.get(document)?.get(key);
  if (known) return known;
  const { chunks } = document;
  const root = chunks.at(0)?.sections[0];
  const pairs = (root && pairsByKey(root).get(key)) ?? noPairs;
  const runs = runsByKey(document).get(key) ?? [];
  const own = runs.flatMap(({ start, count }) => chunks.slice(start, start + count));
  const tree = buildTree(chunks.slice(0, 1).concat(own), [], (section) => (section === root ? pairs : section.pairs));
  // One pair is found as quickly as a tree that was kept, and kept trees of a file of many pairs would fill the memory.
  if (own.length > 0 || pairs.length > 1) keep(document, key, tree);
  return tree;
}

function keep(document: TomlDocument, key: string, tree: TableTree): void {
  const byKey = treesOfDocuments.get(document);
  if (byKey) byKey.set(key, tree);
  else treesOfDocuments.set(document, new Map([[key, tree]]));
}
