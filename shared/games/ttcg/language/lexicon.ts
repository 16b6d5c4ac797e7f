import { LruCache } from "../../../base/index.js";
import type { Lexicon } from "../../../text/index.js";
import { expand, loadValues } from "../effects/expansion.js";
import { PhraseMatcher } from "../effects/phrase-matcher.js";
import type { PlaceholderSource } from "../effects/placeholders.js";
import { publishedTexts, usuallyAdded } from "../styles.js";
import { subtypesList, typesList } from "../vocabulary.js";
import { EffectReader, publishedReader } from "./read.js";
import { publishedKinds, type KindWords } from "./words.js";

/** A style and what effects of it say, by the table of a workspace. */
export interface StyleRow {
  readonly style: string;
  readonly patterns: readonly string[];
}

/** What of the tables and settings of a workspace has words of the language. */
export interface LexiconTables {
  /** A placeholder and those within it are asked for by their names. */
  readonly placeholders: PlaceholderSource;
  /** None where there is no table of styles: the published ones hold then. */
  readonly styles: readonly StyleRow[];
  /** Patterns that the settings add to styles. */
  readonly added: ReadonlyMap<string, readonly string[]>;
}

/** More words than a set ever has; the published words hold where there are more. */
const mostWords = 1_000;

/** What a style looks for is a phrase of an effect; a longer text is none. */
const longestForm = 500;

/** The styles of a set have a few hundred forms in all: what is beyond this is looked for in no text. */
const mostFormCharacters = 200_000;

/** What the texts of a language can name: one word in small letters, without the marks that part words. */
const oneWord = /^[^\s,.<>]+$/u;

/** The lists of styles in a lexicon: their patterns, with nothing left to be filled in. */
const stylePrefix = "style ";

/** What a workspace calls its kinds of cards; undefined where it calls them as they are published. */
function kindsIn(placeholders: PlaceholderSource): KindWords | undefined {
  const types = wordsOf("type", placeholders)?.filter((word) => word !== "spell");
  const subtypes = wordsOf("subtype", placeholders);
  if (isPublished(types, publishedKinds.types) && isPublished(subtypes, publishedKinds.subtypes)) return undefined;
  return { types: types ?? publishedKinds.types, subtypes: subtypes ?? publishedKinds.subtypes };
}

function wordsOf(name: string, placeholders: PlaceholderSource): readonly string[] | undefined {
  if ((placeholders.get(name) ?? []).length === 0) return undefined;
  const values = loadValues(name, placeholders, mostWords);
  if (!values.ok) return undefined;
  const words = values.value.map((value) => value.trim().toLowerCase()).filter((word) => oneWord.test(word));
  return words.length === 0 || words.length > mostWords ? undefined : [...new Set(words)];
}

/** Their order decides nothing: no text can name two at one place. */
const isPublished = (words: readonly string[] | undefined, published: readonly string[]): boolean =>
  words === undefined || (words.length === published.length && published.every((each) => words.includes(each)));

/** The words of a workspace (EFFECT-10); undefined where they are the published ones. */
export function effectLexicon({ placeholders, styles, added }: LexiconTables): Lexicon | undefined {
  const kinds = kindsIn(placeholders);
  const forms = styles.length > 0 || added.size > 0 ? styleForms(styles, added, placeholders) : undefined;
  if (!kinds && !forms) return undefined;
  const { types, subtypes } = kinds ?? publishedKinds;
  return { [typesList]: types, [subtypesList]: subtypes, ...forms };
}

/** What effects of each style say, in small letters and with nothing left to be filled in; the published styles where there is no table. */
function styleForms(
  styles: readonly StyleRow[],
  added: LexiconTables["added"],
  placeholders: PlaceholderSource,
): Lexicon {
  const rows = styles.length > 0 ? styles : publishedTexts.map(([style, patterns]) => ({ style, patterns }));
  const patternsOf = new Map<string, string[]>();
  const add = (style: string, patterns: readonly string[]): void => {
    const known = patternsOf.get(style) ?? [];
    if (known.length === 0) patternsOf.set(style, known);
    for (const pattern of patterns) known.push(pattern);
  };
  for (const { style, patterns } of rows) add(style, patterns);
  for (const [style, patterns] of new Map([...usuallyAdded, ...added]))
    if (patternsOf.has(style) || added.has(style)) add(style, patterns);
  let room = mostFormCharacters;
  return Object.fromEntries(
    [...patternsOf].map(([style, patterns]): [string, readonly string[]] => {
      const forms = formsOf(patterns, placeholders, room);
      for (const form of forms) room -= form.length;
      return [`${stylePrefix}${style}`, forms];
    }),
  );
}

/** The different forms of patterns, up to so many characters. */
function formsOf(patterns: readonly string[], placeholders: PlaceholderSource, mostCharacters: number): string[] {
  const forms = new Set<string>();
  let room = mostCharacters;
  for (const written of patterns) {
    const pattern = written.trim().toLowerCase();
    if (pattern.length > longestForm) continue;
    const expansion = expand(pattern, placeholders, mostWords);
    for (const form of expansion.ok ? expansion.value.next(mostWords) : []) {
      if (form === "" || form.length > longestForm || forms.has(form)) continue;
      room -= form.length;
      if (room < 0 || forms.size === mostWords) return [...forms];
      forms.add(form);
    }
  }
  return [...forms];
}

/** The kinds of cards that texts can name by a lexicon; the published ones without one. */
export const kindsOf = (lexicon: Lexicon | undefined): KindWords => ({
  types: lexicon?.[typesList] ?? publishedKinds.types,
  subtypes: lexicon?.[subtypesList] ?? publishedKinds.subtypes,
});

/** Those of them that are not the published ones, as a lexicon without styles. */
export function ownKinds(lexicon: Lexicon | undefined): (KindWords & Lexicon) | undefined {
  const { types, subtypes } = kindsOf(lexicon);
  const isOwn = !isPublished(types, publishedKinds.types) || !isPublished(subtypes, publishedKinds.subtypes);
  return isOwn ? { types, subtypes } : undefined;
}

/** Readers by what their lexicons say: workspaces change their words rarely, and tests and previews try a few. */
const readers = new LruCache<EffectReader>(16);
const readersOfObjects = new WeakMap<Lexicon, EffectReader>();

/** The reader for the words of a workspace, made once for all lexicons that say the same; without one, the published reader. */
export function readerOf(lexicon: Lexicon | undefined): EffectReader {
  if (lexicon === undefined) return publishedReader();
  const known = readersOfObjects.get(lexicon) ?? readers.getOrMake(JSON.stringify(lexicon), () => makeReader(lexicon));
  readersOfObjects.set(lexicon, known);
  return known;
}

function makeReader(lexicon: Lexicon): EffectReader {
  const kinds = kindsOf(lexicon);
  const styles = Object.entries(lexicon).flatMap(([list, forms]) =>
    list.startsWith(stylePrefix) ? [{ style: list.slice(stylePrefix.length), forms }] : [],
  );
  if (styles.length === 0) return new EffectReader(kinds);
  const matcher = new PhraseMatcher(styles.flatMap(({ forms }, at) => forms.map((form) => [form, at] as const)));
  return new EffectReader(kinds, (text) => {
    const found = new Set<number>();
    matcher.each(text.toLowerCase(), (at) => found.add(at));
    return [...found].sort((one, other) => one - other).flatMap((at) => styles[at]?.style ?? []);
  });
}
