import { textIn, type ChartTool, type ToolChart, type ToolRow } from "../../tools.js";
import { cardStatistics, type CountedCard, type WordCounts } from "../effects/card-statistics.js";
import { effectKeys } from "../invariants/indexes.js";
import { lower, readerOf, type EffectReader } from "../language/index.js";
import { capitalised } from "../vocabulary.js";
import {
  attackShares,
  bandsChart,
  namedChart,
  productionsChart,
  stylesByType,
  unusedProductions,
} from "./effect-charts.js";

const cardOf = (row: ToolRow): CountedCard => {
  const subtypes = row.cells.get("subtypes");
  const items = subtypes?.kind === "array" ? subtypes.items : [];
  return {
    type: textIn(row, "type") ?? "",
    subtypes: items.flatMap((item) => (item.kind === "string" ? [item.value] : [])),
    effects: effectKeys.map((key) => textIn(row, key) ?? ""),
  };
};

/** How many cards of each type have each level; words that are no level are left out. */
function levelsByType(rows: readonly ToolRow[]): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const counts = new Map<string, Map<string, number>>();
  for (const row of rows) {
    const level = row.cells.get("level");
    if (level?.kind !== "integer") continue;
    count(counts, String(level.value), (textIn(row, "type") ?? "").toLowerCase());
  }
  return counts;
}

/** How effects come about in a match (`program/lower`), by the type of their card; texts that are not understood have no form. */
function formsByType(
  cards: readonly CountedCard[],
  reader: EffectReader,
): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const counts = new Map<string, Map<string, number>>();
  for (const { type, effects } of cards) {
    for (const text of effects) {
      const form = lower(reader.read(text).effect)?.form;
      if (form !== undefined) count(counts, form.replaceAll("-", " "), type.toLowerCase());
    }
  }
  return counts;
}

function count(counts: Map<string, Map<string, number>>, word: string, type: string): void {
  const ofTypes = counts.get(word) ?? new Map<string, number>();
  ofTypes.set(type, (ofTypes.get(type) ?? 0) + 1);
  counts.set(word, ofTypes);
}

const bars = (id: string, title: string, labelTitle: string, counts: WordCounts): ToolChart => ({
  ...{ id, title, kind: "bars", labelTitle, series: ["Cards"] },
  rows: [...counts].map(([word, count]) => ({ label: capitalised(word), values: [count] })),
});

/** Draws counts by a word and one of the types of cards; words that no card has are left out. */
const chartsByType =
  (types: readonly string[]) =>
  (
    chart: Pick<ToolChart, "id" | "title" | "labelTitle">,
    words: readonly string[],
    countOf: (type: string, word: string) => number,
  ): ToolChart => {
    const rows = words.map((word) => ({ label: word, values: types.map((type) => countOf(type, word)) }));
    return {
      ...{ ...chart, kind: "heat", series: types.map(capitalised) },
      rows: rows.filter(({ values }) => values.some((value) => value > 0)),
    };
  };

/** The productions of the effects of cards, by the type of the card; the same production twice on a card counts once. */
function productionsOf(
  cards: readonly CountedCard[],
  reader: EffectReader,
): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const counts = new Map<string, Map<string, number>>();
  for (const { type, effects } of cards) {
    const filled = effects.filter((text) => text.trim() !== "");
    for (const production of new Set(filled.map((text) => reader.read(text).effect.production))) {
      count(counts, production, type.toLowerCase());
    }
  }
  return counts;
}

const total = (counts: ReadonlyMap<string, number> | undefined): number =>
  [...(counts?.values() ?? [])].reduce((sum, count) => sum + count, 0);

/** The words of counts, the most common first. */
const byCount = (counts: ReadonlyMap<string, ReadonlyMap<string, number>>): readonly string[] =>
  [...counts.keys()].sort((a, b) => total(counts.get(b)) - total(counts.get(a)) || (a < b ? -1 : 1));

/** What the cards of a list are and what their effects name (EFFECTS-8). */
export const cardCharts: ChartTool = {
  id: "card-charts",
  title: "Card charts",
  about:
    "Counts cards by type, subtype and level, what their effects mention and are about, and which kinds, forms and styles of effects each type has; and holds numbers against the bands of their levels.",
  sheets: ["cards"],
  report(rows, lexicon) {
    const reader = readerOf(lexicon);
    const cards = rows.map(cardOf);
    const types = [...reader.kinds.types, "spell"];
    const byType = chartsByType(types);
    const counts = cardStatistics(cards, { types, subtypes: reader.kinds.subtypes });
    const productions = productionsOf(cards, reader);
    const commonFirst = byCount(productions);
    const levels = levelsByType(rows);
    const forms = formsByType(cards, reader);
    const used = productionsChart(rows, reader);
    return {
      facts: [
        { title: "Cards", value: String(cards.length) },
        { title: "Kinds of effects", value: String(commonFirst.filter((name) => name !== "unparsed").length) },
        { title: "Kinds of effects not used", value: String(unusedProductions(used)) },
        { title: "Cards with an effect that is not understood", value: String(total(productions.get("unparsed"))) },
      ],
      charts: [
        bars("types", "Cards per type", "Type", counts.types),
        bars("subtypes", "Cards per subtype", "Subtype", counts.subtypes),
        byType(
          { id: "levels-by-type", title: "Levels by type of card", labelTitle: "Level" },
          [...levels.keys()].sort((a, b) => Number(a) - Number(b)),
          (type, level) => levels.get(level)?.get(type) ?? 0,
        ),
        attackShares(rows),
        bars("mentions", "Cards whose effects mention a type or subtype", "Mentioned", counts.mentions),
        byType(
          { id: "mentions-by-type", title: "Mentions by type of card", labelTitle: "Mentioned" },
          [...counts.mentions.keys()].map(capitalised),
          (type, word) => counts.mentionsByType.get(type)?.get(word.toLowerCase()) ?? 0,
        ),
        namedChart(rows, reader),
        byType(
          { id: "effects-by-type", title: "Kinds of effects by type of card", labelTitle: "Effect" },
          commonFirst,
          (type, name) => productions.get(name)?.get(type) ?? 0,
        ),
        byType(
          { id: "forms-by-type", title: "Forms of effects by type of card", labelTitle: "Form" },
          byCount(forms),
          (type, form) => forms.get(form)?.get(type) ?? 0,
        ),
        stylesByType(rows, types),
        used,
        bandsChart(rows, reader),
      ],
    };
  },
};
