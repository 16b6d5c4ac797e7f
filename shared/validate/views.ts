import type { Span } from "../base/index.js";
import type { Path } from "../toml/index.js";
import type { FixKind, Severity, SheetAddress } from "./problem.js";

/** Another cell that has to do with a problem. Columns are `columnKey`s of the sheet; null is the row as a whole. */
export interface RelatedView {
  readonly sheet: SheetAddress;
  readonly rowKey: string;
  readonly rowTitle: string;
  readonly column: string | null;
  readonly message: string;
}

/** A way to fix a problem, as the page shows it. */
export interface FixView {
  readonly id: string;
  readonly title: string;
  readonly kind: FixKind;
}

/** A problem as the page shows it. */
export interface ProblemView {
  /** The same for as long as the problem stands. */
  readonly id: string;
  readonly code: string;
  readonly severity: Severity;
  readonly sheet: SheetAddress;
  /** Null: the table as a whole. */
  readonly rowKey: string | null;
  /** For people: the row's name or id; empty for the table as a whole. */
  readonly rowTitle: string;
  /** The `columnKey` of a column of the sheet where there is one for it; null: the row as a whole. */
  readonly column: string | null;
  /** For people: `Energy Cost`; empty where there is no column. */
  readonly columnTitle: string;
  /** The steps to the place inside the column's value, where the problem is of one. */
  readonly inner?: Path;
  /** Where in the text of the cell, where that is known. */
  readonly span?: Span;
  readonly message: string;
  readonly related: readonly RelatedView[];
  /** The most likely first. Their `id` is the same for all problems of the code that are fixed in this way. */
  readonly fixes: readonly FixView[];
  /** The problem was accepted knowingly: shown apart, and not counted. */
  readonly waived?: { readonly reason: string };
  /** It is of data that nobody touched since the workspace was opened. */
  readonly isFromOpening?: true;
}

/** How many problems stand, waived ones apart. */
export interface ProblemCounts {
  readonly error: number;
  readonly warning: number;
  readonly info: number;
  readonly waived: number;
}

/** How many problems of a rule are of data that nobody touched since the workspace was opened, accepted ones left out. */
export interface OpeningCount {
  readonly code: string;
  readonly severity: Severity;
  readonly count: number;
}

/** The description of a rule, for the Explain view and the settings of severities. */
export interface RuleView {
  readonly code: string;
  /** `Dreamtides`, `TTCG`, or `Metadata`. */
  readonly origin: string;
  readonly title: string;
  readonly explanation: string;
  readonly source: string;
  /** As the rule comes. */
  readonly standard: Severity;
  /** As this workspace has it. */
  readonly severity: Severity | "off";
}

/** Put these in place of those with the same ids, and drop those. Many changes come in several of these. */
export interface ProblemsPatch {
  readonly sheet: SheetAddress;
  readonly counts: ProblemCounts;
  readonly put: readonly ProblemView[];
  readonly drop: readonly string[];
}

/** One edit of a fix, before it is made. Texts are as in the cells; null is an absent key, or a row that is not there. */
export interface FixPreview {
  readonly sheet: SheetAddress;
  readonly rowKey: string | null;
  readonly rowTitle: string;
  /** Distinguishes the row from others of its name: its id, else its place. Null where no other row has the name. */
  readonly rowDetail: string | null;
  readonly column: string | null;
  readonly columnTitle: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** What fixing one problem would do. */
export interface ProblemFixPreview {
  readonly problem: string;
  readonly kind: FixKind;
  readonly edits: readonly FixPreview[];
}

/** How far the first look at a workspace is; `done` equals `total` when all is checked. */
export interface CheckProgress {
  readonly done: number;
  readonly total: number;
}
