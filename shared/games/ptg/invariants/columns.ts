import type { TableRule } from "../../../validate/index.js";
import { keptKeys } from "../rows/shape.js";
import { ptgSheets } from "../sheets.js";
import { unknownKeyInfo } from "./structure.js";

const known = new Map(
  ptgSheets.map(
    ({ kind, columns = [] }) => [kind, new Set<string>([...columns.map(({ key }) => key), ...keptKeys])] as const,
  ),
);

/** The part of P12 that is about keys of the rows themselves (PTG-10). */
export const unknownColumn: TableRule = {
  kind: "table",
  ...unknownKeyInfo,
  sheets: ["cards", "decks"],
  check: ({ kind, keys }) =>
    keys
      .filter((key) => known.get(kind)?.has(key) !== true && !(kind === "cards" && key === "health"))
      .map((key) => ({ message: `The package does not read ${key}; card files keep it.` })),
};
