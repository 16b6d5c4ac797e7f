import { columnIndex, type Index, type LexiconSource, type Lookup, type RowFacts } from "../../../validate/index.js";
import { effectLexicon } from "../language/index.js";
import { styles } from "../vocabulary.js";
import { isUsed } from "./effect-data.js";
import { all } from "./indexes.js";

/** The rows of the table of styles. */
export const styleData: Index = {
  name: "effect-styles",
  sheets: ["effect-styles"],
  reads: ["style", "patterns", "note"],
  carries: ["style", "patterns", "note"],
  keys: () => [all],
};

/** Each placeholder by itself: what names one depends on no other. */
export const placeholdersByName = columnIndex("placeholders-by-name", ["placeholders"], "name", [
  "values",
  "note",
  "off",
]);

const styleRows = (lookup: Pick<Lookup, "rows">): readonly RowFacts[] =>
  lookup.rows(styleData.name, all).filter((row) => !row.has("note") && (row.text("style") ?? "") !== "");

/** The setting `[ttcg.style-patterns]`: lists of patterns by the styles that they are added to. */
const addedPatterns = "style-patterns";

/** The words that the language takes from the tables of a workspace, and what its styles say (EFFECT-10). */
export const wordSheets: LexiconSource = {
  sheets: ["placeholders", "effect-styles"],
  words: (lookup) =>
    effectLexicon({
      // Of several of one name the last one counts.
      placeholders: {
        get: (name) => lookup.rows(placeholdersByName.name, name).findLast(isUsed)?.texts("values"),
      },
      styles: styleRows(lookup).map((row) => ({ style: row.text("style") ?? "", patterns: row.texts("patterns") })),
      added: lookup.setting(addedPatterns),
    }),
};

/**
 * The names of the styles that cards may have, in the order of their indexes in serial numbers: the game's own, then those
 * that the table of the workspace adds. `asked` are the ones looked for: the table is read only where it decides.
 */
export function styleNames(lookup: Lookup, asked: readonly (string | undefined)[]): readonly string[] {
  if (asked.every((style) => style === undefined || styles.some((each) => each === style))) return styles;
  return [...new Set([...styles, ...styleRows(lookup).flatMap((row) => row.text("style") ?? [])])];
}
