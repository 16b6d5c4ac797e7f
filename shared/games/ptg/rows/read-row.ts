import {
  rowCount,
  rowEntries,
  type Chunk,
  type Pair,
  type Section,
  type TomlDocument,
  type TomlValue,
} from "../../../toml/index.js";
import type { Comments, TreeMap, TreeNode, CommentedRow } from "../yaml/tree.js";

type Steps = readonly (string | number)[];

/** Comments by their place, and those below the last line. */
interface Found {
  readonly at: ReadonlyMap<string, Comments>;
  readonly below: readonly string[];
}

const none: Found = { at: new Map(), below: [] };
const keyOf = (steps: Steps): string => JSON.stringify(steps);

/** The rows of a table with their comments. Rows that are not written with headers have none. */
export function rowsOf(document: TomlDocument, table: string): readonly CommentedRow[] {
  const chunks = [...document.chunks].filter(
    ({ sections: [section] }) => section?.kind === "array" && section.path.length === 1 && section.path[0] === table,
  );
  return Array.from({ length: rowCount(document, [table]) }, (_, place) => {
    const entries = new Map(rowEntries(document, [table], place).map(({ key, value }) => [key, value] as const));
    const chunk = chunks[place];
    const found = chunk ? commentsOf(chunk) : none;
    const { above = [], trailing } = found.at.get(keyOf([])) ?? {};
    return { above, trailing, map: mapOf(entries, [], found), below: found.below };
  });
}

const mapOf = (entries: ReadonlyMap<string, TomlValue>, steps: Steps, found: Found): TreeMap => ({
  kind: "map",
  entries: [...entries].map(([key, value]) => {
    const inner = [...steps, key];
    return { key, node: nodeOf(value, inner, found), ...commentsAt(inner, found) };
  }),
});

function nodeOf(value: TomlValue, steps: Steps, found: Found): TreeNode {
  if (value.kind === "table") return mapOf(value.entries, steps, found);
  if (value.kind !== "array") return { kind: "scalar", value };
  const items = value.items.map((item, at) => ({
    node: nodeOf(item, [...steps, at], found),
    ...commentsAt([...steps, at], found),
  }));
  return { kind: "list", items };
}

const commentsAt = (steps: Steps, { at }: Found): Comments => at.get(keyOf(steps)) ?? { above: [] };

const linesOf = (gap: string): readonly string[] => gap.split(/\r?\n/u).map((line) => line.trim());
const commentsIn = (gap: string): readonly string[] => linesOf(gap).filter((line) => line.startsWith("#"));
const commentBehind = (text: string): string | undefined =>
  /^[ \t]*(?<comment>#[^\r\n]*)/u.exec(text)?.groups?.comment?.trimEnd();
const lineFrom = (text: string, at: number): number => {
  const end = text.indexOf("\n", at);
  return end === -1 ? text.length : end + 1;
};

/** Where the comments of a row are: above a header or pair, or after it on its line. */
function commentsOf({ text, sections }: Chunk): Found {
  const at = new Map<string, Comments>();
  const places = placesOf(sections);
  let last = 0;
  for (const [place, section] of sections.entries()) {
    const steps = places[place] ?? [];
    const line = text.slice(section.from, section.bodyFrom);
    put(at, steps, commentsIn(text.slice(last, section.from)), commentBehind(line.slice(headerLength(line))));
    last = section.bodyFrom;
    for (const pair of section.pairs) {
      const end = lineFrom(text, pair.to);
      put(at, stepsOf(steps, pair), commentsIn(text.slice(last, pair.from)), commentBehind(text.slice(pair.to, end)));
      last = end;
    }
  }
  return { at, below: directlyBelow(text.slice(last)) };
}

/** Comments that a blank line parts from the row belong to the file. */
function directlyBelow(rest: string): readonly string[] {
  const lines = linesOf(rest);
  const end = lines.findIndex((line) => !line.startsWith("#"));
  return end === -1 ? lines : lines.slice(0, end);
}

function put(at: Map<string, Comments>, steps: Steps, above: readonly string[], trailing: string | undefined): void {
  if (above.length > 0 || trailing !== undefined)
    at.set(keyOf(steps), { above, ...(trailing === undefined ? {} : { trailing }) });
}

const stepsOf = (steps: Steps, { keys }: Pair): Steps => [...steps, ...keys];

/** A header without what follows its bracket; a key in quotes may contain brackets. */
const headerLength = (line: string): number =>
  /^[ \t]*\[(?:[^"'\]#]|"(?:[^"\\]|\\.)*"|'[^']*')*\]+/u.exec(line)?.[0].length ?? 0;

/** The way from the row to the table of each header, with the places of list items. */
function placesOf(sections: readonly Section[]): readonly Steps[] {
  const counts = new Map<string, number>();
  return sections.map(({ path, kind }) => {
    const steps: (string | number)[] = [];
    for (const [depth, key] of path.entries()) {
      if (depth === 0) continue;
      steps.push(key);
      const isLast = depth === path.length - 1;
      const before = counts.get(keyOf(steps));
      if (isLast && kind === "array") counts.set(keyOf(steps), (before ?? -1) + 1);
      const now = counts.get(keyOf(steps));
      if (now !== undefined) steps.push(now);
    }
    return steps;
  });
}
