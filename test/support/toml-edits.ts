import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { applyChanges } from "../../shared/base/index.js";
import {
  applyTextChanges,
  deleteRow,
  documentValue,
  equalValues,
  insertRow,
  moveRow,
  nodeAt,
  parseDocument,
  printDocument,
  removeKey,
  rowCount,
  rowEntries,
  setValue,
  tablesIn,
  type Edited,
  type Path,
  type TomlDocument,
  type TomlValue,
} from "../../shared/toml/index.js";
import type { Result } from "../../shared/base/index.js";
import { brokeLineEnds } from "./toml-laws.js";

export type Random = (from: number, to: number) => number;

export function randomFrom(seed: number): Random {
  const generator = xoroshiro128plus(seed);
  return (from, to) => uniformInt(generator, from, to);
}

const pick = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[random(0, items.length - 1)];
  if (item === undefined) throw new Error("Nothing to pick from");
  return item;
};

const texts = [
  "",
  "plain",
  'with "quotes"',
  "it's",
  "back\\slash",
  "tab\there",
  "● ✪ ⍏ ↯ ▸ 🂡 é",
  "two\nlines",
  "\nstarts and ends with lines\n",
  '"""',
  "'''",
  "# no comment",
  "[[cards]]",
  "a = 1",
  'ends with "',
  "\u0007bell\u007f",
] as const;

export function randomScalar(random: Random): TomlValue {
  switch (random(0, 7)) {
    case 0:
      return { kind: "integer", value: BigInt(random(-1000, 1000)) };
    case 1:
      return { kind: "integer", value: 9007199254740993n };
    case 2:
      return { kind: "float", value: pick(random, [0.5, -1, 1e21, Infinity, NaN, 2.25e-7]) };
    case 3:
      return { kind: "boolean", value: random(0, 1) === 1 };
    case 4:
      return { kind: "date", text: "2026-11-21", dateKind: "local-date" };
    default:
      return { kind: "string", value: pick(random, texts) };
  }
}

/** A document nobody would write by hand, with every shape and spelling that must be kept. */
export function randomDocument(random: Random): string {
  const newline = pick(random, ["\n", "\r\n"]);
  const lines: string[] = random(0, 1) === 0 ? ["# file", ""] : [];
  if (random(0, 2) === 0) lines.push('title = "t" # root', "");
  const rows = random(1, 6);
  const metadata = [
    "# about the sheet",
    "[metadata]",
    "schema_version = 1",
    "",
    "[[metadata.columns]]",
    'key = "name"',
    "",
  ];
  const metadataAt = pick(random, [-1, 0, rows]);
  for (let row = 0; row < rows; row += 1) {
    if (row === metadataAt) lines.push(...metadata);
    if (random(0, 3) === 0) lines.push("# section", "");
    if (random(0, 3) === 0) lines.push(`# about row ${row}`);
    lines.push(pick(random, ["[[cards]]", "[[ cards ]]", "[[cards]] # a card"]));
    const keys = [
      `name = "Card ${row}"`,
      `id="${row}-id"   # id`,
      `cost  =  ${pick(random, ["3", "0x1F", "1_000", "+5"])}`,
      `rate = ${pick(random, ["1.0", "6.02e23", "inf"])} # rate`,
      "literal = 'C:\\path'",
      `text = """${newline}first {a}${newline}second"""`,
      "'quoted key' = true",
      `tags = ["a", "b",]`,
      `many = [${newline}  "x", # one${newline}  "y",${newline}]`,
      "stats = { power = 1, 'the rest' = [1, 2] }",
      "deep.a.b = 1979-05-27 07:32:00Z",
      "nested = [[1, 2], [3]]",
    ].filter(() => random(0, 3) > 0);
    for (const key of keys) lines.push(...(random(0, 5) === 0 ? ["# a remark"] : []), key);
    if (random(0, 4) === 0) lines.push("", "[cards.extra]", "note = 'n'", "", "[[cards.parts]]", "size = 1");
    if (random(0, 4) > 0) lines.push("");
  }
  if (metadataAt === rows) lines.push(...metadata);
  const bom = random(0, 4) === 0 ? "\uFEFF" : "";
  const text = bom + lines.join(newline);
  return random(0, 2) === 0 ? text : text + newline;
}

