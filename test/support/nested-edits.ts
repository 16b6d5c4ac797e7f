import { applyChanges, type Result } from "../../shared/base/index.js";
import {
  changeList,
  equalValues,
  parseDocument,
  printDocument,
  removeKey,
  rowCount,
  setValue,
  valueAt,
  type Edited,
  type ListChange,
  type Path,
  type TomlDocument,
  type TomlValue,
} from "../../shared/toml/index.js";
import { brokenLaws, brokeLineEnds } from "./toml-laws.js";
import type { Random } from "./toml-edits.js";

/** Plain data, which random edits are carried out on as well, to compare. */
type Data = string | number | Data[] | { [key: string]: Data };
type Item = { [key: string]: Data };

const chance = (random: Random, percent: number): boolean => random(1, 100) <= percent;

function randomItem(random: Random, depth: number): Item {
  const item: Item = { name: `n${random(0, 99)}` };
  if (chance(random, 50)) item["amount"] = random(0, 9);
  if (chance(random, 30)) item["mana"] = { fire: random(0, 3), any: random(0, 3) };
  if (depth > 0 && chance(random, 60)) {
    item["parts"] = Array.from({ length: random(0, 3) }, () => randomItem(random, depth - 1));
  }
  return item;
}

const valueOf = (data: Data): TomlValue => {
  if (typeof data === "string") return { kind: "string", value: data };
  if (typeof data === "number") return { kind: "integer", value: BigInt(data) };
  if (Array.isArray(data)) return { kind: "array", items: data.map(valueOf) };
  return { kind: "table", entries: new Map(Object.entries(data).map(([key, value]) => [key, valueOf(value)])) };
};

interface Layout {
  readonly indent: string;
  readonly blank: string;
  readonly spelling: "headers" | "inline" | "lines";
}

