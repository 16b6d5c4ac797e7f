import { integerIn, textIn, type ToolChart, type ToolRow } from "../../tools.js";
import { effectKeys } from "../invariants/indexes.js";
import { kindsNamedIn, productionIds, type EffectReader } from "../language/index.js";
import { bandEnds, bandedNumbers } from "../power/bands.js";
import { strengthOf } from "../power/compare.js";
import { capitalised, categoryOf, highestLevel, type Category } from "../vocabulary.js";

const filledEffects = (row: ToolRow): readonly string[] =>
  effectKeys.flatMap((key) => {
    const text = textIn(row, key) ?? "";
    return text.trim() === "" ? [] : [text];
  });

const countIn = (counts: Map<string, number>, word: string): void => void counts.set(word, (counts.get(word) ?? 0) + 1);

/** Each production, those that no card has too, and how many effects are of it. */
export function productionsChart(rows: readonly ToolRow[], reader: EffectReader): ToolChart {
  const counts = new Map<string, number>();
  for (const text of rows.flatMap(filledEffects)) countIn(counts, reader.read(text).effect.production);
  const names = [...productionIds, "composed", "unparsed"];
  return {
    ...{ id: "productions", title: "Effects of each kind, used and unused", kind: "bars" },
    ...{ labelTitle: "Effect", series: ["Effects"] },
    rows: names.map((name) => ({ label: name, values: [counts.get(name) ?? 0] })),
  };
}

/** How many kinds of effects the language has that no card uses. */
export const unusedProductions = ({ rows }: ToolChart): number =>
  rows.filter(({ label, values }) => values[0] === 0 && label !== "composed" && label !== "unparsed").length;

/** The styles that cards say their effects have, by the type of the card. */
export function stylesByType(rows: readonly ToolRow[], types: readonly string[]): ToolChart {
  const counts = new Map<string, Map<string, number>>();
  for (const row of rows) {
    for (const key of effectKeys) {
      if ((textIn(row, key) ?? "").trim() === "") continue;
      const style = textIn(row, `${key}-style`)?.toLowerCase() ?? "none";
      const ofTypes = counts.get(style) ?? new Map<string, number>();
      counts.set(style, ofTypes);
      countIn(ofTypes, (textIn(row, "type") ?? "").toLowerCase());
    }
  }
  return {
    ...{ id: "styles-by-type", title: "Styles of effects by type of card", kind: "heat" },
    ...{ labelTitle: "Style", series: types.map(capitalised) },
    rows: [...counts].map(([label, ofTypes]) => ({ label, values: types.map((type) => ofTypes.get(type) ?? 0) })),
  };
}

/** Cards whose effects name a type or subtype as what they are about, as the language reads them: `spellcaster` names no spell. */
export function namedChart(rows: readonly ToolRow[], reader: EffectReader): ToolChart {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const named = filledEffects(row).flatMap((text) => kindsNamedIn(reader.read(text).effect));
    for (const word of new Set(named.map((kind) => kind.word))) countIn(counts, word);
  }
  return {
    ...{ id: "named", title: "Cards whose effects are about a type or subtype", kind: "bars" },
    ...{ labelTitle: "Named", series: ["Cards"] },
    rows: [...reader.kinds.types, "spell", ...reader.kinds.subtypes].map((word) => ({
      label: capitalised(word),
      values: [counts.get(word) ?? 0],
    })),
  };
}

const tenths = 10;

/** How units of each level split their sum: those with a tenth of it or less as attack, and so on. */
export function attackShares(rows: readonly ToolRow[]): ToolChart {
  const levels = Array.from({ length: highestLevel.unit }, (_, at) => at + 1);
  const counts = Array.from({ length: tenths }, () => levels.map(() => 0));
  for (const row of rows) {
    const [level, attack, defense] = [integerIn(row, "level"), integerIn(row, "attack"), integerIn(row, "defense")];
    if (categoryOf(textIn(row, "type")) !== "unit" || level === undefined) continue;
    const sum = (attack ?? 0) + (defense ?? 0);
    if (attack === undefined || defense === undefined || attack < 0 || defense < 0 || sum === 0) continue;
    const ofLevel = counts[Math.min(tenths - 1, Math.floor((attack * tenths) / sum))];
    if (ofLevel && level >= 1 && level <= levels.length) ofLevel[level - 1] = (ofLevel[level - 1] ?? 0) + 1;
  }
  return {
    ...{ id: "attack-share", title: "Units by the share of attack in their sum", kind: "heat" },
    ...{ labelTitle: "Attack", series: levels.map((level) => `Level ${level}`) },
    rows: counts.map((values, at) => ({ label: `${at * tenths}–${(at + 1) * tenths} %`, values })),
  };
}

/** The numbers that effects of each level say, against the ends of their bands (TTCG-10). */
export function bandsChart(rows: readonly ToolRow[], reader: EffectReader): ToolChart {
  const categories: readonly (readonly [Category, string])[] = [
    ["unit", "Units"],
    ["spell", "Spells"],
  ];
  const charted = categories.flatMap(([category, title]) =>
    bandEnds(category).map((end, at) => {
      const level = at + 1;
      const numbers = rows
        .filter((row) => categoryOf(textIn(row, "type")) === category && integerIn(row, "level") === level)
        .flatMap((row) =>
          filledEffects(row).flatMap((text) => bandedNumbers(strengthOf(text, reader), category, level)),
        );
      const highest = numbers.reduce((most, number) => Math.max(most, number), 0);
      const average = numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
      return { label: `${title} ${level}`, values: [Math.round(average * 100) / 100, highest, end] };
    }),
  );
  return {
    ...{ id: "bands", title: "Numbers in effects against the band of the level", kind: "bars" },
    ...{ labelTitle: "Level", series: ["Average", "Highest", "End of the band"] },
    rows: charted,
  };
}
