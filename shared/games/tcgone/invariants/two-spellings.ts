import { isEqual } from "../../../base/index.js";
import { guess, removingFix, type Finding } from "../../../validate/index.js";
import { withoutPlaces } from "../language/tree.js";
import { parseEffect } from "../script/parse.js";
import { scriptNames } from "../script/registry/index.js";
import { effectRows, hasRepeats } from "../script/rows/effect-rows.js";

/**
 * What to say where a card has both spellings (SCRIPT-7): a script, and rows, which are given as the script that they mean,
 * undefined where they mean none. Where the two say the same, nothing is lost without the rows; else somebody has to choose.
 */
export function twoSpellings(effect: string, ofRows: string | undefined): readonly Finding[] {
  if (effect.trim() === "") return [];
  const [script, rows] = [meaningOf(effect), meaningOf(ofRows)];
  const isSame = script !== undefined && rows !== undefined && isEqual(script, rows);
  const says =
    script === undefined || rows === undefined ? "" : isSame ? ", which says the same" : ", and the two differ";
  const withoutRows = removingFix("keep-script", "Keep the script and remove the rows", "abilities");
  return [
    {
      column: "abilities",
      variant: "two-spellings",
      severity: "error",
      fault: "relation",
      message: `The card has a script as well${says}; matches read the script.`,
      fixes: [
        isSame ? withoutRows : guess(withoutRows),
        guess(removingFix("keep-rows", "Keep the rows and remove the script", "effect")),
      ],
    },
  ];
}

/** What a script means, whatever its layout and the order of its clauses; undefined where it is not understood. */
function meaningOf(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  const { items, faults } = parseEffect(text, scriptNames);
  return faults.length > 0 || hasRepeats(items) ? undefined : withoutPlaces(effectRows(items));
}
