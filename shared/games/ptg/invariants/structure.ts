import type { ColumnSchema, SheetSchema } from "../../../sheet/index.js";
import {
  removingFix,
  structureFaults,
  structureFindings,
  structureInfos,
  type Finding,
  type RowRule,
  type RuleInfo,
} from "../../../validate/index.js";
import { ptgSheets } from "../sheets.js";
import { info } from "./info.js";

const missingKey = info(
  "missing-key",
  "error",
  "Required keys are there",
  "The package cannot load a card without its id, name and type, nor an ability without its type and alterations.",
);
const unknownValue = info(
  "unknown-value",
  "error",
  "Types, effects, events and targets are known",
  "The package knows three types of cards, five of mana, 16 effects, 21 events and three targets, and no others.",
);
const unknownCard = info(
  "unknown-card",
  "error",
  "Cards that are named exist",
  "Decks and effects name cards by their ids. Without such a card the package cannot load them.",
);
export const paramInfo = info(
  "param",
  "error",
  "Parameters fit their effect",
  "Each effect has parameters of its own. One that is missing, of another type or not the effect's stops the card from working.",
);
export const unknownKeyInfo = info(
  "unknown-key",
  "info",
  "Keys are known",
  "The package does not read other keys. They are kept, in rows and in card files.",
);

const generic = ["structure-kind", "structure-range"];

/** What the types of the columns find, under the codes of this game. */
const variants: readonly RuleInfo[] = [
  missingKey,
  unknownValue,
  unknownCard,
  paramInfo,
  unknownKeyInfo,
  ...structureInfos({ id: "ptg", title: "", sheets: ptgSheets }).filter(({ id }) => generic.includes(id)),
];

const codes: Readonly<Record<string, string>> = {
  "structure-required": missingKey.id,
  "structure-empty": missingKey.id,
  "structure-choice": unknownValue.id,
  "structure-reference": unknownCard.id,
  "structure-unknown-key": unknownKeyInfo.id,
};

/** Inside of `params` all is a matter of the effect, but for words and ids. */
const ofParams: Readonly<Record<string, string>> = {
  ...codes,
  "structure-required": paramInfo.id,
  "structure-kind": paramInfo.id,
  "structure-range": paramInfo.id,
  "structure-unknown-key": paramInfo.id,
};

function renamed(finding: Finding): Finding {
  const variant = finding.variant ?? "";
  const { column } = finding;
  const inner = typeof column === "object" ? (column.inner ?? []) : [];
  const last = inner.lastIndexOf("params");
  // A token is a card of its own.
  const isParam = last !== -1 && inner.indexOf("template", last) === -1;
  const code = (isParam ? ofParams : codes)[variant] ?? variant;
  const fault = code === unknownKeyInfo.id ? undefined : structureFaults[variant];
  const severity = variants.find(({ id }) => id === code)?.severity ?? "error";
  const coded = { ...finding, severity, variant: code, ...(fault ? { fault } : {}) };
  if (typeof column !== "object" || inner.at(-1) !== "card_uuid") return coded;
  return {
    ...coded,
    message: "No uuid is known when a card is written.",
    fixes: [removingFix("remove", "Remove card_uuid", column)],
  };
}

const columnRule = (sheet: SheetSchema, column: ColumnSchema): RowRule => ({
  kind: "row",
  ...info("structure", "error", "Values are as their columns say", "The columns say what card files may hold."),
  variants,
  sheets: [sheet.kind],
  reads: [column.key],
  check: (row, lookup) => structureFindings(row, lookup, column, sheet, ptgSheets).map(renamed),
});

/** P01, P02, P05, P12, and the part of P08 that follows from the types of parameters (PTG-10): a rule for each column. */
export const structureRules: readonly RowRule[] = ptgSheets.flatMap((sheet) =>
  (sheet.columns ?? []).map((column) => columnRule(sheet, column)),
);
