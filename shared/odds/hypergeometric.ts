/**
 * The chance to hold at least `wanted` copies of a card, of which a deck of `deck` cards has `copies`, among `drawn` cards of it
 * (hypergeometric, ODDS-1). The cost is linear in `wanted`.
 */
export function chanceOfAtLeast(wanted: number, { deck, copies, drawn }: Draw): number {
  if (wanted <= 0) return 1;
  if (wanted > Math.min(copies, drawn)) return 0;
  let missing = 0;
  for (let held = 0; held < wanted; held++) missing += chanceOf(held, deck, copies, drawn);
  // Rounding must not make a chance out of what is sure.
  return Math.min(1, Math.max(0, 1 - missing));
}

/** Cards that are drawn from a shuffled deck, all of them at once. */
export interface Draw {
  readonly deck: number;
  readonly copies: number;
  readonly drawn: number;
}

/** The chance to hold exactly so many copies. */
function chanceOf(held: number, deck: number, copies: number, drawn: number): number {
  const others = deck - copies;
  if (drawn - held > others) return 0;
  return Math.exp(logChoose(copies, held) + logChoose(others, drawn - held) - logChoose(deck, drawn));
}

/** The logarithm of how many ways there are to take some of a number of things: the ways themselves are too many for a number. */
const logChoose = (all: number, some: number): number =>
  logFactorial(all) - logFactorial(some) - logFactorial(all - some);

/** Sums of logarithms, made as far as they were asked for. */
const logs = [0];

function logFactorial(number: number): number {
  for (let next = logs.length; next <= number; next++) logs.push((logs[next - 1] ?? 0) + Math.log(next));
  return logs[number] ?? 0;
}
