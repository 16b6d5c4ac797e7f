import { ABILITY } from "./meaning.js";
import type { Names } from "./names.js";
import type { Outline } from "./outline.js";

/** Places of the entries directly between two places of an outline. */
export function entriesIn({ ends }: Outline, from: number, to: number): number[] {
  const entries: number[] = [];
  for (let at = from; at < to; at = ends[at] ?? to) entries.push(at);
  return entries;
}

/** Places of the abilities that are understood. */
export const abilitiesIn = (outline: Outline, names: Names): number[] =>
  entriesIn(outline, 0, outline.names.length).filter((at) => names.spelling(outline.names[at] ?? -1) === ABILITY);

/** The innermost entry that holds all of an ability but what merely stands around a bare sentence. */
export function coreOf(outline: Outline, ability: number, names: Names, around: ReadonlySet<string>): number {
  let at = ability;
  for (;;) {
    const next = at + 1;
    const isOnly = outline.ends[next] === outline.ends[at];
    const isFull = (outline.ends[next] ?? 0) > next + 1;
    if (!isOnly || !isFull || !around.has(names.spelling(outline.names[next] ?? -1))) return at;
    at = next;
  }
}
