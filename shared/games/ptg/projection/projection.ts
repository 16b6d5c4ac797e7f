import { failed, ok, type Result } from "../../../base/index.js";
import type { ProjectedRow, Projection } from "../../../sheet/index.js";
import type { TomlValue } from "../../../toml/index.js";
import { printSections } from "./clause.js";
import { sectionsOf } from "./from-value.js";
import { abilityLanguage } from "./language.js";
import { parseSections } from "./parse.js";
import { abilityOf } from "./to-value.js";

const isSpell = (row: ProjectedRow): boolean => row.text("type") === "spell";

function parse(text: string, before: TomlValue | undefined, row: ProjectedRow): Result<TomlValue> {
  // A text that nobody changed says nothing new, not even where there is nothing to say.
  if (before && text === print(before, row)) return ok(before);
  const sections = parseSections(text);
  if (sections.ok) return abilityOf(sections.value, before, isSpell(row));
  const { message, from } = sections.error;
  return failed({ code: "ptg/projection", message, line: 1, column: from + 1 });
}

const print = (value: TomlValue, row: ProjectedRow): string => printSections(sectionsOf(value, isSpell(row)));

/** An ability as one line: `on enter: heal owner 3` (PTG-7). */
export const abilityProjection: Projection = {
  title: (at) => `Ability ${at + 1}`,
  each: true,
  print,
  parse,
  language: abilityLanguage,
};
