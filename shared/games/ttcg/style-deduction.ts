import { cardTypes, subtypes, type effectStyles } from "./vocabulary.js";

const filter = [
  ...cardTypes,
  ...subtypes,
  ...[1, 2, 3, 4, 5].flatMap((rank) => ["unit", "spell", "card"].map((card) => `rank ${rank} ${card}`)),
];

/**
 * What an effect says in its style, by the first style that matches. Effects that act from under another card said so in
 * other words once (`ttcg.md` 1.5).
 */
const patterns: readonly (readonly [style: (typeof effectStyles)[number], texts: readonly string[]])[] = [
  ["continuous", ["while this card is on the field"]],
  ["counter", ["counter"]],
  ["primed", ["while this card is tapped"]],
  [
    "latent",
    [
      "when this card is sent to",
      "discard this card",
      "while this card is under another",
      "while this card is dormant",
    ],
  ],
  ["passive", ["you can rank up this card using a"]],
  ["equip", ["equip card"]],
  ["overload", filter.map((each) => `discard one ${each} card`)],
];

/** The style that the text of an effect looks like; undefined where it looks like none. */
export function deducedStyle(effect: string): string | undefined {
  const text = effect.toLowerCase();
  return patterns.find(([, texts]) => texts.some((each) => text.includes(each)))?.[0];
}
