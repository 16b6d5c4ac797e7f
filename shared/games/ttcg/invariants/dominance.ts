import type { Index, RowFacts, RowRule } from "../../../validate/index.js";
import { readerOf, type EffectReader } from "../language/index.js";
import { isAtLeast, powersOf, strengthOf } from "../power/compare.js";
import type { Strength } from "../power/strength.js";
import { statKeys } from "../stats.js";
import { isLevel } from "../vocabulary.js";
import { categoryIn, statsOf } from "./card.js";
import { effectKeys, effectOf, effectPair } from "./indexes.js";
import { cardwright, info } from "./info.js";

/** How strong both effects are, the one with the lesser shape first, so that those of two cards pair up. */
const sortedStrengths = (row: RowFacts, reader: EffectReader): readonly Strength[] =>
  effectKeys
    .map((key) => strengthOf(effectOf(row, key), reader))
    .sort((one, other) => (one.shape < other.shape ? -1 : one.shape > other.shape ? 1 : 0));

/**
 * Cards of which one may be as good as another in everything, whatever their effects say; undefined for a card with other
 * faults. Units share their stats: more in both is a wrong sum, which is reported as such.
 */
function comparableKey(row: RowFacts): string | undefined {
  const type = row.text("type") ?? "";
  const category = type === "spell" ? "spell" : "unit";
  const level = row.integer("level");
  const stats = statsOf(row);
  if (type === "" || !isLevel(level, category) || !stats || effectPair(row) === undefined) return undefined;
  return JSON.stringify([type, level, ...(category === "unit" ? [stats.attack, stats.defense] : [])]);
}

export const cardsByPower: Index = {
  name: "cards-by-power",
  sheets: ["cards"],
  reads: ["type", "level", ...statKeys, ...effectKeys],
  carries: ["subtypes", ...statKeys, ...effectKeys],
  keys: (row) => {
    const key = comparableKey(row);
    return key === undefined ? [] : [key];
  },
};

/** What a card is compared by. */
interface Contender {
  readonly row: RowFacts;
  readonly subtypes: ReadonlySet<string>;
  readonly pair: string;
  /** Its stats, then what its effects amount to. */
  readonly powers: readonly number[];
  /** The same with the effects the other way round, where they are of one shape and so pair up either way. */
  readonly reversed: readonly number[];
}

function contender(row: RowFacts, strengths: readonly Strength[]): readonly Contender[] {
  const [stats, pair] = [statsOf(row), effectPair(row)];
  if (!stats || pair === undefined) return [];
  const isPairedEitherWay = strengths[0]?.shape === strengths[1]?.shape;
  const powersWith = (effects: readonly Strength[]): readonly number[] => [
    ...statKeys.map((stat) => stats[stat]),
    ...effects.flatMap(powersOf),
  ];
  const powers = powersWith(strengths);
  const reversed = isPairedEitherWay ? powersWith(strengths.toReversed()) : powers;
  return [{ row, pair, powers, reversed, subtypes: new Set(row.texts("subtypes")) }];
}

/** Better in something and worse in nothing; the same two effects are reported as such. */
function isBetter(one: Contender, other: Contender): boolean {
  const isAtLeastAsGood = isAtLeast(one.powers, other.powers) || isAtLeast(one.powers, other.reversed);
  if (!isAtLeastAsGood || one.pair === other.pair) return false;
  if (![...other.subtypes].every((each) => one.subtypes.has(each))) return false;
  return !(isAtLeast(other.powers, one.powers) || isAtLeast(other.powers, one.reversed));
}

/** Each is held against each other. Nobody makes more cards by hand that differ in numbers alone. */
const mostAlike = 1000;
const mostNamed = 5;

/** The lesser ones of each card, by its key. */
type LesserCards = ReadonlyMap<string, readonly RowFacts[]>;

/** By the comparable cards, which all of them look up; the words that their effects were read by last are those of a workspace. */
const known = new WeakMap<readonly RowFacts[], { readonly reader: EffectReader; readonly lesser: LesserCards }>();

function lesserCards(comparable: readonly RowFacts[], reader: EffectReader): LesserCards {
  const found = known.get(comparable);
  if (found?.reader === reader) return found.lesser;
  const lesser = new Map(alikeIn(comparable, reader).flatMap(lesserOfEach));
  known.set(comparable, { reader, lesser });
  return lesser;
}

/** Those of comparable cards whose effects do the same but for their numbers: only these are held against each other. */
function alikeIn(comparable: readonly RowFacts[], reader: EffectReader): readonly (readonly Contender[])[] {
  const byShapes = new Map<string, Contender[]>();
  for (const row of comparable) {
    const strengths = sortedStrengths(row, reader);
    const shapes = JSON.stringify(strengths.map(({ shape }) => shape));
    const alike = byShapes.get(shapes);
    if (alike) alike.push(...contender(row, strengths));
    else byShapes.set(shapes, [...contender(row, strengths)]);
  }
  return [...byShapes.values()].filter(({ length }) => length > 1 && length <= mostAlike);
}

const lesserOfEach = (alike: readonly Contender[]): readonly (readonly [string, readonly RowFacts[]])[] =>
  alike.map((one) => [one.row.rowKey, alike.filter((other) => isBetter(one, other)).map(({ row }) => row)]);

/** Reads the effects of all comparable cards, so it is asked again when one of these changes (`creep-dominance`). */
export const creepDominance: RowRule = {
  kind: "row",
  ...info(
    "creep-dominance",
    "warning",
    "No card is better than another in everything",
    "A card with the type, level and subtypes of another, at least its stats, and effects that do the same with larger numbers or on more ranks makes the other one useless. Effects that differ in anything else are not compared.",
    cardwright,
  ),
  sheets: ["cards"],
  reads: ["type", "level", "subtypes", ...statKeys, ...effectKeys],
  check: (row, lookup) => {
    const key = comparableKey(row);
    if (key === undefined || categoryIn(row, lookup) === undefined) return [];
    const comparable = lookup.rows(cardsByPower.name, key);
    if (comparable.length < 2) return [];
    const lesser = lesserCards(comparable, readerOf(lookup.lexicon())).get(row.rowKey) ?? [];
    const [first] = lesser;
    if (!first) return [];
    const others = lesser.length > 1 ? ` and ${lesser.length - 1} more` : "";
    return [
      {
        column: "effect-1",
        message: `"${row.title()}" is at least as good as "${first.title()}"${others} in everything`,
        related: [
          { row, column: "effect-2", message: "Its other effect" },
          ...lesser
            .slice(0, mostNamed)
            .flatMap((each) => effectKeys.map((column) => ({ row: each, column, message: "Out-classed" }))),
        ],
      },
    ];
  },
};