function writeInline(data: Data): string {
  if (typeof data !== "object") return JSON.stringify(data);
  if (Array.isArray(data)) return `[${data.map(writeInline).join(", ")}]`;
  const members = Object.entries(data).map(([key, value]) => `${key} = ${writeInline(value)}`);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

function writeTable(random: Random, path: string, item: Item, depth: number, layout: Layout): string {
  const indent = layout.indent.repeat(depth);
  const lines: string[] = [];
  const nested: string[] = [];
  for (const [key, value] of Object.entries(item)) {
    const comment = chance(random, 15) ? " # beside" : "";
    const isList = Array.isArray(value) && value.length > 0;
    if (isList && layout.spelling === "headers") {
      for (const each of value) nested.push(writeItem(random, `${path}.${key}`, each as Item, depth + 1, layout));
    } else if (isList && layout.spelling === "lines") {
      const items = value.map((each) => `${indent}  ${writeInline(each)}`);
      const comma = chance(random, 50) ? "," : "";
      lines.push(`${indent}${key} = [\n${items.join(chance(random, 30) ? ", # item\n" : ",\n")}${comma}\n${indent}]\n`);
    } else lines.push(`${indent}${key} = ${writeInline(value)}${comment}\n`);
  }
  if (chance(random, 10)) lines.push(`${indent}# at the end\n`);
  return [...lines, ...nested].join("");
}

function writeItem(random: Random, path: string, item: Item, depth: number, layout: Layout): string {
  const indent = layout.indent.repeat(depth);
  const floating = layout.blank !== "" && chance(random, 8) ? `${indent}# of nothing\n\n` : "";
  const comment = chance(random, 25) ? `${indent}# above\n` : "";
  const header = `${indent}[[${path}]]${chance(random, 10) ? " # header" : ""}\n`;
  return `${layout.blank}${floating}${comment}${header}${writeTable(random, path, item, depth, layout)}`;
}

/** A file of rows with nested lists, in one of the layouts that people use, now and then with CR LF. */
export function randomNested(random: Random): string {
  const spelling = (["headers", "headers", "inline", "lines"] as const)[random(0, 3)] ?? "headers";
  const layout = { indent: " ".repeat(random(0, 2)), blank: chance(random, 70) ? "\n" : "", spelling };
  const rows = Array.from({ length: random(1, 4) }, (_, at) => {
    const row = { id: at, ...randomItem(random, 2) };
    const table = chance(random, 20) ? "[cards.stats]\npower = 1\n" : "";
    return `${chance(random, 20) ? "# the next\n" : ""}[[cards]]\n${writeTable(random, "cards", row, 0, layout)}${table}`;
  });
  const text = rows.join(layout.blank === "" ? "" : "\n");
  const ended = chance(random, 15) ? text.replace(/\n$/u, "") : text;
  return chance(random, 25) ? ended.replaceAll("\n", "\r\n") : ended;
}

interface Tried {
  readonly next: TomlDocument;
  readonly problems: readonly string[];
}

/** One random edit inside a random row: of a list or a member, at any depth. */
export function tryNestedEdit(random: Random, document: TomlDocument): Tried | undefined {
  const row = ["cards", random(0, rowCount(document, ["cards"]) - 1)];
  const table = tableDeepIn(random, document, row);
  const edit = chance(random, 70)
    ? listEdit(random, document, [...table, "parts"])
    : memberEdit(random, document, table);
  if (!edit) return undefined;
  const { act, path, after, label } = edit;
  const result = act(document);
  if (!result.ok) return { next: document, problems: [`${label}: ${result.error.code}: ${result.error.message}`] };
  const problems = problemsOf(document, result.value, row, path, after);
  return { next: result.value.doc, problems: problems.map((problem) => `${label}: ${problem}`) };
}

interface Planned {
  readonly label: string;
  readonly path: Path;
  /** What is to stand at the path; undefined for nothing. */
  readonly after: TomlValue | undefined;
  readonly act: (document: TomlDocument) => Result<Edited>;
}

function tableDeepIn(random: Random, document: TomlDocument, row: Path): Path {
  let path = row;
  for (let depth = random(0, 2); depth > 0; depth -= 1) {
    const list = valueAt(document, [...path, "parts"]);
    if (list?.kind !== "array" || list.items.length === 0) break;
    path = [...path, "parts", random(0, list.items.length - 1)];
  }
  return path;
}

function listEdit(random: Random, document: TomlDocument, path: Path): Planned | undefined {
  const list = valueAt(document, path);
  const items = list?.kind === "array" ? list.items : [];
  const { length } = items;
  const change = randomChange(random, length);
  if (!change) return undefined;
  const after = modelAfter(items, change);
  const spelling = chance(random, 50) ? "headers" : "inline";
  const act = (document: TomlDocument) => changeList(document, path, change, { spelling });
  return { label: `${change.op} in ${path.join(".")}`, path, after: { kind: "array", items: after }, act };
}

function randomChange(random: Random, length: number): ListChange<TomlValue> | undefined {
  const op = (["insert", "insert", "remove", "move", "duplicate"] as const)[random(0, 4)] ?? "insert";
  if (op === "insert") {
    const items = Array.from({ length: random(1, 2) }, () => valueOf(randomItem(random, 1)));
    return { op, at: random(0, length), items };
  }
  if (length === 0) return undefined;
  const from = random(0, length - 1);
  const count = random(1, length - from);
  if (op === "move") return { op, from, count, to: random(0, length - count) };
  return { op, at: from, count };
}

/** The same on a plain list, item by item. */
function modelAfter(items: readonly TomlValue[], change: ListChange<TomlValue>): TomlValue[] {
  if (change.op === "insert") return [...items.slice(0, change.at), ...change.items, ...items.slice(change.at)];
  const from = change.op === "move" ? change.from : change.at;
  const isChosen = (_: TomlValue, at: number): boolean => at >= from && at < from + change.count;
  const chosen = items.filter(isChosen);
  if (change.op === "duplicate")
    return items.flatMap((item, at) => (at === from + change.count - 1 ? [item, ...chosen] : [item]));
  const others = items.filter((item, at) => !isChosen(item, at));
  return change.op === "remove" ? others : [...others.slice(0, change.to), ...chosen, ...others.slice(change.to)];
}

function memberEdit(random: Random, document: TomlDocument, table: Path): Planned | undefined {
  const key = (["name", "amount", "mana", "new"] as const)[random(0, 3)] ?? "name";
  const inMap = key === "mana" && chance(random, 60);
  const path = inMap ? [...table, key, chance(random, 50) ? "fire" : "any"] : [...table, key];
  const isThere = valueAt(document, path) !== undefined;
  if (isThere && chance(random, 30)) {
    const mana = valueAt(document, [...table, "mana"]);
    const isLast = inMap && mana?.kind === "table" && mana.entries.size === 1;
    // The last member of a map goes with it, unless the map is a table with a header.
    const target = isLast ? path.slice(0, -1) : path;
    return { label: `remove ${path.join(".")}`, path: target, after: undefined, act: (now) => removeKey(now, path) };
  }
  const value = valueOf(key === "mana" && !inMap ? { fire: random(0, 9) } : random(0, 99));
  return { label: `set ${path.join(".")}`, path, after: value, act: (now) => setValue(now, path, value) };
}

function problemsOf(
  before: TomlDocument,
  edited: Edited,
  row: Path,
  path: Path,
  after: TomlValue | undefined,
): string[] {
  const problems = brokenLaws(before, edited);
  const [old, now] = [printDocument(before), printDocument(edited.doc)];
  if (brokeLineEnds(old, now)) problems.push("line ends of another kind came in");
  const expected = withPart(valueAt(before, row), path.slice(row.length), after);
  const others = withPart(valueAt(before, row), path.slice(row.length), isEmptyList(after) ? undefined : after);
  const is = valueAt(edited.doc, row);
  const isRight = [expected, others].some((each) => each !== undefined && is !== undefined && equalValues(each, is));
  if (!isRight) problems.push(`the row means something else:\n${old}\n=>\n${now}`);
  for (let at = 0; at < rowCount(before, ["cards"]); at += 1) {
    if (at === row[1]) continue;
    const [was, stays] = [valueAt(before, ["cards", at]), valueAt(edited.doc, ["cards", at])];
    if (!was || !stays || !equalValues(was, stays)) problems.push(`row ${at} changed`);
  }
  problems.push(...touchedElsewhere(before, edited, row, old));
  if (applyChanges(now, edited.inverse) !== old) problems.push("the inverse does not restore the bytes");
  return problems;
}

const isEmptyList = (value: TomlValue | undefined): boolean => value?.kind === "array" && value.items.length === 0;

/** Changes that reach out of the text of the row. */
function touchedElsewhere(before: TomlDocument, { changes }: Edited, row: Path, old: string): string[] {
  const texts = [...before.chunks].map(({ text }) => text);
  const at = Number(row[1]);
  const start = texts.slice(0, at + 1).join("").length;
  const end = start + (texts[at + 1]?.length ?? 0);
  const out = changes.filter(({ from, to }) => from < start || to > end);
  return out.map(({ from, to }) => `bytes outside of the row changed: ${JSON.stringify(old.slice(from, to))}`);
}

function withPart(value: TomlValue | undefined, path: Path, part: TomlValue | undefined): TomlValue | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return part;
  if (typeof step === "number") {
    if (value?.kind !== "array") return value;
    const items = value.items.map((item, at) => (at === step ? (withPart(item, rest, part) ?? item) : item));
    return { kind: "array", items };
  }
  const entries = new Map(value?.kind === "table" ? value.entries : []);
  const member = withPart(entries.get(step), rest, part);
  if (member === undefined) entries.delete(step);
  else entries.set(step, member);
  return { kind: "table", entries };
}

/** `count` random edits of files whose seeds begin at `first`; what is wrong with any of them. */
export function nestedEditProblems(count: number, first: number, randomFrom: (seed: number) => Random): string[] {
  const problems: string[] = [];
  let edits = 0;
  for (let seed = first; edits < count; seed += 1) {
    const random = randomFrom(seed);
    const parsed = parseDocument(randomNested(random));
    if (!parsed.ok) return [`seed ${seed} is not TOML: ${parsed.error.message}`];
    let document = parsed.value;
    for (let edit = 0; edit < 12; edit += 1) {
      const tried = tryNestedEdit(random, document);
      if (!tried) continue;
      edits += 1;
      problems.push(...tried.problems.map((problem) => `seed ${seed}, edit ${edit}: ${problem}`));
      document = tried.next;
    }
  }
  return problems;
}
