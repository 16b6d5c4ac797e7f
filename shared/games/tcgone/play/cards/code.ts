import type { Closure, DelayedExpression, GetterExpression, Sub } from "../../script/syntax/nodes.js";

/** Parts of a script that states refer to by number: lasting effects, and blocks that are done later. */
export type Part = DelayedExpression | GetterExpression | Closure;

/** A script with its parts numbered in the order of the text, and its subs by name. */
export interface Code {
  /** The number of the card's definition; NONE for the library. */
  readonly definition: number;
  readonly parts: readonly Part[];
  readonly places: ReadonlyMap<Part, number>;
  readonly subs: ReadonlyMap<string, Sub>;
}

export function codeOf(definition: number, script: unknown): Code {
  const parts: Part[] = [];
  const subs = new Map<string, Sub>();
  collect(script, parts, subs);
  return { definition, parts, subs, places: new Map(parts.map((part, at) => [part, at])) };
}

function collect(node: unknown, parts: Part[], subs: Map<string, Sub>): void {
  if (Array.isArray(node)) {
    for (const each of node) collect(each, parts, subs);
    return;
  }
  if (typeof node !== "object" || node === null) return;
  if (isPart(node)) parts.push(node);
  else if (isSub(node)) subs.set(node.name.word, node);
  for (const each of Object.values(node)) collect(each, parts, subs);
}

const partKinds: ReadonlySet<unknown> = new Set(["delayed", "getter", "closure"]);
const isPart = (node: object): node is Part => "kind" in node && partKinds.has(node.kind);
const isSub = (node: object): node is Sub => "kind" in node && node.kind === "sub";

const namesOfPart = new WeakMap<object, ReadonlySet<string>>();

/** The names that a part of a script uses, whether or not they are its own. */
export function namesIn(part: object): ReadonlySet<string> {
  const known = namesOfPart.get(part);
  if (known !== undefined) return known;
  const names = new Set<string>();
  collectNames(part, names);
  namesOfPart.set(part, names);
  return names;
}

function collectNames(node: unknown, names: Set<string>): void {
  if (Array.isArray(node)) {
    for (const each of node) collectNames(each, names);
    return;
  }
  if (typeof node !== "object" || node === null) return;
  if (isName(node)) names.add(node.name);
  if (isAssignment(node)) names.add(node.place[0]?.word ?? "");
  for (const each of Object.values(node)) collectNames(each, names);
}

const isName = (node: object): node is { readonly name: string } =>
  "kind" in node && node.kind === "name" && "name" in node && typeof node.name === "string";

const isAssignment = (node: object): node is { readonly place: readonly { readonly word: string }[] } =>
  "kind" in node && node.kind === "assignment" && "place" in node && Array.isArray(node.place);
