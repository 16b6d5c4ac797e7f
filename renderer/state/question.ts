import type { ReferencesView } from "../../shared/workspace/index.js";

/** What a person is asked before an act that would lose or add something unasked. */
export interface Question {
  readonly title: string;
  readonly text: string;
  /** What the button is called that leaves everything as it is. */
  readonly safe: string;
  /** `isFirst` has the keyboard; else the safe one has it. */
  readonly choices: readonly { readonly title: string; readonly isFirst?: true; readonly run: () => void }[];
  /** Who names what would go. */
  readonly references?: ReferencesView;
}

const rowsOf = ({ rows, sheetTitle }: ReferencesView["counts"][number]): string =>
  `${rows.toLocaleString("en")} ${rows === 1 ? "row" : "rows"} of ${sheetTitle}`;

/** The rows that name something, by sheet: `3 rows of decks and 1 row of printings`. */
export function countedReferrers({ counts }: ReferencesView): string {
  const parts = counts.map(rowsOf);
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1) ?? ""}`;
}
