import type { AbilityTrait } from "../../../text/index.js";
import { lowestLevel } from "../power/bands.js";
import { strengthOfEffect } from "../power/strength.js";
import type { ReadEffect } from "./ast/effect.js";
import { lower } from "./program/lower.js";
import type { EffectReader, EffectReading } from "./read.js";

/** The style that a text asks for, how the effect comes about in a match, and the levels that its numbers suit. */
export function traitsOf(reader: EffectReader, { effect, text }: EffectReading): readonly AbilityTrait[] {
  const program = lower(effect);
  if (program === undefined || effect.production === "unparsed") return [];
  const [style = "normal"] = reader.stylesOf(text);
  return [
    { title: "Style", value: style },
    { title: "Form", value: program.form.replaceAll("-", " ") },
    { title: "Level", value: levelsOf(effect) },
  ];
}

/** The lowest levels of units and of spells that an effect is meant for (TTCG-10). */
function levelsOf(effect: ReadEffect): string {
  const strength = strengthOfEffect(effect);
  const [unit, spell] = (["unit", "spell"] as const).map((category) => lowestLevel(strength, category));
  if (unit === 1 && spell === 1) return "any";
  const named = (cards: string, level: number | undefined): string =>
    level === undefined ? `no ${cards}` : `${cards} from ${level}`;
  return `${named("units", unit)}, ${named("spells", spell)}`;
}
