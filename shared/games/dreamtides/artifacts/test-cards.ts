import { trimText } from "../../../text/index.js";
import type { SourceFile } from "../../artifact.js";
import { constantName, quotedText } from "./names.js";
import { rowsOfTable, textIn } from "./rows.js";
import { MARKER } from "./marker.js";

interface TestCard {
  readonly id: string;
  readonly name: string;
  readonly rulesText: string;
}

export interface TestCards {
  readonly cards: readonly TestCard[];
  readonly dreamwell: readonly TestCard[];
}

/** The test cards of a folder; undefined where it has none. */
export function readTestCards(sources: readonly SourceFile[]): TestCards | undefined {
  const cards = rowsOfTable(sources, "test-cards");
  const dreamwell = rowsOfTable(sources, "test-dreamwell");
  return cards || dreamwell
    ? { cards: (cards ?? []).flatMap(cardOf), dreamwell: (dreamwell ?? []).flatMap(cardOf) }
    : undefined;
}

function cardOf(row: Readonly<Record<string, unknown>>): TestCard[] {
  const id = textIn(row, "id");
  const name = textIn(row, "name");
  if (id === undefined || name === undefined) return [];
  return [{ id, name, rulesText: trimText(textIn(row, "rules-text") ?? "") }];
}

interface Constant extends TestCard {
  readonly constant: string;
  readonly type: string;
}

/** A constant for each test card, in the language of the game (`editor.md` 8.3). */
export function testCardsText({ cards, dreamwell }: TestCards): string {
  const seen = new Set<string>();
  const named = (all: readonly TestCard[], type: string): Constant[] =>
    all.flatMap((card) => {
      const constant = constantName(card.name);
      if (seen.has(constant)) return [];
      seen.add(constant);
      return [{ ...card, constant, type }];
    });
  const base = named(cards, "BaseCardId");
  const wells = named(dreamwell, "DreamwellCardId");
  const lines = [
    MARKER,
    "",
    "use core_data::identifiers::{BaseCardId, DreamwellCardId};",
    "use uuid::uuid;",
    "",
    ...[...base, ...wells].flatMap(constantLines),
    ...listLines("ALL_TEST_CARD_IDS", "BaseCardId", base),
    ...listLines("ALL_TEST_DREAMWELL_CARD_IDS", "DreamwellCardId", wells),
  ];
  return `${lines.join("\n")}\n`;
}

const constantLines = ({ constant, type, id, rulesText }: Constant): string[] => [
  ...(rulesText === "" ? [] : [`/// ${rulesText.replaceAll("\n", " ")}`]),
  `pub const ${constant}: ${type} = ${type}(uuid!(${quotedText(id)}));`,
];

const listLines = (name: string, type: string, constants: readonly Constant[]): string[] =>
  constants.length === 0
    ? []
    : ["", `pub const ${name}: &[${type}] = &[`, ...constants.map(({ constant }) => `    ${constant},`), "];"];
