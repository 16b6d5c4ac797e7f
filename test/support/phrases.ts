import { isEqual } from "../../shared/base/index.js";
import { analyse, dreamtidesLanguage, type Ability } from "../../shared/games/dreamtides/language/index.js";
import type { CellTexts } from "../../shared/text/index.js";

/** Two phrases that can stand in the same places, and the parts that they are. */
export interface PhrasePair {
  readonly find: string;
  readonly replacement: string;
  readonly from: unknown;
  readonly to: unknown;
}

const enemy = { Enemy: "Character" };

/** Pairs whose parts have a JSON that nothing else has. */
export const phrasePairs: readonly PhrasePair[] = [
  {
    find: "dissolve an enemy",
    replacement: "banish an enemy",
    from: { DissolveCharacter: { target: enemy } },
    to: { BanishCharacter: { target: enemy } },
  },
  { find: "draw a card", replacement: "draw 3", from: { DrawCards: { count: 1 } }, to: { DrawCards: { count: 3 } } },
  {
    find: "draw 2 cards",
    replacement: "gain 4 energy",
    from: { DrawCards: { count: 2 } },
    to: { GainEnergy: { gains: 4 } },
  },
  { find: "an enemy", replacement: "an ally", from: enemy, to: { Another: "Character" } },
];

/** Data with each part put in place of another: what a replacement must come to, found without any grammar. */
export function withParts(value: unknown, { from, to }: Pick<PhrasePair, "from" | "to">): unknown {
  if (isEqual(value, from)) return to;
  if (Array.isArray(value)) return value.map((item: unknown) => withParts(item, { from, to }));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withParts(part, { from, to })]));
}

const abilitiesOf = ({ rulesText = "", variables = "" }: CellTexts): readonly (Ability | undefined)[] =>
  analyse({ rulesText, variables }).abilities;

/** What a replacement made of the texts of a card. */
export interface Replacing {
  readonly texts: CellTexts;
  /** What each paragraph means before, as it should be, and now. */
  readonly before: readonly unknown[];
  readonly wanted: readonly unknown[];
  readonly now: readonly unknown[];
  readonly left: number;
}

/** Replaces a phrase in a card; undefined where it has none. */
export function replacing(texts: CellTexts, pair: PhrasePair): Replacing | undefined {
  const made = dreamtidesLanguage.phrases?.rewriter(pair.find, pair.replacement);
  if (made?.ok !== true) throw new Error(`${pair.find}: ${made?.error.message ?? "no phrases"}`);
  const rewritten = made.value.rewrite(texts);
  if (!rewritten) return undefined;
  const after = { ...texts, ...rewritten.texts };
  const before = abilitiesOf(texts);
  const wanted = before.map((ability) => withParts(ability, pair));
  return { texts: after, before, wanted, now: abilitiesOf(after), left: rewritten.left };
}
