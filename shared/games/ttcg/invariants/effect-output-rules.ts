import { guess, settingFix, type Lookup, type RowFacts, type RowRule } from "../../../validate/index.js";
import { readerOf } from "../language/index.js";
import { effectDataIn, isUsed } from "./effect-data.js";
import { effectOutputs, unreadLines, type EffectOutputs } from "./effect-outputs.js";
import { cardwright, info } from "./info.js";

/** A guess, since nobody can tell that the row is not wanted; and trying what it breaks would look at all rows for each. */
const switchOff = guess(settingFix("switch-off", "Switch the row off", "off", { kind: "boolean", value: true }));
const lineCount = (count: number): string => (count === 1 ? "1 line" : `${count} lines`);

export const templateDuplicate: RowRule = {
  kind: "row",
  ...info(
    "template-duplicate",
    "warning",
    "No template is there twice",
    "A template that is there twice makes nothing that the first does not make.",
    cardwright,
  ),
  sheets: ["effect-templates"],
  fault: "repetition",
  reads: ["text", "note", "off"],
  check: (row, lookup) => {
    const first = isUsed(row) ? effectDataIn(lookup).firstWith.get(row.text("text") ?? "") : undefined;
    if (!first || first.rowKey === row.rowKey) return [];
    const related = [{ row: first, column: "text", message: "First used here" }];
    return [{ column: "text", message: "The same template is there before", related, fixes: [switchOff] }];
  },
};

export const templateOverlap: RowRule = {
  kind: "row",
  ...info(
    "template-overlap",
    "info",
    "Templates make different effects",
    "Lines that two templates make are kept once. Where that is meant, nothing needs to be done.",
    cardwright,
  ),
  sheets: ["effect-templates"],
  fault: "relation",
  reads: ["text", "note", "off"],
  check: (row, lookup) => {
    const outputs = effectOutputs(lookup);
    const overlaps = outputs?.byRow.get(row.rowKey)?.overlaps ?? [];
    return overlaps.flatMap(({ earlier, count, example }) => {
      const other = outputs?.templates[earlier]?.row;
      if (!other) return [];
      const message = `${lineCount(count)} of it ${count === 1 ? "is" : "are"} made by "${other.text("text") ?? ""}" too, such as “${example}”`;
      return [{ column: "text", message, related: [{ row: other, column: "text", message: "The earlier template" }] }];
    });
  },
};

export const templateEmpty: RowRule = {
  kind: "row",
  ...info(
    "template-empty",
    "warning",
    "Templates make effects",
    "Every line that the template makes has a phrase of the removals, so nothing is left of it.",
    cardwright,
  ),
  sheets: ["effect-templates"],
  fault: "relation",
  reads: ["text", "note", "off"],
  check: (row, lookup) =>
    effectOutputs(lookup)?.byRow.get(row.rowKey)?.output.lines.size === 0
      ? [{ column: "text", message: "All lines of the template are removed", fixes: [switchOff] }]
      : [],
};

export const templateUnparsed: RowRule = {
  kind: "row",
  ...info(
    "template-unparsed",
    "warning",
    "Templates make effects that can be read",
    "A line that is not in the language of effects does nothing in a match, and no style or level can be deduced from it.",
    cardwright,
  ),
  sheets: ["effect-templates"],
  fault: "relation",
  reads: ["text", "note", "off"],
  check: (row, lookup) => {
    const facts = effectOutputs(lookup)?.byRow.get(row.rowKey);
    const { line, count } = facts
      ? unreadLines(facts.output, readerOf(lookup.lexicon()))
      : { line: undefined, count: 0 };
    return line === undefined
      ? []
      : [{ column: "text", message: `${lineCount(count)} of it cannot be read, such as “${line}”` }];
  },
};

/** The phrase of a row that is in use, with the lines that the templates make; undefined where either is missing. */
function phraseIn(
  row: RowFacts,
  column: string,
  lookup: Lookup,
): { phrase: string; outputs: EffectOutputs } | undefined {
  const phrase = row.text(column) ?? "";
  const outputs = isUsed(row) && phrase !== "" ? effectOutputs(lookup) : undefined;
  return outputs && { phrase, outputs };
}

export const removalUnused: RowRule = {
  kind: "row",
  ...info(
    "removal-unused",
    "info",
    "Removals remove something",
    "No line that the templates make has the phrase. It may be left from templates that are gone, or be misspelt.",
    cardwright,
  ),
  sheets: ["effect-removals"],
  fault: "relation",
  reads: ["phrase", "note", "off"],
  check: (row, lookup) => {
    const found = phraseIn(row, "phrase", lookup);
    if (!found || found.outputs.templates.length === 0 || found.outputs.usedRemovals.has(found.phrase)) return [];
    return [{ column: "phrase", message: "No effect has this phrase" }];
  },
};

export const replacementUnused: RowRule = {
  kind: "row",
  ...info(
    "replacement-unused",
    "info",
    "Replacements replace something",
    "No line has the phrase when its turn comes.",
    cardwright,
  ),
  sheets: ["effect-replacements"],
  fault: "relation",
  reads: ["from", "note", "off"],
  check: (row, lookup) => {
    const found = phraseIn(row, "from", lookup);
    if (!found || found.outputs.templates.length === 0) return [];
    const { phrase, outputs } = found;
    if (outputs.usedReplacements.has(phrase) || outputs.earlierPart(phrase) !== undefined) return [];
    return [{ column: "from", message: "No effect has this phrase when its turn comes" }];
  },
};

export const replacementOrder: RowRule = {
  kind: "row",
  ...info(
    "replacement-order",
    "info",
    "Longer phrases are replaced first",
    "Replacements are made in the order of their rows. A phrase of which an earlier row replaces a part is never found.",
    cardwright,
  ),
  sheets: ["effect-replacements"],
  fault: "relation",
  reads: ["from", "note", "off"],
  check: (row, lookup) => {
    const found = phraseIn(row, "from", lookup);
    if (!found) return [];
    const { phrase, outputs } = found;
    const part = outputs.usedReplacements.has(phrase) ? undefined : outputs.earlierPart(phrase);
    if (part === undefined) return [];
    return [{ column: "from", message: `An earlier row replaces "${part}", so this phrase is never found` }];
  },
};
