import { failed, ok, type Result } from "../../shared/base/index.js";
import {
  optionsOfRules,
  readAnswers,
  withPreset,
  type GamePlay,
  type PlayDeck,
  type PlayMaterial,
} from "../../shared/games/index.js";
import {
  dealHand,
  dealtHands,
  groupsOfDefinitions,
  marginOfHands,
  mulliganFigures,
  type DealtHand,
} from "../../shared/odds/index.js";
import { largestSeed, rulesetNamed } from "./playing.js";

interface DealtDeck {
  /** With what it has beside its cards. */
  readonly deck: PlayDeck;
  readonly play: GamePlay;
  readonly material: PlayMaterial;
}

interface DealRequest {
  readonly byRules: boolean;
  readonly keep?: string | undefined;
  readonly profile?: string | undefined;
  readonly option: readonly string[];
  readonly preset?: string | undefined;
  readonly seed: number;
}

/** Hands by the rules of a game, and what they say of mulligans. */
interface Dealing {
  readonly hands: readonly DealtHand[];
  readonly figures: { readonly hands: number; readonly redrawn: number; readonly held: number };
  /** The same with the policy, in sentences. */
  readonly words: string;
}

/** Deals hands of a deck by the rules (ODDS-3); null where plain draws are asked for. */
export function dealByRules(
  { deck, play, material }: DealtDeck,
  groups: readonly (readonly string[])[],
  { byRules, keep, profile, option, preset, seed }: DealRequest,
): Result<Dealing | null> {
  if (!byRules) {
    const isAsked = keep !== undefined || profile !== undefined || preset !== undefined || option.length > 0;
    return isAsked
      ? failed({ code: "cli/by-rules", message: "--keep, --rules, --option and --preset need --by-rules." })
      : ok(null);
  }
  const ruleset = rulesetNamed(play, profile);
  if (!ruleset.ok) return ruleset;
  const answers = readAnswers(optionsOfRules(play, ruleset.value.id), option);
  const chosen = answers.ok ? withPreset(play, preset, answers.value) : answers;
  if (!chosen.ok) return chosen;
  if (keep !== undefined && !groups.some((names) => names.includes(keep))) {
    return failed({ code: "cli/unknown-keep", message: `This deck has no card or group “${keep}” to keep hands for.` });
  }
  const groupsOf = groupsOfDefinitions(deck.cards, groups);
  const keeps = (hand: readonly number[]): boolean =>
    keep === undefined || hand.some((card) => groupsOf.get(card)?.includes(keep) === true);
  const setup = {
    definitions: material.definitions,
    decks: ruleset.value.seats.map(() => deck),
    options: { ...material.options, ...chosen.value },
  };
  const hands = Array.from({ length: dealtHands }, (_, at) =>
    dealHand(ruleset.value, { ...setup, seed: (seed + at) % (largestSeed + 1) }, keeps),
  ).filter((hand) => hand !== undefined);
  if (hands.length === 0) {
    return failed({
      code: "cli/no-hands",
      message: "No match can be set up with this deck, so that no hand is dealt.",
    });
  }
  const { areThere, redrawn, held } = mulliganFigures(hands);
  const figures = { hands: hands.length, redrawn, held };
  const said = areThere
    ? `${(redrawn * 100).toFixed(1)} % of them were put back; where the rules ask, ${policyOf(keep)}`
    : "These rules put no hand back, and do not ask";
  const words =
    `${hands.length} hands dealt by ${ruleset.value.title}, ${held.toFixed(1)} cards on average, before the first turn. ${said}. ` +
    `Chances are at most ${(marginOfHands(hands.length) * 100).toFixed(1)} points off in 95 of 100 cases.`;
  return ok({ hands, figures, words });
}

const policyOf = (keep: string | undefined): string =>
  keep === undefined ? "every hand is kept" : `hands with ${keep} are kept and others put back`;
