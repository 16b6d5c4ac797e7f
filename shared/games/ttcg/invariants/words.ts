import {
  guess,
  nearestChoices,
  settingFix,
  textValue,
  type CellName,
  type FindingFix,
} from "../../../validate/index.js";

/** Fixes that put one of the words into a cell: what the text is an old name for, else those most like it. */
export function wordFixes(
  text: string,
  words: readonly string[],
  column: CellName,
  aliases: Readonly<Record<string, string | null>> = {},
): readonly FindingFix[] {
  const plain = text.trim().toLowerCase();
  const successor = Object.hasOwn(aliases, plain) ? aliases[plain] : undefined;
  const setTo = (id: string, choice: string): FindingFix =>
    settingFix(id, `Set to “${choice}”`, column, textValue(choice));
  if (typeof successor === "string" && words.includes(successor)) return [setTo("nearest", successor)];
  return nearestChoices(text, words).map((choice, at) =>
    guess(setTo(at === 0 ? "nearest" : `nearest-${at + 1}`, choice)),
  );
}
