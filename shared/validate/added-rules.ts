import type { Binding } from "./binding.js";
import type { SheetAddress } from "./problem.js";
import type { RowRule, RuleInfo } from "./rule.js";

/** A rule for the rows of one table. */
export interface AddedRule extends Omit<RowRule, "sheets"> {
  /** About how many plain rules it costs as much as. */
  readonly weight: number;
}

/** Rules beside those of games and files, such as those about how the cards of a table look. */
export interface AddedRules {
  /** What stands before the slash in their codes. */
  readonly id: string;
  /** Where they come from, for people. */
  readonly title: string;
  readonly infos: readonly RuleInfo[];
  /** The rules of a table, which need not belong to a game. The same objects for as long as they are the same rules. */
  rulesOf(sheet: SheetAddress, binding: Binding | undefined): readonly AddedRule[];
}

export const noAddedRules: AddedRules = { id: "added", title: "Added", infos: [], rulesOf: () => [] };
