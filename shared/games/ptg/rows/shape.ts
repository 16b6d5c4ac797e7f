/** What a table of a card file is, which decides the order of its keys (PTG-9). */
export type Shape = "card" | "deck" | "ability" | "alteration" | "params" | "other";

interface ShapeInfo {
  /** Known keys in the order in which they are written. */
  readonly order: readonly string[];
  /** Keys whose tables have a shape of their own. */
  readonly inner: Readonly<Record<string, Shape>>;
}

const shapes: Readonly<Record<Shape, ShapeInfo>> = {
  card: {
    order: ["card_id", "name", "description", "type", "mana", "attack", "defense", "abilities"],
    inner: { abilities: "ability" },
  },
  deck: { order: ["name", "cards"], inner: {} },
  ability: {
    order: ["name", "description", "ability_type", "mana_requirement", "alterations"],
    inner: { alterations: "alteration" },
  },
  alteration: {
    order: ["effect", "target", "start_trigger", "end_trigger", "turn_duration", "params"],
    inner: { params: "params" },
  },
  params: { order: [], inner: { template: "card" } },
  other: { order: [], inner: {} },
};

/** Keys of rows that card files do not have. */
export const keptKeys = ["_file", "_null", "_dropped"] as const;
export const isKeptKey = (key: string): boolean => keptKeys.some((each) => each === key);

export const innerShape = (shape: Shape, key: string): Shape =>
  Object.hasOwn(shapes[shape].inner, key) ? (shapes[shape].inner[key] ?? "other") : "other";

/** Values that are dropped are kept by the nearest of these. */
export const keepsDropped = (shape: Shape): boolean => shape !== "params" && shape !== "other";

/** Known keys first, in their order; then the others as they come; then those that only rows have. */
export function inOrder<Entry extends { readonly key: string }>(
  shape: Shape,
  entries: readonly Entry[],
): readonly Entry[] {
  const { order } = shapes[shape];
  const rank = (key: string): number => {
    const known = order.indexOf(key);
    if (known !== -1) return known;
    const kept = keptKeys.findIndex((each) => each === key);
    return kept === -1 ? order.length : order.length + 1 + kept;
  };
  return entries.toSorted((a, b) => rank(a.key) - rank(b.key));
}

/** The keys of a row in order, for new ones. */
export const orderOf = (shape: Shape): readonly string[] => [...shapes[shape].order, ...keptKeys];
