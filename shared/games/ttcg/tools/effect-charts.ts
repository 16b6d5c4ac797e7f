import { integerIn, textIn, type ToolChart, type ToolRow } from "../../tools.js";
import { effectKeys } from "../invariants/indexes.js";
import { kindsNamedIn, kindTitle, productionIds, type EffectReader } from "../language/index.js";
import { bandEnds, bandedNumbers } from "../power/bands.js";
import { strengthOf } from "../power/compare.js";
import { capitalised, categoryOf, highestLevel, type Category } from "../vocabulary.js";
import { typeIn, type ChartedTypes } from "./charted-types.js";
import { Tally } from "./tally.js";

const filledEffects = (row: ToolRow): readonly string[] =>
  effectKeys.flatMap((key) => {
    const text = textIn(row, key) ?? "";
    return text.trim() === "" ? [] : [text];
  });

/** Each production, those that no card has too, and how many effects are of it. */
export function productionsChart(rows: readonly ToolRow[], reader: EffectReader): ToolChart {
  const tally = new Tally();
  const series = ["Effects"];
  for (const row of rows)
    for (const text of filledEffects(row)) tally.add(reader.read(text).effect.production, "Effects", row.key);
  return {
    ...{ id: "productions", title: "Effects of each kind, used and unused", kind: "bars" },
    ...{ labelTitle: "Effect", series },
    rows: [...productionIds, "composed", "unparsed"].map((name) => tally.row(name, series, kindTitle(name))),
  };
}

/** How many kinds of effects the language has that no card uses. */
export const unusedProductions = ({ rows }: ToolChart): number =>
  rows.slice(0, productionIds.length).filter(({ values }) => values[0] === 0).length;

/** The styles that cards say their effects have, by the type of the card. */
export function stylesByType(rows: readonly ToolRow[], types: ChartedTypes): ToolChart {
  const tally = new Tally();
  for (const row of rows) {
    for (const key of effectKeys) {
      if ((textIn(row, key) ?? "").trim() === "") continue;
      const style = textIn(row, `${key}-style`)?.toLowerCase() ?? "none";
      tally.add(style, types.of(typeIn(row)), row.key);
    }
  }
  return {
    ...{ id: "styles-by-type", title: "Styles of effects by type of card", kind: "heat" },
    ...{ labelTitle: "Style", series: types.titles },
    rows: tally.labels.map((label) => tally.row(label, types.series, capitalised(label))),
  };
}

/** Cards whose effects name a type or subtype as what they are about, as the language reads them: `spellcaster` names no spell. */
export function namedChart(rows: readonly ToolRow[], reader: EffectReader): ToolChart {
  const tally = new Tally();
  const series = ["Cards"];
  for (const row of rows) {
    const named = filledEffects(row).flatMap((text) => kindsNamedIn(reader.read(text).effect));
    for (const word of new Set(named.map((kind) => kind.word))) tally.add(word, "Cards", row.key);
  }
  return {
    ...{ id: "named", title: "Cards whose effects are about a type or subtype", kind: "bars" },
    ...{ labelTitle: "Named", series },
    rows: [...reader.kinds.types, "spell", ...reader.kinds.subtypes].map((word) =>
      tally.row(word, series, capitalised(word)),
    ),
  };
}

const tenths = 10;
const shareLabel = (at: number): string => `${at * tenths}–${(at + 1) * tenths} %`;

/** How units of each level split their sum: those with a tenth of it or less as attack, and so on. */
export function attackShares(rows: readonly ToolRow[]): ToolChart {
  const levels = Array.from({ length: highestLevel.unit }, (_, at) => `Level ${at + 1}`);
  const tally = new Tally();
  for (const row of rows) {
    const [level, attack, defense] = [integerIn(row, "level"), integerIn(row, "attack"), integerIn(row, "defense")];
    if (categoryOf(textIn(row, "type")) !== "unit" || level === undefined) continue;
    const sum = (attack ?? 0) + (defense ?? 0);
    if (attack === undefined || defense === undefined || attack < 0 || defense < 0 || sum === 0) continue;
    tally.add(shareLabel(Math.min(tenths - 1, Math.floor((attack * tenths) / sum))), `Level ${level}`, row.key);
  }
  return {
    ...{ id: "attack-share", title: "Units by the share of attack in their sum", kind: "heat" },
    ...{ labelTitle: "Attack", series: levels },
    rows: Array.from({ length: tenths }, (_, at) => tally.row(shareLabel(at), levels)),
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
      const found = rows
        .filter((row) => categoryOf(textIn(row, "type")) === category && integerIn(row, "level") === level)
        .flatMap((row) =>
          filledEffects(row)
            .flatMap((text) => bandedNumbers(strengthOf(text, reader), category, level))
            .map((number) => ({ number, rowKey: row.key })),
        );
      const highest = found.reduce((most, { number }) => Math.max(most, number), 0);
      const average = found.length === 0 ? 0 : found.reduce((sum, { number }) => sum + number, 0) / found.length;
      const keysOf = (some: typeof found): readonly string[] => [...new Set(some.map(({ rowKey }) => rowKey))];
      return {
        label: `${title} ${level}`,
        values: [Math.round(average * 100) / 100, highest, end],
        rowKeys: [keysOf(found), keysOf(found.filter(({ number }) => number === highest)), []],
      };
    }),
  );
  return {
    ...{ id: "bands", title: "Numbers in effects against the band of the level", kind: "bars" },
    ...{ labelTitle: "Level", series: ["Average", "Highest", "End of the band"] },
    rows: charted,
  };
}
