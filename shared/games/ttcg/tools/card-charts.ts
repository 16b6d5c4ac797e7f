import { textIn, type ChartTool, type ToolChart, type ToolRow } from "../../tools.js";
import { cardStatistics, type CountedCard, type WordCounts } from "../effects/card-statistics.js";
import { effectKeys } from "../invariants/indexes.js";
import { publishedReader } from "../language/index.js";
import { capitalised, types } from "../vocabulary.js";

const cardOf = (row: ToolRow): CountedCard => {
  const subtypes = row.cells.get("subtypes");
  const items = subtypes?.kind === "array" ? subtypes.items : [];
  return {
    type: textIn(row, "type") ?? "",
    subtypes: items.flatMap((item) => (item.kind === "string" ? [item.value] : [])),
    effects: effectKeys.map((key) => textIn(row, key) ?? ""),
  };
};

const bars = (id: string, title: string, labelTitle: string, counts: WordCounts): ToolChart => ({
  ...{ id, title, kind: "bars", labelTitle, series: ["Cards"] },
  rows: [...counts].map(([word, count]) => ({ label: capitalised(word), values: [count] })),
});

/** Counts by a word and the type of the cards; words that no card has are left out. */
function byType(
  chart: Pick<ToolChart, "id" | "title" | "labelTitle">,
  words: readonly string[],
  count: (type: string, word: string) => number,
): ToolChart {
  const rows = words.map((word) => ({ label: word, values: types.map((type) => count(type, word)) }));
  return {
    ...{ ...chart, kind: "heat", series: types.map(capitalised) },
    rows: rows.filter(({ values }) => values.some((value) => value > 0)),
  };
}

/** The productions of the effects of cards, by the type of the card; the same production twice on a card counts once. */
function productionsOf(cards: readonly CountedCard[]): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const reader = publishedReader();
  const counts = new Map<string, Map<string, number>>();
  for (const { type, effects } of cards) {
    const filled = effects.filter((text) => text.trim() !== "");
    for (const production of new Set(filled.map((text) => reader.read(text).effect.production))) {
      const ofTypes = counts.get(production) ?? new Map<string, number>();
      ofTypes.set(type.toLowerCase(), (ofTypes.get(type.toLowerCase()) ?? 0) + 1);
      counts.set(production, ofTypes);
    }
  }
  return counts;
}

const total = (counts: ReadonlyMap<string, number> | undefined): number =>
  [...(counts?.values() ?? [])].reduce((sum, count) => sum + count, 0);

/** What the cards of a list are and what their effects name (EFFECTS-8). */
export const cardCharts: ChartTool = {
  id: "card-charts",
  title: "Card charts",
  about: "Counts cards by type and subtype, what their effects mention, and which kinds of effects each type has.",
  sheets: ["cards"],
  report(rows) {
    const cards = rows.map(cardOf);
    const counts = cardStatistics(cards);
    const productions = productionsOf(cards);
    const commonFirst = [...productions.keys()].sort(
      (a, b) => total(productions.get(b)) - total(productions.get(a)) || (a < b ? -1 : 1),
    );
    return {
      facts: [
        { title: "Cards", value: String(cards.length) },
        { title: "Kinds of effects", value: String(commonFirst.filter((name) => name !== "unparsed").length) },
        { title: "Cards with an effect that is not understood", value: String(total(productions.get("unparsed"))) },
      ],
      charts: [
        bars("types", "Cards per type", "Type", counts.types),
        bars("subtypes", "Cards per subtype", "Subtype", counts.subtypes),
        bars("mentions", "Cards whose effects mention a type or subtype", "Mentioned", counts.mentions),
        byType(
          { id: "mentions-by-type", title: "Mentions by type of card", labelTitle: "Mentioned" },
          [...counts.mentions.keys()].map(capitalised),
          (type, word) => counts.mentionsByType.get(type)?.get(word.toLowerCase()) ?? 0,
        ),
        byType(
          { id: "effects-by-type", title: "Kinds of effects by type of card", labelTitle: "Effect" },
          commonFirst,
          (type, name) => productions.get(name)?.get(type) ?? 0,
        ),
      ],
    };
  },
};
