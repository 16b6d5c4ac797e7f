/** The items as a sentence lists them: `a, b or c`. */
export function listed(items: readonly string[], joiner: "or" | "and"): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${joiner} ${items.at(-1) ?? ""}`;
}
