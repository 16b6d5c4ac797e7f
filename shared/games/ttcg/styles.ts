import { subtypes, types, type styles } from "./vocabulary.js";

type Style = (typeof styles)[number];

const ranks = [1, 2, 3, 4, 5].flatMap((rank) => ["unit", "spell", "card"].map((noun) => `rank ${rank} ${noun}`));

/** What the texts of a style say, in the order of the styles (TTCG-3). Echo and surge have no such words. */
export const publishedTexts: readonly (readonly [Style, readonly string[]])[] = [
  ["continuous", ["while this card is on the field"]],
  ["counter", ["counter"]],
  ["primed", ["while this card is tapped"]],
  ["latent", ["when this card is sent to", "discard this card", "while this card is under another"]],
  ["passive", ["you can rank up this card using a"]],
  ["equip", ["equip card"]],
  // Any one type, subtype or rank of cards: 38 forms.
  ["overload", [...types, ...subtypes, ...ranks].map((kind) => `discard one ${kind} card`)],
];

/** What the settings of a workspace add where they say nothing: what the published files call "under another" is now dormant. */
export const usuallyAdded: ReadonlyMap<string, readonly string[]> = new Map([
  ["latent", ["while this card is dormant"]],
]);

const patternsOf = (texts: readonly (readonly [Style, readonly string[]])[]): readonly (readonly [Style, RegExp])[] =>
  texts.map(([style, said]) => [style, new RegExp(said.join("|"), "u")]);

/** Of the published files alone. */
export const publishedPatterns = patternsOf(publishedTexts);

/** With what is usually added. */
export const stylePatterns = patternsOf(
  publishedTexts.map(([style, said]) => [style, [...said, ...(usuallyAdded.get(style) ?? [])]]),
);

/** The styles that the text of an effect speaks of; the first settles its style (TTCG-3). */
export function deducedStyles(effect: string, patterns = stylePatterns): readonly Style[] {
  const text = effect.toLowerCase();
  return patterns.filter(([, pattern]) => pattern.test(text)).map(([style]) => style);
}
