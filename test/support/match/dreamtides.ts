import { must } from "../../../shared/base/index.js";
import {
  dreamtidesLanesRuleset,
  dreamtidesRuleset,
  type CardSource,
} from "../../../shared/games/dreamtides/rules/index.js";
import type { Definition } from "../../../shared/games/dreamtides/rules/cards/definition.js";
import type { DreamState } from "../../../shared/games/dreamtides/rules/types.js";
import { randomFrom, shuffled, type Edit, type MatchSetup, type Ruleset } from "../../../shared/match/index.js";
import type { PlayMaterial } from "../../../shared/games/index.js";
import type { AbilityUse } from "./ability-use.js";
import { faultOf, leakOf } from "./invariants.js";
import { playRandomly, type RandomMatch } from "./random-match.js";

export const PROFILES: readonly Ruleset<DreamState>[] = [dreamtidesRuleset, dreamtidesLanesRuleset];

/** A match with all cards of a folder, as `cardwright match --cards FOLDER --seed N` plays it. */
export function allCards({ definitions, everything: deck, options }: PlayMaterial, seed: number): MatchSetup {
  if (deck === null) throw new Error("The folder has no cards");
  return { definitions, decks: [deck, deck], options, seed };
}

/** The cards as the rules take them apart, figments and plain wells behind them left out. */
export function definitionsOf(ruleset: Ruleset<DreamState>, material: PlayMaterial): readonly Definition[] {
  const { constants } = must(ruleset.setup(allCards(material, 1))).state;
  return constants.definitions.slice(0, constants.given);
}

/** Throws where a position is wrong; looks for leaks only at every nth step, as that takes longest. */
export function checkedEvery(
  ruleset: Ruleset<DreamState>,
  steps: number,
): NonNullable<RandomMatch<DreamState>["watch"]> {
  return (state, _events, step) => {
    const fault = faultOf(ruleset, state) ?? (step % steps === 0 ? leakOf(ruleset, state, step) : null);
    if (fault !== null) throw new Error(`step ${step}: ${fault}`);
  };
}

const copies = 3;

/**
 * A match directed at one card. It stands in both opening hands, or is all of the dreamwell; energy abounds in every second match;
 * of each four, one has small decks, and one puts the card onto the stack by hand where it could answer something.
 */
export function directedMatch(
  ruleset: Ruleset<DreamState>,
  material: PlayMaterial,
  definition: number,
  seed: number,
): RandomMatch<DreamState> {
  const setup = allCards(material, seed);
  const { kind } = material.definitions[definition] as CardSource;
  if (kind === "dreamwell") {
    return { ruleset, setup: { ...setup, options: { ...setup.options, dreamwell: [definition, definition] } } };
  }
  const hand = Array.from({ length: copies }, () => definition);
  const options = { ...setup.options, inHand: [hand, hand] };
  const decks =
    seed % 4 === 1
      ? setup.decks.map(({ name, cards }, seat) => {
          const random = randomFrom(seed * 2 + seat);
          return { name, cards: shuffled(cards, (bound) => random.below(bound)).slice(0, 8) };
        })
      : setup.decks;
  const energy = [0, 1].flatMap((seat): Edit[] =>
    ["energy", "produced"].map((counter) => ({ kind: "count", seat, counter, value: 20 })),
  );
  const directed = { ruleset, setup: { ...setup, decks, options }, before: seed % 2 === 1 ? energy : [] };
  return seed % 4 === 2 ? { ...directed, meddle: intoResponse(definition) } : directed;
}

/** Puts a card from the hand of who may answer a card onto the stack, whether or not it is fast. */
const intoResponse =
  (definition: number) =>
  (state: DreamState): Edit | null => {
    const prompt = state.frames.at(-1)?.prompt ?? null;
    if (prompt?.purpose !== "respond" || state.stack.length > 1 || state.stack[0]?.controller === prompt.seat)
      return null;
    const card = state.zones.hand[prompt.seat]?.find((id) => state.cards[id]?.definition === definition);
    return card === undefined ? null : { kind: "move", card, zone: "stack", side: prompt.seat };
  };

/** Lets every card that still has abilities to resolve have its directed matches; how many were played. */
export function directAll(ruleset: Ruleset<DreamState>, material: PlayMaterial, use: AbilityUse, most: number): number {
  let matches = 0;
  for (const { definition } of use.leftover) {
    for (let seed = 0; seed < most && use.isLeft(definition); seed++) {
      playRandomly({
        ...directedMatch(ruleset, material, definition, seed),
        watch: (state, events) => use.watch(state, events),
      });
      matches += 1;
    }
  }
  return matches;
}
