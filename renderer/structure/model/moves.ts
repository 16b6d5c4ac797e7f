import { fieldsOf, isBlock, type Line } from "./line.js";

/** Where the keyboard is: a line, and one of its stops. */
export interface Cursor {
  readonly id: string;
  readonly at: number;
}

/** How many places of a line the keyboard can be at; 0: it is passed over. */
export function stopsOf(line: Line): number {
  switch (line.kind) {
    case "head":
      return 0;
    case "cells":
      return line.fields.length;
    case "entry":
      return 2;
    case "absent":
      return line.members.length;
    default:
      return 1;
  }
}

const clamped = (line: Line, at: number): Cursor => ({ id: line.id, at: Math.min(at, stopsOf(line) - 1) });

/** The next line up or down, at the same stop. */
export function vertical(lines: readonly Line[], { id, at }: Cursor, by: 1 | -1): Cursor | undefined {
  const from = lines.findIndex((line) => line.id === id);
  for (let next = from + by; next >= 0 && next < lines.length; next += by) {
    const line = lines[next];
    if (line && stopsOf(line) > 0) return clamped(line, at);
  }
  return undefined;
}

/** The first or last line. */
export function edge(lines: readonly Line[], which: "first" | "last"): Cursor | undefined {
  const all = lines.filter((line) => stopsOf(line) > 0);
  const line = which === "first" ? all[0] : all.at(-1);
  return line && { id: line.id, at: 0 };
}

const isEditor = (line: Line): boolean => fieldsOf(line).length > 0 || line.kind === "new-key";

/** The next or previous editor, through sub-grids cell by cell. */
export function tabbed(lines: readonly Line[], { id, at }: Cursor, by: 1 | -1): Cursor | undefined {
  const from = lines.findIndex((line) => line.id === id);
  const here = lines[from];
  const within = at + by;
  if (here && isEditor(here) && within >= 0 && within < stopsOf(here)) return { id, at: within };
  for (let next = from + by; next >= 0 && next < lines.length; next += by) {
    const line = lines[next];
    if (line && isEditor(line)) return { id: line.id, at: by === 1 ? 0 : stopsOf(line) - 1 };
  }
  return undefined;
}

/** What ← and → do: along a line, open or close a block, or go to what is around or in it. */
export type Sideways =
  | { readonly kind: "go"; readonly to: Cursor }
  | { readonly kind: "toggle"; readonly id: string }
  | undefined;

export function sideways(lines: readonly Line[], { id, at }: Cursor, by: 1 | -1): Sideways {
  const from = lines.findIndex((line) => line.id === id);
  const line = lines[from];
  if (!line) return undefined;
  const within = at + by;
  if (within >= 0 && within < stopsOf(line)) return { kind: "go", to: { id, at: within } };
  if (isBlock(line) && line.isOpen === (by === -1)) return { kind: "toggle", id };
  if (by === 1) {
    const inside = vertical(lines, { id, at: 0 }, 1);
    return isBlock(line) && inside && lines.find((each) => each.id === inside.id)?.level === line.level + 1
      ? { kind: "go", to: inside }
      : undefined;
  }
  const parent = lines.find((each) => each.id === line.parent);
  return parent && { kind: "go", to: { id: parent.id, at: 0 } };
}

/** Where the keyboard is among lines that may have changed; `index` is where its line was. Where that is gone, the one before. */
export function nearest(lines: readonly Line[], cursor: Cursor, index: number): Cursor | undefined {
  const here = lines.find((line) => line.id === cursor.id);
  if (here && stopsOf(here) > 0) return clamped(here, cursor.at);
  const near = lines.slice(0, Math.max(index, 1)).findLast((line) => stopsOf(line) > 0);
  return near ? { id: near.id, at: 0 } : edge(lines, "first");
}
