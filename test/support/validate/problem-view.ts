import type { ProblemView } from "../../../shared/validate/index.js";

/** A problem of a cell of `cards.toml`, as a page receives it; the id serves as the key of its row where none is given. */
export const problemView = (id: string, more: Partial<ProblemView> = {}): ProblemView => ({
  id,
  code: "toy/sum",
  severity: "error",
  sheet: { file: "cards.toml", table: ["cards"] },
  rowKey: id,
  rowTitle: "A",
  column: "defense",
  columnTitle: "Defense",
  message: "The sum is 9, not 10.",
  related: [],
  fixes: [],
  ...more,
});
