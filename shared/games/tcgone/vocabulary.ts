/** Kinds of cards (TCGONE-2). */
export const cardKinds = [
  "unit",
  "item",
  "supporter",
  "stadium",
  "tool",
  "technical-machine",
  "special-energy",
  "basic-energy",
] as const;
export type CardKind = (typeof cardKinds)[number];

export const stages = ["basic", "stage1", "stage2", "baby", "level-up", "restored", ""] as const;

/** A kind of card in words: "an item", "a basic energy". */
export const describeKind = (kind: CardKind): string =>
  `${/^[aeiou]/.test(kind) ? "an" : "a"} ${kind.replace("-", " ")}`;
