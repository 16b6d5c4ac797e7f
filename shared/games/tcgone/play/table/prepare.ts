import { z } from "zod";
import { failed, ok, type Fault, type Result } from "../../../../base/index.js";
import {
  cardsMisfit,
  optionsMisfit,
  NOBODY,
  NONE,
  type CardSpec,
  type JsonObject,
  type MatchSetup,
  type Prepared,
} from "../../../../match/index.js";
import { compileCard, type CompiledCard } from "../cards/compile.js";
import { definitionSchema } from "../cards/definition.js";
import { optionsSchema, type TcgConfig } from "../config.js";
import { isBasicUnit } from "../runtime/kinds.js";
import { freshFields } from "../rules/stages.js";
import type { TcgConstants, TcgCounters, TcgTable, TcgTypes } from "../types.js";

const fault = (code: string, message: string): { readonly ok: false; readonly error: Fault } =>
  failed({ code: `tcgone/${code}`, message });

/** Made once for each list of definitions: simulations play thousands of matches with one. */
const made = new WeakMap<readonly unknown[], Result<readonly CompiledCard[]>>();

function cardsOf(definitions: readonly unknown[]): Result<readonly CompiledCard[]> {
  const known = made.get(definitions);
  if (known !== undefined) return known;
  const read = z.array(definitionSchema).safeParse(definitions);
  const result = read.success ? ok(read.data.map(compileCard)) : cardsMisfit("tcgone", read.error);
  made.set(definitions, result);
  return result;
}

const chosen = new WeakMap<JsonObject, Result<TcgConfig>>();

/** The options of a match, read once where they are played again, as the definitions are. */
function configOf(options: JsonObject): Result<TcgConfig> {
  const known = chosen.get(options);
  if (known !== undefined) return known;
  const read = optionsSchema.safeParse(options);
  const result = read.success ? ok(read.data) : optionsMisfit("tcgone", read.error);
  chosen.set(options, result);
  return result;
}

const firstTable: TcgTable = {
  phase: "setup",
  attack: null,
  flips: null,
  reflippedBy: [],
  enteredBy: "OTHER",
  uses: { turn: 0, times: {} },
  endsTurn: false,
  extraTurn: NOBODY,
  first: NOBODY,
  isTied: false,
  suddenDeaths: 0,
};

const firstCounters: TcgCounters = {
  prizesTaken: 0,
  energiesPlayed: 0,
  supportersPlayed: 0,
  stadiumsPlayed: 0,
  retreats: 0,
  mulligans: 0,
  turns: 0,
  lostUnitIn: NONE,
};

/** Reads what a match starts from: cards, two decks, options (DUEL-2). */
export function prepare({ definitions, decks, options }: MatchSetup): Result<Prepared<TcgTypes>> {
  const cards = cardsOf(definitions);
  if (!cards.ok) return cards;
  const read = configOf(options);
  if (!read.ok) return read;
  if (decks.length !== 2) return fault("decks", "Two decks are needed.");
  const config = read.value;
  // Scenarios bring their cards themselves.
  const isEmpty = decks.every((deck) => deck.cards.length === 0);
  for (const deck of isEmpty ? [] : decks) {
    const wrong = deckFault(deck.name, deck.cards, cards.value, config);
    if (wrong !== null) return fault("deck", wrong);
  }
  const specs = decks.flatMap((deck, owner) =>
    deck.cards.map((definition): CardSpec<TcgTypes> => ({ definition, owner, zone: "deck", ...freshFields() })),
  );
  return ok({
    constants: { config, cards: cards.value },
    counters: decks.map(() => ({ ...firstCounters })),
    cards: specs,
    table: firstTable,
  });
}

/** What is wrong with a deck; null where it may be played. */
function deckFault(
  name: string,
  deck: readonly number[],
  cards: readonly CompiledCard[],
  { deckSize, copies }: TcgConfig,
): string | null {
  if (deck.some((at) => cards[at] === undefined)) return `The deck ${name} has a card that is not there.`;
  if (deckSize > 0 && deck.length !== deckSize) return `The deck ${name} has ${deck.length} cards, not ${deckSize}.`;
  const counts = new Map<string, number>();
  for (const at of deck) {
    const definition = cards[at]?.definition;
    if (definition === undefined || definition["card-kind"] === "basic-energy") continue;
    counts.set(definition.name, (counts.get(definition.name) ?? 0) + 1);
  }
  const many = [...counts].find(([, count]) => copies > 0 && count > copies);
  if (many !== undefined) return `The deck ${name} has ${many[1]} copies of ${many[0]}; at most ${copies} are allowed.`;
  const hasBasic = deck.some((at) => {
    const definition = cards[at]?.definition;
    return definition !== undefined && isBasicUnit(definition);
  });
  return hasBasic ? null : `The deck ${name} has no basic unit.`;
}

/** Other definitions in place of the given ones, one for one. */
export function redefine(
  { config, cards }: Readonly<TcgConstants>,
  definitions: readonly unknown[],
): Result<TcgConstants> {
  const read = cardsOf(definitions);
  if (!read.ok) return read;
  if (read.value.length === cards.length) return ok({ config, cards: read.value });
  return fault("definitions", `The match has ${cards.length} cards, but ${read.value.length} were given.`);
}
