import { subtypes, types } from "../vocabulary.js";
import { inAlphabet } from "./alphabet.js";

/** More subtypes than this have no place in a serial number. */
export const mostSubtypes = 5;

/** All names in alphabetical order, each marked as a type or not. */
const names = [
  ...types.map((name) => ({ name, isType: true })),
  ...subtypes.map((name) => ({ name, isType: false })),
].sort((a, b) => (a.name < b.name ? -1 : 1));

const places = new Map<string, number>(names.map(({ name }, at) => [name, at]));

/** In how many ways up to `most` of `count` things are chosen. */
function choicesOf(count: number, most: number): number {
  let sum = 0;
  let ways = 1;
  for (let chosen = 0; chosen <= most; chosen += 1) {
    sum += ways;
    ways = (ways * (count - chosen)) / (chosen + 1);
  }
  return sum;
}

const behind = names.map((_, at) => {
  const rest = names.slice(at + 1);
  const typeCount = rest.filter(({ isType }) => isType).length;
  return { types: typeCount, subtypes: rest.length - typeCount };
});

/** How many sets begin with what was chosen before and the name at a place. */
function setsWith(at: number, hasType: boolean, subtypesLeft: number): number {
  const isType = names[at]?.isType === true;
  if (isType ? hasType : subtypesLeft === 0) return 0;
  const rest = behind[at] ?? { types: 0, subtypes: 0 };
  const ways = choicesOf(rest.subtypes, isType ? subtypesLeft : subtypesLeft - 1);
  return isType || hasType ? ways : rest.types * ways;
}

/**
 * The place of a set of one type and up to five subtypes among all 31,257 of them (TTCG-6): as lists of names in the
 * order of their letters, sorted like words. Undefined for what is no such set.
 */
export function combinationIndex(chosen: readonly string[]): number | undefined {
  const wanted = chosen.map((name) => places.get(name) ?? -1).sort((a, b) => a - b);
  const typeCount = wanted.filter((at) => names[at]?.isType).length;
  const isSet = wanted.every((at, index) => at >= 0 && at !== wanted[index - 1]);
  if (!isSet || typeCount !== 1 || wanted.length - 1 > mostSubtypes) return undefined;
  let index = 0;
  let hasType = false;
  let subtypesLeft = mostSubtypes;
  let next = 0;
  for (const at of wanted) {
    // The shorter list, which ends here, comes before all that go on.
    if (hasType) index += 1;
    for (; next < at; next += 1) index += setsWith(next, hasType, subtypesLeft);
    if (names[at]?.isType) hasType = true;
    else subtypesLeft -= 1;
    next = at + 1;
  }
  return index;
}

/** The four characters that stand for a type and subtypes, in any order; undefined where there is no such set. */
export function combinationId(type: string, subtypesOfCard: readonly string[]): string | undefined {
  const index = combinationIndex([type, ...subtypesOfCard]);
  return index === undefined ? undefined : inAlphabet(index, 4);
}
