import { checkEffect } from "../../../shared/games/tcgone/script/check/clauses.js";
import { parseEffect } from "../../../shared/games/tcgone/script/parse.js";
import { printEffect } from "../../../shared/games/tcgone/script/print/effect.js";
import { scriptNames } from "../../../shared/games/tcgone/script/registry/index.js";
import type { definitionSchema } from "../../../shared/games/tcgone/play/cards/definition.js";
import type { Item } from "../../../shared/games/tcgone/script/syntax/nodes.js";
import type { Random } from "../../../shared/match/index.js";

type Definition = ReturnType<typeof definitionSchema.parse>;
/** A part of a tree with where it stands, so that another of its kind can take its place. */
interface Spot {
  readonly list: unknown[];
  readonly at: number;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** All lists of statements and of expressions of a tree, by what they hold. */
function spotsIn(node: unknown, found: Spot[] = []): readonly Spot[] {
  if (Array.isArray(node)) {
    node.forEach((each: unknown, at) => {
      if (isObject(each) && typeof each["kind"] === "string") found.push({ list: node, at });
      spotsIn(each, found);
    });
  } else if (isObject(node)) for (const each of Object.values(node)) spotsIn(each, found);
  return found;
}

const kindAt = ({ list, at }: Spot): unknown => {
  const node = list[at];
  return isObject(node) ? node["kind"] : undefined;
};

const read = (effect: string): readonly Item[] => parseEffect(effect, scriptNames).items;

/**
 * Cards whose effects are put together from parts of others, so that most of what they do nobody has thought of; of these the ones
 * that the checker accepts. `tried` counts all.
 */
export function splicedCards(
  definitions: readonly Definition[],
  random: Random,
): { readonly cards: readonly Definition[]; readonly tried: number; readonly accepted: number } {
  const pool = definitions.flatMap(({ effect }) => spotsIn(read(effect)));
  let [tried, accepted] = [0, 0];
  const cards = definitions.map((definition) => {
    if (definition.effect === "") return definition;
    const items = structuredClone(read(definition.effect));
    for (let times = 1 + random.below(2); times > 0; times--) {
      const spots = spotsIn(items);
      const spot = spots[random.below(spots.length)];
      if (spot === undefined) continue;
      const others = pool.filter((each) => kindAt(each) === kindAt(spot) || kindAt(spot) === "expression");
      const other = others[random.below(others.length)];
      if (other !== undefined) spot.list[spot.at] = structuredClone(other.list[other.at]);
    }
    tried += 1;
    const effect = printEffect(items);
    const again = parseEffect(effect, scriptNames);
    const problems = again.faults.length > 0 ? [] : checkEffect(again.items, definition["card-kind"]);
    if (again.faults.length > 0 || problems.some(({ severity }) => severity === "error")) return definition;
    accepted += 1;
    return { ...definition, effect };
  });
  return { cards, tried, accepted };
}
