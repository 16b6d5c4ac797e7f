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
