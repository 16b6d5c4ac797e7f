import type { Closure, DelayedExpression, GetterExpression, Item, Sub } from "../../script/syntax/nodes.js";
import { nodesIn } from "../../script/syntax/visit.js";

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

export function codeOf(definition: number, script: readonly Item[]): Code {
  const parts: Part[] = [];
  const subs = new Map<string, Sub>();
  for (const node of nodesIn(...script)) {
    if (node.kind === "delayed" || node.kind === "getter" || node.kind === "closure") parts.push(node);
    else if (node.kind === "sub") subs.set(node.name.word, node);
  }
  return { definition, parts, subs, places: new Map(parts.map((part, at) => [part, at])) };
}

const namesOfPart = new WeakMap<Part, ReadonlySet<string>>();

/** The names that a part of a script uses, whether or not they are its own. */
export function namesIn(part: Part): ReadonlySet<string> {
  const known = namesOfPart.get(part);
  if (known !== undefined) return known;
  const names = new Set<string>();
  for (const node of nodesIn(part)) {
    if (node.kind === "name") names.add(node.name);
    else if (node.kind === "assignment") names.add(node.place[0]?.word ?? "");
  }
  namesOfPart.set(part, names);
  return names;
}
