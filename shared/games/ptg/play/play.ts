import { z } from "zod";
import { pushAll } from "../../../base/index.js";
import type { BoundTable } from "../../artifact.js";
import type { DefinitionOrigin, GamePlay, PlayDeck, PlayMaterial } from "../../play.js";
import { DeckList, missingCards, placedRows, withHand } from "../../play-kit.js";
import type { CardDefinition } from "../cards/definition.js";
import { readCard, readDeck } from "../cards/read.js";
import { playOptions } from "./options.js";
import { ptgRuleset } from "./ruleset.js";

// Made once: a match asks this of every card, and makes many of one set.
const named = z.object({ name: z.string() });
const identified = z.object({ card_id: z.string() });

/** Matches with the cards of a folder: its decks, and one of all its cards. */
export const ptgPlay: GamePlay = {
  rulesets: [ptgRuleset],
  options: playOptions,
  material,
  nameOf: (definition) => named.safeParse(definition).data?.name ?? "",
  idOf: (definition) => identified.safeParse(definition).data?.card_id ?? null,
  supportOf: () => ({ kind: "full" }),
  isCard: () => true,
  withHand,
};

/** How often a card is in the deck of all cards. */
const copiesOf = ({ type }: CardDefinition): number => (type === "mana" ? 4 : 1);

function material(tables: readonly BoundTable[]): PlayMaterial {
  const definitions: CardDefinition[] = [];
  const origins: DefinitionOrigin[] = [];
  const remarks: string[] = [];
  for (const { row, origin } of placedRows(tables, "cards")) {
    const read = readCard(row);
    pushAll(remarks, read.remarks);
    if (read.card === undefined) continue;
    definitions.push(read.card);
    origins.push(origin);
  }
  const indexes = new Map(definitions.map(({ card_id }, at) => [card_id, at]));
  const decks: PlayDeck[] = [];
  for (const { row } of placedRows(tables, "decks")) {
    const deck = readDeck(row);
    if (deck === undefined) continue;
    const missing = deck.cards.flatMap(({ card_id }) => (indexes.has(card_id) ? [] : [card_id]));
    if (missing.length > 0) remarks.push(missingCards(`The deck ${deck.name}`, missing));
    const list = new DeckList(deck.name);
    for (const { card_id, count } of deck.cards) {
      const index = indexes.get(card_id);
      if (index !== undefined) list.add(index, count);
    }
    decks.push(list.deck);
    pushAll(remarks, list.remarks);
  }
  const all = definitions.flatMap((card, at) => Array.from({ length: copiesOf(card) }, () => at));
  const everything = all.length === 0 ? null : { name: "All cards", cards: all };
  return { definitions, origins, decks, everything, options: {}, remarks };
}
