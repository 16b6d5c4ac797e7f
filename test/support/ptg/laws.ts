import { expect } from "vitest";
import { must } from "../../../shared/base/index.js";
import { abilityProjection } from "../../../shared/games/ptg/projection/projection.js";
import type { ProjectedRow } from "../../../shared/sheet/index.js";
import { equalValues, fromWire, type TomlValue } from "../../../shared/toml/index.js";
import type { PlainTable } from "./random-card.js";

/** The row of a card of a type. */
export const projectedRow = (type: string): ProjectedRow => ({
  value: () => undefined,
  text: (key) => (key === "type" ? type : undefined),
});

const valueOf = (plain: unknown): TomlValue => must(fromWire(plain));

/** The laws of projections, for an ability and for its text after an edit. */
export function expectLaws(ability: PlainTable, other: PlainTable, type: string): void {
  const [value, row] = [valueOf(ability), projectedRow(type)];
  const text = abilityProjection.print(value, row);
  const again = must(abilityProjection.parse(text, value, row));
  expect(equalValues(again, value)).toBe(true);
  const spaced = must(abilityProjection.parse(` ${text} `, value, row));
  expect(equalValues(spaced, value)).toBe(true);
  const edited = abilityProjection.print(valueOf(other), row);
  const after = abilityProjection.parse(edited, value, row);
  if (after.ok && !edited.includes("#") && !edited.includes("{")) {
    expect(abilityProjection.print(after.value, row)).toBe(edited);
  }
}