type Table = Extract<TomlValue, { kind: "table" }>;

/** The value with what stands at a path replaced, added or (null) taken out. */
export function withValue(value: TomlValue, path: Path, put: TomlValue | null): TomlValue {
  const [part, ...rest] = path;
  if (part === undefined) return put ?? value;
  if (typeof part === "number") {
    const items = value.kind === "array" ? [...value.items] : [];
    if (rest.length > 0) items[part] = withValue(items[part] ?? { kind: "table", entries: new Map() }, rest, put);
    else if (put === null) items.splice(part, 1);
    else items[part] = put;
    return { kind: "array", items };
  }
  const entries = new Map(value.kind === "table" ? value.entries : []);
  if (rest.length > 0)
    entries.set(part, withValue(entries.get(part) ?? { kind: "table", entries: new Map() }, rest, put));
  else if (put === null) entries.delete(part);
  else entries.set(part, put);
  return { kind: "table", entries };
}

interface Act {
  readonly what: string;
  readonly edited: Result<Edited>;
  readonly expected: TomlValue;
  /** The only units of the old text that may change, where that is known exactly. */
  readonly range?: { readonly from: number; readonly to: number };
}

const offsetOf = (document: TomlDocument, path: Path): { from: number; to: number } | undefined => {
  const found = nodeAt(document, path);
  if (!found) return undefined;
  let offset = 0;
  for (const chunk of document.chunks) {
    if (chunk === found.chunk) return { from: offset + found.node.from, to: offset + found.node.to };
    offset += chunk.text.length;
  }
  return undefined;
};

function withRows(whole: TomlValue, path: readonly string[], change: (rows: TomlValue[]) => void): TomlValue {
  let at: TomlValue = whole;
  for (const key of path) at = (at as Table).entries.get(key) ?? { kind: "array", items: [] };
  const rows = at.kind === "array" ? [...at.items] : [];
  change(rows);
  return withValue(whole, path, rows.length === 0 ? null : { kind: "array", items: rows });
}

