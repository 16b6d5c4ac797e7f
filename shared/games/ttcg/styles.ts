import { subtypes, types, type styles } from "./vocabulary.js";

type Style = (typeof styles)[number];

/** Any one type, subtype or rank of cards, as the overload pattern spells it: 38 forms. */
const anyKind = [...types, ...subtypes, "rank [1-5] (?:unit|spell|card)"].join("|");

/** Words that identify the texts of a style, in the order of the styles (TTCG-3). Echo and surge have none. */
export const publishedPatterns: readonly (readonly [Style, RegExp])[] = [
  ["continuous", /while this card is on the field/u],
  ["counter", /counter/u],
  ["primed", /while this card is tapped/u],
  ["latent", /when this card is sent to|discard this card|while this card is under another/u],
  ["passive", /you can rank up this card using a/u],
  ["equip", /equip card/u],
  ["overload", new RegExp(`discard one (?:${anyKind}) card`, "u")],
];

/** The published ones, and what cards under others are called now: dormant. */
export const stylePatterns: readonly (readonly [Style, RegExp])[] = publishedPatterns.map(([style, pattern]) =>
  style === "latent" ? [style, new RegExp(`${pattern.source}|while this card is dormant`, "u")] : [style, pattern],
);

/** The styles that the text of an effect speaks of; the first settles its style (TTCG-3). */
export function deducedStyles(effect: string, patterns = stylePatterns): readonly Style[] {
  const text = effect.toLowerCase();
  return patterns.filter(([, pattern]) => pattern.test(text)).map(([style]) => style);
}
