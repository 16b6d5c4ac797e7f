import { z } from "zod";
import type { BoundTable } from "../../artifact.js";
import type { DefinitionOrigin, GamePlay, PlayDeck, PlayMaterial } from "../../play.js";
import { DeckList, missingCards, placedRows, withHand, type PlacedRow } from "../../play-kit.js";
import { parseEffect } from "../script/parse.js";
import { printEffect } from "../script/print/effect.js";
import { scriptNames } from "../script/registry/index.js";
import { effectScriptOf } from "../script/rows/effect-script.js";
import { isItems } from "../script/rows/plain.js";
import { definitionSchema, type Definition } from "./cards/definition.js";
import { playOptions, presets } from "./options.js";
import { tcgoneRuleset } from "./ruleset.js";

// Made once: a match asks this of every card, and makes many of one set.
const named = z.object({ name: z.string() });
const identified = z.object({ id: z.string() });

/** Duels with the cards of a folder: its decks, and one of all its cards. */
export const tcgonePlay: GamePlay = {
  rulesets: [tcgoneRuleset],
  options: playOptions,
  presets,
  material,
  nameOf: (definition) => named.safeParse(definition).data?.name ?? "",
  idOf: (definition) => identified.safeParse(definition).data?.id ?? null,
  supportOf: () => ({ kind: "full" }),
  isCard: () => true,
  withHand,
};

const deckRow = z.object({ "deck-name": z.string(), card: z.string(), copies: z.number().int().default(1) });

function material(tables: readonly BoundTable[]): PlayMaterial {
  const definitions: Definition[] = [];
  const origins: DefinitionOrigin[] = [];
  const remarks: string[] = [];
  for (const { row, origin } of placedRows(tables, "cards")) {
    const read = definitionSchema.safeParse(withScript(row));
    if (read.success) {
      definitions.push(read.data);
      origins.push(origin);
    } else
      remarks.push(`A card of ${origin.file} is left out: ${read.error.issues[0]?.message ?? "it is not complete"}.`);
  }
  const indexes = new Map(definitions.map(({ id }, at) => [id, at]));
  const decks = new Map<string, DeckList>();
  const missing = new Map<DeckList, string[]>();
  for (const { row } of placedRows(tables, "decks")) {
    const read = deckRow.safeParse(row);
    if (!read.success) continue;
    const { "deck-name": name, card, copies } = read.data;
    const deck = decks.get(name) ?? new DeckList(name);
    decks.set(name, deck);
    const index = indexes.get(card);
    if (index !== undefined) {
      deck.add(index, copies);
      continue;
    }
    const named = missing.get(deck);
    if (named) named.push(card);
    else missing.set(deck, [card]);
  }
  for (const [{ name }, cards] of missing) remarks.push(missingCards(`The deck ${name}`, cards));
  return {
    definitions,
    origins,
    decks: [...decks.values()].map(({ deck }) => deck),
    everything: everything(definitions),
    options: {},
    remarks: [...remarks, ...[...decks.values()].flatMap((deck) => deck.remarks)],
  };
}

/** The row with its effect as a script, where that is written in rows. Rows without meaning are no effect. */
function withScript(row: PlacedRow["row"]): unknown {
  const { abilities, effect } = row;
  if (!isItems(abilities) || (typeof effect === "string" && effect.trim() !== "")) return row;
  const { text, faults } = effectScriptOf(abilities);
  const script = parseEffect(text, scriptNames);
  const canonical = script.faults.length > 0 ? text : printEffect(script.items, script.comments);
  return { ...row, effect: faults.length > 0 ? "" : canonical };
}

const deckSize = 60;

const others = 40;

/** A deck of the first cards, filled up with basic energies in turn. */
function everything(definitions: readonly Definition[]): PlayDeck | null {
  if (definitions.length === 0) return null;
  const isEnergy = ({ "card-kind": kind }: Definition): boolean => kind === "basic-energy";
  const cards = definitions.flatMap((card, at) => (isEnergy(card) ? [] : [at])).slice(0, others);
  const energies = definitions.flatMap((card, at) => (isEnergy(card) ? [at] : []));
  for (let at = 0; cards.length < deckSize && energies.length > 0; at++)
    cards.push(energies[at % energies.length] ?? 0);
  return { name: "All cards", cards };
}
