import type { Position } from "../base/index.js";
import type { TomlDocument } from "./document.js";
import { positionOf } from "./positions.js";
import { valueAt, type Path } from "./locate.js";
import type { TomlValue } from "./values.js";

const first: Position = { line: 1, column: 1 };

const isBefore = (a: Position, b: Position): boolean => a.line < b.line || (a.line === b.line && a.column < b.column);

/**
 * The position of a part of the file: of its value, or of the first value in it where it is a table with headers of its own, or
 * else of what it would be in.
 */
export function nearestPosition(document: TomlDocument, path: Path): Position {
  for (let length = path.length; length > 0; length -= 1) {
    const inside = path.slice(0, length);
    const found = positionOf(document, inside) ?? firstIn(document, inside, valueAt(document, inside));
    if (found !== undefined) return found;
  }
  return first;
}

function firstIn(document: TomlDocument, path: Path, value: TomlValue | undefined): Position | undefined {
  let earliest: Position | undefined;
  for (const key of keysOf(value)) {
    const inside = [...path, key];
    const found = positionOf(document, inside) ?? firstIn(document, inside, valueAt(document, inside));
    if (found !== undefined && (earliest === undefined || isBefore(found, earliest))) earliest = found;
  }
  return earliest;
}

function keysOf(value: TomlValue | undefined): readonly (string | number)[] {
  if (value?.kind === "table") return [...value.entries.keys()];
  return value?.kind === "array" ? value.items.map((_item, at) => at) : [];
}
