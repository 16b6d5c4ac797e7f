import { applyChanges } from "../../../base/index.js";
import type { Diagnostic } from "../../../text/index.js";
import { textValue, type Finding, type FindingFix, type RowRule } from "../../../validate/index.js";
import { EffectCell } from "../language/effect-cell.js";
import { byReader, readerOf } from "../language/index.js";
import { codes } from "../language/problems/meaning.js";
import { effectKeys } from "./indexes.js";
import { cardwright, designDocument, info } from "./info.js";

/** The texts that were read last, so that the rules on one text read it once. */
const mostKnown = 2500;
const readings = {
  "effect-1": byReader(mostKnown, (reader, text) => new EffectCell(reader, "effect-1", text)),
  "effect-2": byReader(mostKnown, (reader, text) => new EffectCell(reader, "effect-2", text)),
};

const severities = { error: "error", warning: "warning", hint: "info" } as const;
const styleKeys = { "effect-1": "effect-1-style", "effect-2": "effect-2-style" } as const;

function findingOf(diagnostic: Diagnostic, column: string, text: string): Finding {
  return {
    column,
    span: diagnostic.span,
    severity: severities[diagnostic.severity],
    message: diagnostic.message,
    fixes: diagnostic.fixes.map(({ title, edits }, at): FindingFix => ({
      id: at === 0 ? "suggestion" : `suggestion-${at + 1}`,
      title,
      kind: "guess",
      edits: edits.map(({ changes }) => ({
        kind: "cell",
        column,
        to: { kind: "value", value: textValue(applyChanges(text, changes)) },
      })),
    })),
  };
}

/** A rule that says what the language says about effects under one code. */
function languageRule(
  code: (typeof codes)[keyof typeof codes],
  details: Pick<RowRule, "severity" | "title" | "explanation" | "source">,
): RowRule {
  const { severity, title, explanation, source } = details;
  return {
    kind: "row",
    ...info(code.slice("ttcg/".length), severity, title, explanation, source),
    sheets: ["cards"],
    reads: [...effectKeys, ...Object.values(styleKeys)],
    check: (row, lookup) =>
      effectKeys.flatMap((column): readonly Finding[] => {
        const text = row.text(column) ?? "";
        if (text.trim() === "") return [];
        const isEquip = Object.values(styleKeys).some((key) => row.text(key) === "equip");
        return readings[column](readerOf(lookup.lexicon()), text)
          .diagnostics(isEquip)
          .filter((each) => each.code === code)
          .map((each) => findingOf(each, column, text));
      }),
  };
}

/** What the language of effects says about the texts of a card (EFFECT-9). */
export const effectLanguageRules: readonly RowRule[] = [
  languageRule(codes.parses, {
    severity: "warning",
    title: "Effects in the effect language",
    explanation: "An effect that nothing reads is kept as it stands, and does nothing in a match.",
    source: designDocument,
  }),
  languageRule(codes.wording, {
    severity: "info",
    title: "Effects in the words of the game",
    explanation: "What the game's own sentences can say is said by them, so that equal effects have equal texts.",
    source: cardwright,
  }),
  languageRule(codes.openingTwice, {
    severity: "warning",
    title: "One opening of a kind",
    explanation: "An effect has one condition, one trigger and one duration; a second is not listened to.",
    source: cardwright,
  }),
  languageRule(codes.impossible, {
    severity: "warning",
    title: "Effects that some card can meet",
    explanation: "No spell has a subtype, and none is above rank 3: an effect about such cards never does anything.",
    source: designDocument,
  }),
  languageRule(codes.deadDuration, {
    severity: "warning",
    title: "Durations that something lasts for",
    explanation: "“This turn” in front of what happens at once changes nothing.",
    source: cardwright,
  }),
  languageRule(codes.reference, {
    severity: "warning",
    title: "References to something that was said",
    explanation: "“That effect” or “the attacking unit” need an event that says which one is meant.",
    source: cardwright,
  }),
];
