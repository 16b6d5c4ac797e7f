import type { Random } from "../../../match/index.js";

/**
 * Pairs of different effects, at most half as many as there are effects: the first of each any, the second any that
 * differs from it. Undefined where there are fewer than two; a pair has no second where all are equal, and is left out.
 */
export function randomPairs(
  effects: readonly string[],
  pairs: number,
  random: Random,
): readonly (readonly [string, string])[] | undefined {
  if (effects.length < 2) return undefined;
  const places = new Map<string, number[]>();
  for (const [at, effect] of effects.entries()) {
    const known = places.get(effect);
    if (known === undefined) places.set(effect, [at]);
    else known.push(at);
  }
  const count = Math.min(pairs, Math.floor(effects.length / 2));
  const drawn: (readonly [string, string])[] = [];
  for (let pair = 0; pair < count; pair += 1) {
    const first = effects[random.below(effects.length)] ?? "";
    const equal = places.get(first) ?? [];
    if (equal.length === effects.length) continue;
    // Any of the others: its number among them, moved past each equal one that stands before it.
    let at = random.below(effects.length - equal.length);
    for (const place of equal) if (place <= at) at += 1;
    drawn.push([first, effects[at] ?? ""]);
  }
  return drawn;
}
