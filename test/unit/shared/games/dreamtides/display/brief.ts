/** The styles of card text, longest markup first, and how tests write them. */
const STYLES: readonly (readonly [RegExp, string])[] = [
  [/<color=#AA00FF><b>(.*?)<\/b><\/color>/g, "KB[$1]"],
  [/<color=#2E7D32><b>(.*?)<\/b><\/color>/g, "S[$1]"],
  [/<color=#F57F17><b><u>(.*?)<\/u><\/color><\/b>/g, "F[$1]"],
  [/<color=#00838F>(.*?)<\/color>/g, "E[$1]"],
  [/<color=#F57F17>(.*?)<\/color>/g, "P[$1]"],
  [/<color=#AA00FF>(.*?)<\/color>/g, "K[$1]"],
  [/<b>(.*?)<\/b>/g, "B[$1]"],
];

/** Markup in short: E energy, P points, K keyword, KB bold keyword, S subtype, F figment, B bold (DISPLAY-1). */
export const brief = (markup: string): string =>
  STYLES.reduce((result, [tags, short]) => result.replace(tags, short), markup);
