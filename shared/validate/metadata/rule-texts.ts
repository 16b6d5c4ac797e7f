import type { RuleInfo } from "../rule.js";

const source = "The file's own [[metadata.validation_rules]]";

/** Texts of the rules that a file defines itself. Files broke them long before they were checked, hence warnings. */
export const metadataRuleTexts: readonly RuleInfo[] = [
  {
    id: "enum",
    severity: "warning",
    title: "One of the column's values",
    explanation:
      "The file lists the values this column may have, and the cell holds another one. Letters count as they are written; an empty cell is fine unless the column is required.",
    source,
  },
  {
    id: "range",
    severity: "warning",
    title: "Within the column's range",
    explanation: "The file says how small and how large the numbers of this column may be; both bounds are allowed.",
    source,
  },
  {
    id: "pattern",
    severity: "warning",
    title: "Matches the column's pattern",
    explanation: "The file gives a regular expression that each text of this column must match somewhere.",
    source,
  },
  {
    id: "required",
    severity: "warning",
    title: "A value is required",
    explanation: "The file says that every row has a value here: no blank text, no empty list. 0 and false are values.",
    source,
  },
  {
    id: "type",
    severity: "warning",
    title: "Of the column's type",
    explanation:
      "The file says which type of value this column holds. A whole number counts as any number, and 0 and 1 as false and true.",
    source,
  },
];
