import { must } from "../../../shared/base/index.js";
import { fromWire, type WireValue } from "../../../shared/toml/index.js";
import type { Line } from "../../../renderer/structure/model/line.js";
import { structureLines } from "../../../renderer/structure/model/lines.js";
import { nestedGame } from "../validate/nested-game.js";

const [sheet] = nestedGame.sheets;

/** The lines of a row of the nested game, or of no game. */
export function linesOf(
  values: Readonly<Record<string, WireValue | undefined>>,
  { isTyped = true, closed = [] as readonly string[], isReadOnly = false } = {},
): readonly Line[] {
  const columns = Object.entries(values).map(([key, value]) => ({
    key,
    title: key,
    schema: isTyped ? sheet?.columns?.find((column) => column.key === key) : undefined,
    value: value === undefined ? undefined : must(fromWire(value)),
  }));
  return structureLines(columns, { types: sheet?.types, row: () => undefined, closed: new Set(closed), isReadOnly });
}
