/** The items as a sentence lists them: `a, b or c`. */
export function listed(items: readonly string[], joiner: "or" | "and"): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${joiner} ${items.at(-1) ?? ""}`;
}

/** The first few items as a list of alternatives, with a word for those left out. */
export function listedBriefly(items: readonly string[], count: number): string {
  if (items.length <= count) return listed(items, "or");
  return `${items.slice(0, count).join(", ")} or another of ${items.length}`;
}
