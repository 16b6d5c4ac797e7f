/** The languages whose words can be divided. */
export const hyphenationLanguages = ["de", "en", "es", "fr", "it", "pt"] as const;

export type HyphenationLanguage = (typeof hyphenationLanguages)[number];

/** A text with soft hyphens where its words may be divided. */
type Hyphenate = (text: string) => string;

/** The patterns of a language are large, so each is loaded only where a face names it. */
const patterns: Readonly<
  Record<HyphenationLanguage, () => Promise<{ readonly default: { readonly hyphenateSync: Hyphenate } }>>
> = {
  de: () => import("hyphen/de/index.js"),
  en: () => import("hyphen/en/index.js"),
  es: () => import("hyphen/es/index.js"),
  fr: () => import("hyphen/fr/index.js"),
  it: () => import("hyphen/it/index.js"),
  pt: () => import("hyphen/pt/index.js"),
};

const loaded = new Map<HyphenationLanguage, Hyphenate>();

/** Loads what dividing words of these languages takes. To be awaited before faces of them are laid out. */
export async function loadHyphenation(languages: Iterable<HyphenationLanguage | undefined>): Promise<void> {
  const missing = [...new Set(languages)].flatMap((language) =>
    language === undefined || loaded.has(language) ? [] : [language],
  );
  await Promise.all(
    missing.map(async (language) => loaded.set(language, (await patterns[language]()).default.hyphenateSync)),
  );
}

const words = /[\p{L}\p{M}\u00ad]+/gu;

/**
 * Shorter words are not worth dividing; on longer ones than any language has, the time would grow with the square. Words with
 * soft hyphens of their own, or with marks apart from their letters, stay as they are.
 */
const divisible = /^\p{L}{6,100}$/u;

/** A text with soft hyphens where words of the language may be divided; unchanged where the language was not loaded. */
export function withSoftHyphens(text: string, language: HyphenationLanguage | undefined): string {
  const hyphenate = language && loaded.get(language);
  return hyphenate ? text.replaceAll(words, (word) => (divisible.test(word) ? hyphenate(word) : word)) : text;
}
