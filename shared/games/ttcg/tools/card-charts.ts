import { integerIn, textIn, type ChartTool, type ToolChart, type ToolReport, type ToolRow } from "../../tools.js";
import { cardStatistics, type CardsByWord, type CardStatistics, type CountedCard } from "../effects/card-statistics.js";
import { effectKeys } from "../invariants/indexes.js";
import { kindTitle, lower, readerOf, type EffectReader } from "../language/index.js";
import { capitalised } from "../vocabulary.js";
import {
  attackShares,
  bandsChart,
  namedChart,
  productionsChart,
  stylesByType,
  unusedProductions,
} from "./effect-charts.js";
import { chartedTypes, otherWords, typeIn, type ChartedTypes } from "./charted-types.js";
import { Tally } from "./tally.js";

interface Card extends CountedCard {
  readonly rowKey: string;
}

/** The subtypes of a row: a list, or in sheets of other making a single one. */
function subtypesIn({ cells }: ToolRow): readonly string[] {
  const written = cells.get("subtypes") ?? cells.get("subtype");
  const items = written?.kind === "array" ? written.items : written ? [written] : [];
  return items.flatMap((item) => (item.kind === "string" && item.value.trim() !== "" ? [item.value] : []));
}

const cardOf = (row: ToolRow): Card => ({
  rowKey: row.key,
  type: typeIn(row),
  subtypes: subtypesIn(row),
  effects: effectKeys.map((key) => textIn(row, key) ?? ""),
});

/** How many cards of each type have each level; words that are no level are left out. */
function levelsByType(rows: readonly ToolRow[], types: ChartedTypes): Tally {
  const tally = new Tally();
  for (const row of rows) {
    const level = integerIn(row, "level");
    if (level !== undefined) tally.add(String(level), types.of(typeIn(row)), row.key);
  }
  return tally;
}

/** How effects come about in a match (`program/lower`), by the type of their card; texts that are not understood have no form. */
function formsByType(cards: readonly Card[], reader: EffectReader, types: ChartedTypes): Tally {
  const tally = new Tally();
  for (const { type, effects, rowKey } of cards) {
    for (const text of effects) {
      const form = lower(reader.read(text).effect)?.form;
      if (form !== undefined) tally.add(form.replaceAll("-", " "), types.of(type), rowKey);
    }
  }
  return tally;
}

/** The productions of the effects of cards, by the type of the card; the same production twice on a card counts once. */
function productionsByType(cards: readonly Card[], reader: EffectReader, types: ChartedTypes): Tally {
  const tally = new Tally();
  for (const { type, effects, rowKey } of cards) {
    const filled = effects.filter((text) => text.trim() !== "");
    for (const production of new Set(filled.map((text) => reader.read(text).effect.production))) {
      tally.add(production, types.of(type), rowKey);
    }
  }
  return tally;
}

/** Counts cards by a word and a series: what they are all in, or that of their type. */
function tallyOf(groups: CardsByWord<Card>, seriesOf: (card: Card) => string): Tally {
  const tally = new Tally();
  for (const [word, cards] of groups) for (const card of cards) tally.add(word, seriesOf(card), card.rowKey);
  return tally;
}

const cardsSeries = "Cards";

const bars = (
  chart: Pick<ToolChart, "id" | "title" | "labelTitle">,
  groups: CardsByWord<Card>,
  others: readonly Card[] = [],
): ToolChart => {
  const tally = tallyOf(groups, () => cardsSeries);
  for (const { rowKey } of others) tally.add(otherWords, cardsSeries, rowKey);
  return {
    ...{ ...chart, kind: "bars", series: [cardsSeries] },
    rows: [
      ...[...groups.keys()].map((word) => tally.row(word, [cardsSeries], capitalised(word))),
      ...(others.length > 0 ? [tally.row(otherWords, [cardsSeries])] : []),
    ],
  };
};

const isOther = (words: CardsByWord<Card>, word: string): boolean => !words.has(word.trim().toLowerCase());

/** Draws counts by a word and one of the types of cards; words that no card has are left out. */
const chartsByType =
  (types: ChartedTypes) =>
  (
    chart: Pick<ToolChart, "id" | "title" | "labelTitle">,
    tally: Tally,
    words: readonly string[],
    shown = (word: string): string => word,
  ): ToolChart => ({
    ...{ ...chart, kind: "heat", series: types.titles },
    rows: words
      .map((word) => tally.row(word, types.series, shown(word)))
      .filter(({ values }) => values.some((value) => value > 0)),
  });

