import { trimText } from "../../../text/index.js";
import type { BoundTable } from "../../artifact.js";
import { constantName } from "./names.js";
import { rowsOfTable, textIn } from "./rows.js";

/** A test card as a constant of code. */
export interface CardConstant {
  readonly name: string;
  readonly id: string;
  /** Without white space at its ends. */
  readonly rulesText: string;
}

/** The constants of one table. */
export interface ConstantGroup {
  /** Of the ids. */
  readonly type: string;
  /** What the constant of all its ids is called. */
  readonly all: string;
  readonly constants: readonly CardConstant[];
}

/**
 * A constant for each test card of a folder, in the order of the rows (LANG-19); undefined where it has none. Of
 * cards with one constant name the first counts.
 */
export function readTestCards(tables: readonly BoundTable[]): readonly ConstantGroup[] | undefined {
  const cards = rowsOfTable(tables, "test-cards");
  const dreamwell = rowsOfTable(tables, "test-dreamwell");
  if (!cards && !dreamwell) return undefined;
  const seen = new Set([""]);
  const constantOf = (row: Readonly<Record<string, unknown>>): CardConstant[] => {
    const id = textIn(row, "id");
    const name = constantName(textIn(row, "name") ?? "");
    if (id === undefined || seen.has(name)) return [];
    seen.add(name);
    return [{ name, id, rulesText: trimText(textIn(row, "rules-text") ?? "") }];
  };
  return [
    { type: "BaseCardId", all: "ALL_TEST_CARD_IDS", constants: (cards ?? []).flatMap(constantOf) },
    { type: "DreamwellCardId", all: "ALL_TEST_DREAMWELL_CARD_IDS", constants: (dreamwell ?? []).flatMap(constantOf) },
  ];
}
