import { z } from "zod";
import { pushAll } from "../../../base/index.js";
import type { BoundTable } from "../../artifact.js";
import type { JsonObject } from "../../../match/index.js";
import { DeckList, missingCards, placedRows, withHand } from "../../play-kit.js";
import type { DefinitionOrigin, GamePlay, PlayDeck, PlayMaterial, Support } from "../../play.js";
import { ownKinds } from "../language/index.js";
import { readCard, readDeck, readPrintings, type TtcgDefinition } from "./cards/definition.js";
import { readStyles } from "./cards/styles.js";
import { optionsSchema, playOptions, presets } from "./options/config.js";
import { deckFault } from "./options/deck-rules.js";
import { ttcgRuleset } from "./ruleset.js";

// Made once: a match asks this of every card, and scenarios start hundreds of matches.
const named = z.object({ name: z.string() });
const identified = z.object({ id: z.string() });

/** Matches with the cards of a folder: its decks, and one of all its cards. */
export const ttcgPlay: GamePlay = {
  rulesets: [ttcgRuleset],
  options: playOptions,
  presets,
  material,
  nameOf: (definition) => named.safeParse(definition).data?.name ?? "",
  idOf: (definition) => identified.safeParse(definition).data?.id ?? null,
  supportOf,
  isCard: () => true,
  deckFault: faultOf,
  withHand,
};

function faultOf(deck: PlayDeck, { definitions }: PlayMaterial, options: JsonObject): string | null {
  const read = optionsSchema.safeParse(options);
  return read.success ? deckFault(deck, (at) => ttcgPlay.nameOf(definitions[at]), read.data["deck-rules"]) : null;
}

function material(tables: readonly BoundTable[]): PlayMaterial {
  const definitions: TtcgDefinition[] = [];
  const origins: DefinitionOrigin[] = [];
  const remarks: string[] = [];
  const printings = readPrintings(placedRows(tables, "printings").map(({ row }) => row));
  const styles = readStyles(placedRows(tables, "effect-styles").map(({ row }) => row));
  const words = ownKinds(tables.find(({ lexicon }) => lexicon !== undefined)?.lexicon);
  for (const { row, origin } of placedRows(tables, "cards")) {
    const card = readCard(row, { printings, styles, words });
    if (typeof card === "string") {
      remarks.push(card);
      continue;
    }
    definitions.push(card);
    origins.push(origin);
  }
  const indexes = new Map(definitions.map(({ id }, at) => [id, at]));
  const decks: PlayDeck[] = [];
  for (const { row } of placedRows(tables, "decks")) {
    const deck = readDeck(row);
    if (deck === null) continue;
    const missing = deck.cards.flatMap(({ card }) => (indexes.has(card) ? [] : [card]));
    if (missing.length > 0) remarks.push(missingCards(`The deck ${deck.name}`, missing));
    const list = new DeckList(deck.name);
    for (const { card, copies } of deck.cards) {
      const index = indexes.get(card);
      if (index !== undefined) list.add(index, copies);
    }
    decks.push(list.deck);
    pushAll(remarks, list.remarks);
  }
  const all = definitions.map((_, at) => at);
  const everything = all.length === 0 ? null : { name: "All cards", cards: all };
  return { definitions, origins, decks, everything, options: {}, remarks };
}

const unparsed = z.object({ production: z.literal("unparsed") });

/** How far matches carry out an effect: all of what the language reads, nothing of what it does not. */
function supportOf(ability: unknown): Support {
  return unparsed.safeParse(ability).success
    ? { kind: "none", reason: "The effect language does not read this text; in a match it does nothing." }
    : { kind: "full" };
}
