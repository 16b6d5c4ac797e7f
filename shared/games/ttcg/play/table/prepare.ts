import { z } from "zod";
import { failed, type Fault, ok, type Result } from "../../../../base/index.js";
import {
  cardsMisfit,
  optionsMisfit,
  NOBODY,
  type CardSpec,
  type MatchSetup,
  type Prepared,
  type Seat,
} from "../../../../match/index.js";
import { blueprintsOf, heardBy, type Blueprint } from "../cards/blueprint.js";
import { definitionSchema } from "../cards/definition.js";
import { keptUses } from "../effects/users.js";
import { keptUntapping } from "../effects/untap.js";
import { keptHearing } from "../events/happen.js";
import { freshFields } from "../moves/hooks.js";
import { optionsSchema, type TtcgConfig } from "../options/config.js";
import { deckFault } from "../options/deck-rules.js";
import type { TtcgConstants, TtcgTable, TtcgTypes } from "../types.js";

function fault(code: string, message: string): { readonly ok: false; readonly error: Fault } {
  return failed({ code: `ttcg/${code}`, message });
}

type Cards = Pick<TtcgConstants, "blueprints" | "heard">;

/** Made once for each list of definitions: simulations play thousands of matches with one. */
const made = new WeakMap<readonly unknown[], Result<Cards>>();

function cardsOf(definitions: readonly unknown[]): Result<Cards> {
  const known = made.get(definitions);
  if (known !== undefined) return known;
  const read = z.array(definitionSchema).safeParse(definitions);
  const result = read.success ? ok(withHeard(blueprintsOf(read.data))) : cardsMisfit("ttcg", read.error);
  made.set(definitions, result);
  return result;
}

const withHeard = (blueprints: readonly Blueprint[]): Cards => ({ blueprints, heard: heardBy(blueprints) });

/** Other definitions in place of the given ones, one for one. */
export function redefine(
  { config, blueprints }: Readonly<TtcgConstants>,
  definitions: readonly unknown[],
): Result<TtcgConstants> {
  const cards = cardsOf(definitions);
  if (!cards.ok) return cards;
  if (definitions.length !== blueprints.length) {
    return fault("definitions", `The match has ${blueprints.length} cards, but ${definitions.length} were given.`);
  }
  return ok(constantsOf(config, cards.value));
}

const constantsOf = (config: TtcgConfig, { blueprints, heard }: Cards): TtcgConstants => ({
  config,
  blueprints,
  heard,
  uses: keptUses(),
  hearing: keptHearing(),
  untapping: keptUntapping(),
});

const fresh = freshFields();

const firstTable: TtcgTable = {
  phase: "draw",
  next: NOBODY,
  skipping: null,
  waiting: [],
  attack: null,
  skips: [],
  tappedThisTurn: [],
  destroyedThisTurn: [],
  declined: [],
  discardedNow: [],
  revealedNow: [],
  later: [],
  revealed: [],
};

/** Read once for each set of options, too. */
const optionsRead = new WeakMap<object, ReturnType<typeof optionsSchema.safeParse>>();

function readOptions(options: MatchSetup["options"]): ReturnType<typeof optionsSchema.safeParse> {
  const known = optionsRead.get(options);
  if (known !== undefined) return known;
  const read = optionsSchema.safeParse(options);
  optionsRead.set(options, read);
  return read;
}

/** A card before the match; its fields are named, since a spread takes several times as long. */
function inDeck(definition: number, owner: Seat): CardSpec<TtcgTypes> {
  const { row, slot, depth, tapped, tappedTurn, attacks, host, uses, echoes } = fresh;
  return { definition, owner, zone: "deck", row, slot, depth, tapped, tappedTurn, attacks, host, uses, echoes };
}

/** Reads what a match starts from: cards, two decks, options. */
export function prepare({ definitions, decks, options }: MatchSetup): Result<Prepared<TtcgTypes>> {
  const cards = cardsOf(definitions);
  if (!cards.ok) return cards;
  const chosen = readOptions(options);
  if (!chosen.success) return optionsMisfit("ttcg", chosen.error);
  if (decks.length !== 2) return fault("decks", "Two decks are needed.");
  const config: TtcgConfig = chosen.data;
  const given = definitions.length;
  const missing = [...decks.flatMap((deck) => deck.cards), ...config.inHand.flat()].find((at) => !(at < given));
  if (missing !== undefined) return fault("decks", `There is no card ${missing}.`);
  const nameOf = (at: number): string => cards.value.blueprints[at]?.definition.name ?? "";
  const wrong = decks.flatMap((deck) => deckFault(deck, nameOf, config["deck-rules"]) ?? []);
  if (wrong[0] !== undefined) return fault("decks", wrong[0]);
  const specs = decks.flatMap((deck, owner) => deck.cards.map((definition) => inDeck(definition, owner)));
  const counters = decks.map(() => ({ points: config["start-points"], played: 0 }));
  return ok({ constants: constantsOf(config, cards.value), counters, cards: specs, table: firstTable });
}