function randomAct(random: Random, document: TomlDocument): Act | undefined {
  const tables = tablesIn(document).filter(({ kind }) => kind === "array-of-tables");
  if (tables.length === 0) return undefined;
  const { path } = pick(random, tables);
  const rows = rowCount(document, path);
  const row = random(0, rows - 1);
  const whole = documentValue(document);
  const entries = rowEntries(document, path, row);
  const kind = random(0, 9);
  if (kind === 0) {
    const place = random(0, rows);
    const entry = { key: "name", value: { kind: "string", value: pick(random, texts) } } as const;
    const made: TomlValue = { kind: "table", entries: new Map([[entry.key, entry.value]]) };
    const expected = withRows(whole, path, (all) => void all.splice(place, 0, made));
    return { what: `insert row ${place}`, edited: insertRow(document, path, place, { entries: [entry] }), expected };
  }
  if (kind === 1) {
    const expected = withRows(whole, path, (all) => void all.splice(row, 1));
    return { what: `delete row ${row}`, edited: deleteRow(document, path, row), expected };
  }
  if (kind === 2) {
    const to = random(0, rows - 1);
    const expected = withRows(whole, path, (all) => void all.splice(to, 0, ...all.splice(row, 1)));
    return { what: `move row ${row} to ${to}`, edited: moveRow(document, path, row, to), expected };
  }
  if (kind === 3 || entries.length === 0) {
    const key = pick(random, ["added", "needs quotes!", "ключ"]);
    if (entries.some((entry) => entry.key === key)) return undefined;
    const value = randomScalar(random);
    const target = [...path, row, key];
    return { what: `add ${key}`, edited: setValue(document, target, value), expected: withValue(whole, target, value) };
  }
  const { key, value: old } = pick(random, entries);
  const target = [...path, row, key];
  if (old.kind === "array" && nodeAt(document, target) && old.items.every((item) => item.kind !== "table")) {
    const place = random(0, old.items.length);
    const element = [...target, place];
    if (place < old.items.length && random(0, 1) === 0) {
      const expected = old.items.length === 1 ? withValue(whole, target, null) : withValue(whole, element, null);
      return { what: `remove ${key}[${place}]`, edited: removeKey(document, element), expected };
    }
    const value = randomScalar(random);
    const range = offsetOf(document, element);
    const edited = setValue(document, element, value);
    return {
      what: `set ${key}[${place}]`,
      edited,
      expected: withValue(whole, element, value),
      ...(range ? { range } : {}),
    };
  }
  if (old.kind === "table") {
    const member = pick(random, [...old.entries.keys(), "new member"]);
    const inner = [...target, member];
    const known = old.entries.get(member);
    if (known && (known.kind === "table" || known.kind === "array")) return undefined;
    const value = randomScalar(random);
    const range = offsetOf(document, inner);
    const edited = setValue(document, inner, value);
    return {
      what: `set ${key}.${member}`,
      edited,
      expected: withValue(whole, inner, value),
      ...(range ? { range } : {}),
    };
  }
  if (old.kind === "array") return undefined;
  if (random(0, 3) === 0) {
    return { what: `remove ${key}`, edited: removeKey(document, target), expected: withValue(whole, target, null) };
  }
  const value = randomScalar(random);
  const range = offsetOf(document, target);
  const edited = setValue(document, target, value);
  return { what: `set ${key}`, edited, expected: withValue(whole, target, value), ...(range ? { range } : {}) };
}

/** Makes one random edit and says what about it was wrong; undefined where there was nothing to edit. */
export function tryEdit(
  random: Random,
  document: TomlDocument,
): { problems: string[]; next: TomlDocument } | undefined {
  const act = randomAct(random, document);
  if (!act) return undefined;
  const before = printDocument(document);
  const problems: string[] = [];
  const wrong = (what: string): void => void problems.push(`${act.what}: ${what}`);
  if (!act.edited.ok) {
    wrong(`refused, ${act.edited.error.code} ${act.edited.error.message}`);
    return { problems, next: document };
  }
  const { doc, changes, inverse } = act.edited.value;
  const after = printDocument(doc);
  if (applyChanges(before, changes) !== after) wrong("the changes do not make the new text");
  if (applyChanges(after, inverse) !== before) wrong("the inverse does not make the old text");
  if (brokeLineEnds(before, after)) wrong("a line ends otherwise than those of the file");
  for (const { from, to } of changes) {
    if (act.range && (from < act.range.from || to > act.range.to))
      wrong(`bytes beside the value changed: ${from}..${to}`);
  }
  const reread = parseDocument(after);
  if (!reread.ok) {
    wrong(`the result does not parse: ${reread.error.message} (line ${reread.error.line ?? "?"})`);
    return { problems, next: document };
  }
  if (!equalValues(documentValue(reread.value), act.expected)) wrong("the result means something else");
  const shape = ({ chunks }: TomlDocument): string => JSON.stringify([...chunks].map(({ text }) => text));
  if (shape(reread.value) !== shape(doc)) wrong("the chunks differ from those of a full reading");
  if (JSON.stringify([...reread.value.index.groups]) !== JSON.stringify([...doc.index.groups])) {
    wrong("the index differs from that of a full reading");
  }
  const back = applyTextChanges(doc, inverse);
  if (!back.ok || printDocument(back.value.doc) !== before) wrong("undo does not restore the first bytes");
  return { problems, next: doc };
}
