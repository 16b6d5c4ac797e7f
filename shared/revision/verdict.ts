import { columnPath, type CellDifference, type ColumnSchema, type SheetSchema } from "../sheet/index.js";
import type { TextLanguage } from "../text/index.js";
import type { TomlValue } from "../toml/index.js";
import type { AbilityDifference } from "./abilities.js";

/**
 * What a change means for whoever plays the card: its numbers are better, worse, or some of either; it does something else;
 * only its words differ; or nothing that is played by.
 */
export type Verdict = "buffed" | "nerfed" | "adjusted" | "reworked" | "reworded" | "other";

/** Numbers are better or worse by what the game says of their columns. What an ability does is not weighed. */
export function verdictOf(
  cells: readonly CellDifference[],
  abilities: readonly AbilityDifference[],
  language: TextLanguage | undefined,
  schema: SheetSchema | undefined,
): Verdict {
  if (abilities.length > 0) return "reworked";
  const better = new Map((schema?.columns ?? []).flatMap(({ key, better: way }) => (way ? [[key, way] as const] : [])));
  const signs = new Set(cells.map((cell) => signOf(cell, better)).filter((sign) => sign !== 0));
  if (signs.size === 2) return "adjusted";
  if (signs.has(1)) return "buffed";
  if (signs.has(-1)) return "nerfed";
  const written = new Set(language?.cells.map(({ column }) => column));
  return cells.some(({ column }) => written.has(column.path[0] ?? "")) ? "reworded" : "other";
}

function signOf(
  { column, before, after }: CellDifference,
  better: ReadonlyMap<string, ColumnSchema["better"]>,
): number {
  const way = better.get(String(columnPath(column)[0]));
  if (way === undefined) return 0;
  const [old, fresh] = [numberOf(before), numberOf(after)];
  if (old === undefined || fresh === undefined) return 0;
  return Math.sign(fresh - old) * (way === "more" ? 1 : -1);
}

/** A cell that is absent counts nothing: a card without a cost of earth costs no earth. Texts say no number. */
function numberOf(value: TomlValue | undefined): number | undefined {
  if (value === undefined) return 0;
  return value.kind === "integer" || value.kind === "float" ? Number(value.value) : undefined;
}
