/** `1 row`, `2,000 rows`. */
export const counted = (count: number, one: string): string =>
  `${count.toLocaleString()} ${count === 1 ? one : `${one}s`}`;

/** More names are counted, not listed. */
const mostNamed = 20;

/** The first of some names, and how many more there are: `Ash, Birch and 3 more`. */
export function named(names: readonly string[], total: number): string {
  const shown = names.slice(0, mostNamed);
  const others = total - shown.length;
  return `${shown.join(", ")}${others > 0 ? ` and ${others.toLocaleString()} more` : ""}`;
}
