import { applyChanges } from "../../../base/index.js";
import type { CellTexts, Fix } from "../../../text/index.js";
import { textValue, type Finding, type FindingFix, type RowRule, type RuleInfo } from "../../../validate/index.js";
import { contributors, info } from "./info.js";

const column = "effect";
const severities = { error: "error", warning: "warning", hint: "info" } as const;

/** How grave a diagnostic of the language is as a problem. */
export const severityOf = (severity: keyof typeof severities): (typeof severities)[typeof severity] =>
  severities[severity];

const error = (id: string, title: string): RuleInfo =>
  info(id, "error", title, "A script that is not understood does nothing in a match.", contributors);
const warning = (id: string, title: string): RuleInfo =>
  info(id, "warning", title, "The script runs, but hardly as it was meant.");
const remark = (id: string, title: string): RuleInfo =>
  info(id, "info", title, "The script means the same either way.");

/** What the language says about scripts, by the second half of its codes. */
export const effectVariants: readonly RuleInfo[] = [
  error("expected", "Effects are scripts of the language"),
  error("unclosed", "Brackets and comments are closed"),
  error("string-end", "Texts end on their line"),
  error("too-long", "Effects are short enough"),
  error("too-deep", "Effects are not nested too deeply"),
  error("too-many", "Effects have not too many words"),
  error("brace-line", "Braces stand on the line of what they belong to"),
  error("no-while", "Loops have a limit"),
  error("unknown-op", "Operations exist"),
  error("unknown-name", "Names are defined"),
  error("unknown-property", "Values have the parts that are asked for"),
  error("unknown-constant", "Constants exist"),
  error("unknown-event", "Events exist"),
  error("unknown-getter", "Getters exist"),
  error("arguments", "Operations are given what they take"),
  error("type", "Values are of the type that is wanted"),
  error("maybe-null", "What may be null is tested first"),
  error("paren-argument", "A parenthesis after an operation holds its values"),
  error("ask-here", "Questions stand where a statement can wait"),
  error("prevent-here", "Only listeners before an event prevent it"),
  error("damage-outside", "Damage of an attack belongs to the attack"),
  error("op-here", "Operations stand where they mean something"),
  error("getter-impure", "Getters change their value only"),
  error("requirement-impure", "Requirements only assert"),
  error("clause-here", "Clauses fit the card"),
  error("twice", "Clauses and subs are there once"),
  error("row-form", "Rows have the form of the language"),
  error("two-spellings", "A card has a script or rows, not both"),
  error("recursion", "Subs call only those above them"),
  warning("shadow", "Names have one meaning"),
  warning("unreachable", "All that is written is done"),
  warning("empty-info", "Questions say what they ask"),
  warning("unhandled-prompt", "Questions have an answer"),
  warning("search-no-shuffle", "Decks are shuffled after a search"),
  warning("assert-late", "Requirements stand before what is done"),
  warning("power-used", "Abilities are marked as used after their checks"),
  warning("never-ends", "Lasting effects end"),
  warning("raises-own-event", "Listeners do not raise the event they hear"),
  warning("wr-order", "Damage changes where the text says so"),
  warning("captured", "Effects change variables of their own"),
  warning("self-blocks", "Abilities do not block themselves"),
  remark("no-flag-test", "Damage that effects do not change is left alone"),
  remark("turns", "Effects that last three turns test the turn"),
  remark("step", "Damage is counted in tens"),
  remark("unused", "Names are used"),
  remark("other-name", "Names are the usual ones"),
];

/** What the language has to say about an effect, each under the code it has in the text editor (SCRIPT-4). */
export const effectScript: RowRule = {
  kind: "row",
  ...info(
    "effect",
    "error",
    "Effects that the language understands",
    "The script of a card says what it does in a match.",
    contributors,
  ),
  variants: effectVariants,
  sheets: ["cards"],
  reads: [],
  readsText: true,
  check: (_row, _lookup, text) => {
    const reading = text.reading();
    return reading.diagnostics.map(({ code, severity, span, message, fixes }): Finding => ({
      column,
      span,
      variant: code.slice(code.indexOf("/") + 1),
      severity: severityOf(severity),
      ...(severity === "error" ? { fault: "form" as const } : {}),
      message,
      fixes: fixes.map((fix, at) => fixFor(fix, at, reading.texts)),
    }));
  },
};

const fixFor = ({ title, edits }: Fix, at: number, texts: CellTexts): FindingFix => ({
  id: at === 0 ? "suggestion" : `suggestion-${String(at + 1)}`,
  title,
  kind: "guess",
  edits: edits.map(({ cell, changes }) => ({
    kind: "cell",
    column,
    to: { kind: "value", value: textValue(applyChanges(texts[cell] ?? "", changes)) },
  })),
});
