import type { Index, Lookup, RowFacts } from "../../../validate/index.js";
import { PatternFlags } from "../effects/patterns.js";
import { deducedStyles } from "../styles.js";
import { styles } from "../vocabulary.js";
import { effectDataIn, type EffectData } from "./effect-data.js";
import { all } from "./indexes.js";

/** The rows of the table of styles. */
export const styleData: Index = {
  name: "effect-styles",
  sheets: ["effect-styles"],
  reads: ["style", "patterns", "note"],
  carries: ["style", "patterns", "note"],
  keys: () => [all],
};

/** Patterns that the published files lack: what they call "under another" is now called dormant (TTCG-3). */
const addedPatterns: Readonly<Record<string, readonly string[]>> = { latent: ["while this card is dormant"] };

/** The styles of a workspace, each with its patterns: texts one of which an effect of the style has in it. */
export interface Styles {
  /** The styles that a text speaks of; the first settles its style. */
  deduced(text: string): readonly string[];
}

/** Where a workspace has no table of styles. */
const published: Styles = { deduced: deducedStyles };

const known = new WeakMap<readonly RowFacts[], { readonly data: EffectData; readonly styles: Styles }>();

/** The styles by the table of the workspace, else the published ones. */
export function stylesIn(lookup: Lookup): Styles {
  const rows = lookup.rows(styleData.name, all);
  const { data } = effectDataIn(lookup);
  const made = known.get(rows);
  if (made?.data === data) return made.styles;
  const found = stylesOf(rows, data);
  known.set(rows, { data, styles: found });
  return found;
}

/**
 * The names of the styles that cards may have, in the order of their indexes in serial numbers: the game's own, then those
 * that the table of the workspace adds. `asked` are the ones looked for: the table is read only where it decides.
 */
export function styleNames(lookup: Lookup, asked: readonly (string | undefined)[]): readonly string[] {
  if (asked.every((style) => style === undefined || styles.some((each) => each === style))) return styles;
  const added = lookup.rows(styleData.name, all).flatMap((row) => (row.has("note") ? [] : (row.text("style") ?? [])));
  return [...new Set([...styles, ...added.filter((style) => style !== "")])];
}

function stylesOf(rows: readonly RowFacts[], { placeholders }: EffectData): Styles {
  const named = rows.filter((row) => !row.has("note") && (row.text("style") ?? "") !== "");
  if (named.length === 0) return published;
  const names = named.map((row) => row.text("style") ?? "");
  const patterns = named.flatMap((row, column) =>
    [...row.texts("patterns"), ...(addedPatterns[names[column] ?? ""] ?? [])].map((text) => ({
      text: text.toLowerCase(),
      column,
      isExact: false,
    })),
  );
  const flags = PatternFlags.of(patterns, placeholders);
  if (!flags.ok) return published;
  const { value } = flags;
  return {
    deduced(text) {
      const found = new Set<number>();
      value.each(text.toLowerCase(), (column) => found.add(column));
      return [...found].sort((one, other) => one - other).flatMap((column) => names[column] ?? []);
    },
  };
}
