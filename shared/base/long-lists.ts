/**
 * For lists whose length comes from outside. `push(...items)` and `Math.max(...numbers)` pass each item as an argument, and
 * about 120,000 arguments overflow the stack.
 */

/** Puts items at the end of a list. */
export function pushAll<Item>(list: Item[], items: Iterable<Item>): void {
  for (const item of items) list.push(item);
}

/** The greatest of some numbers, and of `floor`. */
export function greatest(numbers: readonly number[], floor = -Infinity): number {
  return numbers.reduce((most, number) => Math.max(most, number), floor);
}

/** The smallest of some numbers, and of `ceiling`. */
export function smallest(numbers: readonly number[], ceiling = Infinity): number {
  return numbers.reduce((least, number) => Math.min(least, number), ceiling);
}
