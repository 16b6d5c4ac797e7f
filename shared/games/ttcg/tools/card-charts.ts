import { integerIn, textIn, type ChartTool, type ToolChart, type ToolRow } from "../../tools.js";
import { cardStatistics, type CardsByWord, type CountedCard } from "../effects/card-statistics.js";
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
import { Tally } from "./tally.js";

interface Card extends CountedCard {
  readonly rowKey: string;
}

const cardOf = (row: ToolRow): Card => {
  const subtypes = row.cells.get("subtypes");
  const items = subtypes?.kind === "array" ? subtypes.items : [];
  return {
    rowKey: row.key,
    type: textIn(row, "type") ?? "",
    subtypes: items.flatMap((item) => (item.kind === "string" ? [item.value] : [])),
    effects: effectKeys.map((key) => textIn(row, key) ?? ""),
  };
};

/** How many cards of each type have each level; words that are no level are left out. */
function levelsByType(rows: readonly ToolRow[]): Tally {
  const tally = new Tally();
  for (const row of rows) {
    const level = integerIn(row, "level");
    if (level !== undefined) tally.add(String(level), (textIn(row, "type") ?? "").toLowerCase(), row.key);
  }
  return tally;
}

/** How effects come about in a match (`program/lower`), by the type of their card; texts that are not understood have no form. */
function formsByType(cards: readonly Card[], reader: EffectReader): Tally {
  const tally = new Tally();
  for (const { type, effects, rowKey } of cards) {
    for (const text of effects) {
      const form = lower(reader.read(text).effect)?.form;
      if (form !== undefined) tally.add(form.replaceAll("-", " "), type.toLowerCase(), rowKey);
    }
  }
  return tally;
}

/** The productions of the effects of cards, by the type of the card; the same production twice on a card counts once. */
function productionsByType(cards: readonly Card[], reader: EffectReader): Tally {
  const tally = new Tally();
  for (const { type, effects, rowKey } of cards) {
    const filled = effects.filter((text) => text.trim() !== "");
    for (const production of new Set(filled.map((text) => reader.read(text).effect.production))) {
      tally.add(production, type.toLowerCase(), rowKey);
    }
  }
  return tally;
}

const tallyOf = (groups: ReadonlyMap<string, CardsByWord<Card>>): Tally => {
  const tally = new Tally();
  for (const [series, words] of groups)
    for (const [word, cards] of words) for (const { rowKey } of cards) tally.add(word, series, rowKey);
  return tally;
};

const cardsSeries = "Cards";

const bars = (
  chart: Pick<ToolChart, "id" | "title" | "labelTitle">,
  groups: CardsByWord<Card>,
  others: readonly Card[] = [],
): ToolChart => {
  const tally = tallyOf(new Map([[cardsSeries, groups]]));
  for (const { rowKey } of others) tally.add(otherWords, cardsSeries, rowKey);
  return {
    ...{ ...chart, kind: "bars", series: [cardsSeries] },
    rows: [
      ...[...groups.keys()].map((word) => tally.row(word, [cardsSeries], capitalised(word))),
      ...(others.length > 0 ? [tally.row(otherWords, [cardsSeries])] : []),
    ],
  };
};

/** Cards by a word that is no type or subtype of the workspace, or by none: they are counted, too. */
const otherWords = "(other)";

const isOther = (words: CardsByWord<Card>, word: string): boolean => !words.has(word.trim().toLowerCase());

/** Draws counts by a word and one of the types of cards; words that no card has are left out. */
const chartsByType =
  (types: readonly string[]) =>
  (
    chart: Pick<ToolChart, "id" | "title" | "labelTitle">,
    tally: Tally,
    words: readonly string[],
    shown = (word: string): string => word,
  ): ToolChart => ({
    ...{ ...chart, kind: "heat", series: types.map(capitalised) },
    rows: words
      .map((word) => tally.row(word, types, shown(word)))
      .filter(({ values }) => values.some((value) => value > 0)),
  });

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
    const productions = productionsByType(cards, reader);
    const commonFirst = productions.commonFirst;
    const levels = levelsByType(rows);
    const forms = formsByType(cards, reader);
    const used = productionsChart(rows, reader);
    return {
      facts: [
        { title: "Cards", value: String(cards.length) },
        { title: "Kinds of effects", value: String(commonFirst.filter((name) => name !== "unparsed").length) },
        { title: "Kinds of effects not used", value: String(unusedProductions(used)) },
        { title: "Cards with an effect that is not understood", value: String(productions.total("unparsed")) },
      ],
      charts: [
        bars(
          { id: "types", title: "Cards per type", labelTitle: "Type" },
          counts.types,
          cards.filter(({ type }) => isOther(counts.types, type)),
        ),
        bars(
          { id: "subtypes", title: "Cards per subtype", labelTitle: "Subtype" },
          counts.subtypes,
          cards.filter(({ subtypes }) => subtypes.some((word) => isOther(counts.subtypes, word))),
        ),
        byType(
          { id: "levels-by-type", title: "Levels by type of card", labelTitle: "Level" },
          levels,
          levels.labels.toSorted((a, b) => Number(a) - Number(b)),
        ),
        attackShares(rows),
        bars(
          { id: "mentions", title: "Cards whose effects mention a type or subtype", labelTitle: "Mentioned" },
          counts.mentions,
        ),
        byType(
          { id: "mentions-by-type", title: "Mentions by type of card", labelTitle: "Mentioned" },
          tallyOf(counts.mentionsByType),
          [...counts.mentions.keys()],
          capitalised,
        ),
        namedChart(rows, reader),
        byType(
          { id: "effects-by-type", title: "Kinds of effects by type of card", labelTitle: "Effect" },
          productions,
          commonFirst,
        ),
        byType(
          { id: "forms-by-type", title: "Forms of effects by type of card", labelTitle: "Form" },
          forms,
          forms.commonFirst,
        ),
        stylesByType(rows, types),
        used,
        bandsChart(rows, reader),
      ],
    };
  },
};