/** What cards are: sheets of all kinds can say that. */
function kindCharts(cards: readonly Card[], { types, subtypes }: CardStatistics<Card>): readonly ToolChart[] {
  return [
    bars(
      { id: "types", title: "Cards per type", labelTitle: "Type" },
      types,
      cards.filter(({ type }) => isOther(types, type)),
    ),
    bars(
      { id: "subtypes", title: "Cards per subtype", labelTitle: "Subtype" },
      subtypes,
      cards.filter((card) => card.subtypes.some((word) => isOther(subtypes, word))),
    ),
  ];
}

/** What the cards of a list are and what their effects name (EFFECTS-8). */
export const cardCharts: ChartTool = {
  id: "card-charts",
  title: "Card charts",
  about:
    "Counts cards by type, subtype and level, what their effects mention and are about, and which kinds, forms and styles of effects each type has; and holds numbers against the bands of their levels.",
  sheets: ["cards"],
  columns: ["type", "subtypes", "subtype"],
  report(rows, lexicon) {
    const reader = readerOf(lexicon);
    const cards = rows.map(cardOf);
    const known = [...reader.kinds.types, "spell"];
    const types = chartedTypes(known, rows);
    const counts = cardStatistics(cards, { types: known, subtypes: reader.kinds.subtypes });
    const levels = levelsByType(rows, types);
    const cardCount = { title: "Cards", value: cards.length.toLocaleString("en") };
    const kinds = kindCharts(cards, counts);
    const ofLevels = chartsByType(types)(
      { id: "levels-by-type", title: "Levels by type of card", labelTitle: "Level" },
      levels,
      levels.labels.toSorted((a, b) => Number(a) - Number(b)),
    );
    const hasEffects = rows.some(({ cells }) => effectKeys.some((key) => cells.has(key)));
    // Other sheets may say what cards are and nothing of what they do.
    if (rows.length > 0 && !hasEffects)
      return { facts: [cardCount], charts: levels.labels.length > 0 ? [...kinds, ofLevels] : kinds };
    const { facts, charts } = effectReport({ rows, cards, counts, types, reader });
    return { facts: [cardCount, ...facts], charts: [...kinds, ofLevels, attackShares(rows), ...charts] };
  },
};

interface Counted {
  readonly rows: readonly ToolRow[];
  readonly cards: readonly Card[];
  readonly counts: CardStatistics<Card>;
  readonly types: ChartedTypes;
  readonly reader: EffectReader;
}

/** What the effects of cards are and name. */
function effectReport({ rows, cards, counts, types, reader }: Counted): ToolReport {
  const byType = chartsByType(types);
  const productions = productionsByType(cards, reader, types);
  const { commonFirst } = productions;
  const forms = formsByType(cards, reader, types);
  const used = productionsChart(rows, reader);
  return {
    facts: [
      { title: "Kinds of effects", value: String(commonFirst.filter((name) => name !== "unparsed").length) },
      { title: "Kinds of effects not used", value: String(unusedProductions(used)) },
      {
        title: "Cards with an effect that is not understood",
        value: productions.total("unparsed").toLocaleString("en"),
      },
    ],
    charts: [
      bars(
        { id: "mentions", title: "Cards whose effects mention a type or subtype", labelTitle: "Mentioned" },
        counts.mentions,
      ),
      byType(
        { id: "mentions-by-type", title: "Mentions by type of card", labelTitle: "Mentioned" },
        tallyOf(counts.mentions, ({ type }) => types.of(type)),
        [...counts.mentions.keys()],
        capitalised,
      ),
      namedChart(rows, reader),
      byType(
        { id: "effects-by-type", title: "Kinds of effects by type of card", labelTitle: "Effect" },
        productions,
        commonFirst,
        kindTitle,
      ),
      byType(
        { id: "forms-by-type", title: "Forms of effects by type of card", labelTitle: "Form" },
        forms,
        forms.commonFirst,
        capitalised,
      ),
      stylesByType(rows, types),
      used,
      bandsChart(rows, reader),
    ],
  };
}
